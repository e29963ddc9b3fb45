import type { Datum } from '@tablee/kernel'

/** The Lost City’s card. */
export const data: readonly Datum[] = [
  {
    id: 'landmark:lostCity',
    from: 'public',
    value: { setup: 'river', apart: true, suits: ['fox', 'rabbit', 'mouse'] },
  },
]
