import type { Outline, Phase, TableFacts } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { points } from '@tablee/perseverance/board/moments/passages.ts'
import { isLeader } from '@tablee/perseverance/board/pieces.tsx'
import type { Perseverance3View } from '../view.ts'
import { heads, reckoning, tells } from './journal.ts'
import { wordsIn } from './words.ts'
import '@tablee/perseverance/board/css/colours.css'

/** Perseverance, Episode 3 in words. */
export const outline: Outline<Perseverance3View> = {
  partyName: (party, language) => (isLeader(party) ? wordsIn(language).names.leader[party] : party),
  heads,
  points,
  phases,
  reckoning,
  tells,
  pane: (pane, language) => wordsIn(language).board.pane[pane],
  tab: (part, language) => {
    const { tab } = wordsIn(language).board
    return part in tab ? tab[part as keyof typeof tab] : null
  },
}

/** The parts of a turn; the primary one tells whether it is work or exploring, and the one that is on which turn it is. */
function phases(view: Perseverance3View, { waiting }: TableFacts, language: Language): Phase[] {
  const { board, moments } = wordsIn(language)
  if (view.phase === 'start') return [{ id: 'start', name: board.start, now: true }]
  const doing = doingIn(view, waiting?.prompt)
  const theirs = { id: 'dissenters', name: moments.dissenters.title, now: view.phase === 'dissenters' }
  const mine = (['primary', 'secondary', 'stage', 'end'] as const).map(part => {
    const now = part === view.phase
    const name = now && doing !== null ? `${board.phase[part]} · ${board[doing]}` : board.phase[part]
    return {
      id: now && doing !== null ? doing : part,
      name,
      now,
    }
  })
  return view.solo ? [...mine, theirs] : mine
}

/** What the primary action is, once that is known. */
function doingIn(
  { phase, crumbs }: Perseverance3View,
  prompt: string | undefined,
): 'work' | 'explore' | null {
  if (phase !== 'primary' || prompt === 'primary') return null
  if (prompt?.startsWith('work.') || crumbs[0]?.startsWith('option:')) return 'work'
  if (prompt?.startsWith('explore.') || prompt?.startsWith('combat.')) return 'explore'
  return null
}
