/**
 * How long a search may think: so many iterations, so many milliseconds, or whichever is over first.
 * A thorough one thinks about what is obvious too.
 */
export type Budget =
  | { readonly iterations: number; readonly ms?: number; readonly thorough?: true }
  | { readonly iterations?: undefined; readonly ms: number; readonly thorough?: true }

/** A clock, in milliseconds since whenever. */
export type TimeSource = () => number

/** The clock of the machine: the only one bots read. */
export const clock: TimeSource = () => performance.now()

/** The levels of the search. Time only cuts short what a slow position would draw out. */
export const levels = {
  easy: { iterations: 100 },
  medium: { iterations: 1000, ms: 4000 },
  hard: { iterations: 20_000, ms: 10_000 },
} as const satisfies { readonly [level: string]: Budget }

/** Reads a level (`hard`), a number of iterations (`500`) or a time (`1500ms`); null when it is none of these. */
export function readBudget(text: string): Budget | null {
  if (Object.hasOwn(levels, text)) return levels[text as keyof typeof levels]
  const [, digits, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(text) ?? []
  if (digits === undefined) return null
  return unit ? { ms: Number(digits) } : { iterations: Number(digits) }
}
