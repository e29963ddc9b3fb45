import { CHARACTER } from '../../../../factions/vagabond/text/en/names.ts'
import { Acts } from '../../../../text/en/voice.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'
import { ACTION } from './messages.ts'
import { SPECIAL } from './names.ts'

/** The Vagabot on the board. */
export const board = {
  rules: 'Rules of the robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Quests, aid, hunts',
  actions: {},
  scenes: {
    botExplored: {
      title: 'A ruin is explored',
      name: 'ruin',
      told: (who: Voice): string => `${Acts(who, 'explores', 'explore')} a ruin.`,
    },
    botAided: {
      title: 'Items change hands',
      name: 'items',
      told: (who: Voice): string => `${Acts(who, 'aids', 'aid')} for crafted items.`,
    },
    botStole: {
      title: 'A card is stolen',
      name: 'theft',
      told: (who: Voice): string => `${Acts(who, 'steals', 'steal')} a card.`,
    },
    botCleared: {
      title: 'A clearing is cleared',
      name: 'clearing',
      told: (who: Voice): string => `${Acts(who, 'clears', 'clear')} a clearing.`,
    },
  },
  character: CHARACTER,
  special: SPECIAL,
  action: ACTION,
  satchel: 'Satchel',
  track: 'Battle track',
  damaged: 'Damaged',
  quest: 'Quest',
  plan: 'By day',
  ready: (n: number, of: number): string => `${n} of ${count(of, 'item')} ready`,
  hits: (n: number): string => `Deals at most ${count(n, 'rolled hit')}.`,
  space: (items: number, place: number): string =>
    place < 2
      ? `With ${items} whole items: ${place + 2} rolled hits at most.`
      : `With ${items} whole items: one more hit as attacker.`,
  damagedItems: (n: number): string => count(n, 'item damaged', 'items damaged'),
  questTip: (suit: string): string =>
    `Quest: any two items in a clearing of this suit (${suit}), for a point.`,
  fullTrack: 'full battle track',
  arbiter: (name: string, hits: number): readonly [string, string] => [
    'An Arbiter stands by',
    `${name} may be enlisted by the defender: ${count(hits, 'more hit')} at most.`,
  ],
  marksman: (name: string): readonly [string, string] => [
    'Marksman',
    `${name} deals one hit before the dice.`,
  ],
} satisfies FactionWords

/** The words of the Vagabot on the board. */
export type VagabotWords = typeof board
