import { type Ask, type Brain, type Chance, keyAt, keysOf, type Match, PASS, type Seat } from '@tablee/kernel'
import { answerer, drawn, Horizon, likely, playOut } from './playout.ts'
import { Spread } from './spread.ts'
import type { Arm } from './tree.ts'

/** How much the search wonders about drafts it has tried little, in standard deviations. */
const CURIOSITY = 0.5
/** So many drafts are tried at first, and more as the root of the iterations grows. */
const WIDTH = 12
const WIDENING = 6
/** One in so many new drafts is made from nothing, the others change one of the best. */
const FRESH = 4
/** A new draft changes one of so many. */
const BEST = 8
/** No draft is longer. */
const LONGEST = 80

/** One pick of a draft: where it lay, its key, and whether there was a doubt. */
interface Stroke {
  readonly index: number
  readonly key: string
  readonly open: boolean
}

/** A whole plan, and what came of it. */
interface Draft {
  readonly strokes: readonly Stroke[]
  visits: number
  total: number
}

/**
 * Searches for a plan as a whole: drafts of it are made by the priors, changed here and there, and carried out again
 * and again in possible worlds; the good ones more often. What it tells is the first pick of each.
 */
export class Drafts {
  private readonly pool: Draft[] = []
  private readonly spread = new Spread()
  private readonly seat: Seat
  private readonly brain: Brain<unknown>
  private readonly chance: Chance
  private iterations = 0

  constructor(seat: Seat, brain: Brain<unknown>, chance: Chance) {
    this.seat = seat
    this.brain = brain
    this.chance = chance
  }

  /** The first picks of the drafts, that of the best draft first; each is worth what its best draft is. */
  get ranking(): Arm[] {
    const arms = new Map<string, Arm & { readonly bound: number }>()
    for (const draft of this.pool) {
      const [{ key }, next] = draft.strokes
      const bound = this.bound(draft, -1)
      const known = arms.get(key)
      const visits = draft.visits + (known?.visits ?? 0)
      const best = !known || bound > known.bound
      const value = best ? draft.total / draft.visits : known.total / known.visits
      // What is put back at once tells nothing of where it is good.
      const then = next?.key !== PASS && (best || known.then === undefined) ? next?.key : known?.then
      arms.set(key, {
        key,
        prior: 1,
        offered: 0,
        visits,
        total: value * visits,
        bound: best ? bound : known.bound,
        ...(then !== undefined && { then }),
      })
    }
    return [...arms.values()].sort((a, b) => b.bound - a.bound)
  }

  /** The picks of the best draft, in their order. */
  get best(): string[] {
    return this.top(-1).strokes.map(({ key }) => key)
  }

  /** Whether the best draft is certain to stay so: that is never known. */
  settled(_left: number): boolean {
    return false
  }

  /** Carries out a draft, known or new, in a possible world, and learns from the result. */
  learn(world: Match): void {
    this.iterations++
    const horizon = new Horizon(world, this.brain)
    const old = this.pool.length >= WIDTH + WIDENING * Math.sqrt(this.iterations) ? this.promising() : null
    const draft = old ?? { strokes: this.make(world), visits: 0, total: 0 }
    if (old) this.follow(world, old.strokes)
    else this.pool.push(draft)
    const value = playOut(world, this.brain, this.seat, this.chance, horizon)[this.seat]
    draft.visits++
    draft.total += value
    this.spread.add(value)
  }

  /** What a draft may be worth at best or, with a negative hope, at least. */
  private bound({ total, visits }: Draft, hope: number): number {
    return total / visits + hope * this.spread.deviation * Math.sqrt(1 / visits)
  }

  /** The draft that is to be tried once more. */
  private promising(): Draft {
    return this.top(CURIOSITY * Math.sqrt(Math.log(this.iterations)))
  }

  private top(hope: number): Draft {
    return this.pool.reduce((a, b) => (this.bound(b, hope) > this.bound(a, hope) ? b : a))
  }

  /** A new draft, made while it is carried out: from nothing, or one of the best with one pick changed. */
  private make(world: Match): Stroke[] {
    const strokes: Stroke[] = []
    const parent = this.parent()
    const open = parent.flatMap((stroke, place) => (stroke.open ? [place] : []))
    const change = open.length > 0 ? this.chance.one(open) : -1
    while (world.ask && this.isDrafting(world.ask) && strokes.length < LONGEST) {
      const { ask } = world
      const seat = answerer(ask, this.seat)
      const stroke = this.stroke(world, ask, seat, parent[strokes.length], strokes.length === change)
      strokes.push(stroke)
      world.pick(seat, stroke.index)
    }
    return strokes
  }

  /** The next pick of a new draft: its parent's, unless it is to change or what to do leaves no doubt. */
  private stroke(world: Match, ask: Ask, seat: Seat, parent: Stroke | undefined, change: boolean): Stroke {
    const weights = this.brain.prior?.(world.state, seat, ask) ?? Array<number>(ask.count(seat)).fill(1)
    const sum = weights.reduce((total, weight) => total + weight, 0)
    const open = Math.max(...weights) < (this.brain.obvious ?? 1) * sum
    const old = parent && (open || parent.open) ? placeOf(ask, seat, parent) : -1
    // What is changed is changed boldly: the priors count for less.
    const bold = change ? weights.map((weight, place) => (place === old ? 0 : Math.sqrt(weight))) : weights
    const index = old >= 0 && !change ? old : drawn(bold, this.chance)
    return { index, key: keyAt(ask, seat, index), open }
  }

  private parent(): readonly Stroke[] {
    if (this.pool.length < WIDTH / 2 || this.chance.below(FRESH) === 0) return []
    const best = this.pool.toSorted((a, b) => this.bound(b, -0.5) - this.bound(a, -0.5)).slice(0, BEST)
    return this.chance.one(best).strokes
  }

  private follow(world: Match, strokes: readonly Stroke[]): void {
    for (const stroke of strokes) {
      const { ask } = world
      if (!ask || !this.isDrafting(ask)) return
      const seat = answerer(ask, this.seat)
      const index = placeOf(ask, seat, stroke)
      world.pick(seat, index >= 0 ? index : likely(world, ask, seat, this.brain, this.chance))
    }
  }

  private isDrafting({ id }: Ask): boolean {
    return this.brain.drafts?.includes(id) === true
  }
}

/** Where an ask has the candidate of a stroke; -1 where it has not. */
function placeOf(ask: Ask, seat: Seat, { index, key }: Stroke): number {
  if (index < ask.count(seat) && keyAt(ask, seat, index) === key) return index
  return keysOf(ask, seat).indexOf(key)
}
