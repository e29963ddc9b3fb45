import { GARDENS } from '../../../factions/cult/data.ts'
import { nightmare, once, robotBase, step } from '../../../rules/robots/base.ts'
import type { RobotRules } from '../../../rules/robots/robot.ts'
import { card } from '../card.ts'
import { NUMBERS } from '../data.ts'
import { lizardsOf, ownCards, problems, startBoard } from './board.ts'
import { conspire, extraHits, removed } from './conspiracies.ts'
import { craftOne, drawErratic, renewSouls, scoreGardens } from './evening.ts'
import { rituals } from './rituals.ts'
import { setup } from './setup.ts'
import { buySouls, catchSoul, determineOrder, revenge, triggers } from './souls.ts'

/** The Logical Lizards. Law of Robotics 8 */
export const rules: RobotRules = {
  ...robotBase,
  warriors: NUMBERS.warriors,
  buildings: Object.fromEntries(GARDENS.map(garden => [garden, NUMBERS.gardens])),
  tokens: {},
  start: startBoard,
  setup,
  phases: {
    birdsong: [buySouls, step('order', 'robot.8.4.1', once(determineOrder)), conspire],
    daylight: [rituals],
    evening: [
      step('score', 'robot.8.6.1', scoreGardens),
      step('souls', 'robot.8.6.2', renewSouls),
      step('craft', 'robot.8.6.4', craftOne),
      drawErratic,
      nightmare,
    ],
  },
  rulesOutright: ({ players }, party, clearing) => players[party].built[clearing] > 0, // 8.2.1
  extraHits,
  removed,
  triggers,
  catchesDiscards: catchSoul,
  catchesFallen: revenge,
  cards: ownCards,
  shownCards: ownCards,
  warriorsElsewhere: player => lizardsOf(player).acolytes,
  invariants: problems,
  noBirdCards: true,
  ...card,
}
