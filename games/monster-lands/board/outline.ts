import type { Outline, Phase } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { turnsOf } from '../rules/score.ts'
import type { MonsterView } from '../view.ts'
import { heads, points, reckoning, tells } from './journal.ts'
import { isAffinity } from './party.ts'
import { NAMES, properName, WORDS } from './words.ts'
import './css/colours.css'

const PHASES = ['preparation', 'deployment', 'adventure', 'cleanup'] as const

/** Monster Lands in words. */
export const outline: Outline<MonsterView> = {
  partyName,
  subtitle: ({ scenario, difficulty }, language) =>
    scenario === null ? NAMES[language].difficulty[difficulty] : NAMES[language].scenario[scenario],
  heads,
  points,
  phases,
  reckoning,
  tells,
  pane: (pane, language) => WORDS[language].pane[pane] ?? null,
  tab: (part, language) => WORDS[language].tab[part] ?? null,
}

/** A clan by its affinity; before it is chosen, the number of its seat. */
function partyName(party: string, language: Language): string {
  const words = WORDS[language]
  if (isAffinity(party) || party === 'madhala') return words.clan[party]
  return words.player(Number(party.replace('seat', '')))
}

/** The phases of a turn; the one that is played says which turn it is, or where the adventure is. */
function phases(view: MonsterView, _: unknown, language: Language): Phase[] {
  const words = WORDS[language]
  const note = where(view, language) ?? words.turn(view.turn, turnsOf(view))
  return PHASES.map(id => ({
    id,
    name: NAMES[language].phase[id],
    now: id === view.phase,
    ...(id === view.phase && { note }),
  }))
}

/** Where an expedition is being resolved. */
function where({ battle, zones }: MonsterView, language: Language): string | null {
  const zone = battle && zones.find(({ id }) => id === battle.zone)
  if (!zone) return null
  return zone.region ? properName(zone.region) : NAMES[language].zone[zone.id]
}
