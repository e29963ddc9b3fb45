import type { Lesson } from '@tablee/board'
import { happened } from '@tablee/board/guide-now.ts'
import type { MessageId } from '@tablee/kernel'
import { ZONES } from '../data/types.ts'
import type { Perseverance4View } from '../view.ts'
import { isPast, zoneOf } from './now.ts'
import type { GuideText } from './text/en.ts'

type Perseverance4Lesson = Lesson<Perseverance4View> & { readonly id: MessageId<GuideText> }

/** A lesson about a question: told with it, at the latest in a later round. */
const question = (id: Perseverance4Lesson['id'], prompt: string, round: number): Perseverance4Lesson => ({
  id,
  asks: [prompt],
  when: now => isPast(now, round),
})

const zones = (): string[] => ZONES.map(zone => `zone:${zone}`)

/** Every lesson of the guided first game, in the order of a usual game. */
export const lessons: readonly Perseverance4Lesson[] = [
  question('goal', 'repair.keep', 2),
  question('repair', 'repair.keep', 2),
  { ...question('start', 'start.zone', 2), show: zones },
  { ...question('turn', 'space', 1), show: zones },
  question('danger', 'space', 1),
  question('price', 'die', 3),
  {
    ...question('options', 'option', 3),
    show: now => {
      const zone = zoneOf(now)
      return zone ? [`zone:${zone}`] : []
    },
  },
  question('rally', 'rally.group', 3),
  question('secondary', 'secondary', 3),
  question('dissenters', 'solo.turn', 2),
  { id: 'combat', when: now => isPast(now, 2) && (happened(now, 'combat') || isPast(now, 3)), show: zones },
  { id: 'assembly', when: now => isPast(now, 2) && (happened(now, 'assembly') || isPast(now, 3)) },
  { id: 'ship', when: now => isPast(now, 3) },
  { id: 'alone', when: now => isPast(now, 3) },
]
