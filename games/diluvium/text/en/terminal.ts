/** What the picture of the terminal says besides. */
export interface TerminalWords {
  /** What the signs of the map mean. */
  readonly legend: string
  readonly places: readonly string[]
  readonly goals: string
  readonly special: (rules: string) => string
}

/** The picture of the terminal in English. */
export const terminal: TerminalWords = {
  legend:
    '▒2: face down, 2 Food to explore. *: green. !: monster. ?: Objective. @: Astrolabe. >: Exploration Ship, #: Warship, with the initial of their people; a small initial: these have explored here.',
  places: ['Place', 'Islands (· free)', 'Exploration (+ settler)', 'There'],
  goals: 'Goals',
  special: rules => `Special rules: ${rules}.`,
}
