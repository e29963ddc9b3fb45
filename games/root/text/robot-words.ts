/** How a criterion is said: by itself, or with the number that was wanted; and what was counted. */
export type KeyWords =
  | { readonly alone: string }
  | { readonly noun: string; readonly most: string; readonly fewest: string }

/** An option of a robot: its name, also beside that of the robot, and what may be chosen, with a line about each. */
export interface RobotOption {
  readonly name: string
  readonly short: string
  readonly values: { readonly [value: string]: string }
  readonly lines: { readonly [value: string]: string }
}

/** What only one robot says when it tells what it does, and what is told of its cards, in one language. */
export interface RobotWords {
  /** Whose words they are. */
  readonly robot: string
  /** What it does when it chooses. */
  readonly deeds?: { readonly [deed: string]: string }
  /** What it goes by. */
  readonly keys?: { readonly [key: string]: KeyWords }
  /** Its trait cards: the title, and what it does in a line. */
  readonly traits: { readonly [trait: string]: readonly [title: string, line: string] }
  /** Its own options, as people read them. */
  readonly options?: { readonly [option: string]: RobotOption }
  /** What its level changes, in a line. */
  readonly levels: { readonly easy: string; readonly challenging: string; readonly nightmare: string }
}
