import type { Message } from '@tablee/kernel'
import { fromFaces } from './faces.ts'

const own = fromFaces(faces => faces.flatMap(({ journal }) => journal ?? []))

/** What is always told as a consequence of what came before it. */
const consequences = fromFaces(
  faces =>
    new Set([
      'removed',
      'scored',
      'lost.points',
      'deck.reshuffled',
      'cards.drawn.own',
      'cards.drawn.shown',
      'card.taken.which',
      'card.given.which',
      'hand.seen',
      'effect.discarded',
      'coffinMakers.buries',
      'eyrieEmigre.leaves',
      'partisans.discarded',
      'battle.ambushed',
      'battle.foiled',
      'battle.overByAmbush',
      'battle.rolled',
      'battle.defenceless',
      'battle.hits',
      'battle.firstIgnored',
      'carried',
      'robot.crafted',
      'moved.chief',
      ...faces.flatMap(({ journal }) => journal?.consequences ?? []),
    ]),
)

/** What is paid first, so that the deed it pays for follows from it. */
const pays = fromFaces(faces => [
  'card.spent',
  'effect.used',
  'league.exhausted',
  ...faces.flatMap(({ journal }) => journal?.pays ?? []),
])

/** What a robot comes to, and what it chooses there. */
const CHOSEN = ['robot.step', 'robot.clearing', 'robot.party'] as const

/** What follows only from some: after anything else it begins something. */
const after = fromFaces((): { readonly [id: string]: readonly string[] | undefined } => ({
  moved: ['effect.used', 'league.exhausted', 'effect.discarded', ...CHOSEN],
  'card.taken': pays(),
  'card.given': [...pays(), 'card.taken', 'card.taken.which'],
  'hand.shown': pays(),
  'card.discarded': ['card.discarded', 'cards.drawn', 'cards.drawn.own'],
  'cards.drawn': [...pays(), 'removed', 'cards.drawn.own'],
  'building.placed': ['removed', 'scored', ...CHOSEN],
  'warriors.placed': [...pays(), 'warriors.placed', 'building.placed', 'removed', 'token.placed', ...CHOSEN],
  'token.placed': [...pays(), 'token.placed', 'removed', ...CHOSEN],
  'robot.order': ['robot.step'],
  'robot.clearing': CHOSEN,
  'robot.party': CHOSEN,
}))

/** Whether a report begins something; what follows, up to the next that does, came of it. */
export function heads({ id }: Message, before?: Message): boolean {
  if (consequences().has(id)) return false
  return before === undefined || !follows(id, before.id)
}

function follows(id: string, before: string): boolean {
  if (after()[id]?.includes(before)) return true
  return own().some(
    ({ after, paid }) => after?.[id]?.includes(before) || (paid?.includes(id) && pays().includes(before)),
  )
}

/** The points that a report gives a seat or takes from it. */
export function points({ id, values }: Message): { readonly seat: number; readonly points: number } | null {
  if (id !== 'scored' && id !== 'lost.points') return null
  const { seat, points } = values as { readonly seat: number; readonly points: number }
  return { seat, points: id === 'scored' ? points : -points }
}
