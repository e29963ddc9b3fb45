import { Opens } from '@tablee/board/kit/opens.tsx'
import { SeatId } from '@tablee/board/kit/panel.tsx'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import type { CardId } from '../../data/cards.ts'
import type { CraftedItem } from '../../state.ts'
import type { BoardWords } from '../../text/en/board.ts'
import { othersOf } from '../contents.ts'
import { FACES } from '../faces.ts'
import { Effect, HandCount, ItemTile } from '../ui/bits.tsx'
import { Cog, LevelBars } from '../ui/clockwork.tsx'
import { usePart } from '../ui/part.tsx'
import { Seal } from '../ui/seal.tsx'
import type { Props } from '../ui/spots.ts'
import { SHEETS, WORDS } from '../words.ts'

/** The head of a seat: seal, name, who plays, score, hand. */
export const SeatHead: FC<{
  readonly seat: Seat
  readonly seal?: number
  /** With the short name, the hand left to the line below. */
  readonly brief?: boolean
}> = ({ seat, seal = 36, brief = false }) => {
  const { props } = usePart()
  const { view, facts, language } = props
  const words = WORDS[language]
  const { score, hand, robot } = view.players[seat]
  const party = facts.cast[seat] ?? view.players[seat].faction
  return (
    <header {...useSpotAttributes(`seat:${seat}`, 'kit-seat-head')}>
      {robot ? (
        <span className="rt-clockwork">
          <Seal party={party} size={seal} />
          <Cog />
        </span>
      ) : (
        <Seal party={party} size={seal} />
      )}
      <SeatId
        name={
          <Opens about={`seat:${seat}`} label={SHEETS[language].opens(words.party[party])}>
            {(brief || score === null ? words.shortParty : words.party)[party]}
          </Opens>
        }
      >
        <p>
          {robot && <LevelBars level={robot.level} />}
          {whoPlays(props, seat, words)}
        </p>
      </SeatId>
      <div className="rt-seat-nums">
        {score === null ? (
          <span className="rt-off" data-ref={`seat:${seat}`}>
            {brief ? '–' : words.dominance}
          </span>
        ) : (
          <b className="rt-score">{score}</b>
        )}
        {seat !== view.viewer && !brief && !robot && (
          <HandCount tip={words.inHand(hand.length)} n={hand.length} seat={seat} />
        )}
      </div>
    </header>
  )
}

function whoPlays({ view, facts, language }: Props, seat: Seat, words: BoardWords): string {
  if (seat === view.viewer) return words.you
  const player = view.players[seat]
  const { kind, name } = facts.players[seat] ?? { kind: player.robot ? 'robot' : 'bot', name: '' }
  const named = FACES[player.faction].title?.(player, language)
  const playing = view.turn.seat === seat
  const next = othersOf(view)[0] === seat && view.turn.seat === view.viewer
  return [
    name === '' && kind === 'bot' ? words.robot : name,
    ...(named ? [named] : []),
    ...(facts.thinking === seat
      ? [words.thinking]
      : playing
        ? [words.toPlay]
        : next && !named
          ? [words.next]
          : []),
  ]
    .filter(one => one !== '')
    .join(', ')
}

/** The items and effects of a seat, if it has any: at the end of a line. */
export const Belongings: FC<{
  readonly seat: Seat
  readonly items: readonly CraftedItem[]
  readonly effects: readonly CardId[]
}> = ({ seat, items, effects }) => (
  <>
    {effects.map(card => (
      <Effect key={card} card={card} bare={effects.length + items.length > 1} />
    ))}
    <CraftedItems seat={seat} items={items} />
  </>
)

/** The crafted items of a seat. */
export const CraftedItems: FC<{ readonly seat: Seat; readonly items: readonly CraftedItem[] }> = ({
  seat,
  items,
}) => {
  const { view } = usePart().props
  return items.map(({ item, exhausted }, i) => (
    <ItemTile
      // biome-ignore lint/suspicious/noArrayIndexKey: alike items differ by their place alone.
      key={i}
      item={item}
      at={seat === view.viewer ? `item:${item}` : `crafted:${seat}.${item}`}
      exhausted={exhausted}
      small
    />
  ))
}
