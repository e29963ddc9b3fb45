import { CORVIDS, PLOTS } from '../../../factions/corvids/data.ts'
import { barsPlacing, extraHits, holds, springs } from '../../../factions/corvids/rules/effects.ts'
import {
  dealPlots,
  hidePlots,
  openPlots,
  plotProblems,
  showsAs,
  startPlots,
  takenOff,
} from '../../../factions/corvids/rules/plots.ts'
import { endOfEvening, once, robotBase, step } from '../../../rules/robots/base.ts'
import { craftOrder, revealOrder } from '../../../rules/robots/order.ts'
import type { RobotRules } from '../../../rules/robots/robot.ts'
import { score } from '../../../rules/score.ts'
import { card } from '../card.ts'
import { NUMBERS } from '../data.ts'
import { recruit } from './birdsong.ts'
import { battleInOrdered, moveOn } from './day.ts'
import { buyFavor } from './favor.ts'
import { flipAll } from './flip.ts'
import { plot, thicken } from './plot.ts'
import { triggers } from './removed.ts'
import { setup } from './setup.ts'

/** The Cogwheel Corvids. Law of Robotics 11 */
export const rules: RobotRules = {
  ...robotBase,
  warriors: NUMBERS.warriors,
  buildings: {},
  tokens: { plot: CORVIDS.ofEachKind * PLOTS.length },
  start: startPlots,
  setup,
  phases: {
    birdsong: [
      buyFavor,
      step(
        'order',
        'robot.11.4',
        once(function* (t, party) {
          revealOrder(t, party)
          yield* craftOrder(t, party)
        }),
      ),
      step('recruit', 'robot.11.4.3', recruit),
      step('flip', 'robot.11.4.4', flipAll),
    ],
    daylight: [
      step('battle', 'robot.11.5.1', battleInOrdered),
      step('move', 'robot.11.5.2', moveOn),
      step('plot', 'robot.11.5.3', plot),
      step(
        'thicken',
        'robot.11.5.4',
        once(function* (t, party) {
          yield* thicken(t, party)
        }),
      ),
    ],
    evening: [
      step(
        'score',
        'robot.11.6.1',
        once(function* (t, party) {
          score(t, party, openPlots(t.state.players[party], 'extortion'), 'plots')
        }),
      ),
      ...endOfEvening,
    ],
  },
  ignoresRule: true, // 11.2.1
  barsPlacing,
  springs,
  holds,
  extraHits,
  triggers,
  showsAs,
  takenOff,
  hide: hidePlots,
  redeal: dealPlots,
  invariants: plotProblems,
  ...card,
}
