/** What the board says of every scenario; each has words of its own besides. */
export interface ScenarioWords {
  /** What it is played for, in a line. */
  readonly line: string
  /** The actions that only it has, as the plan names them. */
  readonly deeds?: { readonly [what: string]: string }
  readonly [word: string]: unknown
}
