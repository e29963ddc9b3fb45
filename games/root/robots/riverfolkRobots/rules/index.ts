import { CLEARINGS } from '../../../data/map.ts'
import { POSTS } from '../../../factions/riverfolk/data.ts'
import { nightmare, robotBase, step } from '../../../rules/robots/base.ts'
import type { RobotRules } from '../../../rules/robots/robot.ts'
import type { Party, RootState } from '../../../state.ts'
import { card } from '../card.ts'
import { NUMBERS } from '../data.ts'
import { defenceless, rolledCap } from './battle.ts'
import { open } from './birdsong.ts'
import { marketOf, startBoard } from './board.ts'
import { fight, garrison, organize, recruit } from './day.ts'
import { clearOut, collect, racketeer } from './evening.ts'
import { setup } from './setup.ts'
import { hiredBy, lendsAgainst, shop, startOffers } from './shop.ts'

/** The Riverfolk Robots. Law of Robotics 9 */
export const rules: RobotRules = {
  ...robotBase,
  warriors: NUMBERS.warriors,
  buildings: {},
  tokens: Object.fromEntries(POSTS.map(post => [post, NUMBERS.posts])),
  start: startBoard,
  setup,
  phases: {
    birdsong: [step('market', 'robot.9.4', open)],
    daylight: [
      step('garrison', 'robot.9.5.1', garrison),
      step('recruit', 'robot.9.5.2', recruit),
      step('organize', 'robot.9.5.3', organize),
      step('battle', 'robot.9.5.4', fight),
    ],
    evening: [
      step('score', 'robot.9.6.1', collect),
      step('racket', 'robot.9.6.2', racketeer),
      step('clear', 'robot.9.6.3', clearOut),
      nightmare,
    ],
  },
  cards: player => marketOf(player).market,
  shownCards: player => marketOf(player).market,
  startOffers,
  shop,
  lendsTo: hiredBy,
  fightsFor: hiredBy,
  lendsAgainst,
  rolledCap,
  defenceless,
  boards: (player, owner) => marketOf(player).payments[owner] ?? 0,
  invariants,
  ...card,
}

function invariants({ players }: RootState, party: Party): string[] {
  const { tokens } = players[party]
  return CLEARINGS.filter(one => POSTS.reduce((sum, post) => sum + tokens[post][one], 0) > 1).map(
    one => `clearing ${one} has two trade posts`,
  )
}
