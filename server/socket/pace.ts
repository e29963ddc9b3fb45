import type { Request } from '@tablee/table'

/** What requests cost, in tokens: those that are work for the server cost more. */
const COST: { readonly [K in Request['do']]: number } = {
  join: 5,
  pick: 1,
  undo: 2,
  redo: 2,
  restart: 2,
  propose: 5,
  agree: 2,
  chat: 4,
  at: 3,
  peek: 1,
  hint: 20,
}

/** How many tokens there are at most, and how many more with each second. */
export interface Allowance {
  readonly most: number
  readonly perSecond: number
}

/** What a person who plays quickly needs, and a little more. */
export const USUAL_ALLOWANCE: Allowance = { most: 60, perSecond: 20 }

/** How fast one connection may send: a bucket of tokens that fills again with time. */
export class Pace {
  private readonly allowance: Allowance
  private readonly now: () => number
  private tokens: number
  private last: number

  constructor(allowance: Allowance, now: () => number = () => performance.now()) {
    this.allowance = allowance
    this.now = now
    this.tokens = allowance.most
    this.last = now()
  }

  /** Whether it has been quiet for so long that it might as well be new. */
  get isRested(): boolean {
    this.fill()
    return this.tokens === this.allowance.most
  }

  /** Pays for a request, or for a frame that is none; false when it comes too fast. */
  pay(what?: Request['do']): boolean {
    this.fill()
    const cost = what ? COST[what] : 1
    if (this.tokens < cost) return false
    this.tokens -= cost
    return true
  }

  private fill(): void {
    const now = this.now()
    const { most, perSecond } = this.allowance
    this.tokens = Math.min(most, this.tokens + ((now - this.last) / 1000) * perSecond)
    this.last = now
  }
}
