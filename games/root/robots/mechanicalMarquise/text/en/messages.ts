import type { Cast, Text } from '@tablee/kernel'
import { Does } from '../../../../text/en/words.ts'

/** What the Mechanical Marquise says, in English. */
export const messages = {
  'mechanicalMarquise.expands': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'has', 'have')} built nothing and takes another order: the day begins again.`,
  'mechanicalMarquise.hospitals': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'brings', 'bring')} two warriors back to the Keep.`,
} satisfies Text
