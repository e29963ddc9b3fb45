import { Acts, acts } from '../../../../text/en/voice.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'

/** The Lizard Cult on the board. */
export const board = {
  rules: 'Rules of the Cult, chapter 10',
  wins: 'It scores by rituals: the more gardens of a suit stand on the map, the more a card of that suit brings.',
  orders: 'The Lost Souls, open to all',
  powers: [
    ['Pilgrims', 'It rules every clearing with a garden, whoever else stands there.'],
    ['Revenge', 'Warriors that fall in defence become acolytes, and acolytes pay for conspiracies.'],
    ['Lost Souls', 'All cards that anybody spends or discards lie with it; their commonest suit is outcast.'],
    ['Fear of the Faithful', 'Each garden lost costs it a card at random.'],
  ],
  own: 'Rituals',
  actions: {
    crusadeBattle: 'Crusade, battle',
    crusadeMove: 'Crusade, move',
    convert: 'Convert',
    sanctify: 'Sanctify',
  },
  ritual: { build: 'Build', recruit: 'Recruit', score: 'Score', sacrifice: 'Sacrifice' },
  scenes: {
    sanctify: {
      title: 'A building is sanctified',
      name: 'sanctify',
      told: (who: Voice): string => `${Acts(who, 'sanctifies', 'sanctify')} a building.`,
    },
    convert: {
      title: 'A warrior is converted',
      name: 'convert',
      told: (who: Voice): string => `${Acts(who, 'converts', 'convert')} a warrior.`,
    },
  },
  now: (points: readonly (readonly [suit: string, points: number])[]): string =>
    `A card scores ${points.map(([suit, n]) => `${n} for ${suit}`).join(', ')}.`,
  acolytes: 'Acolytes',
  outcast: 'Outcast',
  hated: 'hated',
  gardens: 'Gardens',
  score: 'Score',
  souls: 'Lost Souls',
  conspiracies: 'Conspiracies',
  rituals: 'Rituals',
  revealed: 'Revealed',
  acolytesTip: (n: number): string => `${count(n, 'acolyte')}: they pay for conspiracies.`,
  outcastTip: (suit: string, hated: boolean): string =>
    `The outcast suit is ${suit}: conspiracies happen in its clearings, and its gardens craft.${hated ? ' It is hated: conspiracies cost one acolyte less.' : ''}`,
  outcastFact: (suit: string, hated: boolean): string => `Outcast: ${suit}${hated ? ', hated' : ''}.`,
  gardensTip: (suit: string, n: number, points: number): string =>
    `${count(n, `${suit} garden`)} on the map: a ${suit} card scores ${count(points, 'point')}.`,
  bonus: '2 gardens: 1 card more',
  soulsTip: (n: number, most: string | null): string =>
    `Lost Souls: ${count(n, 'card')}, open to all. ${most === null ? 'No suit has most: the outcast would stay and be hated.' : `Most are ${most}: outcast from the next Birdsong of the Cult.`}`,
  majority: (suit: string | null): string => (suit === null ? 'No majority' : `Majority: ${suit}`),
  price: (hated: boolean): string => (hated ? 'Hated: 1 acolyte less' : 'Price in acolytes'),
  ritualTip: 'Choose a card of your hand, then its ritual.',
  onScore: (points: number): string => `up to ${points}`,
  birdOnly: 'bird',
  soulsEmpty: 'No card lies among the Lost Souls.',
  vengeance: (seat: Voice): readonly [string, string] => [
    'Revenge',
    `Warriors that ${acts(seat, 'loses', 'lose')} here become acolytes.`,
  ],
  faithful: (seat: Voice, hit: number): readonly [string, string] => [
    'Fear of the Faithful',
    `At hit ${hit}, if a garden falls: ${acts(seat, 'discards', 'discard')} a card at random.`,
  ],
} satisfies FactionWords

/** The words of the Cult on the board. */
export type CultWords = typeof board
