import { pieceIn } from '@tablee/board'
import { Course } from '@tablee/board/kit/course.tsx'
import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { castOf, othersOf } from '../contents.ts'
import { Figure, type Party } from '../ui/art.tsx'
import { Part } from '../ui/part.tsx'
import type { Props } from '../ui/spots.ts'
import { WORDS } from '../words.ts'
import { HirelingMark } from './hirelings.tsx'

const GOAL = 30

/** The score track: an atlas scale on which the parties stand; mine in front of a tie. */
export const Score: FC<Props> = props => {
  const { view, language } = props
  const words = WORDS[language]
  if (props.size === 'phone') return <Chips {...props} />
  const standing = (points: number) =>
    view.players
      .flatMap(({ faction, score }, seat) => {
        const here = score !== null && Math.min(GOAL, Math.max(0, score)) === points
        return here ? [{ faction, seat, mine: seat === view.viewer }] : []
      })
      .sort((a, b) => Number(a.mine) - Number(b.mine))
  return (
    <Part props={props} className="rt-scores" label={words.scores}>
      <Course
        steps={Array.from({ length: GOAL + 1 }, (_, points) => ({
          n: points,
          state: `${points % 5 ? '' : 'is-five'}${points === GOAL ? ' is-aim' : ''}`,
          attributes: { 'data-place': `track:${points}` },
          over: (
            <>
              {view.hirelings?.onTrack.includes(points) && (
                <HirelingMark label={words.hirelingMarker(points)} />
              )}
              <Standing parties={standing(points)} points={points} />
            </>
          ),
        }))}
      />
    </Part>
  )
}

interface Scorer {
  readonly faction: Party
  readonly seat: Seat
}

/** The parties that have so many points, side by side. */
const Standing: FC<{ readonly parties: readonly Scorer[]; readonly points: number }> = ({
  parties,
  points,
}) =>
  parties.map(({ faction, seat }, i) => (
    <span
      key={seat}
      className="rt-mark"
      style={{ marginLeft: -12 + (i - (parties.length - 1) / 2) * 10 }}
      data-ref={`seat:${seat}`}
      {...pieceIn(`marker.${seat}`, `track:${points}`)}
    >
      <Figure party={faction} />
    </span>
  ))

/** The scores where there is no room for a track: mine first. */
const Chips: FC<Props> = props => {
  const { view, language } = props
  const words = WORDS[language]
  const cast = castOf(view)
  const seats = view.viewer === null ? othersOf(view) : [view.viewer, ...othersOf(view)]
  return (
    <Part props={props} className="kit-chips" label={words.scores}>
      <ol>
        {seats.map(seat => {
          const { faction, score } = view.players[seat]
          return (
            <li
              key={seat}
              className={`f-${faction}${seat === view.viewer ? ' is-marked' : ''}`}
              data-ref={`seat:${seat}`}
            >
              <Figure party={faction} />
              <span className="sr">{words.party[cast[seat]]}</span>
              <b>{score ?? '–'}</b>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
