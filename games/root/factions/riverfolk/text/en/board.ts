import { Acts } from '../../../../text/en/voice.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'

/** The Riverfolk Company on the board. */
export const board = {
  rules: 'Rules of the Riverfolk, chapter 11',
  wins: 'They score by trade posts, paid with the warriors of whoever rules there, and each turn by the funds they have not used.',
  orders: 'What they can do',
  powers: [
    ['Swimmers', 'Rivers are paths to them, whoever rules.'],
    ['Public hand', 'Their cards lie face up, for sale.'],
    ['Services', 'At the start of their Birdsong others buy cards, riverboats and mercenaries.'],
    ['Trade disrupted', 'A trade post removed costs half of the funds, and never comes back.'],
  ],
  own: 'Trade posts and dividends',
  actions: {
    move: 'Move',
    battle: 'Battle',
    drawCard: 'Draw',
    recruit: 'Recruit',
    tradePost: 'Trade post',
  },
  commits: (n: number): string => `commit ${n}`,
  spends: (n: number): string => `spend ${n}`,
  scenes: {
    purchase: {
      title: 'A service',
      name: 'service',
      told: (who: Voice): string => `${Acts(who, 'sells', 'sell')} a service.`,
    },
    disruption: {
      title: 'Trade disrupted',
      name: 'trade disrupted',
      told: (who: Voice): string => `${Acts(who, 'loses', 'lose')} half of the funds.`,
    },
  },
  now: (points: number): string =>
    points === 0
      ? 'No dividends as things stand: they need a trade post on the map and funds left over.'
      : `The funds at hand would pay ${count(points, 'point')} of dividends.`,
  services: 'Services',
  price: 'price',
  service: { handCard: 'Cards', riverboats: 'Boats', mercenaries: 'Mercenaries' },
  serviceShort: { handCard: 'Cards', riverboats: 'Boats', mercenaries: 'Mercen.' },
  serviceTip: {
    handCard: (price: number): string =>
      `A card of this hand costs ${count(price, 'warrior')}, at the start of the buyer’s Birdsong.`,
    riverboats: (price: number): string =>
      `Riverboats cost ${count(price, 'warrior')}: rivers are paths for a turn.`,
    mercenaries: (price: number): string =>
      `Mercenaries cost ${count(price, 'warrior')}: these warriors count as the buyer’s in Daylight and Evening, for rule and battle.`,
  },
  bought: 'Bought in the others’ Birdsong.',
  posts: 'Trade posts',
  postPoints: (n: number): string => `${n} pts`,
  postsHint: 'Hollow: crafts',
  payments: 'Payments',
  funds: 'Funds',
  committed: 'Committed',
  paymentsTip: (n: number): string => `${count(n, 'warrior')} in Payments: they become funds in Birdsong.`,
  fundsTip: (n: number): string => `${count(n, 'fund')}: to commit, to spend, or to keep for dividends.`,
  committedTip: (n: number): string => `${count(n, 'warrior')} committed until the next Birdsong.`,
  postsTip: (n: number): string => `${count(n, 'trade post')} on the map.`,
  trackTip: (suit: string, placed: number, free: number): string =>
    `${suit} trade posts gone from the track: ${placed}. Empty spaces to craft with: ${free}.`,
  handTip: 'Their hand lies face up.',
  fundOf: (party: string, n: number): string => `${party}: ${count(n, 'fund')}`,
  fundsFact: (n: number): string => `${count(n, 'fund')} at hand.`,
  spacesFact: (n: number): string => `${count(n, 'empty space')} of the track to craft with.`,
  postsFact: (n: number): string => `${count(n, 'trade post')} on the map.`,
} satisfies FactionWords

/** The words of the Riverfolk on the board. */
export type RiverfolkWords = typeof board
