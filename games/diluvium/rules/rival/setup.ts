import type { Chance } from '@tablee/kernel'
import type { GameData } from '../../data/all.ts'
import type { ScenarioSetup } from '../../data/scenarios.ts'
import { COMBAT_TOKENS } from '../../data/tokens.ts'
import type { Civ, Hex } from '../../data/types.ts'
import type { Rival } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { newPower } from '../power.ts'

/** setup.8 to setup.14, setup.23, setup.24 */
export const newRival = (setup: ScenarioSetup, city: Hex, chance: Chance, data: GameData): Rival => ({
  ...newPower(RIVAL, setup.rival as Civ, city, data),
  markers: data.tracks.rivalMarkers.length,
  column: [...setup.column],
  pile: chance.shuffle([...COMBAT_TOKENS]),
  discard: [],
  turned: [],
  token: null,
  beaten: false,
  markersGone: 0,
  craft: 0,
  stored: 0,
})
