import type { Datum } from '@tablee/kernel'
import { STALLS } from './data.ts'

/** The Black Market’s card. */
export const data: readonly Datum[] = [
  {
    id: 'landmark:blackMarket',
    from: 'public',
    value: { setup: 'one slot, no ruin', apart: true, cards: STALLS, swapsPerTurn: 1 },
  },
]
