import type { Outline, Phase, TableFacts } from '@tablee/board'
import { type Language, render } from '@tablee/kernel'
import type { DiluviumView } from '../view.ts'
import { isCiv } from './contents.ts'
import { heads, points, reckoning, tells } from './journal.ts'
import { wordsIn } from './words.ts'
import './css/colours.css'

/** Diluvium in words. */
export const outline: Outline<DiluviumView> = {
  partyName,
  subtitle: ({ scenario }, language) => {
    const { board, names } = wordsIn(language)
    return scenario === null ? board.several : names.scenario[scenario]
  },
  heads,
  points,
  phases,
  reckoning,
  farewell: ({ why }, language) =>
    why.id === 'end.won' ? render(wordsIn(language).text, { id: 'epilogue', values: why.values }) : null,
  tells,
  pane: (pane, language) => wordsIn(language).board.pane[pane] ?? null,
  tab: (part, language) => wordsIn(language).board.tab[part] ?? null,
}

/** A civilisation by its people; before they are known, the number of its seat. */
function partyName(party: string, language: Language): string {
  const { board } = wordsIn(language)
  return isCiv(party) ? board.people[party] : board.player(Number(party.replace('seat', '')))
}

/** The parts of a round; the action that is under way says which it is, and all of them which round. */
function phases(view: DiluviumView, { waiting }: TableFacts, language: Language): Phase[] {
  const { board, names } = wordsIn(language)
  const acts = view.phase === 'action' && waiting?.prompt !== 'turn'
  const doing = acts ? view.players[view.turn].last : null
  const parts = view.rival ? (['rival', 'action', 'after'] as const) : (['action', 'after'] as const)
  return parts.map(part => ({
    id: part === 'action' && doing ? doing : part,
    name: part === 'action' && doing ? names.action[doing] : (board.phase[part] ?? part),
    now: part === view.phase,
    ...(part === view.phase && { note: board.round(view.round) }),
  }))
}
