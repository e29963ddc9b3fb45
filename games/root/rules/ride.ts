import type { Objection, Rule } from '@tablee/kernel'
import type { Clearing } from '../data/map.ts'
import type { Party, RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { type LandmarkPiece, landmarkOf } from './landmark.ts'
import { maybeFor } from './party.ts'

/** The landmark that carries pieces from a clearing now. */
function carrierIn(state: RootState, from: Clearing): LandmarkPiece | null {
  for (const piece of state.landmarks ?? [])
    if (piece.clearing === from && landmarkOf(piece.id).carries?.(state, from).length) return piece
  return null
}

const NOWHERE: readonly Clearing[] = []

/** Where a landmark carries pieces that leave a clearing. C.2.5 */
export function ridesFrom(state: RootState, from: Clearing): readonly Clearing[] {
  const carrier = carrierIn(state, from)
  return (carrier && landmarkOf(carrier.id).carries?.(state, from)) ?? NOWHERE
}

/** Why no landmark carries pieces from a clearing to another, where that is worth telling. */
export function whyNoRide(state: RootState, from: Clearing, to: Clearing): Objection | null {
  for (const { id, clearing } of state.landmarks ?? [])
    if (clearing === from) return landmarkOf(id).whyNotCarried?.(state, from, to) ?? null
  return null
}

const ABOARD = [true] as const

/** Whether pieces of a party go along with a landmark: they must where nothing else leads there. C.2.5 */
export function* boards(
  t: RootTable,
  party: Party,
  from: Clearing,
  to: Clearing,
  onFoot: boolean,
): Rule<boolean> {
  const carrier = carrierIn(t.state, from)
  if (!carrier || !landmarkOf(carrier.id).carries?.(t.state, from).includes(to)) return false
  if (!onFoot) return true
  const aboard = yield* maybeFor(t, party, 'move.ride', ABOARD, {
    key: () => 'ride',
    say: () => say('landmark', { landmark: carrier.id }),
    values: () => ({ landmark: carrier.id, from, to }),
    pass: say('move.onFoot'),
    rule: 'C.2.5.a',
  })
  return aboard !== null
}

/** Pieces of some parties went along with the landmark of a clearing: it comes with them. */
export function carry(t: RootTable, parties: readonly Party[], from: Clearing, to: Clearing): void {
  const carrier = carrierIn(t.state, from)
  if (carrier) landmarkOf(carrier.id).carried?.(t, carrier, parties, to)
}
