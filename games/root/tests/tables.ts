import type { DeckName } from '../data/cards.ts'
import type { FactionId } from '../state.ts'

/** A table to try the game at: factions in seat order, deck and suits. */
export interface TrialTable {
  readonly seats: number
  readonly options: {
    readonly factions: readonly FactionId[]
    readonly deck: DeckName
    readonly suits: string
  }
}

const MIXES: readonly (readonly FactionId[])[] = [
  ['marquise', 'eyrie'],
  ['marquise', 'alliance'],
  ['eyrie', 'vagabond'],
  ['alliance', 'vagabond'],
  ['eyrie', 'alliance'],
  ['vagabond', 'marquise'],
  ['marquise', 'eyrie', 'alliance'],
  ['eyrie', 'alliance', 'vagabond'],
  ['vagabond', 'marquise', 'vagabond'],
  ['marquise', 'eyrie', 'vagabond'],
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['vagabond', 'alliance', 'eyrie', 'marquise'],
  ['vagabond', 'eyrie', 'vagabond', 'alliance'],
]

/** Tables of some seats: every mix of factions, with both decks, printed and random suits. */
export function tablesOf(seats: number): TrialTable[] {
  const decks: readonly DeckName[] = ['standard', 'exiles']
  return MIXES.filter(factions => factions.length === seats).flatMap((factions, index) =>
    decks.map(deck => ({
      seats,
      options: { factions, deck, suits: (['printed', 'random', 'balanced'] as const)[index % 3] },
    })),
  )
}
