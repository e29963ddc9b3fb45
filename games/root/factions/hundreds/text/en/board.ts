import { Acts, acts } from '../../../../text/en/voice.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'
import type { Mood, Track } from '../../data.ts'
import { MOOD, TRACK } from './names.ts'

/** The Lord of the Hundreds on the board. */
export const board = {
  rules: 'Rules of the Hundreds, chapter 14',
  wins: 'They score each Evening for the clearings they rule without a single enemy piece.',
  orders: 'What they can do',
  powers: [
    ['The warlord', 'A warrior whom only battle removes; his mood changes each Birdsong.'],
    ['Hoard', 'Items raise Command and Prowess, and block the moods that bear them.'],
    ['Contempt for Trade', 'A crafted item is kept without its points, or scores and leaves the game.'],
    [
      'Looters',
      'Attacking, they may deal no hits by the die and take a crafted item if they rule at the end.',
    ],
    ['Mobs', 'In Birdsong each mob removes all enemy buildings and tokens, then they spread.'],
  ],
  own: 'Oppression',
  actions: { move: 'Move', battle: 'Battle', build: 'Stronghold', incite: 'Incite' },
  scenes: {
    razed: {
      title: 'A mob razes',
      name: 'razing',
      told: (who: Voice): string => `${Acts(who, 'razes', 'raze')} a clearing.`,
    },
    looted: {
      title: 'Looting',
      name: 'looting',
      told: (who: Voice): string => `${Acts(who, 'loots', 'loot')} an item.`,
    },
  },
  now: 'In Evening they score 1 point for 1 or 2 oppressed clearings, 2 for 3 or 4, 3 for 5, 4 for 6 or more.',
  hoard: 'Hoard',
  mood: 'Mood',
  moods: MOOD,
  track: TRACK,
  /** What each mood does, in a few words. */
  does: {
    bitter: 'mobs become warriors in battle',
    grandiose: 'advances before it commands',
    jubilant: 'up to four mobs more',
    lavish: 'items for warriors',
    relentless: 'one more move or battle',
    rowdy: 'one or two cards more',
    stubborn: 'ignores the first hit',
    wrathful: 'one extra hit when attacking',
  } as { readonly [M in Mood]: string },
  blocked: 'struck: item hoarded',
  warlord: 'Warlord',
  warlordAt: 'in',
  noWarlord: 'off the map',
  takes: { command: 'boots, bag, coins', prowess: 'hammer, tea, sword, crossbow' } as {
    readonly [T in Track]: string
  },
  trackTip: (track: Track, n: number, items: string): string =>
    track === 'command'
      ? `Command ${n}: as many actions in Daylight. Takes ${items}.`
      : `Prowess ${n}: as many advances, and warriors that join the warlord. Takes ${items}.`,
  moodTip: (name: string, does: string, item: string | null, now: boolean): string =>
    `${name}: ${does}.${now ? ' The mood now: it must change next Birdsong.' : ''}${item === null ? '' : ` Blocked by ${item} in the Hoard.`}`,
  hoardItem: (item: string): string => `${item} in the Hoard`,
  warlordTip: (clearing: number): string =>
    clearing > 0 ? `The warlord is in clearing ${clearing}.` : 'The warlord is off the map until Anoint.',
  mobsTip: (n: number): string => `${count(n, 'mob')} left in the supply.`,
  strongholdsTip: (n: number): string => `${count(n, 'stronghold')} left in the supply.`,
  commands: (command: number, prowess: number): string =>
    `Command ${command}: ${count(command, 'action')} in Daylight. Prowess ${prowess}: ${count(prowess, 'advance')}, and as many warriors for the warlord.`,
  moodNow: (name: string, does: string): string => `The warlord is ${name}: ${does}.`,
  mobs: (n: number): string =>
    n === 0 ? 'No mob is on the map.' : `${count(n, 'mob')} will raze in Birdsong, then spread.`,
  strongholds: (n: number): string => `${count(n, 'stronghold')} recruit and craft.`,
  wrathful: 'Wrathful',
  lootingToCome: (who: Voice): readonly [string, string] => [
    'Looting',
    `${Acts(who, 'deals', 'deal')} no hits by the die, and ${acts(who, 'takes', 'take')} a crafted item if the clearing is theirs at the end.`,
  ],
  stubbornToCome: (who: Voice): readonly [string, string] => [
    MOOD.stubborn,
    `${Acts(who, 'ignores', 'ignore')} the first hit.`,
  ],
  bitterToCome: (who: Voice, mobs: number): readonly [string, string] => [
    MOOD.bitter,
    `Before the roll ${acts(who, 'may', 'may')} turn ${count(mobs, 'mob')} into warriors.`,
  ],
} satisfies FactionWords

/** The words of the Hundreds on the board. */
export type HundredsWords = typeof board
