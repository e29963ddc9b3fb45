import type { Level } from '../../rules/robots/card.ts'
import { LEVEL_LINES, ROBOT_DEEDS, ROBOT_KEYS, ROBOT_OPTIONS, TRAITS } from './robot-words.ts'
import { list } from './words.ts'

/** What lies beside the boards of robots, in words. */
export const robotBoard = {
  level: { easy: 'Easy', normal: 'Normal', challenging: 'Challenging', nightmare: 'Nightmare' } as {
    readonly [L in Level]: string
  },
  /** What a robot's level changes, by robot. */
  levelLine: LEVEL_LINES,
  trait: TRAITS,
  /** The options that only one robot has. */
  option: ROBOT_OPTIONS,
  traits: 'Traits',
  orderNow: 'Its order now',
  noOrder: 'Order at its next Birdsong',
  order: (suit: string): string => `Order: ${suit}`,
  traitsAre: (traits: readonly string[]): string => `Traits: ${list(traits)}`,
  scores: (points: number): string => `Would score ${points} this Evening.`,
  track: (piece: string, n: number, points: number): string => `On the map: ${piece} ${n}, worth ${points}.`,
  /** Points in a word, where there is little room. */
  worth: (points: number): string => `${points} pt${points === 1 ? '' : 's'}`,
  /** A step of a robot's turn, by the name it goes by. */
  deed: ROBOT_DEEDS,
  /** What robots go by. */
  key: ROBOT_KEYS,
  /** What a robot does that has no name. */
  acts: 'its turn',
  inPlaces: (places: readonly string[]): string => (places.length === 0 ? '' : ` in ${list(places)}`),
  /** Why a clearing was chosen or not. */
  counted: (noun: string, n: number): string => `${noun}: ${n}`,
  priority: (rank: number): string => `priority ${rank}`,
  lacks: (what: string): string => `without ${what}`,
  chosen: 'chosen',
  /** Its turn, told beside the map. */
  turnOf: (robot: string): string => `Turn: ${robot}`,
  rule: (id: string): string => `rule ${id}`,
  /** The options of a robot. */
  levelOf: (robot: string): string => `${robot}: difficulty`,
  levelShort: 'Difficulty',
  normalLine: 'No card: the rules of its board.',
  robot: 'Clockwork robot',
  traitsOf: (robot: string): string => `${robot}: traits`,
}

/** The words of what lies beside the boards of robots, in any language. */
export type RobotBoardWords = typeof robotBoard
