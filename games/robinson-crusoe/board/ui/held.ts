import { useSyncExternalStore } from 'react'
import type { PawnId } from '../../state.ts'
import { seatOf } from '../contents.ts'
import type { Props } from './part.tsx'

// The pawn in somebody's hand is a matter of the screen alone, shared by the parts of the board.
let held: PawnId | null = null
const listeners = new Set<() => void>()

/** Takes a pawn in hand, to be placed next. */
export function hold(pawn: PawnId): void {
  held = pawn
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The pawn that is placed next: the one in hand, while it is to be placed; else the next of the seat that looks, then
 * one that belongs to nobody. Another's is carried only when it was taken in hand.
 */
export function useHeld({ candidates, view }: Props): PawnId | '' {
  const chosen = useSyncExternalStore(
    subscribe,
    () => held,
    () => null,
  )
  const canPlace = (pawn: PawnId): boolean => candidates.some(({ key }) => key === `place:${pawn}`)
  if (chosen !== null && canPlace(chosen)) return chosen
  const { next } = view.destinations
  if (next !== '' && canPlace(next) && isOurs(next)) return next
  return view.supply.find(({ id }) => canPlace(id) && isOurs(id))?.id ?? ''

  function isOurs(pawn: PawnId): boolean {
    const seat = seatOf(view, pawn)
    return seat < 0 || seat === view.viewer
  }
}
