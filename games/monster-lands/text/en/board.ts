import type { Affinity } from '../../data/types.ts'

/** What the panels say. */
export interface BoardWords {
  /** The menu of several things that may be chosen in one place. */
  readonly choices: string
  readonly clan: { readonly [A in Affinity]: string }
  readonly player: (n: number) => string
  readonly turn: (turn: number, of: number) => string
  readonly rivals: string
  readonly stalls: string
  readonly scores: string
  readonly mine: string
  readonly hand: string
}

/** What the panels say in English. */
export const board: BoardWords = {
  choices: 'What may be chosen here',
  clan: { fire: 'Fire Clan', water: 'Water Clan', air: 'Air Clan', jungle: 'Jungle Clan' },
  player: n => `Player ${n}`,
  turn: (turn, of) => `Turn ${turn} of ${of}`,
  rivals: 'Rivals',
  stalls: 'Stalls of the Citadel',
  scores: 'Glory (figures) and reputation (discs)',
  mine: 'Your clan',
  hand: 'Your members and regions',
}
