/** A task of a scenario: what is to be done, and a line about it. */
interface Task {
  readonly name: string
  readonly line: string
}

/** A rule that only one scenario has. */
interface OwnRule {
  readonly name: string
  readonly line: string
}

/** What a scenario sheet tells in words. */
export interface SheetWords {
  readonly tasks: readonly Task[]
  readonly lose: readonly string[]
  /** By rounds: what comes then. */
  readonly comes: { readonly [round: number]: string | undefined }
  /** What the book and the totems do here, then what else is different. */
  readonly book: string
  readonly totem: string
  readonly rules: readonly OwnRule[]
}

/** The words around every scenario sheet, in English. */
export const sheet = {
  line: (scenario: number, players: number): string =>
    `Scenario ${scenario}, ${players === 1 ? 'alone' : `${players} players`}`,
  open: 'What this scenario asks for, and its own rules',
  goal: 'The goal',
  lost: 'Lost',
  ways: (rounds: number): string => `if a character dies, or when round ${rounds} is over`,
  ahead: 'Round by round',
  never: 'never',
  rules: 'Its own rules',
  book: 'Book symbol',
  totem: 'Totems',
  inventions: 'Its inventions',
  tokens: 'Its discoveries',
  allRules: 'All rules of the scenarios',
}
