import { count } from '@tablee/common/words/en.ts'
import type { Text } from '@tablee/kernel'

/** Family Robinson, in English. */
export const familyRobinson = {
  birth: (v: { n: number }) => `A child is born: ${count(v.n, 'child', 'children')} to feed every night.`,
  'badCrops.ahead': () => 'Bad crops: the next production is halved.',
  'no.marker': () => 'There is no black marker on the island.',
  'goal.familyRobinson': (v: { built: number; of: number; children: number }) =>
    `${v.built} of ${v.of} inventions built, ${count(v.children, 'child', 'children')}; and shelter, roof, palisade, weapons.`,
  'end.children': () => 'There is no food for the children. You have lost.',
  'end.familyRobinson': () => 'The family has all it needs: this is your home now!',
} satisfies Text
