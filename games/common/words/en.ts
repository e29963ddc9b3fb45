import { capital, inARow, mark } from './marks.ts'

export { capital } from './marks.ts'

/** Somebody a sentence speaks of: how it names them, what it lights on the board, and whether they read it. */
export interface Someone {
  /** With its article, if it has one: `the Marquise`, `Friday`. */
  readonly name: string
  readonly plural?: boolean
  readonly ref: string
  readonly reader: boolean
}

/** Inside a sentence: `the Marquise`, `you`. */
export const who = ({ name, ref, reader }: Someone): string => mark(ref, reader ? 'you' : name)

/** At the head of a sentence: `The Marquise`, `You`. */
export const Who = (someone: Someone): string => capital(who(someone))

/**
 * The form that agrees with somebody, of a verb or of what is theirs:
 * `scores`, `score`, for you as for many; `its hand`, `their hand`, `your hand`.
 */
export const agree = ({ plural, reader }: Someone, one: string, many: string, you = many): string =>
  reader ? you : plural ? many : one

/** A count with its noun: `1 warrior`, `3 warriors`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** Words in a row: `A, B and C`. */
export const list = (words: readonly string[], before = 'and'): string => inARow(words, before)
