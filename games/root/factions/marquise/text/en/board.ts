import { Acts } from '../../../../text/en/voice.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'
import type { Industry } from '../../data.ts'

/** The Marquise de Cat on the board. */
export const board = {
  rules: 'Rules of the Marquise, chapter 6',
  wins: 'She scores by building, and the more of a kind she has built, the more the next one is worth.',
  orders: 'What she does in a turn',
  powers: [
    ['The Keep', 'Nobody else places pieces in its clearing.'],
    ['Field Hospitals', 'For a card of the clearing’s suit, lost warriors return to the keep.'],
    ['Three actions', 'Battle, march, recruit once, build or overwork; a bird card buys one more.'],
  ],
  own: 'Buildings',
  actions: {
    battle: 'Battle',
    march: 'March',
    recruit: 'Recruit',
    build: 'Build',
    overwork: 'Overwork',
    bird: 'Bird',
  },
  scenes: {},
  now: (points: number): string => `Her next building scores up to ${count(points, 'point')}.`,
  industry: { sawmill: 'Sawmills', workshop: 'Workshops', recruiter: 'Recruiters' } as {
    readonly [I in Industry]: string
  },
  next: (wood: number, points: number): string => `${wood} wood, ${count(points, 'point')}`,
  allBuilt: 'all built',
  trackFact: (name: string, n: number, next: string): string => `${name} ${n}: ${next}`,
  wood: (n: number): string => `${n} wood on the map.`,
  inSupply: (wood: number): string => `${wood} wood in the supply`,
  trackTip: (name: string, n: number, wood: number | undefined, points: number): string =>
    `${name} on the map: ${n}.${wood === undefined ? '' : ` The next costs ${wood} wood and scores ${count(points, 'point')}.`}`,
  woodTip: 'The wood that the next building of each column costs.',
  hospitals: (voice: Voice, suit: string, keep: number): readonly [string, string] => [
    'Field Hospitals',
    `${Acts(voice, 'brings', 'bring')} the lost warriors back to the keep, in ${keep}, for a ${suit} or bird card.`,
  ],
} satisfies FactionWords

/** The words of the Marquise on the board. */
export type MarquiseWords = typeof board
