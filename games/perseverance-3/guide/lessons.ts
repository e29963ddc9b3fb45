import type { Lesson } from '@tablee/board'
import { candidates, keys } from '@tablee/board/guide-now.ts'
import type { MessageId, Ref } from '@tablee/kernel'
import type { Perseverance3View } from '../view.ts'
import { advise } from './advice.ts'
import { begins, fullest, isPast, me, type Now } from './now.ts'
import type { GuideText } from './text/en.ts'

type Told = Lesson<Perseverance3View> & { readonly id: MessageId<GuideText> }

/** A lesson about a question: told with it, at the latest in a later turn. */
const question = (id: Told['id'], turn: number, ...asks: readonly string[]): Told => ({
  id,
  asks,
  when: now => isPast(now, turn),
})

/** A lesson at the beginning of a turn. */
const turn = (id: Told['id'], n: number, show: (now: Now) => readonly Ref[] = () => []): Told => ({
  id,
  when: now => isPast(now, n),
  show,
})

/** The places that may be explored. */
const explorable = (now: Now): Ref[] =>
  keys(now)
    .filter(key => key.startsWith('explore:'))
    .map(key => `location:${key.split(':')[1]}`)

/** Every lesson of the guided first game, in the order of a usual game. */
export const lessons: readonly Told[] = [
  // The first turn: work in the city
  { id: 'goal', when: now => now.face !== null },
  { id: 'turn', when: begins },
  {
    id: 'work',
    when: begins,
    suggest: now => (begins(now) ? advise(now) : null),
    show: now =>
      candidates(now).flatMap(({ at }) => (typeof at === 'string' && at.startsWith('die:') ? [at] : [])),
  },
  question('die', 2, 'work.die'),
  question('options', 2, 'work.which'),
  question('crates', 2, 'secondary'),
  question('ranch', 3, 'row.cell'),

  // The second: assemblies, officers, exploring
  turn('assembly', 2, now => [`zone:${fullest(now)}`]),
  turn('officers', 2, now => [`officer:${now.view.officers[fullest(now)]}`]),
  {
    id: 'explore',
    when: now => begins(now) && (me(now).turns >= 1 || explorable(now).length > 0),
    show: explorable,
  },
  question('combat', 4, 'combat.as', 'combat.unit', 'combat.group'),
  question('reward', 4, 'explore.which', 'explore.reward'),

  // The third: what a colony grows by
  turn('shelters', 3),
  question('taming', 4, 'tame'),
  turn('adventures', 3),
  question('influence', 4, 'influence'),
  turn('infirmary', 4, () => ['infirmary:ranger']),
  turn('areas', 4, () => ['area:swamp', 'area:jungle', 'area:hills']),
  turn('objective', 5),
  turn('alone', 5),
]
