/** How a faction plays, on one page, in one language: what its sheet tells besides its points and its powers. */
export interface FactionSheet {
  /** What it is after. */
  readonly goal: string
  /** What it does in Birdsong, in Daylight and in Evening. */
  readonly turn: readonly [birdsong: string, daylight: string, evening: string]
  /** How to play against it. */
  readonly against: string
}
