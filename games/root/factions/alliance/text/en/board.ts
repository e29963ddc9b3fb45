import { Acts, acts } from '../../../../text/en/voice.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'

/** The Woodland Alliance on the board. */
export const board = {
  rules: 'Rules of the Alliance, chapter 8',
  wins: 'It scores by spreading sympathy, paid with supporters that others’ warriors bring in.',
  orders: 'What it can do',
  powers: [
    ['Guerrilla War', 'As defender it uses the higher die.'],
    ['Outrage', 'Whoever removes sympathy, or moves warriors to it, gives it a card.'],
    ['Revolt', 'With two supporters it clears a sympathetic clearing and sets up a base.'],
    ['Martial law', 'Sympathy costs one more where another has three warriors.'],
  ],
  own: 'Sympathy',
  actions: { move: 'Move', battle: 'Battle', recruit: 'Recruit', organize: 'Organize' },
  scenes: {
    revolt: {
      title: 'A revolt',
      name: 'revolt',
      told: (who: Voice): string => `${Acts(who, 'revolts', 'revolt')}.`,
    },
    outrage: {
      title: 'Outrage',
      name: 'outrage',
      told: (who: Voice): string => `${Acts(who, 'pays', 'pay')} for outrage.`,
    },
  },
  now: (cost: number, points: number): string =>
    `The next sympathy costs ${count(cost, 'supporter')} and scores ${count(points, 'point')}.`,
  nowAll: 'All sympathy is on the map.',
  guerrilla: 'Guerrilla War',
  supporters: 'Supporters',
  supportersShort: (n: number): string => (n === 1 ? 'supporter' : 'supporters'),
  officers: 'Officers',
  sympathy: 'Sympathy',
  bases: 'Bases',
  faceDown: (n: number, bases: number): string =>
    `${count(n, 'supporter')} face down${bases === 0 && n >= 5 ? ', no room for more without a base' : ''}.`,
  operations: (n: number): string =>
    n === 0 ? 'No officer: no operation in Evening.' : `${count(n, 'military operation')} in Evening.`,
  supportersTip: (n: number): string =>
    `${count(n, 'supporter')}, face down: they pay for sympathy and revolts.`,
  officersTip: (n: number): string => `${count(n, 'officer')}: as many operations in Evening.`,
  trackTip: (n: number, cost: number | undefined, points: number): string =>
    `Sympathy on the map: ${n}.${cost === undefined ? '' : ` The next costs ${count(cost, 'supporter')} of its suit and scores ${count(points, 'point')}.`}`,
  baseTip: (name: string, stands: boolean): string =>
    stands
      ? `${name}: on the map. It trains officers of its suit, recruits, and gives one card more.`
      : `${name}: set up by a revolt in a clearing of its suit.`,
  outrageToCome: (payer: Voice, hit: number, suit: string): readonly [string, string] => [
    'Outrage to come',
    `At hit ${hit}, if the sympathy token falls: ${acts(payer, 'gives', 'give')} a ${suit} or bird card to the Alliance.`,
  ],
} satisfies FactionWords

/** The words of the Alliance on the board. */
export type AllianceWords = typeof board
