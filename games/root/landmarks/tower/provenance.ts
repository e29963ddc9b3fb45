import type { Datum } from '@tablee/kernel'

/** The Tower’s card; its piece and its use on one map are the rulebook’s. */
export const data: readonly Datum[] = [
  {
    id: 'landmark:tower',
    from: 'public',
    value: { setup: 'ruin', apart: false, points: 1 },
  },
]
