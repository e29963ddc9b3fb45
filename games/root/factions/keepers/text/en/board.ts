import { Acts } from '../../../../text/en/voice.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'

/** The Keepers in Iron on the board. */
export const board = {
  rules: 'Rules of the Keepers, chapter 15',
  wins: 'They score by delving relics out of the forests, carrying them to a waystation of their type and recovering them there; a column of three types brings 2 points more.',
  orders: 'What they can do',
  powers: [
    [
      'Devout Knights',
      'With a relic and a warrior in a battle they ignore the first hit. Each warrior that moves can carry a relic.',
    ],
    ['Prized Trophies', 'An enemy who removes a relic scores 2 points and puts it face up in any forest.'],
    [
      'Waystations',
      'They craft, bring a card each, and take warriors for cards; each shows one of two relic types.',
    ],
    [
      'Retinue',
      'Each card acts once a turn in a clearing of its suit; a relic worth more than the clearings ruled costs the card.',
    ],
  ],
  own: 'Relics',
  actions: {},
  scenes: {
    delve: {
      title: 'A relic is delved',
      name: 'delving',
      told: (who: Voice): string => `${Acts(who, 'delves', 'delve')} a relic.`,
    },
    recovery: {
      title: 'A relic is recovered',
      name: 'recovery',
      told: (who: Voice): string => `${Acts(who, 'recovers', 'recover')} a relic.`,
    },
  },
  now: (relics: number): string =>
    relics === 0
      ? 'No relic is in a clearing yet.'
      : relics === 1
        ? '1 relic waits in a clearing, to be brought to a waystation of its type.'
        : `${relics} relics wait in clearings, each to be brought to a waystation of its type.`,
  retinue: 'Retinue',
  retinueCount: (n: number): string => `${n} of 10 cards`,
  recovered: 'Recovered relics',
  columnBonus: '+2',
  waystations: 'Waystations',
  inForests: 'Relics in forests',
  forest: (n: number): string => `forest ${n}`,
  relic: { figure: 'Figures', tablet: 'Tablets', jewelry: 'Jewelry' },
  column: { move: 'Move', delve: 'Battle then delve', recover: 'Move or recover' },
  columnShort: { move: 'Move', delve: 'Delve', recover: 'Recover' },
  columnTip: {
    move: 'Each card here moves from a clearing of its suit.',
    delve:
      'Each card here battles in a clearing of its suit, if an enemy is there, and then may delve a relic from a forest next to it.',
    recover: 'Each card here moves from a clearing of its suit, or recovers relics in one.',
  },
  relicTip: (name: string, values: readonly number[]): string =>
    `${name} recovered: ${values.length === 0 ? 'none' : values.join(', ')}.`,
  waystationTip: (name: string, stands: boolean): string =>
    stands ? `${name}: on the map.` : `${name}: ready to be placed.`,
  waystationsTip: (n: number): string =>
    n === 0
      ? 'No waystation on the map: one card to draw.'
      : `${count(n, 'waystation')} on the map: as many cards more to draw.`,
} satisfies FactionWords

/** The words of the Keepers on the board. */
export type KeepersWords = typeof board
