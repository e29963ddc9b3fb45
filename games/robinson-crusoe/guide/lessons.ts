import type { Advice, Lesson } from '@tablee/board'
import { asked, happened, isAsked } from '@tablee/board/guide-now.ts'
import type { MessageId } from '@tablee/kernel'
import type { ActionType } from '../data/types.ts'
import type { RobinsonView } from '../view.ts'
import { advise } from './advice.ts'
import { chancy, isPast, isPlanned, me, type Now, plans } from './now.ts'
import type { GuideText } from './text/en.ts'

type RobinsonLesson = Lesson<RobinsonView> & { readonly id: MessageId<GuideText> }

/** Whether the guide would put a pawn to an action of a type now. */
const advises = (now: Now, type: ActionType): boolean => plans(now) && typeOf(now, advise(now)) === type

function typeOf({ view }: Now, advice: Advice | null): ActionType | undefined {
  return view.destinations.places.find(({ key }) => key === advice?.next)?.type
}

/** A lesson about an action: told when the guide would plan it, at the latest with the plan of a later round. */
function action(
  id: RobinsonLesson['id'],
  type: ActionType,
  round: number,
  show?: RobinsonLesson['show'],
): RobinsonLesson {
  return {
    id,
    when: now => advises(now, type) || isPast(now, round),
    suggest: now => (advises(now, type) ? advise(now) : null),
    ...(show && { show }),
  }
}

/** The spaces of the island that are known, the camp's aside. */
const known = ({ view }: Now): string[] =>
  Object.entries(view.island)
    .filter(([node, { tile, closed }]) => tile !== 0 && !closed && node !== view.camp)
    .map(([node]) => `node:${node}`)

const threats = ({ view: { threats } }: Now): string[] =>
  [threats.left, threats.right].filter(card => card !== '').map(card => `card:${card}`)

const myself = (now: Now): string => `character:${me(now).id}`

/** Every lesson of the guided first game, in the order of a usual game. */
export const lessons: readonly RobinsonLesson[] = [
  // Before the first plan
  { id: 'goal', when: isAsked, show: () => ['woodpile', 'invention:fire'] },
  { id: 'castaway', when: isAsked, show: now => [myself(now), 'character:friday'] },
  { id: 'round', when: isAsked },
  { id: 'morale', when: isAsked, show: ({ view }) => [`morale:${view.morale}`] },
  { id: 'production', when: isAsked, show: ({ view }) => [`node:${view.camp}`] },
  {
    id: 'pile',
    when: isAsked,
    asks: ['woodpile.how'],
    show: () => ['woodpile', 'build:shelter'],
  },

  // The first plan
  { id: 'plan', when: plans, show: now => [`pawn:${me(now).id}`, 'pawn:friday', 'pawn:dog'] },
  action('explore', 'explore', 2),
  {
    id: 'odds',
    when: now => (plans(now) && chancy(now).length > 0) || isPast(now, 2),
    show: now => chancy(now).map(({ id }) => `plan:${id}`),
    suggest: now => (advises(now, 'explore') ? advise(now) : null),
  },
  action('build', 'build', 2, () => ['invention:shovel']),
  action('arrange', 'arrange', 2, () => ['space:arrange']),
  { id: 'wreck', when: now => isPlanned(now) || isPast(now, 2), show: threats },
  {
    id: 'confirm',
    when: now => isPlanned(now) || isPast(now, 2),
    suggest: now => (isPlanned(now) ? advise(now) : null),
  },

  // What came of it
  { id: 'dice', when: now => isAsked(now) && (happened(now, 'die') || isPast(now, 2)) },
  { id: 'adventure', asks: ['branch'], when: now => isPast(now, 2) },
  {
    id: 'tile',
    when: now => (isAsked(now) && happened(now, 'tile.revealed')) || isPast(now, 2),
    show: known,
  },
  {
    id: 'weather',
    when: now => asked(now, 'camp.move') || isPast(now, 2),
    show: () => ['build:roof'],
  },
  {
    id: 'night',
    asks: ['camp.move'],
    when: now => isPast(now, 2),
    show: now => [`node:${now.view.camp}`, ...known(now)],
  },

  // The second round
  {
    id: 'event',
    when: now => (isAsked(now) && happened(now, 'event.drawn')) || isPast(now, 2),
    show: threats,
  },
  { id: 'wounds', when: now => isPast(now, 2), show: now => [myself(now)] },
  {
    id: 'skills',
    when: now => isPast(now, 2),
    show: () => ['skill:economicalConstruction', 'skill:craftsmanship'],
  },
  {
    id: 'shelter',
    when: now => isPast(now, 2),
    show: () => ['build:shelter'],
    suggest: now => (advises(now, 'build') ? advise(now) : null),
  },
  action('gather', 'gather', 3, now => known(now)),

  // The third
  { id: 'hunt', when: now => isPast(now, 3), show: () => ['column:hunt', 'build:weapons'] },
  {
    id: 'threat',
    when: now => isPast(now, 3),
    show: threats,
    suggest: now => (advises(now, 'threat') ? advise(now) : null),
  },
  { id: 'alone', when: now => isPast(now, 3), show: () => ['woodpile'] },
]
