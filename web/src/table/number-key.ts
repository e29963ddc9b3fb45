/** What a digit does to the number that is being typed: completes a choice, waits for the next digit, or nothing. */
interface Typed {
  readonly choose?: number
  readonly wait?: number
}

/** Adds a digit to what was typed, among so many candidates, numbered from 1. */
export function typeDigit(typed: number, digit: number, count: number): Typed {
  const longer = typed * 10 + digit
  // Digits that lead nowhere begin a number of their own.
  const number = longer >= 1 && longer <= count ? longer : digit
  if (number < 1 || number > count) return {}
  return number * 10 <= count ? { wait: number } : { choose: number }
}
