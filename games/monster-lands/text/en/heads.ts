import type { BuildingId } from '../../data/board.ts'

/** What stands over sheets. */
export interface HeadWords {
  readonly monsterLine: (rank: 'A' | 'B', affinity: string) => string
  readonly buildingLine: { readonly [B in BuildingId]: string }
  readonly clanLine: string
  readonly scenarioLine: (number: number, turn: number, turns: number) => string
  readonly madhalaLine: (tokens: number) => string
  readonly book: string
}

/** What stands over them in English. */
export const head: HeadWords = {
  monsterLine: (rank, affinity) => `Monster of rank ${rank}, ${affinity}`,
  buildingLine: {
    huntersLair: 'Traps',
    alchemist: 'Potions and venoms',
    tavern: 'Mercenaries',
    armory: 'Defense tokens',
    pawnshop: 'Gold for dice',
    bazaar: 'Equipment',
    mine: 'Gold for Force',
  },
  clanLine: 'How it plays, and what it is worth now',
  scenarioLine: (number, turn, turns) => `Scenario ${number}, turn ${turn} of ${turns}`,
  madhalaLine: tokens => `${tokens} mercenaries in stock`,
  book: 'In the rules',
}
