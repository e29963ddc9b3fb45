import type { Lesson } from '@tablee/board'
import { asked, happened, isAsked, keys } from '@tablee/board/guide-now.ts'
import type { MessageId } from '@tablee/kernel'
import { bestCraft } from '../../../guide/cards.ts'
import { clearingsWith, holds, inRound, mine, mySeat, type Now, seatOf } from '../../../guide/now.ts'
import type { RootView } from '../../../view.ts'
import { ALLIANCE, BASES } from '../data.ts'
import { advise } from './advice.ts'
import { hasBase } from './plan.ts'
import type { GuideText } from './text/en.ts'

type AllianceLesson = Lesson<RootView> & { readonly id: MessageId<GuideText> }

/** Whether the guide would do this now. */
const advises = (now: Now, act: string): boolean => advise(now)?.key.startsWith(act) ?? false

/** A lesson about an act: told when the guide would do it, or at the latest in a later round. */
const act = (id: AllianceLesson['id'], key: string, latest: number): AllianceLesson => ({
  id,
  when: now => advises(now, key) || inRound(now, latest),
  suggest: now => (advises(now, key) ? advise(now) : null),
})

const sympathy = (now: Now): string[] => mine(now, 'sympathy')

/** The clearings where three warriors of one other make sympathy dearer. */
const garrisons = ({ view, seat }: Now): string[] =>
  clearingsWith(clearing =>
    view.players.some((other, place) => place !== seat && other.warriors[clearing] >= ALLIANCE.martialLaw),
  )

const paidByOutrage = (now: Now): boolean =>
  happened(now, 'alliance.outraged') || (happened(now, 'alliance.drawn') && now.round > 1)

/** Every lesson of the guided first game as the Alliance, in the order of a usual game. */
export const lessons: readonly AllianceLesson[] = [
  // The first Birdsong
  { id: 'goal', when: isAsked, show: now => [`seat:${mySeat(now)}`] },
  { id: 'map', when: isAsked, show: ({ view }) => clearingsWith(one => view.suits[one] === 'fox') },
  { id: 'supporters', when: isAsked, show: now => [`supporters:${mySeat(now)}`] },
  { id: 'sympathy', asks: ['alliance.spread'], when: isAsked },
  {
    id: 'track',
    when: now => isAsked(now) && (sympathy(now).length > 0 || inRound(now, 2)),
    show: () => ['track:sympathy'],
  },
  {
    id: 'next',
    when: now => (asked(now, 'alliance.spread') && sympathy(now).length > 0) || inRound(now, 2),
    suggest: advise,
  },
  {
    id: 'martial',
    when: now => isAsked(now) && (sympathy(now).length > 1 || inRound(now, 2)),
    show: garrisons,
  },

  // Daylight and Evening
  { id: 'day', when: now => asked(now, 'alliance.day') || inRound(now, 2) },
  {
    id: 'craft',
    when: now => (asked(now, 'alliance.day') && bestCraft(now) !== undefined) || inRound(now, 4),
    show: sympathy,
    suggest: now => (advises(now, 'craft') ? advise(now) : null),
  },
  act('mobilize', 'mobilize', 2),
  { id: 'evening', when: now => happened(now, 'cards.drawn', values => values?.seat === mySeat(now)) },

  // What the others do
  {
    id: 'marquise',
    when: now => now.turnSeat === seatOf(now, 'marquise') || inRound(now, 2),
    show: now => [`seat:${seatOf(now, 'marquise')}`],
  },
  {
    id: 'eyrie',
    when: now => happened(now, 'eyrie.decree.added') || inRound(now, 2),
    show: now => [`seat:${seatOf(now, 'eyrie')}`],
  },
  { id: 'outrage', when: now => paidByOutrage(now) || inRound(now, 2), show: sympathy },

  // Revolt
  { id: 'revolt', when: now => asked(now, 'alliance.revolt') || inRound(now, 2), show: sympathy },
  act('timing', 'revolt', 3),
  {
    id: 'base',
    when: now => (isAsked(now) && hasBase(now)) || inRound(now, 4),
    show: now => BASES.flatMap(base => mine(now, base)),
  },
  act('train', 'train', 4),
  { id: 'operations', asks: ['alliance.operations'], when: now => inRound(now, 4) },
  {
    id: 'organize',
    asks: ['alliance.organize'],
    when: now => (asked(now, 'alliance.operations') && keys(now).includes('organize')) || inRound(now, 4),
    suggest: now => (advises(now, 'organize') ? advise(now) : null),
  },

  // War
  {
    id: 'guerrilla',
    when: now => happened(now, 'battle.rolled', v => v?.defender === mySeat(now)) || inRound(now, 3),
  },
  act('battle', 'battle', 3),
  { id: 'ambush', when: now => (holds(now, 'ambush') && inRound(now, 2)) || inRound(now, 3) },
  { id: 'guard', when: now => (isAsked(now) && hasBase(now) && inRound(now, 3)) || inRound(now, 4) },
  { id: 'dominance', when: now => (holds(now, 'dominance') && inRound(now, 3)) || inRound(now, 4) },
  { id: 'alone', when: now => inRound(now, 4) },
]
