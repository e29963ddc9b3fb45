import type { BuildingId } from '../../data/board.ts'

/** What the map says. */
export interface MapWords {
  readonly label: string
  readonly outside: string
  /** The buildings, as short as their plates. */
  readonly building: { readonly [B in BuildingId]: string }
  /** What a die takes off a purchase. */
  readonly discount: (n: number) => string
  /** Why a building is closed, in two lines. */
  readonly panic: readonly [string, string]
  readonly closed: readonly [string, string]
  /** A place that is open from so many clans on. */
  readonly from: (players: number) => string
  readonly perDie: string
  readonly competitive: string
  readonly contract: string
  readonly done: readonly [string, string]
  readonly loot: string
  readonly turn: (turn: number, of: number) => string
  readonly madhala: string
  readonly tokensLeft: (n: number) => string
  readonly gates: string
  readonly nobody: readonly [string, string]
  readonly quiet: readonly [string, string]
  readonly missions: string
  readonly trapDown: string
  readonly defense: string
  readonly atGates: readonly [string, string]
  readonly zoomIn: string
  readonly zoomOut: string
  readonly zoomFit: string
}

/** What the map says in English. */
export const map: MapWords = {
  label: 'The Citadel and the lands around it',
  outside: 'The lands outside the Citadel',
  building: {
    huntersLair: 'Lair',
    alchemist: 'Lab',
    tavern: 'Tavern',
    armory: 'Armory',
    pawnshop: 'Pawnshop',
    bazaar: 'Bazaar',
    mine: 'Mine',
  },
  discount: n => `${n} off`,
  panic: ['Panic:', 'closed'],
  closed: ['Closed in', 'this scenario'],
  from: players => `${players}+`,
  perDie: '1 die,',
  competitive: 'Competitive',
  contract: 'Contract',
  done: ['Mission', 'done'],
  loot: 'Loot',
  turn: (turn, of) => `Turn ${turn} of ${of}`,
  madhala: 'Madhala',
  tokensLeft: n => `${n} left`,
  gates: 'Gates',
  nobody: ['No monster', 'at the gates'],
  quiet: ['No monster', 'here'],
  missions: 'Missions',
  trapDown: 'A trap, face down',
  defense: 'A Defense token',
  atGates: ['at the', 'gates'],
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  zoomFit: 'The whole board',
}
