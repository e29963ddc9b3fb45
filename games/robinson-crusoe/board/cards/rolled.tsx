import type { Message } from '@tablee/kernel'
import type { FC } from 'react'
import { ACTION_DICE, type ActionDie } from '../../data/dice.ts'
import { ActionDieOf } from '../parts/action.tsx'
import { usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** What the dice of an action show; a die that was not rolled is left out. */
export type Shown = { readonly [D in ActionDie]?: boolean }

interface DieReport {
  readonly die: ActionDie
  readonly shows: boolean
}

/** How the dice of the action that is being resolved lie now, by what was reported since it began. */
export function diceNow(reports: readonly Message[]): Shown {
  const begins = reports.findLastIndex(({ id }) => id === 'action.begins')
  const shown: { [D in ActionDie]?: boolean } = {}
  if (begins < 0) return shown
  for (const { id, values } of reports.slice(begins)) {
    if (id !== 'die' && id !== 'die.again') continue
    const { die, shows } = values as unknown as DieReport
    shown[die] = shows
  }
  return shown
}

/** The dice of the action, as they were rolled. */
export const DiceNow: FC = () => {
  const { view, reports, language } = usePart().props
  const { dieShows } = WORDS[language]
  const { act } = view
  const shown = act ? diceNow(reports) : {}
  const dice = ACTION_DICE.filter(die => shown[die] !== undefined)
  if (!act || dice.length === 0) return null
  return (
    <ul className="rc-rolled is-aside">
      {dice.map(die => (
        <li key={die}>
          <ActionDieOf die={die} type={act.type} size="medium" blank={!shown[die]} />
          {dieShows[die][shown[die] ? 0 : 1]}
        </li>
      ))}
    </ul>
  )
}
