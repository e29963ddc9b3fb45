import { Opens } from '@tablee/board/kit/opens.tsx'
import { SeatId } from '@tablee/board/kit/panel.tsx'
import type { FC } from 'react'
import { RANKS, SCENARIOS } from '../../data/solo.ts'
import { Sign } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { NAMES, THINGS, WORDS } from '../words.ts'

/** Madhala, and what the scenario asks for. */
export const MadhalaSeat: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const { rank, scenario: titles } = NAMES[language]
  const { scenario, madhala } = view
  if (scenario === null || madhala === null) return null
  const { ranks, rules } = SCENARIOS[scenario]
  return (
    <section className="kit-seat f-madhala">
      <header className="kit-seat-head" data-ref="madhala">
        <Sign name="attack" className="ml-madhala" />
        <SeatId name={<Opens about="madhala">{words.clan.madhala}</Opens>}>
          <p>{words.tokensLeft(madhala.tokens)}</p>
        </SeatId>
      </header>
      <div className="ml-seat-body">
        <h3 className="ml-goal">
          <Opens about={`scenario:${scenario}`}>{titles[scenario]}</Opens>
        </h3>
        <dl className="ml-ranks">
          {ranks.map((threshold, place) => (
            <div key={RANKS[place + 1]}>
              <dt>{rank[RANKS[place + 1]]}</dt>
              <dd>{THINGS[language].threshold(threshold)}</dd>
            </div>
          ))}
        </dl>
        {rules.map(rule => (
          <p key={rule} className="ml-scenario-rule">
            {THINGS[language].scenarioRule(rule)}.
          </p>
        ))}
      </div>
    </section>
  )
}
