import { capital } from '@tablee/common/words/en.ts'
import { CHARACTER } from '../../../../factions/vagabond/text/en/names.ts'
import type { RobotWords } from '../../../../text/robot-words.ts'
import { CHARACTERS } from '../../data.ts'
import { SPECIAL } from './names.ts'

const OF_ALL = Object.keys(CHARACTERS) as (keyof typeof CHARACTERS)[]

/** What is told of the Vagabot’s choices and cards, in English. */
export const words: RobotWords = {
  robot: 'vagabot',
  deeds: {
    explore: 'Explore',
    quest: 'Quest',
    aid: 'Aid',
    hunt: 'whom to hunt',
    steal: 'theft',
    instigate: 'who attacks',
    provoke: 'who defends',
    repair: 'repair',
    refresh: 'refresh',
    mend: 'rest',
    special: 'special action',
  },
  keys: {
    steps: { noun: 'steps', most: 'farthest, in steps', fewest: 'nearest, in steps' },
    poorest: { noun: 'points there', most: 'most points there', fewest: 'fewest points there' },
    targetCardboard: {
      noun: 'buildings and tokens of the target',
      most: 'most buildings and tokens of the target',
      fewest: 'fewest buildings and tokens of the target',
    },
    targetWarriors: {
      noun: 'warriors of the target',
      most: 'most warriors of the target',
      fewest: 'fewest warriors of the target',
    },
  },
  traits: {
    adventurer: [
      'Adventurer',
      'It battles once a turn only, and does one quest after the other at the end of Daylight.',
    ],
    berserker: [
      'Berserker',
      'It battles where the most pieces are, whoever has most of them, and repairs one more item in Evening.',
    ],
    helper: ['Helper', 'Each aid scores a point more, and whoever is aided draws twice as many cards.'],
    marksman: ['Marksman', 'As attacker it deals a hit before the dice.'],
    questing: [
      'Questing',
      'Damaged items count for the battle track, which loses none; quests score two points; it travels to aid.',
    ],
  },
  levels: {
    easy: 'It refreshes one item fewer in Evening.',
    challenging: 'It refreshes one item more in Evening.',
    nightmare: 'As when challenging, and a point at the end of each of its turns.',
  },
  options: {
    vagabotCharacter: {
      name: 'Vagabot: character',
      short: 'Character',
      values: Object.fromEntries(OF_ALL.map(one => [one, CHARACTER[one]])),
      lines: Object.fromEntries(OF_ALL.map(one => [one, `${capital(SPECIAL[one])}.`])),
    },
  },
}
