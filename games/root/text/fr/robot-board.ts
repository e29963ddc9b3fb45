import type { RobotBoardWords } from '../en/robot-board.ts'
import { LEVEL_LINES, ROBOT_OPTIONS, TRAITS } from './robot-words.ts'
import { list } from './words.ts'

/** What lies beside the boards of robots, in French. */
export const robotBoard: RobotBoardWords = {
  level: { easy: 'Facile', normal: 'Normal', challenging: 'Difficile', nightmare: 'Cauchemardesque' },
  levelLine: LEVEL_LINES,
  trait: TRAITS,
  option: ROBOT_OPTIONS,
  traits: 'Traits',
  orderNow: 'Son ordre',
  noOrder: 'Ordre à sa prochaine Aurore',
  order: suit => `Ordre : ${suit}`,
  traitsAre: traits => `Traits : ${list(traits)}`,
  scores: points => `Marquerait ${points} au Crépuscule.`,
  track: (piece, n, points) => `Sur le plateau : ${piece} ${n}, valeur ${points}.`,
  levelOf: robot => `${robot} : niveau`,
  levelsLine: ({ easy, challenging, nightmare }) =>
    `Facile : ${easy} Difficile : ${challenging} Cauchemardesque : ${nightmare}`,
  traitsOf: robot => `${robot} : traits de caractère`,
}
