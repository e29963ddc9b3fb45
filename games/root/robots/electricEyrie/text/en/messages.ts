import type { Cast, Text } from '@tablee/kernel'
import { card, Does } from '../../../../text/en/words.ts'

/** What the Electric Eyrie say, in English. */
export const messages = {
  'electricEyrie.decreed': (v: { seat: number; card: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'adds', 'add')} ${card(v.card)} to the Decree.`,
  'electricEyrie.turmoil': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'falls', 'fall')} into turmoil: no roost can be placed.`,
  'battle.fullColumn': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'deals', 'deal')} one more hit by the fullest column of the Decree.`,
} satisfies Text
