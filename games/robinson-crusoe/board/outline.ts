import type { Outline, Phase } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import type { RobinsonView } from '../view.ts'
import { epilogue } from './end/epilogue.ts'
import { tells } from './end/tells.ts'
import { heads } from './heads.ts'
import { outlineWords, scenarioTitle, WORDS } from './words.ts'
import './css/colours.css'

const PHASES = ['event', 'morale', 'production', 'action', 'weather', 'night'] as const

/** Robinson Crusoe in words. */
export const outline: Outline<RobinsonView> = {
  partyName: (party, language) => WORDS[language].party[party] ?? party,
  subtitle: ({ scenario }, language) => scenarioTitle(scenario, language),
  heads,
  phases,
  epilogue,
  tells,
  pane: (pane, language) => outlineWords(language).pane[pane] ?? null,
  tab: (part, language) => outlineWords(language).tab[part] ?? null,
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
