import { Stat } from '@tablee/board/kit/stat.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { Actions } from '../../../board/parts/actions.tsx'
import { Belongings, CraftedItems } from '../../../board/parts/head.tsx'
import { Fan, Figure, Icon } from '../../../board/ui/art.tsx'
import { spaceClass, Track } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS as SHARED, wordsOf } from '../../../board/words.ts'
import type { Player } from '../../../state.ts'
import { INDUSTRIES, type Industry, MARQUISE_TRACKS } from '../data.ts'
import type { MarquiseWords } from '../text/en/board.ts'

const WORDS = wordsOf<MarquiseWords>('marquise')

/** The Marquise as others see her: her three tracks, her supply. */
const Lines: FC<Own> = ({ seat, player }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  return (
    <>
      {INDUSTRIES.map(kind => (
        <div key={kind} className="rt-line">
          <Icon name={kind} className="rt-lead" />
          <Track
            values={MARQUISE_TRACKS.points[kind]}
            placed={onMap(player.buildings[kind])}
            about={kind}
            label={`${words.industry[kind]}${SHARED[language].colon}${onMap(player.buildings[kind])}`}
          />
          <span className="kit-grow" />
          {kind === 'sawmill' && <Supply player={player} />}
          {kind === 'workshop' && <CraftedItems seat={seat} items={player.items} />}
          {kind === 'recruiter' && <Belongings seat={seat} items={[]} effects={player.effects} />}
        </div>
      ))}
    </>
  )
}

/** Warriors and wood that wait in the supply. */
const Supply: FC<{ readonly player: Player }> = ({ player }) => {
  const { language } = usePart().props
  return (
    <>
      <Stat
        tip={SHARED[language].warriors(player.warriors[0])}
        sign={<Figure party="marquise" />}
        n={player.warriors[0]}
      />
      <Stat
        tip={WORDS[language].inSupply(player.tokens.wood[0])}
        sign={<Icon name="wood" className="rt-lead" />}
        n={player.tokens.wood[0]}
      />
    </>
  )
}

const Buildings: FC<{ readonly kind: Industry; readonly player: Player }> = ({ kind, player }) => {
  const words = WORDS[usePart().props.language]
  const placed = onMap(player.buildings[kind])
  const attributes = useSpotAttributes(`track:${kind}`, 'rt-kind-of')
  return (
    <tr>
      <th scope="row">
        <span {...attributes}>
          <span className="rt-tile">
            <Icon name={kind} />
          </span>
          {words.industry[kind]}
        </span>
      </th>
      {MARQUISE_TRACKS.points[kind].map((points, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track.
        <td key={i} className={spaceClass(i, placed)}>
          <span>{points}</span>
        </td>
      ))}
    </tr>
  )
}

/** The Marquise's own board: her tracks with what building costs, her actions. */
const Board: FC<Own> = ({ player }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const cards: readonly number[] = MARQUISE_TRACKS.cards
  const next = INDUSTRIES.map(kind => onMap(player.buildings[kind]))
  return (
    <>
      <table className="rt-tracks">
        <thead>
          <tr>
            <th>
              <span className="rt-kind-of" data-ref={`tip:${words.woodTip}`} {...FOCUSABLE}>
                <Icon name="wood" className="rt-lead" />
                {SHARED[language].cost}
              </span>
            </th>
            {MARQUISE_TRACKS.wood.map((cost, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track.
              <th key={i} scope="col" className={next.includes(i) ? 'is-next' : ''}>
                {cost}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {INDUSTRIES.map(kind => (
            <Buildings key={kind} kind={kind} player={player} />
          ))}
          <tr className="rt-bonus-row">
            <td />
            {MARQUISE_TRACKS.wood.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track.
              <td key={i}>
                {cards.includes(i + 1) && (
                  <>
                    +1
                    <Fan />
                  </>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Actions of="marquise" />
    </>
  )
}

/** The Marquise drawn: folded, what counts is her supply. */
export const parts: FactionParts = { Lines, Board, Key: Supply, Supply }
