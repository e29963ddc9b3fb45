import { count } from './words.ts'

/** What the sheet of any faction, of the discard pile and of a card says. */
export const sheets = {
  opens: (name: string): string => `${name}: how it plays`,
  opensDiscard: (n: number): string => `Discard pile, ${count(n, 'card')}: look through it`,
  turn: 'The turn',
  powers: 'Powers',
  against: 'Against this faction',
  supplyOf: (n: number): string => `${n} in the supply`,
  crafts: (n: number): string => `Crafts with ${count(n, 'piece')}.`,
  hand: (n: number): string => `${count(n, 'card')} in hand.`,
  effects: 'Crafted effects',
  discard: 'Discard pile',
  discardRule: 'What everybody may look at, rule 1.2.2',
  discardLine: (n: number): string => `${count(n, 'card')}, all face up; the last one lies on top`,
  discardEmpty: 'No card has been discarded yet.',
  nth: (n: number): string => `no. ${n}`,
  top: 'on top',
  tip: {
    supply: (n: number): string => `${count(n, 'warrior')} left in the supply.`,
    deck: (n: number): string =>
      `${count(n, 'card')} left to draw; when there are none, the discard pile is shuffled.`,
    noDominance: (suit: string): string =>
      `Dominance, ${suit}: it lies here, to be taken for a card of its suit, once it has been spent.`,
    items: (n: number): string => `${count(n, 'item')} left to craft.`,
  },
  cost: 'Cost',
  free: 'not crafted',
}

/** The words of the sheets. */
export type SheetWords = typeof sheets
