import { gathered } from '../names.ts'
import type { RobotWords } from '../robot-words.ts'

const WORDS = Object.values(
  import.meta.glob<{ words: RobotWords }>('../../robots/*/text/fr/words.ts', { eager: true }),
).map(({ words }) => words)

/** What robots do when they choose. */
export const ROBOT_DEEDS: { readonly [deed: string]: string } = {
  order: 'ordre',
  battle: 'combat',
  build: 'construction',
  move: 'déplacement',
  recruit: 'recrutement',
  score: 'points',
  ...gathered(WORDS.map(({ deeds = {} }) => deeds)),
}

/** What robots go by. */
export const ROBOT_KEYS: RobotWords['keys'] & object = {
  highest: { alone: 'la plus haute priorité' },
  lowest: { alone: 'la plus basse priorité' },
  letter: { alone: 'l’ordre de mise en place' },
  enemyPieces: {
    noun: 'pièces adverses',
    most: 'le plus de pièces adverses',
    fewest: 'le moins de pièces adverses',
  },
  enemyWarriors: {
    noun: 'guerriers adverses',
    most: 'le plus de guerriers adverses',
    fewest: 'le moins de guerriers adverses',
  },
  enemyBuildings: {
    noun: 'bâtiments adverses',
    most: 'le plus de bâtiments adverses',
    fewest: 'le moins de bâtiments adverses',
  },
  enemyCardboard: {
    noun: 'bâtiments et jetons adverses',
    most: 'le plus de bâtiments et de jetons adverses',
    fewest: 'le moins de bâtiments et de jetons adverses',
  },
  ownWarriors: {
    noun: 'guerriers du robot',
    most: 'le plus de guerriers du robot',
    fewest: 'le moins de guerriers du robot',
  },
  freeSlots: {
    noun: 'emplacements libres',
    most: 'le plus d’emplacements libres',
    fewest: 'le moins d’emplacements libres',
  },
  freeSlot: { alone: 'un emplacement libre' },
  defenceless: {
    noun: 'bâtiments sans défense',
    most: 'le plus de bâtiments sans défense',
    fewest: 'le moins de bâtiments sans défense',
  },
  piecesThere: {
    noun: 'pièces sur place',
    most: 'le plus de pièces sur place',
    fewest: 'le moins de pièces sur place',
  },
  buildingsThere: {
    noun: 'bâtiments sur place',
    most: 'le plus de bâtiments sur place',
    fewest: 'le moins de bâtiments sur place',
  },
  cardboardThere: {
    noun: 'bâtiments et jetons sur place',
    most: 'le plus de bâtiments et de jetons sur place',
    fewest: 'le moins de bâtiments et de jetons sur place',
  },
  defencelessThere: {
    noun: 'bâtiments sans défense sur place',
    most: 'le plus de bâtiments sans défense sur place',
    fewest: 'le moins de bâtiments sans défense sur place',
  },
  points: { noun: 'points', most: 'le plus de points', fewest: 'le moins de points' },
  ...gathered(WORDS.map(({ keys = {} }) => keys)),
}

/** The trait cards by name: their title, and what they do in a line. */
export const TRAITS = gathered(WORDS.map(({ traits }) => traits))

/** What a robot's level changes, in a line. */
export const LEVEL_LINES = gathered(WORDS.map(({ robot, levels }) => ({ [robot]: levels })))

/** The options that only one robot has. */
export const ROBOT_OPTIONS = gathered(WORDS.map(({ options = {} }) => options))
