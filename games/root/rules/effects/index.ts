import type { Effect } from '../effect.ts'
import { battleEffects } from './battle.ts'
import { birdsongEffects } from './birdsong.ts'
import { daylightEffects } from './daylight.ts'
import { eveningEffects } from './evening.ts'
import { passiveEffects } from './passive.ts'

/** The persistent effects of both decks. */
export const EFFECTS: readonly Effect[] = [
  ...birdsongEffects,
  ...daylightEffects,
  ...eveningEffects,
  ...battleEffects,
  ...passiveEffects,
]
