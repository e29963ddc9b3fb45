import { Chance, type ChanceState, type Seed } from '@tablee/kernel'

/** A shuffle that was made: where its outcomes stand, and the pile before and after. */
export interface Shuffle extends Shuffled {
  readonly start: number
  readonly before: unknown[]
  readonly after: unknown[]
}

/** What is known of a pile that is being shuffled. */
export interface Shuffled {
  /** It is the deck. */
  readonly cards: boolean
  /** After how many picks it is shuffled. */
  readonly at: number
  /** How it is to lie, the top last; left out where nothing is known of it. */
  readonly lies?: readonly unknown[] | null
  /** What else is drawn right after it, beside shuffles. */
  readonly drawn?: readonly number[]
}

/** Tells what is known of a pile that is being shuffled. */
export type Shuffling = (pile: readonly unknown[]) => Shuffled

/** Chance that is steered: what comes of it is written down, and can be decided beforehand or changed later. */
export class Luck extends Chance {
  /** What came of it, in order. */
  readonly outcomes: number[] = []
  /** Of how many each of them was one; 0 for those of a shuffle. */
  readonly sizes: number[] = []
  readonly shuffles: Shuffle[] = []
  private decided: number[] = []
  private readonly tell: Shuffling
  private used = 0
  private shuffling = false

  constructor(seed: Seed, tell: Shuffling) {
    super(Chance.of(seed).state)
    this.tell = tell
  }

  /** Decides what comes next, beside shuffles. */
  decide(outcomes: readonly number[]): void {
    this.decided = [...outcomes]
  }

  /** It goes on as it was at a checkpoint: what came after is told again. */
  override from(state: Readonly<ChanceState>): Chance {
    this.used = state[4] ?? 0
    return this
  }

  override get state(): ChanceState {
    return [0, 0, 0, 0, this.used]
  }

  /** Forgets what has not been told again. */
  forget(): void {
    this.outcomes.length = this.used
    this.sizes.length = this.used
    this.decided = []
    while ((this.shuffles.at(-1)?.start ?? -1) >= this.used) this.shuffles.pop()
  }

  override below(n: number): number {
    if (this.used < this.outcomes.length) return this.outcomes[this.used++]
    const outcome = (this.shuffling ? undefined : this.decided.shift()) ?? super.below(n)
    this.outcomes.push(outcome)
    this.sizes.push(this.shuffling ? 0 : n)
    this.used++
    return outcome
  }

  override shuffle<L extends unknown[]>(pile: L): L {
    const start = this.used
    const before = [...pile]
    const isNew = start === this.outcomes.length
    this.shuffling = true
    super.shuffle(pile)
    this.shuffling = false
    if (!isNew) return pile
    const told = this.tell(pile)
    if (told.drawn) this.decide(told.drawn)
    if (told.lies) pile.splice(0, pile.length, ...told.lies)
    const made = { ...told, start, before, after: [...pile] }
    if (told.lies) this.rewrite(made)
    this.shuffles.push(made)
    return pile
  }

  /** Writes down the outcomes by which a shuffle leads from what was before to what came after. */
  rewrite({ start, before, after }: Shuffle): void {
    const pile = [...before]
    for (let i = pile.length - 1, at = start; i > 0; i--, at++) {
      const j = pile.lastIndexOf(after[i], i)
      this.outcomes[at] = j
      pile[j] = pile[i]
      pile[i] = after[i]
    }
  }
}
