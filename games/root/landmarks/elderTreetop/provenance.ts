import type { Datum } from '@tablee/kernel'

/** The Elder Treetop’s card. */
export const data: readonly Datum[] = [
  {
    id: 'landmark:elderTreetop',
    from: 'public',
    value: { setup: 'corner', apart: true, slots: 1, points: 1 },
  },
]
