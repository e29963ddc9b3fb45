import type { LayoutId } from '../../data/layouts.ts'

/** What data are called: records that have no name of their own, and the fields of each family. */
export interface FieldNames {
  readonly tile: (number: string) => string
  readonly level: (level: string) => string
  /** A Combat token: what it shows, and which of those alike. */
  readonly token: (value: number, letter: string) => string
  readonly astrolabe: string
  readonly tracks: string
  readonly layout: { readonly [L in LayoutId]: string }
  readonly players: (number: string) => string
  readonly campaign: string
  readonly field: { readonly [family: string]: { readonly [field: string]: string } }
}

/** The names of data in English. */
export const fieldNames: FieldNames = {
  tile: number => `Ocean tile ${number}`,
  level: level => `Ocean tiles of level ${level}`,
  token: (value, letter) => `Combat token ${value}${letter}`,
  astrolabe: 'Astrolabe',
  tracks: 'Tracks of the boards',
  layout: {
    lens: 'Usual map',
    road: 'Map of the Road of the Lost',
    pincer: 'Map of the Vice',
    barren: 'Map of the Doomed Lands',
    curse: 'Map of the Curse of Mu',
    metal: 'Map of the Gleam of Metal',
    mp3: 'Map for three players',
    mp4: 'Map for four players',
  },
  players: number => `Game of ${number} players`,
  campaign: 'Campaign',
  field: {
    tile: { level: 'level', islands: 'islands', monster: 'monster' },
    monster: { fight: 'strength and gold' },
    level: { cost: 'Food to explore', spaces: 'exploration spaces' },
    board: {
      explore: 'reach of the Exploration Ship',
      cheaper: 'Food saved when exploring',
      settlers: 'settlers moved by Colonise',
      extra: 'resources of choice from Exploit',
      fight: 'reach of the Warship',
      strength: 'strength in every combat',
    },
    track: {
      prizes: 'gold for a won combat',
      start: 'start of the strength marker',
      markers: 'bonuses under a player’s markers',
      rivalMarkers: 'gold under the rival’s markers',
      rack: 'room of a rack',
    },
    city: { islands: 'islands' },
    card: { copies: 'copies', n: 'how much it gives' },
    token: { value: 'value', random: 'random symbol', ring: 'order of the numbers' },
    layout: {
      level0: 'tiles of level 0',
      level1: 'tiles of level 1',
      level2: 'tiles of level 2',
      cities: 'Cities',
    },
    scenario: {
      rival: 'rival',
      layout: 'map',
      level0: 'tiles of level 0',
      level1: 'tiles of level 1',
      level2: 'tiles of level 2',
      piles: 'piles of resources',
      gold: 'gold in the pile',
      column: 'order of the Colonisation tokens',
      greens: 'positions ringed in green',
      faceUp: 'tiles laid face up',
      faceDown: 'tiles laid face down',
      allies: 'allied settlers',
    },
    multi: { layout: 'map', pile: 'piles of resources', start: 'Food and gold at the start' },
    campaign: { n: 'lives' },
  },
}
