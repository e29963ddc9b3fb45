import type { Datum, PackValues, Reconstructed } from '@tablee/kernel'

/** What a broker pays for a crate, and for one of the merchant's own trade. */
export interface Fees {
  readonly broker: { readonly other: number; readonly own: number }
}

/** The price list of the brokers is lost: these numbers are ours. */
const FEES: Fees = { broker: { other: 2, own: 3 } }

const COINS = { kind: 'number', min: 1, max: 9 } as const

/** What is reconstructed of Harbour, for whoever has found the list. */
export const reconstructed: Reconstructed<Fees> = {
  must: { 'fee:broker': { kind: 'record', fields: { other: COINS, own: COINS } } },
  usual: FEES,
  with: ({ 'fee:broker': broker = FEES.broker }: PackValues) => ({ broker: broker as Fees['broker'] }),
}

/** The fees, each with its provenance. */
export const feesData = (): Datum[] => [
  {
    id: 'fee:broker',
    from: 'reconstructed',
    value: { ...FEES.broker },
    must: reconstructed.must['fee:broker'],
  },
]
