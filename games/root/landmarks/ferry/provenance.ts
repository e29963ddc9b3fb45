import type { Datum } from '@tablee/kernel'

/** The Ferry’s card; its piece and its use on one map are the rulebook’s. */
export const data: readonly Datum[] = [
  {
    id: 'landmark:ferry',
    from: 'public',
    value: { setup: 'river', apart: true, ridesPerTurn: 1, draws: 1 },
  },
]
