import type { Datum } from '@tablee/kernel'
import { FORGED } from './data.ts'

/** The Legendary Forge’s card. */
export const data: readonly Datum[] = [
  {
    id: 'landmark:legendaryForge',
    from: 'public',
    value: { setup: 'any', apart: true, items: FORGED, draws: 1, points: 1 },
  },
]
