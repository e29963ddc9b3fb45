import { Acts } from '../../../../text/en/voice.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'
import type { Column, Leader } from '../../data.ts'
import { LEADER } from './names.ts'

/** The Eyrie Dynasties on the board. */
export const board = {
  rules: 'Rules of the Eyrie, chapter 7',
  wins: 'Each turn a card or two join the Decree, and every order in it must be carried out.',
  orders: 'The Decree, next turn',
  powers: [
    ['Lords of the Forest', 'Tied for the most in a clearing, they rule it.'],
    ['Disdain for Trade', 'A crafted item scores only 1 point, unless the Builder leads.'],
    ['Turmoil', 'An order that cannot be done costs points, the Decree and the leader.'],
  ],
  own: 'Roosts',
  actions: {},
  scenes: {
    turmoil: {
      title: 'Turmoil',
      name: 'turmoil',
      told: (who: Voice): string => `${Acts(who, 'falls', 'fall')} into turmoil.`,
    },
  },
  now: (points: number, roosts: number): string =>
    `In Evening they will score ${count(points, 'point')} for ${count(roosts, 'roost')}.`,
  decree: 'Decree',
  column: { recruit: 'Recruit', move: 'Move', battle: 'Battle', build: 'Build' } as {
    readonly [C in Column]: string
  },
  leader: {
    builder: [LEADER.builder, 'full points for crafting'],
    charismatic: [LEADER.charismatic, 'recruits two at a time'],
    commander: [LEADER.commander, 'extra hit when attacking'],
    despot: [LEADER.despot, 'extra point for razing'],
  } as { readonly [L in Leader]: readonly [name: string, power: string] },
  leads: (name: string): string => `${name}, the leader`,
  noLeader: 'No leader',
  noLeaderTip: 'No leader: one is chosen at the start, and after turmoil.',
  roosts: 'Roosts',
  crisis: (points: number): string =>
    `Turmoil if an order fails: they lose 1 point for each bird card in the Decree, ${points} today, change their leader and end Daylight.`,
  possible: (where: string): string => `in ${where}`,
  only: (where: string): string => `only in ${where}`,
  impossible: 'impossible today',
  empty: 'no order',
  trackTip: (n: number, points: number): string =>
    `Roosts on the map: ${n}. Each Evening they score ${count(points, 'point')}; the squared space is the next to be built.`,
} satisfies FactionWords

/** The words of the Eyrie on the board. */
export type EyrieWords = typeof board
