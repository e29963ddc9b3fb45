import type { GameData } from '../data/all.ts'
import { SETTLERS } from '../data/boards.ts'
import type { Civ, Hex } from '../data/types.ts'
import type { Party, Power } from '../state.ts'

/** What a party has before a game. */
export const newPower = (party: Party, civ: Civ, city: Hex, data: GameData): Power => ({
  civ,
  city,
  gold: 0,
  strength: data.tracks.start,
  markers: data.tracks.markers.length,
  reserve: Array(SETTLERS).fill(party),
  explorer: city,
  warships: [{ civ, at: city, home: city }],
  last: null,
})
