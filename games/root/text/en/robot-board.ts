import type { Level } from '../../rules/robots/card.ts'
import { LEVEL_LINES, ROBOT_OPTIONS, TRAITS } from './robot-words.ts'
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
  /** The options of a robot. */
  levelOf: (robot: string): string => `${robot}: level`,
  levelsLine: ({ easy, challenging, nightmare }: { easy: string; challenging: string; nightmare: string }) =>
    `Easy: ${easy} Challenging: ${challenging} Nightmare: ${nightmare}`,
  traitsOf: (robot: string): string => `${robot}: traits`,
}

/** The words of what lies beside the boards of robots, in any language. */
export type RobotBoardWords = typeof robotBoard
