/** Where a Dissenter’s reserve marker is: on a space of the track, or on the program card after it. */
export interface ReserveMarker {
  space: number
  onProgram: boolean
}

/** A reserve track: its last space, and the crates that cover it from there downwards. */
export interface ReserveTrack {
  readonly last: number
  readonly crates: number
}

/** The spaces that are left of a track (L2630-2632). */
export const spacesLeft = ({ last, crates }: ReserveTrack): number => last + 1 - crates

/** A marker moves on; past the last space that is left it comes on the program card, and stays there (L2620-2624). */
export function gainReserve(marker: ReserveMarker, track: ReserveTrack, n: number): void {
  for (let step = 0; step < n && !marker.onProgram; step++)
    if (marker.space + 1 < spacesLeft(track)) marker.space++
    else marker.onProgram = true
}

/** Whether reserve can be spent: neither on the first space nor on the program card (L2551). */
export const canSpendReserve = ({ space, onProgram }: ReserveMarker): boolean => !onProgram && space > 0

/** Spends one reserve, if it can be. */
export function spendReserve(marker: ReserveMarker): boolean {
  if (!canSpendReserve(marker)) return false
  marker.space--
  return true
}

/** A crate comes on the last space that is left; a marker there moves on first (L2626). */
export function coverLast(marker: ReserveMarker, track: ReserveTrack): void {
  if (!marker.onProgram && marker.space === spacesLeft(track) - 1) marker.onProgram = true
}

/** After the reserve action a marker is back on the first space (L2284). */
export function resetReserve(marker: ReserveMarker): void {
  marker.space = 0
  marker.onProgram = false
}
