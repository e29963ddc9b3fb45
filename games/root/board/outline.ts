import type { Outline, Phase, TableFacts } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { outline as en } from '../text/en/outline.ts'
import { outline as fr } from '../text/fr/outline.ts'
import type { RootView } from '../view.ts'
import { WORDS } from './words.ts'
import './css/colours.css'

const OWN = { en, fr } as const
const PHASES = ['birdsong', 'daylight', 'evening'] as const

/** Root in words. */
export const outline: Outline<RootView> = {
  partyName: (party, language) => WORDS[language].party[party] ?? party,
  subtitle: ({ map }, language) => OWN[language].option.map?.values?.[map] ?? map,
  phases,
}

function phases({ turn, players }: RootView, { turnSeat }: TableFacts, language: Language): Phase[] {
  if (turnSeat < 0) return []
  const { phase: names, actions } = OWN[language]
  const counts = turn.phase === 'daylight' && turn.actions > 0 && players[turn.seat].faction === 'marquise'
  return PHASES.map(phase => ({
    id: phase,
    name: names[phase],
    now: phase === turn.phase,
    ...(phase === turn.phase && counts && { note: actions(turn.actions) }),
  }))
}
