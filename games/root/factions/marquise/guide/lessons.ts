import type { Lesson } from '@tablee/board'
import { happened, isAsked, offers } from '@tablee/board/guide-now.ts'
import type { MessageId } from '@tablee/kernel'
import { bestCraft } from '../../../guide/cards.ts'
import { clearingsWith, holds, me, mine, mySeat, type Now, seatOf } from '../../../guide/now.ts'
import type { RootView } from '../../../view.ts'
import { advise } from './advice.ts'
import { choosesAction, isPast } from './now.ts'
import type { GuideText } from './text/en.ts'

type RootLesson = Lesson<RootView> & { readonly id: MessageId<GuideText> }

/** Whether the guide would take this action now. */
const advises = (now: Now, action: string): boolean => choosesAction(now) && advise(now)?.key === action

/** A lesson about one action: told when the guide would take it, or at the latest at a moment of a later day. */
function action(id: RootLesson['id'], key: string, round: number, actions: number): RootLesson {
  return {
    id,
    when: now => advises(now, key) || isPast(now, round, actions),
    suggest: now => (advises(now, key) ? advise(now) : null),
  }
}

const buildings = (now: Now): number => me(now).built.reduce((total, count) => total + count, 0)

/** Every lesson of the guided first game, in the order of a usual game. */
export const lessons: readonly RootLesson[] = [
  // Before the first turn
  { id: 'goal', when: isAsked, show: now => [`seat:${mySeat(now)}`] },
  { id: 'map', when: isAsked, show: ({ view }) => clearingsWith(one => view.suits[one] === 'fox') },
  {
    id: 'keep',
    when: isAsked,
    asks: ['setup.corner'],
    show: now => mine(now, 'keep'),
  },
  { id: 'buildings', asks: ['marquise.setup.building'], when: choosesAction },
  {
    id: 'rule',
    when: now => isAsked(now) && buildings(now) > 0,
    show: now => clearingsWith(clearing => me(now).built[clearing] > 0),
  },
  { id: 'board', when: now => isAsked(now) && buildings(now) > 1 },

  // The first day
  { id: 'birdsong', when: choosesAction, show: now => mine(now, 'wood') },
  {
    id: 'craft',
    when: now => choosesAction(now) && (bestCraft(now) !== undefined || isPast(now, 2, 0)),
    show: now => mine(now, 'workshop'),
    suggest: now => (bestCraft(now) === undefined ? null : advise(now)),
  },
  {
    id: 'actions',
    when: choosesAction,
    suggest: now => (advises(now, 'build') ? advise(now) : null),
  },
  { id: 'cost', asks: ['marquise.build.kind'], when: now => isPast(now, 2, 1) },
  { id: 'site', asks: ['marquise.build.where'], when: now => isPast(now, 2, 2) },
  action('recruit', 'recruit', 2, 1),
  action('overwork', 'overwork', 2, 2),
  {
    id: 'bird',
    when: now =>
      (choosesAction(now) && now.view.turn.actions === 0 && offers(now, 'bird')) || isPast(now, 2, 3),
    suggest: now => (advises(now, 'bird') ? advise(now) : null),
  },

  // What the others do
  { id: 'evening', when: now => happened(now, 'cards.drawn', values => values?.seat === mySeat(now)) },
  {
    id: 'eyrie',
    when: now => happened(now, 'eyrie.decree.added') || isPast(now, 2, 0),
    show: now => [`seat:${seatOf(now, 'eyrie')}`],
  },
  {
    id: 'alliance',
    when: now => happened(now, 'token.placed', values => values?.kind === 'sympathy') || isPast(now, 2, 0),
    show: now => {
      const seat = seatOf(now, 'alliance')
      const tokens = now.view.players[seat]?.tokens.sympathy
      return [`seat:${seat}`, ...clearingsWith(clearing => (tokens?.[clearing] ?? 0) > 0)]
    },
  },

  // The next days
  action('march', 'march', 3, 0),
  action('battle', 'battle', 3, 1),
  {
    id: 'dice',
    when: now =>
      happened(now, 'battle.rolled', v => v?.attacker === mySeat(now) || v?.defender === mySeat(now)) ||
      isPast(now, 3, 1),
  },
  { id: 'ambush', when: now => (holds(now, 'ambush') && isPast(now, 2, 1)) || isPast(now, 3, 2) },
  // Asked in the midst of a battle, which is shown in the place of the guide: told at the next action.
  {
    id: 'hospitals',
    when: now =>
      (choosesAction(now) && happened(now, 'removed', values => values?.seat === mySeat(now))) ||
      isPast(now, 3, 2),
  },
  { id: 'dominance', when: now => (choosesAction(now) && holds(now, 'dominance')) || isPast(now, 3, 3) },
  { id: 'alone', when: now => isPast(now, 4, 0) },
]
