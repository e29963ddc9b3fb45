/**
 * The four numbers a generator lives on; part of the game's saved position. Where outcomes were given, a fifth tells how
 * many of them are used up.
 */
export type ChanceState = [a: number, b: number, c: number, d: number, used?: number]

/** What a game's luck comes of: a whole number that people can tell each other, or 128 bits that nobody can guess. */
export type Seed = number | string

/** The form of a seed of 128 bits. */
const LONG = /^[0-9a-f]{32}$/

/** Whether a value is a seed. */
export function isSeed(value: unknown): value is Seed {
  if (typeof value === 'string') return LONG.test(value)
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/** Seeded chance (the sfc32 generator): the only source of luck in rules. */
export class Chance {
  private a: number
  private b: number
  private c: number
  private d: number

  protected constructor(state: Readonly<ChanceState>) {
    ;[this.a, this.b, this.c, this.d] = state
  }

  /** The generator of a seed; outcomes that are given come before its own. */
  static of(seed: Seed, given?: readonly number[]): Chance {
    const chance = new Chance(
      typeof seed === 'string'
        ? wordsOf(seed)
        : [seed | 0, Math.floor(seed / 2 ** 32) | 0, 0x9e3779b9 | 0, 1],
    )
    for (let i = 0; i < 12; i++) chance.next()
    return given ? new Given(chance.state, given) : chance
  }

  /** Another generator of a seed, for what is drawn before the game: it tells nothing of the game's own luck. */
  static before(seed: Seed): Chance {
    const [a, b, c, d] = Chance.of(seed).state
    const chance = new Chance([a ^ 0x85ebca6b, b, c, d])
    for (let i = 0; i < 12; i++) chance.next()
    return chance
  }

  /** A generator like this one that goes on from a saved state. */
  from(state: Readonly<ChanceState>): Chance {
    return new Chance(state)
  }

  /** Its state, to be saved. */
  get state(): ChanceState {
    return [this.a, this.b, this.c, this.d]
  }

  /** A whole number of 32 bits. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.d) | 0
    this.d = (this.d + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0
    return sum >>> 0
  }

  /** A whole number from 0 to n - 1, each as likely. */
  below(n: number): number {
    return Math.floor((this.next() / 2 ** 32) * n)
  }

  /** One item of a list, each as likely. */
  one<V>(list: readonly V[]): V {
    return list[this.below(list.length)]
  }

  /** Puts a list in random order, in place. */
  shuffle<L extends unknown[]>(list: L): L {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const held = list[i]
      list[i] = list[j]
      list[j] = held
    }
    return list
  }
}

/** Chance whose first outcomes are known, as in a game that was recorded elsewhere: then luck goes on by itself. */
class Given extends Chance {
  private readonly outcomes: readonly number[]
  private used: number

  constructor(state: Readonly<ChanceState>, outcomes: readonly number[]) {
    super(state)
    this.outcomes = outcomes
    this.used = state[4] ?? 0
  }

  override from(state: Readonly<ChanceState>): Chance {
    return new Given(state, this.outcomes)
  }

  override get state(): ChanceState {
    const [a, b, c, d] = super.state
    return [a, b, c, d, this.used]
  }

  override below(n: number): number {
    if (this.used >= this.outcomes.length) return super.below(n)
    const outcome = this.outcomes[this.used++]
    // Corrected rules may ask for less than was given.
    return outcome < n ? outcome : outcome % n
  }
}

/** Whether a value is a list of outcomes that can be given. */
export function areOutcomes(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(one => Number.isSafeInteger(one) && one >= 0)
}

/** The four words that a long seed is made of. */
function wordsOf(seed: string): ChanceState {
  const [a, b, c, d] = [0, 8, 16, 24].map(at => Number.parseInt(seed.slice(at, at + 8), 16) | 0)
  return [a, b, c, d]
}
