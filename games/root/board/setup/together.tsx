import type { TogetherProps } from '@tablee/board'
import { type Language, RANDOM } from '@tablee/kernel'
import { type FC, useState } from 'react'
import { GOOD_REACH } from '../../data/reach.ts'
import { FACTIONS, type FactionId } from '../../factions/index.ts'
import { cardOf } from '../../rules/faction.ts'
import { totalReach } from '../../rules/reach.ts'
import { robotCardOf } from '../../rules/robots/card.ts'
import type { OutlineWords } from '../../text/en/outline.ts'
import { OUTLINE, WORDS } from '../words.ts'
import { FactionSign } from './sign.tsx'

/** The most that six seats could reach: the end of the bar. */
const MOST = 40

/** The Reach of the seats together, and every faction with the seat that plays it: a click gives it to another. */
export const Together: FC<TogetherProps> = ({ seats, options, language, own, onChoose }) => {
  const factions = seats.factions as readonly FactionId[]
  const robots = (options.robots ?? []) as readonly string[]
  const mine = own ?? factions.map((_, seat) => seat)
  const [forSeat, setForSeat] = useState(mine[0])
  const seat = mine.includes(forSeat) ? forSeat : (mine.at(-1) ?? -1)
  const words = OUTLINE[language].together
  const holdersOf = (id: string): readonly number[] =>
    factions.flatMap((faction, one) => (faction === id ? [one + 1] : []))
  const choose = (id: string): void => onChoose('factions', seat, id)
  return (
    <fieldset className="setup-part">
      <legend>{words.title}</legend>
      {robots.length === 0 && <Reach factions={factions} words={words} />}
      {mine.length > 1 && (
        <fieldset className="rt-for-seat">
          <legend>{words.forSeat}</legend>
          <span className="segments">
            {mine.map(one => (
              <button
                key={one}
                type="button"
                aria-pressed={one === seat}
                aria-label={words.seat(one + 1, nameOf(factions[one], language))}
                onClick={() => setForSeat(one)}
              >
                {one + 1}
              </button>
            ))}
          </span>
        </fieldset>
      )}
      <ul className="rt-factions">
        {[...FACTIONS.map(({ id }) => id), RANDOM].map(id => {
          const holders = holdersOf(id)
          const robot = robots.find(one => robotCardOf(one)?.plays === id)
          const idle = id === RANDOM ? words.randomLine : words.free
          const unseated = robot === undefined ? idle : WORDS[language].party[robot]
          return (
            <li key={id}>
              <button
                type="button"
                className={`rt-faction${holders.length > 0 || robot !== undefined ? ` rt-seated f-${id}` : ''}`}
                aria-pressed={holders.includes(seat + 1)}
                disabled={mine.length === 0 || (robot !== undefined && holders.length === 0)}
                onClick={() => choose(id)}
              >
                <FactionSign faction={id} />
                <b>{nameOf(id, language)}</b>
                <small>{holders.length > 0 ? words.taken(holders) : unseated}</small>
                {id !== RANDOM && (
                  <span className="rt-reach" title={words.reachLine}>
                    {reachOf(id)}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

const nameOf = (id: string, language: Language): string =>
  id === RANDOM ? OUTLINE[language].together.random : WORDS[language].party[id]

/** The Reach of a faction, and of its second seat. */
function reachOf(id: string): string {
  const { reach, again } = cardOf(id as FactionId)
  return again ? `${reach}/${again.reach}` : String(reach)
}

/** What the seats reach together; of a table with robots it says nothing. */
const Reach: FC<{
  readonly factions: readonly FactionId[]
  readonly words: OutlineWords['together']
}> = ({ factions, words }) => {
  const known = factions.filter(id => (id as string) !== RANDOM)
  const open = factions.length - known.length
  const reach = totalReach(known)
  const wanted: number | undefined = GOOD_REACH[factions.length]
  if (wanted === undefined) return null
  const share = (value: number): string => `${Math.min(100, (value / MOST) * 100)}%`
  return (
    <div className={`rt-reaches${reach < wanted && open === 0 ? ' is-low' : ''}`}>
      <span className="rt-reach-bar" aria-hidden="true">
        <i style={{ width: share(reach) }} />
        <em style={{ left: share(wanted) }} />
      </span>
      <p>
        <b>{words.reach(reach)}</b>{' '}
        {open > 0 ? words.open(open, wanted) : words.wanted(wanted, factions.length)}
      </p>
    </div>
  )
}
