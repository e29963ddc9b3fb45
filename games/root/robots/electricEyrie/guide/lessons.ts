import type { Lesson } from '@tablee/board'
import { happened, isAsked } from '@tablee/board/guide-now.ts'
import type { MessageId, Ref } from '@tablee/kernel'
import { advise } from '../../../factions/marquise/guide/advice.ts'
import { choosesAction, isPast } from '../../../factions/marquise/guide/now.ts'
import { clearingsWith, mySeat, type Now, seatOf } from '../../../guide/now.ts'
import type { RootView } from '../../../view.ts'
import type { GuideText } from './text/en.ts'

type RootLesson = Lesson<RootView> & { readonly id: MessageId<GuideText> }

const robot = (now: Now): Ref => `seat:${seatOf(now, 'electricEyrie')}`

/** The clearings with a roost of the robot. */
const roosts = (now: Now): Ref[] => {
  const { roost } = now.view.players[seatOf(now, 'electricEyrie')].buildings
  return clearingsWith(clearing => roost[clearing] > 0)
}

/** Where the learner can attack the robot; without such a place its roosts. */
function targets(now: Now): Ref[] {
  const { warriors } = now.view.players[mySeat(now)]
  const its = now.view.players[seatOf(now, 'electricEyrie')]
  const met = clearingsWith(one => warriors[one] > 0 && its.warriors[one] + its.built[one] > 0)
  return met.length > 0 ? met : roosts(now)
}

/** The clearing where the robot attacked the learner last; 0 if it never did. */
const attackedIn = (now: Now): number => {
  const battle = now.journal.findLast(
    ({ id, values }) => id === 'battle.starts' && values?.defender === mySeat(now),
  )
  return Number(battle?.values?.clearing ?? 0)
}

/** Every lesson of the guided first game against a robot, in the order of a usual game. */
export const lessons: readonly RootLesson[] = [
  // Before the first turn
  { id: 'goal', when: isAsked, show: now => [`seat:${mySeat(now)}`] },
  { id: 'robot', when: isAsked, show: now => [robot(now)] },
  { id: 'corner', asks: ['setup.corner'], when: choosesAction },
  { id: 'turn', when: choosesAction, suggest: advise },

  // What the robot did in its first turn
  {
    id: 'order',
    when: now => isAsked(now) && happened(now, 'robot.order'),
    show: now => [robot(now)],
  },
  { id: 'steps', when: now => isAsked(now) && happened(now, 'robot.step') },
  { id: 'decree', when: now => isPast(now, 2, 1), show: now => [robot(now)] },
  { id: 'priority', when: now => isPast(now, 2, 2) },

  // How it is fought
  { id: 'roosts', when: now => isPast(now, 3, 0), show: roosts },
  { id: 'attack', when: now => isPast(now, 3, 1), show: targets },
  // Asked in the midst of a battle, which is shown in the place of the guide: told at the next action.
  {
    id: 'attacked',
    when: now =>
      (choosesAction(now) && happened(now, 'battle.starts', values => values?.defender === mySeat(now))) ||
      isPast(now, 3, 2),
    values: now => ({ clearing: attackedIn(now) }),
    show: now => clearingsWith(clearing => clearing === attackedIn(now)),
  },
  { id: 'cards', when: now => isPast(now, 3, 3) },
  { id: 'others', when: now => isPast(now, 4, 0) },
  { id: 'alone', when: now => isPast(now, 4, 0) },
]
