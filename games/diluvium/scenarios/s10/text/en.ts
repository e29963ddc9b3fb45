import type { Cast, Text } from '@tablee/kernel'
import type { Spot } from '../../../rules/query.ts'
import { place, who } from '../../../text/en/words.ts'

/** What is said in “Assault on the Heart”; and of Cities that are conquered, there and in the next scenario. */
export const s10 = {
  'archipelago.seen': (v: { place: Spot; n: number }) =>
    `The Federated Archipelago at ${place(v.place)} shows ${v.n}.`,
  corrupt: (v: { place: Spot }) => `Do you corrupt the Federated Archipelago at ${place(v.place)}?`,
  'corrupt.pay': (v: { gold: number }) => `Pay ${v.gold} gold`,
  'corrupt.later': () => 'Do not corrupt it',
  corrupted: (v: { place: Spot }) => `${place(v.place)} gives no more shelter to the enemy Warship.`,
  respawn: () => 'To which Federated Archipelago does the beaten Warship go?',
  respawned: (v: { party: number; place: Spot }, cast: Cast) =>
    `The Warship of ${who(cast, v.party)} takes shelter at ${place(v.place)}.`,
  'city.conquered': (v: { place: Spot }) => `You conquer ${place(v.place)}.`,
} satisfies Text
