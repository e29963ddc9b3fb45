import { CLEARINGS } from '../../../data/map.ts'
import { discardIt, nightmare, once, robotBase, step } from '../../../rules/robots/base.ts'
import { craftOrder, revealOrder } from '../../../rules/robots/order.ts'
import { hasTrait, type RobotRules } from '../../../rules/robots/robot.ts'
import { card } from '../card.ts'
import { extraHits } from './battle.ts'
import { organize, recruit } from './evening.ts'
import { entered, triggers } from './outrage.ts'
import { publicPity, revolt, surpriseRevolt } from './revolt.ts'
import { spreadSympathy } from './spread.ts'

/** The Automated Alliance. Law of Robotics 6 */
export const rules: RobotRules = {
  ...robotBase,
  warriors: 10,
  buildings: { foxBase: 1, rabbitBase: 1, mouseBase: 1 },
  tokens: { sympathy: 10 },
  paysWithTheirs: true, // robot.service.basic.alliance
  *setup() {}, // 6.3: nothing stands on the map
  phases: {
    birdsong: [
      step(
        'order',
        'robot.6.4',
        once(function* (t, party) {
          revealOrder(t, party)
          yield* craftOrder(t, party)
        }),
      ),
      step('revolt', 'robot.6.4.3', revolt),
      step('pity', 'robot.6.4.4', publicPity),
    ],
    daylight: [
      step(
        'spread',
        'robot.6.5.1',
        once((t, party) => spreadSympathy(t, party)),
      ),
      step('surprise', 'robot.6.5.2', surpriseRevolt),
    ],
    evening: [
      step('organize', 'robot.6.6.1', organize),
      step('recruit', 'robot.6.6.2', recruit),
      discardIt,
      once(function* (t, party) {
        // The suit of the order counts to the end of the turn. ruling.18
        if (hasTrait(t.state.players[party], 'wildfire')) yield* spreadSympathy(t, party, 'unscored')
      }),
      nightmare,
    ],
  },
  entered,
  triggers,
  extraHits,
  *attacked(t, battle, party) {
    if (hasTrait(t.state.players[party], 'veterans')) battle.defendsHigh = true
  },
  withholds: ({ players }, party, kind) => kind === 'sympathy' && hasTrait(players[party], 'popularity'),
  invariants: (state, party) =>
    CLEARINGS.filter(clearing => state.players[party].tokens.sympathy[clearing] > 1).map(
      clearing => `clearing ${clearing} has two sympathy tokens`,
    ),
  advanced: { prefersBirds: true },
  ...card,
}
