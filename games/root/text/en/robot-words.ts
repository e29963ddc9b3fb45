import { gathered } from '../names.ts'
import type { RobotWords } from '../robot-words.ts'

const WORDS = Object.values(
  import.meta.glob<{ words: RobotWords }>('../../robots/*/text/en/words.ts', { eager: true }),
).map(({ words }) => words)

/** What robots do when they choose. */
export const ROBOT_DEEDS: { readonly [deed: string]: string } = {
  order: 'order',
  battle: 'battle',
  build: 'build',
  move: 'move',
  recruit: 'recruit',
  score: 'points',
  ...gathered(WORDS.map(({ deeds = {} }) => deeds)),
}

/** What robots go by. */
export const ROBOT_KEYS: RobotWords['keys'] & object = {
  highest: { alone: 'highest priority' },
  lowest: { alone: 'lowest priority' },
  letter: { alone: 'order of setup' },
  enemyPieces: { noun: 'enemy pieces', most: 'most enemy pieces', fewest: 'fewest enemy pieces' },
  enemyWarriors: { noun: 'enemy warriors', most: 'most enemy warriors', fewest: 'fewest enemy warriors' },
  enemyBuildings: { noun: 'enemy buildings', most: 'most enemy buildings', fewest: 'fewest enemy buildings' },
  enemyCardboard: {
    noun: 'enemy buildings and tokens',
    most: 'most enemy buildings and tokens',
    fewest: 'fewest enemy buildings and tokens',
  },
  ownWarriors: {
    noun: 'own warriors',
    most: 'most warriors of its own',
    fewest: 'fewest warriors of its own',
  },
  freeSlots: { noun: 'free slots', most: 'most free slots', fewest: 'fewest free slots' },
  freeSlot: { alone: 'a free slot' },
  defenceless: {
    noun: 'defenceless buildings',
    most: 'most defenceless buildings',
    fewest: 'fewest defenceless buildings',
  },
  piecesThere: { noun: 'pieces there', most: 'most pieces there', fewest: 'fewest pieces there' },
  buildingsThere: { noun: 'buildings there', most: 'most buildings there', fewest: 'fewest buildings there' },
  cardboardThere: {
    noun: 'buildings and tokens there',
    most: 'most buildings and tokens there',
    fewest: 'fewest buildings and tokens there',
  },
  defencelessThere: {
    noun: 'defenceless buildings there',
    most: 'most defenceless buildings there',
    fewest: 'fewest defenceless buildings there',
  },
  points: { noun: 'points', most: 'most points', fewest: 'fewest points' },
  ...gathered(WORDS.map(({ keys = {} }) => keys)),
}

/** The trait cards by name: their title, and what they do in a line. */
export const TRAITS = gathered(WORDS.map(({ traits }) => traits))

/** What a robot's level changes, in a line. */
export const LEVEL_LINES = gathered(WORDS.map(({ robot, levels }) => ({ [robot]: levels })))

/** The options that only one robot has. */
export const ROBOT_OPTIONS = gathered(WORDS.map(({ options = {} }) => options))
