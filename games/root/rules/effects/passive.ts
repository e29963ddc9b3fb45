import type { Effect } from '../effect.ts'

/** The persistent effects that are always on: the general procedures ask for them where they matter. */
export const passiveEffects: readonly Effect[] = [
  { name: 'scoutingParty', when: 'passive' },
  { name: 'soupKitchens', when: 'passive' },
  { name: 'boatBuilders', when: 'passive' },
  { name: 'corvidPlanners', when: 'passive' },
  { name: 'informants', when: 'passive' },
  { name: 'tunnels', when: 'passive' },
  { name: 'murineBroker', when: 'passive' },
  { name: 'masterEngravers', when: 'passive' },
]
