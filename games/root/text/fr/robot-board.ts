import type { RobotBoardWords } from '../en/robot-board.ts'
import { LEVEL_LINES, ROBOT_DEEDS, ROBOT_KEYS, ROBOT_OPTIONS, TRAITS } from './robot-words.ts'
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
  worth: points => `${points} pt${points < 2 ? '' : 's'}`,
  deed: ROBOT_DEEDS,
  key: ROBOT_KEYS,
  acts: 'son tour',
  inPlaces: places => (places.length === 0 ? '' : ` en ${list(places)}`),
  counted: (noun, n) => `${noun} : ${n}`,
  priority: rank => `priorité ${rank}`,
  lacks: what => `sans ${what}`,
  chosen: 'choisie',
  turnOf: robot => `Tour : ${robot}`,
  rule: id => `règle ${id}`,
  levelOf: robot => `${robot} : difficulté`,
  levelShort: 'Difficulté',
  normalLine: 'Sans carte : les règles de son plateau.',
  robot: 'Robot mécanique',
  traitsOf: robot => `${robot} : traits de caractère`,
}
