import type { Outline, Phase, Reckoning, TableFacts } from '@tablee/board'
import type { Cast, Language, Message } from '@tablee/kernel'
import { points } from '@tablee/perseverance/board/moments/passages.ts'
import { isLeader } from '@tablee/perseverance/board/pieces.tsx'
import { SOURCES } from '../rules/end/score.ts'
import type { Perseverance4View } from '../view.ts'
import { dissenterOf } from './contents.ts'
import { heads, tells } from './journal.ts'
import { wordsIn } from './words.ts'
import '@tablee/perseverance/board/css/colours.css'

/** Perseverance, Episode 4 in words. */
export const outline: Outline<Perseverance4View> = {
  partyName: (party, language) => (isLeader(party) ? wordsIn(language).names.leader[party] : party),
  subtitle: ({ players, solo }, language) => {
    const { board } = wordsIn(language)
    return solo ? `${board.alone}, ${board.level[solo.level].toLowerCase()}` : board.several(players.length)
  },
  heads,
  points,
  phases,
  reckoning,
  tells,
  pane: (pane, language) => {
    const { pane: words } = wordsIn(language).board
    return pane in words ? words[pane as keyof typeof words] : null
  },
  tab: (part, language) => {
    const { tab } = wordsIn(language).board
    return part in tab ? tab[part as keyof typeof tab] : null
  },
}

const PARTS = ['primary', 'secondary', 'preparation', 'end'] as const

/** The parts of a turn; the one that is on tells what is being done in it. */
function phases(view: Perseverance4View, { waiting }: TableFacts, language: Language): Phase[] {
  const words = wordsIn(language)
  const { board, names } = words
  if (view.phase === 'start') return [{ id: 'start', name: board.start, now: true }]
  const dissenter = dissenterOf(view, view.turnOf)
  if (dissenter !== null && view.phase !== 'primary')
    return [{ id: 'dissenters', name: board.acting(names.dissenter[dissenter]), now: true }]
  const doing = waiting ? board.doing[waiting.prompt] : undefined
  return PARTS.map(part => {
    const now = part === view.phase
    return {
      id: (now && waiting && SIGNS[waiting.prompt]) || part,
      name: now && doing !== undefined ? `${board.phase[part]} · ${doing}` : board.phase[part],
      now,
    }
  })
}

const SIGNS: { readonly [prompt: string]: string | undefined } = {
  'rally.group': 'rally',
  'rally.zone': 'rally',
  honour: 'combat',
  reward: 'combat',
  wound: 'combat',
}

/** The glory of each seat by where it came from, as it was told at the end. */
function reckoning(journal: readonly Message[], cast: Cast, language: Language): Reckoning | null {
  // Whoever is overrun scores nothing.
  if (!journal.some(({ id }) => id === 'final')) return null
  const { source } = wordsIn(language).board
  const sources = SOURCES.map(one => source[one])
  return {
    sources,
    seats: cast.map((_, seat) => {
      const told = journal.findLast(
        ({ id, values }) => id === 'final' && (values as { seat: number }).seat === seat,
      )?.values as { readonly by: { readonly [S in (typeof SOURCES)[number]]: number } } | undefined
      return { own: sources[0], points: SOURCES.map(one => told?.by[one] ?? 0) }
    }),
  }
}
