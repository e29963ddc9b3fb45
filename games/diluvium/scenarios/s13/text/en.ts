import type { Cast, Text } from '@tablee/kernel'
import { verb, who } from '../../../text/en/words.ts'

/** What is said in “The Gleam of Metal”. */
export const s13 = {
  gold: (v: { gold: number; supply: number; aside: number }) =>
    `You gain ${v.gold} gold. From where? The supply holds ${v.supply}, ${v.aside} lie aside.`,
  'gold.take': (v: { gold: number }) => `Take ${v.gold} gold for yourself`,
  'gold.store': (v: { gold: number }) => `Move ${v.gold} gold from aside into the supply`,
  'gold.stored': (v: { gold: number }) => `You put ${v.gold} gold from aside into the supply.`,
  'gold.none': () => 'There is no gold to gain.',
  'gold.robbed': (v: { party: number; gold: number }, cast: Cast) =>
    `The supply is too small: ${who(cast, v.party)} ${verb(cast, v.party, 'takes', 'take')} ${v.gold} of your gold.`,
  'ally.unarmed': () => 'Your ally waits for 6 Weapons: you have fewer.',
  'ally.armed': () => 'Your ally receives 6 Weapons and is armed.',
} satisfies Text
