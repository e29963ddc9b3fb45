import { pieceIn } from '@tablee/board'
import { Fold } from '@tablee/board/fold.tsx'
import { SeatId } from '@tablee/board/kit/panel.tsx'
import type { FC } from 'react'
import type { Supply } from '../../rules/plan/pawns.ts'
import type { Character, PawnId } from '../../state.ts'
import { pawnName } from '../explain.ts'
import { Figure } from '../ui/art.tsx'
import { hold, useHeld } from '../ui/held.ts'
import { type Props, usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import { Determination, Hearts, Life } from './life.tsx'

/** Whether a pawn may be taken in hand: it is to be placed, and has somewhere to go. */
export const canHold = ({ view }: Props, pawn: PawnId): boolean =>
  view.destinations.places.some(({ pawns }) => pawns.includes(pawn))

/** A pawn that is not yet placed: a tap takes it in hand. */
const Free: FC<{ readonly pawn: PawnId; readonly place: string; readonly first?: boolean }> = ({
  pawn,
  place,
  first = true,
}) => {
  const { props } = usePart()
  const { view, language } = props
  const isHeld = useHeld(props) === pawn && first
  const label = WORDS[language].holds(pawnName(pawn, view, language))
  const picture = (
    <span {...pieceIn(`pawn.${pawn}`, place)}>
      <Figure pawn={pawn} />
    </span>
  )
  if (!canHold(props, pawn)) return <span className="rc-free">{picture}</span>
  return (
    <button
      type="button"
      className={`rc-free${isHeld ? ' is-held' : ''}`}
      data-ref={`pawn:${pawn}`}
      aria-pressed={isHeld}
      aria-label={label}
      onClick={() => hold(pawn)}
    >
      {picture}
    </button>
  )
}

/** How many pawns of a kind are in the plan. */
const placedOf = (actions: readonly { readonly pawns: readonly PawnId[] }[], pawn: PawnId): number =>
  actions.reduce((sum, { pawns }) => sum + pawns.filter(one => one === pawn).length, 0)

/** The pawns of a character: those placed are pale. */
export const OwnPawns: FC<{ readonly character: Pick<Character, 'id'> }> = ({ character: { id } }) => {
  const { view } = usePart().props
  const left = view.supply.find(one => one.id === id)?.count ?? 0
  const placed = placedOf(view.plan.actions, id)
  return (
    <span className="rc-mypawns">
      {Array.from({ length: placed }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pawns of one character are alike.
        <span key={`put${i}`} className="rc-put">
          <Figure pawn={id} />
        </span>
      ))}
      {Array.from({ length: left }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pawns of one character are alike.
        <Free key={i} pawn={id} place={`character:${id}`} first={i === 0} />
      ))}
    </span>
  )
}

/** Friday, Jenny, the Dog and the neutral pawns. */
export const Helpers: FC<{ readonly others: readonly Character[] }> = ({ others }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const neutral = view.supply.filter(({ colour }) => colour !== 'own')
  return (
    <section className={`kit-seat rc-helpers f-friday${others.length === 0 ? ' is-pawns' : ''}`}>
      <header className="kit-seat-head">
        <SeatId name={words.reserve} />
      </header>
      <div className="rc-seat-body">
        {others.map(one => (
          <div
            key={one.id}
            className={`rc-helper f-${one.id}${one.alive ? '' : ' is-dead'}`}
            data-ref={`character:${one.id}`}
          >
            <div className="kit-row">
              <b>{words.party[one.id]}</b>
              <span className="kit-grow" />
              <OwnPawns character={one} />
              <Determination det={one.det} />
            </div>
            <Hearts character={one} />
          </div>
        ))}
        <Neutral pawns={neutral} />
      </div>
    </section>
  )
}

/** The same, folded: hearts and pawns. */
export const FoldedHelpers: FC<{ readonly others: readonly Character[] }> = ({ others }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  return (
    <Fold
      className="rc-folded f-friday"
      head={
        <header className="kit-seat-head">
          <SeatId name={words.reserve} />
        </header>
      }
      line={
        <>
          {others.map(one => (
            <span key={one.id} className="kit-row" data-ref={`character:${one.id}`}>
              <Life character={one} />
              <OwnPawns character={one} />
            </span>
          ))}
          {view.supply
            .filter(({ colour }) => colour !== 'own')
            .map(({ id, colour }) => (
              <span key={id} className={`rc-neutral-of c-${colour}`}>
                <Free pawn={id} place="helpers" />
              </span>
            ))}
        </>
      }
      name={words.unfold(words.reserve)}
    >
      <Helpers others={others} />
    </Fold>
  )
}

/** Pawns that belong to nobody, by the card that gives them. */
export const Neutral: FC<{ readonly pawns: readonly Supply[] }> = ({ pawns }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  if (pawns.length === 0) return null
  return (
    <div className="rc-neutral">
      {pawns.map(({ id, colour, count }) => (
        <span
          key={id}
          className={`rc-neutral-of c-${colour}`}
          data-ref={
            colour === 'own'
              ? `character:${id}`
              : `tip:${pawnName(id, view, language)}${words.colon}${words.neutral[colour]}`
          }
        >
          <Free pawn={id} place="helpers" />
          <span className="rc-neutral-n">
            {pawnName(id, view, language)}
            {count > 1 ? ` × ${count}` : ''}
          </span>
        </span>
      ))}
    </div>
  )
}
