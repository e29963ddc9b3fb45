import { pieceIn } from '@tablee/board'
import { Course } from '@tablee/board/kit/course.tsx'
import type { FC, ReactNode } from 'react'
import { GLORY_TO_END } from '../../data/tracks.ts'
import type { Affinity } from '../../data/types.ts'
import { reputation } from '../../rules/clan.ts'
import { clanName, myClan, othersOf, printed } from '../contents.ts'
import { AffinityDisc, Amount, ClanFigure } from '../ui/art.tsx'
import { Part, type Props } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** How far apart marks stand that share a space. */
const APART = 11

/** The track over the map: figures stand at the glory of their clans, discs at their reputation. */
export const Score: FC<Props> = props => {
  const { view, language, size } = props
  if (size === 'phone') return <Chips {...props} />
  const marks = marksOf(props)
  return (
    <Part props={props} className="ml-scores" label={WORDS[language].scores}>
      <Course
        steps={Array.from({ length: GLORY_TO_END + 1 }, (_, n) => {
          const here = marks.filter(({ at }) => at === n)
          return {
            n,
            state: `${n % 5 ? '' : 'is-five'}${n === GLORY_TO_END && view.scenario === null ? ' is-aim' : ''}`,
            attributes: { 'data-place': `track:${n}` },
            over: here.map(({ seat, kind, drawn }, i) => (
              <span
                key={`${kind}${seat}`}
                className={`ml-mark is-${kind}`}
                style={{ marginLeft: (i - (here.length - 1) / 2) * APART }}
                data-ref={`seat:${seat}`}
                {...pieceIn(`${kind}.${seat}`, `track:${n}`)}
              >
                {drawn}
              </span>
            )),
          }
        })}
      />
    </Part>
  )
}

interface Marked {
  readonly seat: number
  readonly kind: 'glory' | 'reputation'
  readonly at: number
  readonly drawn: ReactNode
}

/** The marks of all clans: reputation before glory, mine last. */
function marksOf({ view }: Props): Marked[] {
  const within = (n: number): number => Math.min(GLORY_TO_END, n)
  const seats = [...othersOf(view), ...(view.seat === null ? [] : [view.seat])]
  return seats.flatMap(seat => {
    const clan = view.clans[seat]
    if (clan.affinity === null) return []
    const affinity: Affinity = clan.affinity
    return [
      {
        seat,
        kind: 'reputation' as const,
        at: within(reputation(printed(view), clan)),
        drawn: <AffinityDisc affinity={affinity} />,
      },
      { seat, kind: 'glory' as const, at: within(clan.glory), drawn: <ClanFigure affinity={affinity} /> },
    ]
  })
}

/** The glory of all clans where there is no room for a track, mine first, and my gold. */
const Chips: FC<Props> = props => {
  const { view, language } = props
  const words = WORDS[language]
  const seats = view.seat === null ? othersOf(view) : [view.seat, ...othersOf(view)]
  return (
    <Part props={props} className="kit-chips ml-chips" label={words.scores}>
      <ol>
        {seats.map(seat => {
          const { affinity, glory } = view.clans[seat]
          return (
            <li
              key={seat}
              className={`f-${affinity}${seat === view.seat ? ' is-marked' : ''}`}
              data-ref={`seat:${seat}`}
            >
              {affinity && <ClanFigure affinity={affinity} />}
              <span className="sr">{clanName(view, seat, language)}</span>
              <b>{glory}</b>
            </li>
          )
        })}
      </ol>
      {myClan(view) && (
        <Amount of="gold" n={myClan(view)?.gold} tip={`${words.gold} ${myClan(view)?.gold}`} />
      )}
    </Part>
  )
}
