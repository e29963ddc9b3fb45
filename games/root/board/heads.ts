import type { Message } from '@tablee/kernel'
import { ALL_FACES } from './faces.ts'

const OWN = ALL_FACES.flatMap(({ journal }) => journal ?? [])

/** What is always told as a consequence of what came before it. */
const CONSEQUENCES: ReadonlySet<string> = new Set([
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
  'moved.chief',
  ...OWN.flatMap(({ consequences = [] }) => consequences),
])

/** What is paid first, so that the deed it pays for follows from it. */
const PAYS = ['card.spent', 'effect.used', 'league.exhausted', ...OWN.flatMap(({ pays = [] }) => pays)]

/** What follows only from some: after anything else it begins something. */
const AFTER: { readonly [id: string]: readonly string[] | undefined } = {
  moved: ['effect.used', 'league.exhausted', 'effect.discarded'],
  'card.taken': PAYS,
  'card.given': [...PAYS, 'card.taken', 'card.taken.which'],
  'hand.shown': PAYS,
  'card.discarded': ['card.discarded', 'cards.drawn', 'cards.drawn.own'],
  'cards.drawn': [...PAYS, 'removed', 'cards.drawn.own'],
  'building.placed': ['removed', 'scored'],
  'warriors.placed': [...PAYS, 'warriors.placed', 'building.placed', 'removed'],
  'token.placed': [...PAYS, 'token.placed', 'removed'],
}

/** Whether a report begins something; what follows, up to the next that does, came of it. */
export function heads({ id }: Message, before?: Message): boolean {
  if (CONSEQUENCES.has(id)) return false
  return before === undefined || !follows(id, before.id)
}

function follows(id: string, before: string): boolean {
  if (AFTER[id]?.includes(before)) return true
  return OWN.some(
    ({ after, paid }) => after?.[id]?.includes(before) || (paid?.includes(id) && PAYS.includes(before)),
  )
}

/** The points that a report gives a seat or takes from it. */
export function points({ id, values }: Message): { readonly seat: number; readonly points: number } | null {
  if (id !== 'scored' && id !== 'lost.points') return null
  const { seat, points } = values as { readonly seat: number; readonly points: number }
  return { seat, points: id === 'scored' ? points : -points }
}
