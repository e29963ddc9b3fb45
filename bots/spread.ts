/** As if this many results had been seen before the first, half of them won and half lost. */
const ASSUMED = 4

/** How far results lie apart: a game whose values differ by hundredths is explored by hundredths. */
export class Spread {
  private count = ASSUMED
  private mean = 0.5
  private squares = ASSUMED / 4

  /** Takes one more result into account. */
  add(value: number): void {
    this.count++
    const before = value - this.mean
    this.mean += before / this.count
    this.squares += before * (value - this.mean)
  }

  /** The standard deviation so far. */
  get deviation(): number {
    return Math.sqrt(this.squares / this.count)
  }
}
