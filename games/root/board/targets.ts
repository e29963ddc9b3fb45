import { refsOf } from '@tablee/board'
import type { Candidate, Face, Ref, Seat } from '@tablee/kernel'
import type { RootView } from '../view.ts'
import { fromFaces } from './faces.ts'

/** The pieces of a seat in a place of the map, of a kind or of all: what a question aims at. */
export const targetRef = (place: Ref, seat: Seat, kind?: string): Ref =>
  `target:${place}.${seat}${kind === undefined ? '' : `.${kind}`}`

/** The questions whose seats are those that stand where one's pawn does. */
const aims = fromFaces(faces => new Set<string>(faces.flatMap(({ aims = [] }) => aims)))

/** The clearing in which the seats of a question are chosen by their pieces; null where it is of no one clearing. */
function clearingOf({ prompt }: Face, { viewer, players }: RootView): Ref | null {
  if (prompt.id === 'battle.defender')
    return `clearing:${(prompt.values as unknown as { readonly clearing: number }).clearing}`
  if (viewer === null || !aims().has(prompt.id)) return null
  return `clearing:${players[viewer].pawn}`
}

/** The candidates of a question, those that are seats or pieces being at the pieces on the map too. */
export function aimed(
  candidates: readonly Candidate[],
  face: Face | null,
  view: RootView,
): readonly Candidate[] {
  const place = face && clearingOf(face, view)
  return candidates.map(candidate => {
    const target = targetOf(candidate, place)
    return target === null ? candidate : { ...candidate, at: [...refsOf(candidate), target] }
  })
}

function targetOf({ say, at }: Candidate, place: Ref | null): Ref | null {
  const { seat, kind } = (say.values ?? {}) as { readonly seat?: Seat; readonly kind?: string }
  if (seat === undefined) return null
  if (say.id === 'seat' && place !== null) return targetRef(place, seat)
  return kind !== undefined && typeof at === 'string' ? targetRef(at, seat, kind) : null
}
