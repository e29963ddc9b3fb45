import { Acts, acts } from '../../../../text/en/voice.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'
import { ABILITY, CHARACTER, RELATION } from './names.ts'

/** The Vagabond on the board. */
export const board = {
  rules: 'Rules of the Vagabond, chapter 9',
  wins: 'He scores by aiding others, by quests, and by striking down those who are Hostile.',
  orders: 'What he can do',
  powers: [
    ['Nimble', 'He moves whoever rules, and slips into forests.'],
    ['Lone Wanderer', 'His pawn is no warrior, never rules and is never removed; hits damage items.'],
    ['Allies and Hostiles', 'Aid makes friends and points; whoever loses a warrior to him becomes Hostile.'],
  ],
  own: 'Quests, aid, ruins',
  actions: {
    move: 'Move',
    battle: 'Battle',
    explore: 'Explore',
    aid: 'Aid',
    quest: 'Quest',
    strike: 'Strike',
    repair: 'Repair',
  },
  scenes: {
    scorched: {
      title: 'Scorched Earth',
      name: 'fire',
      told: (who: Voice): string => `${Acts(who, 'scorches', 'scorch')} a clearing.`,
    },
    explored: {
      title: 'A ruin is explored',
      name: 'ruin',
      told: (who: Voice): string => `${Acts(who, 'explores', 'explore')} a ruin.`,
    },
    quested: {
      title: 'A quest is completed',
      name: 'quest',
      told: (who: Voice): string => `${Acts(who, 'completes', 'complete')} a quest.`,
    },
    aided: {
      title: 'An item changes hands',
      name: 'item',
      told: (who: Voice): string => `${Acts(who, 'takes', 'take')} an item.`,
    },
  },
  now: (hostile: number): string =>
    hostile === 0 ? 'Nobody is Hostile to him.' : `Hostile to him: ${hostile}.`,
  ready: (n: number, of: number): string => `${n} of ${count(of, 'item')} ready.`,
  swords: (n: number): string =>
    n === 0
      ? 'No whole sword: defenceless, and deals no rolled hits.'
      : `Deals at most ${count(n, 'rolled hit')}.`,
  relations: 'Relations',
  relation: RELATION,
  character: CHARACTER,
  ability: ABILITY,
  quests: 'Quests',
  completed: 'Completed',
  questReward: 'for two cards, or a point per quest of this suit',
  openQuests: (quests: string): string => `Quests: ${quests}.`,
  damagedItems: (n: number): string => count(n, 'item damaged', 'items damaged'),
  enlist: (name: string, hits: number): readonly [string, string] => [
    'An Arbiter stands by',
    `${name} may be enlisted by the defender: ${count(hits, 'more hit')} at most.`,
  ],
  hostility: (party: Voice): readonly [string, string] => [
    'Hostility',
    `If a warrior falls, ${acts(party, 'becomes', 'become')} Hostile to the Vagabond.`,
  ],
} satisfies FactionWords

/** The words of the Vagabond on the board. */
export type VagabondWords = typeof board
