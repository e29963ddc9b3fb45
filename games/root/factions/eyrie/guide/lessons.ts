import type { Lesson } from '@tablee/board'
import { asked, happened, isAsked } from '@tablee/board/guide-now.ts'
import type { MessageId } from '@tablee/kernel'
import { bestCraft } from '../../../guide/cards.ts'
import { clearingsWith, holds, inRound, me, mine, mySeat, type Now, seatOf } from '../../../guide/now.ts'
import type { RootView } from '../../../view.ts'
import { COLUMNS } from '../data.ts'
import { advise } from './advice.ts'
import type { GuideText } from './text/en.ts'

type EyrieLesson = Lesson<RootView> & { readonly id: MessageId<GuideText> }

const roosts = (now: Now): number => mine(now, 'roost').length

const decree = (): string[] => COLUMNS.map(column => `decree:${column}`)

/** A lesson about a question of the Decree: told with it, or at the latest in a later round. */
const about = (id: EyrieLesson['id'], asks: readonly string[], latest = 2): EyrieLesson => ({
  id,
  asks,
  when: now => inRound(now, latest),
})

/** Every lesson of the guided first game as the Eyrie, in the order of a usual game. */
export const lessons: readonly EyrieLesson[] = [
  // Before the first turn
  { id: 'goal', when: isAsked, show: now => [`seat:${mySeat(now)}`] },
  { id: 'map', when: isAsked, show: ({ view }) => clearingsWith(one => view.suits[one] === 'fox') },
  { id: 'leader', asks: ['eyrie.leader'], when: now => inRound(now, 1) },
  { id: 'roosts', when: now => isAsked(now) && roosts(now) > 0, show: now => mine(now, 'roost') },
  {
    id: 'lords',
    when: now => isAsked(now) && roosts(now) > 0,
    show: now => clearingsWith(one => now.view.rulers[one] === mySeat(now)),
  },

  // Birdsong
  { ...about('decree', ['eyrie.decree.first'], 1), show: decree },
  about('column', ['eyrie.decree.column']),
  about('second', ['eyrie.decree.second']),

  // Daylight
  {
    id: 'craft',
    when: now => (asked(now, 'eyrie.day') && bestCraft(now) !== undefined) || inRound(now, 2),
    show: now => mine(now, 'roost'),
    suggest: now => (asked(now, 'eyrie.day') ? advise(now) : null),
  },
  {
    id: 'order',
    when: now => asked(now, 'eyrie.recruit', 'eyrie.decree.card') || inRound(now, 2),
    show: decree,
  },
  about('recruit', ['eyrie.recruit']),
  about('move', ['move.from', 'move.to']),
  // The battle itself is shown in the place of the guide: it is told while one still chooses how many go there.
  about('battle', ['move.count', 'battle.where', 'battle.defender']),
  {
    id: 'dice',
    when: now =>
      happened(now, 'battle.rolled', v => v?.attacker === mySeat(now) || v?.defender === mySeat(now)) ||
      inRound(now, 3),
  },
  about('build', ['eyrie.build']),

  // Evening, and what the others do
  { id: 'evening', when: now => happened(now, 'cards.drawn', values => values?.seat === mySeat(now)) },
  {
    id: 'marquise',
    when: now => now.turnSeat === seatOf(now, 'marquise') || inRound(now, 2),
    show: now => [`seat:${seatOf(now, 'marquise')}`],
  },
  {
    id: 'alliance',
    when: now => happened(now, 'token.placed', values => values?.kind === 'sympathy') || inRound(now, 2),
    show: now => {
      const seat = seatOf(now, 'alliance')
      const tokens = now.view.players[seat]?.tokens.sympathy
      return [`seat:${seat}`, ...clearingsWith(clearing => (tokens?.[clearing] ?? 0) > 0)]
    },
  },

  // The next rounds
  { id: 'turmoil', when: now => happened(now, 'eyrie.turmoil') || inRound(now, 2), show: decree },
  { id: 'avoid', when: now => happened(now, 'eyrie.turmoil') || inRound(now, 2), show: decree },
  { id: 'ambush', when: now => (holds(now, 'ambush') && inRound(now, 2)) || inRound(now, 3) },
  {
    id: 'warriors',
    when: now => inRound(now, 3),
    show: now => [`supply:${mySeat(now)}`],
    values: now => ({ left: me(now).warriors[0] }),
  },
  { id: 'dominance', when: now => (inRound(now, 2) && holds(now, 'dominance')) || inRound(now, 3) },
  { id: 'alone', when: now => inRound(now, 4) },
]
