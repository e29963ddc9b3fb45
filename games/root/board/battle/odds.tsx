import type { FC } from 'react'
import type { Forecast } from '../../rules/forecast.ts'
import { castOf } from '../contents.ts'
import { partyOf } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { MOMENTS } from '../words.ts'
import { type Engagement, voiceOf } from './engagement.ts'
import type { Side } from './fight.ts'

/** How likely each number of hits is, of both sides. */
export const Odds: FC<{ readonly battle: Engagement; readonly outlook: Forecast }> = ({
  battle,
  outlook,
}) => {
  const words = MOMENTS[usePart().props.language]
  return (
    <div className="rt-odds">
      <Bars battle={battle} outlook={outlook} side="attacker" />
      <p>{words.odds}</p>
      <Bars battle={battle} outlook={outlook} side="defender" />
    </div>
  )
}

const Bars: FC<{ readonly battle: Engagement; readonly outlook: Forecast; readonly side: Side }> = ({
  battle,
  outlook,
  side,
}) => {
  const { view, language } = usePart().props
  const words = MOMENTS[language]
  const seat = battle.fight[side]
  return (
    <section className={`rt-bars f-${partyOf(castOf(view)[seat])}`}>
      <h4>{words.dealsNamed(voiceOf(view, seat))}</h4>
      <ol>
        {outlook[side === 'attacker' ? 'attacking' : 'defending'].odds.map((chance, hits) => {
          const percent = Math.round(chance * 100)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its number of hits.
            <li key={hits} aria-label={words.chance(percent, hits)}>
              <span aria-hidden="true">{words.percent(percent)}</span>
              <i style={{ height: `${Math.max(3, percent)}%` }} />
              <b aria-hidden="true">{hits}</b>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
