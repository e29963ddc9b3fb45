import { registerEffect } from '../effect.ts'
import { battleEffects } from './battle.ts'
import { birdsongEffects } from './birdsong.ts'
import { daylightEffects } from './daylight.ts'
import { eveningEffects } from './evening.ts'
import { passiveEffects } from './passive.ts'

for (const effect of [
  ...birdsongEffects,
  ...daylightEffects,
  ...eveningEffects,
  ...battleEffects,
  ...passiveEffects,
])
  registerEffect(effect)
