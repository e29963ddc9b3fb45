import { Acts } from '../../../../text/en/voice.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'
import type { Building, Rank } from '../../data.ts'
import { MINISTER, RANK } from './ministers.ts'

/** The Underground Duchy on the board. */
export const board = {
  rules: 'Rules of the Duchy, chapter 12',
  wins: 'It scores by swaying ministers, and then by what its lords and its Banker do every turn.',
  orders: 'What it can do',
  powers: [
    ['The Burrow', 'A clearing of its own beside the map, joined to every tunnel; nobody else enters it.'],
    ['Dig', 'A card spent opens a tunnel, and up to four warriors come up from the Burrow.'],
    ['Ministers', 'Cards of clearings with its pieces sway them; each then acts once a turn.'],
    ['Revealed cards', 'They return to its hand in Evening; birds among them are discarded.'],
    ['Price of Failure', 'When it loses buildings, its highest minister leaves for good with his crown.'],
  ],
  own: 'Ministers',
  actions: {
    build: 'Build',
    recruit: 'Recruit',
    move: 'Move',
    battle: 'Battle',
    dig: 'Dig',
  },
  scenes: {
    sway: {
      title: 'A minister swayed',
      name: 'minister swayed',
      told: (who: Voice): string => `${Acts(who, 'sways', 'sway')} a minister.`,
    },
    failure: {
      title: 'Price of Failure',
      name: 'price of failure',
      told: (who: Voice): string => `${Acts(who, 'loses', 'lose')} a minister.`,
    },
  },
  minister: MINISTER,
  rank: RANK,
  ministers: 'Ministers',
  toReveal: 'number: cards to reveal',
  burrow: 'Burrow',
  inBurrow: 'in the Burrow',
  kind: { citadel: 'Citadels', market: 'Markets' } satisfies { [B in Building]: string },
  tunnels: 'Tunnels',
  gathers: (n: number): string => `Birdsong: ${count(n, 'warrior')}`,
  draws: (n: number): string => `Draw: ${count(n, 'card')}`,
  revealed: 'Revealed',
  revealedTip: 'Cards revealed this turn: in Evening they return to hand, birds are discarded.',
  burrowTip: (warriors: number): string =>
    `The Burrow: ${count(warriors, 'warrior')}. It is adjacent to every clearing with a tunnel, and the Duchy rules it.`,
  citadelTip: (n: number, warriors: number): string =>
    `Citadels on the map: ${n}. In Birdsong ${count(warriors, 'warrior')} gather in the Burrow.`,
  marketTip: (n: number, cards: number): string =>
    `Markets on the map: ${n}. In Evening the Duchy draws ${count(cards, 'card')}.`,
  tunnelTip: (n: number): string => `${count(n, 'tunnel')} not on the map.`,
  ministerTip: (name: string, rank: Rank, does: string): string => `${name}, ${RANK[rank][0]}: ${does}.`,
  swayedTip: 'Swayed.',
  costTip: (cards: number, points: number): string =>
    `To sway: reveal ${count(cards, 'card')}, ${count(points, 'point')}.`,
  crownsTip: (rank: Rank, left: number, lost: number, points: number): string =>
    `Crowns of ${RANK[rank][1]}, ${count(points, 'point')} each: ${left} left${lost > 0 ? `, ${lost} lost for good` : ''}.`,
  now: (points: number): string =>
    points === 0
      ? 'Its ministers score nothing by themselves yet.'
      : `Its lords score ${count(points, 'point')} a turn.`,
  swayedNow: (n: number): string => (n === 0 ? 'No minister swayed.' : `${count(n, 'minister')} swayed.`),
  waiting: (n: number): string => `${count(n, 'warrior')} in the Burrow.`,
} satisfies FactionWords

/** The words of the Duchy on the board. */
export type DuchyWords = typeof board
