import { gathered } from '../names.ts'
import type { RobotWords } from '../robot-words.ts'

const WORDS = Object.values(
  import.meta.glob<{ words: RobotWords }>('../../robots/*/text/en/words.ts', { eager: true }),
).map(({ words }) => words)

/** What robots do when they choose. */
export const ROBOT_DEEDS: { readonly [deed: string]: string } = {
  battle: 'battle',
  build: 'build',
  move: 'move',
  recruit: 'recruit',
  ...gathered(WORDS.map(({ deeds = {} }) => deeds)),
}

/** What robots go by. */
export const ROBOT_KEYS: RobotWords['keys'] & object = {
  highest: { alone: 'highest priority' },
  lowest: { alone: 'lowest priority' },
  letter: { alone: 'order of setup' },
  enemyPieces: { most: 'most enemy pieces', fewest: 'fewest enemy pieces' },
  enemyWarriors: { most: 'most enemy warriors', fewest: 'fewest enemy warriors' },
  enemyBuildings: { most: 'most enemy buildings', fewest: 'fewest enemy buildings' },
  enemyCardboard: {
    most: 'most enemy buildings and tokens',
    fewest: 'fewest enemy buildings and tokens',
  },
  ownWarriors: { most: 'most warriors of its own', fewest: 'fewest warriors of its own' },
  freeSlots: { most: 'most free slots', fewest: 'fewest free slots' },
  freeSlot: { alone: 'a free slot' },
  defenceless: { most: 'most defenceless buildings', fewest: 'fewest defenceless buildings' },
  piecesThere: { most: 'most pieces there', fewest: 'fewest pieces there' },
  buildingsThere: { most: 'most buildings there', fewest: 'fewest buildings there' },
  cardboardThere: {
    most: 'most buildings and tokens there',
    fewest: 'fewest buildings and tokens there',
  },
  defencelessThere: {
    most: 'most defenceless buildings there',
    fewest: 'fewest defenceless buildings there',
  },
  points: { most: 'most points', fewest: 'fewest points' },
  ...gathered(WORDS.map(({ keys = {} }) => keys)),
}

/** The trait cards by name: their title, and what they do in a line. */
export const TRAITS = gathered(WORDS.map(({ traits }) => traits))

/** What a robot's level changes, in a line. */
export const LEVEL_LINES = gathered(WORDS.map(({ robot, levels }) => ({ [robot]: levels })))

/** The options that only one robot has. */
export const ROBOT_OPTIONS = gathered(WORDS.map(({ options = {} }) => options))
