import type { Lesson } from '@tablee/board'
import { happened } from '@tablee/board/guide-now.ts'
import type { MessageId } from '@tablee/kernel'
import { ACTIONS, type Action } from '../data/types.ts'
import type { DiluviumView } from '../view.ts'
import { advise } from './advice.ts'
import { isPast, me, type Now, placesIn, turns } from './now.ts'
import type { GuideText } from './text/en.ts'

type DiluviumLesson = Lesson<DiluviumView> & { readonly id: MessageId<GuideText> }

/** Whether the guide would take that action now. */
const advises = (now: Now, action: Action): boolean => turns(now) && advise(now)?.key === action

/** A lesson about an action: told when the guide would take it, at the latest in a later round. */
const action = (
  id: DiluviumLesson['id'],
  which: Action,
  round: number,
  show: (now: Now) => readonly string[],
): DiluviumLesson => ({
  id,
  when: now => advises(now, which) || isPast(now, round),
  suggest: now => (advises(now, which) ? advise(now) : null),
  show: now => [`action:${which}`, ...show(now)],
})

/** A lesson about a question: told with it, at the latest in a later round. */
const question = (id: DiluviumLesson['id'], prompt: string, round: number): DiluviumLesson => ({
  id,
  asks: [prompt],
  when: now => isPast(now, round),
})

const greens = (now: Now): string[] =>
  placesIn(now)
    .filter(({ green }) => green)
    .map(({ at }) => `place:${at}`)

/** Every lesson of the guided first game, in the order of a usual game. */
export const lessons: readonly DiluviumLesson[] = [
  // Before the first action
  { id: 'goal', when: turns, show: greens },
  { id: 'gold', when: turns },
  { id: 'rudder', when: turns, show: () => ACTIONS.map(one => `action:${one}`) },
  { id: 'rival', when: turns },

  // The first round: exploring
  action('explore', 'explore', 2, () => ['explorer:0']),
  question('sail', 'sail', 2),
  question('space', 'explore.space', 3),
  { id: 'end', asks: ['after'], when: now => isPast(now, 2) },

  // The second: the rival has copied, settlers go out
  {
    id: 'copies',
    when: now => isPast(now, 2) && (happened(now, 'rival.acts') || isPast(now, 3)),
    show: () => ['explorer:1'],
  },
  action('colonise', 'colonise', 3, () => ['reserve:0']),
  question('settler', 'settler.to', 4),
  { id: 'column', when: now => isPast(now, 3) },

  // The third: resources and what they are for
  action('exploit', 'exploit', 4, () => ['rack:food', 'rack:craft', 'rack:weapons']),
  question('convert', 'exploit', 4),
  { id: 'clock', when: now => isPast(now, 3) },
  { id: 'cards', when: now => (turns(now) && me(now).cards > 0) || isPast(now, 4) },

  // The fourth: Warships
  action('warship', 'fight', 4, () => ['warship:0:0', 'warship:1:0']),
  { id: 'combat', asks: ['combat'], when: now => isPast(now, 4), show: () => ['warship:1:0'] },
  { id: 'city', when: now => isPast(now, 4), show: now => [`place:${me(now).city}`] },
  { id: 'alone', when: now => isPast(now, 5) },
]
