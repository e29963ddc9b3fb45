import type { Text } from '@tablee/kernel'
import type { Spot } from '../../../rules/query.ts'
import { capital, place } from '../../../text/en/words.ts'

/** What is said in “What Killed Them Will Make Us Stronger”. */
export const s03 = {
  'objective.placed': (v: { place: Spot }) =>
    `You were the first to see ${place(v.place)}: it bears an Objective token.`,
  'home.chosen': () => 'Which of the tiles with an Objective token will be your home?',
  'home.tile': (v: { place: Spot; tile: number }) => `${capital(place(v.place))}, tile ${v.tile}`,
} satisfies Text
