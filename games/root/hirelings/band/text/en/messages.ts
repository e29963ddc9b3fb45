import type { Text } from '@tablee/kernel'
import { place } from '../../../../text/en/words.ts'

/** The Popular Band and the Street Band, in English. */
export const messages = {
  'act.band': () => 'Popular Band: draw warriors, then play in one more place',
  'act.street': () => 'Street Band: play in one more place',
  'band.where': () => 'To which clearing does the Band draw warriors?',
  'band.whom': (v: { from: number; to: number }) =>
    `Whose warrior goes from ${place(v.from)} to ${place(v.to)}?`,
  'band.nobody': () => 'Nobody’s',
  'band.why.listens': (v: { clearing: number }) =>
    `You came to ${place(v.clearing)} this turn: the Band keeps you there.`,
} satisfies Text
