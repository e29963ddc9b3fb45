import type { Cast, Text } from '@tablee/kernel'
import type { CharacterId } from '../../data/types.ts'
import { Does } from './people.ts'
import { card } from './words.ts'

/** Cards, fights and mysteries, in English. */
export const cards = {
  'event.drawn': (v: { card: string }) => `Event deck: ${card(v.card)}.`,
  'event.seen': (v: { card: string }) => `Next event card: ${card(v.card)}.`,
  'threat.strikes': (v: { card: string }) => `Out of the threats: ${card(v.card)}.`,

  'threat.faced': (v: { card: string; who: CharacterId }) => `The threat is averted: ${card(v.card)}.`,

  'fight.wounds': (v: { who: CharacterId; n: number; bonus: number }) =>
    `With ${v.bonus} more for this fight: ${v.n === 0 ? 'no wound' : v.n === 1 ? '1 wound' : `${v.n} wounds`}.`,
  fight: (v: { who: CharacterId; strength: number; weapons: number; card: string }, cast: Cast) =>
    `${Does(cast, v.who, 'fights', 'fight')}: strength ${v.strength} against weapons ${v.weapons}.`,
  'beast.shown': (v: { beast: string }) => `Beast: ${card(v.beast)}.`,
  'beast.joined': () => 'A beast joins the hunting deck.',
  'hunting.seen': (v: { beast: string }) => `Next beast: ${card(v.beast)}.`,
  'hunting.discarded': (v: { beast: string }) => `Out of the hunting deck: ${card(v.beast)}.`,
  'hunting.where': () => 'Tracking: where does this beast go in the hunting deck?',
  'hunting.top': () => 'Leave it on top',
  'hunting.bottom': () => 'To the bottom',

  'mystery.drawn': (v: { card: string }) => `Mystery: ${card(v.card)}.`,
  'mystery.aside': (v: { card: string }) => `Set aside: ${card(v.card)}.`,
  'mystery.more': () => 'Draw another mystery card?',
  'mystery.continue': () => 'Go on drawing',
  'mystery.stop': () => 'Stop',

  'morale.top': () => 'Morale could not be better: what do you take?',
  'morale.det': () => '2 determination',
  'morale.heal': () => 'Heal 1',
} satisfies Text
