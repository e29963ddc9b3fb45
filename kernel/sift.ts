import type { Names, Refusal } from './ask.ts'
import type { Message } from './message.ts'

/** What speaks against something, and the rule that forbids it, by its id in the rule index. */
export interface Objection {
  readonly why: Message
  readonly rule: string
}

/** An objection that speaks of the very thing: itself made once, its message only when somebody looks. */
export interface ObjectionTo<V> {
  readonly why: (one: V) => Message
  readonly rule: string
}

/** The first thing that speaks against one of many; null when nothing does. */
export type Against<V> = (one: V) => Objection | ObjectionTo<V> | null

/**
 * Things sifted by what speaks against them. What nothing speaks against is free, and the candidates of an ask;
 * the rest is refused. One function decides both, so that they cannot disagree:
 *
 *     const sites = sift(clearings, clearing => (rules(clearing, me) ? null : NO.rule))
 *     const site = yield* choose(t, seat, 'build.where', sites.free, { like: clearingNaming, refused: sites })
 */
export class Sifted<V> {
  readonly free: V[]
  private readonly all: readonly V[]
  private readonly against: Against<V>

  constructor(all: readonly V[], against: Against<V>) {
    this.free = []
    this.all = all
    this.against = against
    for (const one of all) if (against(one) === null) this.free.push(one)
  }

  /** What is refused and why, named as the candidates are; found anew whenever somebody looks. */
  refusals({ key = String, say, at }: Names<V>): Refusal[] {
    const refused: Refusal[] = []
    for (const one of this.all) {
      const objection = this.against(one)
      if (objection === null) continue
      const why = typeof objection.why === 'function' ? objection.why(one) : objection.why
      refused.push({ key: key(one), say: say(one), ...(at && { at: at(one) }), why, rule: objection.rule })
    }
    return refused
  }
}

/** Sifts things by what speaks against them. */
export function sift<V>(all: readonly V[], against: Against<V>): Sifted<V> {
  return new Sifted(all, against)
}

/** Whether nothing speaks against at least one of many; the search ends at the first. */
export function anyFree<V>(all: readonly V[], against: Against<V>): boolean {
  for (const one of all) if (against(one) === null) return true
  return false
}
