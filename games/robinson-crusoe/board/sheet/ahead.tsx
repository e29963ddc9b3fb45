import type { FC } from 'react'
import { partsOf } from '../../scenarios/board/parts.ts'
import { SCENARIOS } from '../../scenarios/data.ts'
import { Sign, Weather } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import { SHEET, SHEETS } from './words.ts'

/** What is to come, as a drawing: the rounds with their weather and what else comes, or what a scenario draws instead. */
export const Ahead: FC = () => {
  const { Ahead: Drawn = RoundList } = partsOf(usePart().props.view.scenario)
  return (
    <section className="rc-sh-ahead">
      <Drawn />
    </section>
  )
}

/** The rounds that bring something: weather dice, and what the scenario has in store. */
const RoundList: FC = () => {
  const { view, language } = usePart().props
  const { comes } = SHEETS[language][view.scenario]
  const { weatherDie } = WORDS[language]
  const dice = SCENARIOS[view.scenario].dice
  return (
    <>
      <h3>{SHEET[language].ahead}</h3>
      <ol className="rc-sh-rounds">
        {Array.from({ length: view.rounds }, (_, i) => {
          const round = i + 1
          return (
            <li
              key={round}
              className={round < view.round ? 'is-past' : round === view.round ? 'is-now' : undefined}
            >
              <b>{round}</b>
              {(dice[i] ?? []).map(die => (
                <Weather key={die} die={die} tip={weatherDie[die]} size="small" />
              ))}
              {comes[round] !== undefined && (
                <span>
                  <Sign name="flag" />
                  {comes[round]}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
