import type { Outline, Phase } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import type { MonsterView } from '../view.ts'
import { isAffinity } from './party.ts'
import { NAMES, WORDS } from './words.ts'
import './css/colours.css'

const PHASES = ['preparation', 'deployment', 'adventure', 'cleanup'] as const

/** Monster Lands in words. */
export const outline: Outline<MonsterView> = {
  partyName,
  subtitle: ({ scenario, difficulty }, language) =>
    scenario === null ? NAMES[language].difficulty[difficulty] : NAMES[language].scenario[scenario],
  phases,
  pane: (pane, language) => WORDS[language].pane[pane] ?? null,
  tab: (part, language) => WORDS[language].tab[part] ?? null,
}

/** A clan by its affinity; before it is chosen, the number of its seat. */
function partyName(party: string, language: Language): string {
  const words = WORDS[language]
  return isAffinity(party) ? words.clan[party] : words.player(Number(party.replace('seat', '')))
}

function phases({ phase }: MonsterView, _: unknown, language: Language): Phase[] {
  return PHASES.map(id => ({ id, name: NAMES[language].phase[id], now: id === phase }))
}
