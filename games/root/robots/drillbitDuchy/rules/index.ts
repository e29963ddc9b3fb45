import { BURROW, CLEARINGS } from '../../../data/map.ts'
import { endOfEvening, once, robotBase, step } from '../../../rules/robots/base.ts'
import { craftOrder, revealOrder } from '../../../rules/robots/order.ts'
import type { RobotRules } from '../../../rules/robots/robot.ts'
import { card } from '../card.ts'
import { NUMBERS } from '../data.ts'
import { buyAmbush } from './ambush.ts'
import { keptBy, problems } from './board.ts'
import { barsPlacing, links } from './burrow.ts'
import { extraHits } from './captain.ts'
import { battleInOrdered, build, recruit } from './day.ts'
import { digByOrder } from './dig.ts'
import { triggers } from './errors.ts'
import { rally, scoreMarkets, sway } from './evening.ts'
import { ministers } from './ministers.ts'
import { setup } from './setup.ts'

/** The Drillbit Duchy. Law of Robotics 10 */
export const rules: RobotRules = {
  ...robotBase,
  warriors: NUMBERS.warriors,
  buildings: { citadel: NUMBERS.buildings, market: NUMBERS.buildings },
  tokens: { tunnel: NUMBERS.tunnels },
  start: player => {
    player.warriors[BURROW] = 0
    player.drillbitDuchy = { crowned: [], kept: [] }
  },
  setup,
  phases: {
    birdsong: [
      buyAmbush,
      step(
        'order',
        'robot.10.4',
        once(function* (t, party) {
          revealOrder(t, party)
          yield* craftOrder(t, party)
        }),
      ),
      step('recruit', 'robot.10.4.3', recruit),
    ],
    daylight: [
      step('dig', 'robot.10.5.1', digByOrder),
      step('battle', 'robot.10.5.2', battleInOrdered),
      step('build', 'robot.10.5.3', once(build)),
      step('ministers', 'robot.10.5.4', ministers),
    ],
    evening: [
      step('rally', 'robot.10.6.1', rally),
      step('score', 'robot.10.6.2', scoreMarkets),
      step('sway', 'robot.10.6.3', sway),
      ...endOfEvening,
    ],
  },
  places: [...CLEARINGS, BURROW],
  links,
  barsPlacing,
  extraHits,
  triggers,
  warriorsElsewhere: player => player.warriors[BURROW],
  keptAmbushes: keptBy,
  cards: player => [...robotBase.cards(player), ...keptBy(player)],
  shownCards: player => [...robotBase.shownCards(player), ...keptBy(player)],
  invariants: problems,
  ...card,
}
