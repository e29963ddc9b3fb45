import type { OptionWords, Outline, Phase } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { SCENARIO_IDS } from '../data/scenarios.ts'
import { WRECKAGE_IDS } from '../data/wreckage.ts'
import type { RobinsonView } from '../view.ts'
import { campSection, islandSection } from './outline/island.ts'
import { planSection, thingsSection } from './outline/plan.ts'
import { teamSection } from './outline/team.ts'
import { cardName, outlineWords, scenarioTitle, WORDS } from './words.ts'
import './css/colours.css'

const PHASES = ['event', 'morale', 'production', 'action', 'weather', 'night'] as const

/** Robinson Crusoe in words. */
export const outline: Outline<RobinsonView> = {
  partyName: (party, language) => WORDS[language].party[party] ?? party,
  subtitle: ({ scenario }, language) => scenarioTitle(scenario, language),
  phases,
  pane: (pane, language) => outlineWords(language).pane[pane] ?? null,
  sections: (view, scene, language) => [
    campSection(view, language, outlineWords(language)),
    planSection(view, language, outlineWords(language)),
    islandSection(view, language, outlineWords(language)),
    thingsSection(view, language, outlineWords(language)),
    teamSection(view, scene, language, outlineWords(language)),
  ],
  option: (name, language) => optionWords(name, language),
}

/** The part of the round that a phase of the state belongs to. */
const PART_OF: { readonly [P in RobinsonView['phase']]: (typeof PHASES)[number] } = {
  start: 'event',
  event: 'event',
  morale: 'morale',
  production: 'production',
  planning: 'action',
  action: 'action',
  end: 'action',
  weather: 'weather',
  night: 'night',
}

function phases({ phase }: RobinsonView, _: unknown, language: Language): Phase[] {
  const { phase: names, planning, resolving } = outlineWords(language)
  return PHASES.map(id => ({
    id,
    name: names[id],
    now: id === PART_OF[phase],
    ...(id === 'action' && id === PART_OF[phase] && { note: phase === 'planning' ? planning : resolving }),
  }))
}

function optionWords(name: string, language: Language): OptionWords | null {
  const words = outlineWords(language).option[name] ?? null
  if (!words) return null
  const named = (ids: readonly string[], say: (id: string) => string) =>
    Object.fromEntries(ids.map(id => [id, say(id)]))
  if (name === 'scenario') return { ...words, values: named(SCENARIO_IDS, id => scenarioTitle(id, language)) }
  if (name === 'characters') return { ...words, values: { ...characterNames(language), ...words.values } }
  if (name === 'wreckage')
    return { ...words, values: { ...named(WRECKAGE_IDS, id => cardName(id, language)), ...words.values } }
  return words
}

function characterNames(language: Language): { readonly [id: string]: string } {
  const { cook, carpenter, explorer, soldier } = WORDS[language].party
  return { cook, carpenter, explorer, soldier }
}
