import type { Outline, Phase, TableFacts } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import type { RootView } from '../view.ts'
import { reckoning } from './end/reckoning.ts'
import { tells } from './end/tells.ts'
import { FACES } from './faces.ts'
import { heads, points } from './heads.ts'
import { OUTLINE, WORDS } from './words.ts'
import './css/colours.css'

/** The phases of a turn, in order. */
export const PHASES = ['birdsong', 'daylight', 'evening'] as const

/** Root in words. */
export const outline: Outline<RootView> = {
  partyName: (party, language) => WORDS[language].party[party] ?? party,
  player: ({ players }, party, language) => {
    const player = players[party]
    const title = FACES[player.faction].title?.(player, language)
    return player.robot ? [OUTLINE[language].robots.what, title].filter(Boolean).join(', ') : null
  },
  subtitle: ({ map }, language) => OUTLINE[language].option.map?.values?.[map] ?? map,
  heads,
  points,
  phases,
  reckoning,
  tells,
}

function phases(view: RootView, facts: TableFacts, language: Language): Phase[] {
  if (facts.turnSeat < 0) return []
  const own = OUTLINE[language]
  const now = view.turn.phase
  const count = FACES[view.players[view.turn.seat].faction].count?.(view, facts.waiting?.prompt ?? null)
  return PHASES.map(phase => ({
    id: phase,
    name: own.phase[phase],
    now: phase === now,
    ...(phase === now && count && { note: own[count.what](count.n, count.of) }),
  }))
}
