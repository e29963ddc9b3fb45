import type { TogetherProps } from '@tablee/board'
import { type FC, useState } from 'react'
import { GOOD_REACH } from '../../data/reach.ts'
import { FACTIONS, type FactionId } from '../../factions/index.ts'
import { totalReach } from '../../rules/reach.ts'
import type { OutlineWords } from '../../text/en/outline.ts'
import { Seal } from '../ui/seal.tsx'
import { OUTLINE, WORDS } from '../words.ts'

/** The most that six seats could reach: the end of the bar. */
const MOST = 40

/** The Reach of the seats together, and every faction with the seat that plays it: a click gives it to another. */
export const Together: FC<TogetherProps> = ({ seats, language, onChoose }) => {
  const factions = seats.factions as readonly FactionId[]
  const [forSeat, setForSeat] = useState(0)
  const seat = Math.min(forSeat, factions.length - 1)
  const words = OUTLINE[language].together
  return (
    <fieldset className="setup-part">
      <legend>{words.title}</legend>
      <Reach factions={factions} words={words} />
      <fieldset className="rt-for-seat">
        <legend>{words.forSeat}</legend>
        <span className="segments">
          {factions.map((faction, one) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={one}
              type="button"
              aria-pressed={one === seat}
              aria-label={words.seat(one + 1, WORDS[language].party[faction])}
              onClick={() => setForSeat(one)}
            >
              {one + 1}
            </button>
          ))}
        </span>
      </fieldset>
      <ul className="rt-factions">
        {FACTIONS.map(({ id, rules }) => {
          const holders = factions.flatMap((faction, one) => (faction === id ? [one + 1] : []))
          return (
            <li key={id}>
              <button
                type="button"
                className={`rt-faction${holders.length > 0 ? ` rt-seated f-${id}` : ''}`}
                aria-pressed={holders.includes(seat + 1)}
                onClick={() => onChoose('factions', seat, id)}
              >
                <Seal party={id} size={34} />
                <b>{WORDS[language].party[id]}</b>
                <small>{holders.length > 0 ? words.taken(holders) : words.free}</small>
                <span className="rt-reach" title={words.reachLine}>
                  {rules.reach}
                  {rules.again && `/${rules.again.reach}`}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

const Reach: FC<{
  readonly factions: readonly FactionId[]
  readonly words: OutlineWords['together']
}> = ({ factions, words }) => {
  const reach = totalReach(factions)
  const wanted = GOOD_REACH[factions.length]
  const share = (value: number): string => `${Math.min(100, (value / MOST) * 100)}%`
  return (
    <div className={`rt-reaches${reach < wanted ? ' is-low' : ''}`}>
      <span className="rt-reach-bar" aria-hidden="true">
        <i style={{ width: share(reach) }} />
        <em style={{ left: share(wanted) }} />
      </span>
      <p>
        <b>{words.reach(reach)}</b> {words.wanted(wanted, factions.length)}
      </p>
    </div>
  )
}
