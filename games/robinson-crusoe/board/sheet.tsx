import type { Board, SheetProps } from '@tablee/board'
import type { FC } from 'react'
import { SCENARIO_IDS, type ScenarioId } from '../scenarios/data.ts'
import type { RobinsonView } from '../view.ts'
import { faceOfCard } from './cards/known.ts'
import { later, look } from './ui/later.tsx'
import { cardName, scenarioTitle } from './words.ts'

const SCENARIO = 'scenario:'
const CARD = 'card:'

/** What can be opened: the scenario by its name, a card by its. */
export const sheet: Board<RobinsonView>['sheet'] = (about, { scenario, players }, language) => {
  if (about.startsWith(CARD)) {
    const id = about.slice(CARD.length)
    return faceOfCard(id) ? { title: cardName(id, language), small: true } : null
  }
  if (!about.startsWith(SCENARIO)) return null
  const words = look()?.SHEET[language]
  const number = SCENARIO_IDS.indexOf(scenario) + 1
  return {
    title: scenarioTitle(scenario, language),
    line: words?.line(number, players),
    art: <Banner scenario={scenario} />,
    ...(words && { rules: { words: words.allRules, at: `scenario.${number}.1` } }),
  }
}

const Banner: FC<{ readonly scenario: ScenarioId }> = later(({ Banner: Shown }) => Shown)

/** What is under the head of a sheet. */
export const Sheet: FC<SheetProps<RobinsonView>> = later(({ Sheet: Shown }) => Shown)
