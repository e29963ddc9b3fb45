import type { ObjectionTo } from '@tablee/kernel'
import type { Clearing } from '../../../data/map.ts'
import { endOfEvening, once, robotBase, step } from '../../../rules/robots/base.ts'
import { craftOrder, revealOrder } from '../../../rules/robots/order.ts'
import { hasTrait, type RobotRules } from '../../../rules/robots/robot.ts'
import { say } from '../../../text/say.ts'
import { card } from '../card.ts'
import {
  battleInOrdered,
  buildByOrder,
  expand,
  moveFromOrdered,
  recruitInOrdered,
  scoreTrack,
} from './day.ts'
import { hospitals } from './hospitals.ts'
import { setup } from './setup.ts'

/** The Keep leaves its clearing to her alone. robot.4.2.1 */
const KEPT: ObjectionTo<Clearing> = { why: clearing => say('why.kept', { clearing }), rule: 'robot.4.2.1.a' }

/** How many hits a fortified building takes. robot.trait.marquise.fortified */
const FORTIFIED = 2

/** The Mechanical Marquise. Law of Robotics 4 */
export const rules: RobotRules = {
  ...robotBase,
  warriors: 25,
  buildings: { sawmill: 6, workshop: 6, recruiter: 6 },
  tokens: { keep: 1 },
  neverReturn: ['keep'],
  setup,
  phases: {
    birdsong: [
      step(
        'order',
        'robot.4.4',
        once(function* (t, party) {
          revealOrder(t, party)
          yield* craftOrder(t, party)
        }),
      ),
    ],
    daylight: [
      step('battle', { suit: 'robot.4.5.1', bird: 'robot.4.7.1' }, battleInOrdered),
      step('recruit', { suit: 'robot.4.5.2', bird: 'robot.4.7.2' }, recruitInOrdered),
      step('build', { suit: 'robot.4.5.3', bird: 'robot.4.7.3' }, buildByOrder),
      step('move', { suit: 'robot.4.5.4', bird: 'robot.4.7.4' }, moveFromOrdered),
      expand,
    ],
    evening: [step('score', 'robot.4.6.1', scoreTrack), ...endOfEvening],
  },
  barsPlacing: (state, party, _, clearing) => (state.players[party].tokens.keep[clearing] > 0 ? KEPT : null),
  sturdy: ({ players }, party) => (hasTrait(players[party], 'fortified') ? FORTIFIED : 1),
  battleEnds: hospitals,
  advanced: { prefersBirds: true },
  ...card,
}
