import { type Fact, habitOf, mayBeIdle, tells, tellsAnother } from './fact.ts'

/** What a log tells of a turn: in order, and beside it. */
export interface Told {
  readonly facts: readonly Fact[]
  readonly asides: readonly Fact[]
  /** What is never left out in this log. */
  readonly tells: ReadonlySet<string>
}

/** How far what happened is what a log tells. */
export interface Comparison {
  /** How often each fact that is told has yet to happen. */
  readonly left: number[]
  /** Something told beside the actions has yet to happen. */
  readonly isOpenBeside: boolean
  /** How much happened. */
  readonly happened: number
  /** Something happened that is not told. */
  readonly wrong: Fact | null
  /** It would be told if another card had moved: what is told of that card. */
  readonly instead: Fact | null
}

/** So many of the last facts may still change. */
const LATE = 16

/** Compares what happened with what a log tells: each within so many facts of the next one that is told. */
export function compare(
  { facts, asides, tells: toldAlways }: Told,
  happened: readonly Fact[],
  window: number,
  goesOn = false,
): Comparison {
  const left = facts.map(({ count }) => count)
  const beside = asides.map(({ count }) => count)
  const so = () => ({ left, isOpenBeside: beside.some(count => count > 0), happened: happened.length })
  for (const [place, fact] of happened.entries()) {
    // Where pieces go that were removed may only be chosen now.
    const isLate = goesOn && place >= happened.length - LATE && fact.kind === 'piece' && fact.to === ''
    const rest = consume(facts, left, fact, fact.count, window, isLate)
    if (rest === 0 || consume(asides, beside, fact, rest, asides.length) === 0) continue
    const instead = facts.find((told, place) => left[place] > 0 && tellsAnother(told, fact)) ?? null
    const isHard = !fact.soft || (toldAlways.has(habitOf(fact)) && !isSpared(fact, window))
    if (instead || isHard || asides.some(told => deniesNote(told, fact)))
      return { ...so(), wrong: fact, instead }
  }
  return { ...so(), wrong: null, instead: null }
}

/** A piece as it is first reported: removed, and of no kind that only shows then. */
const asRemoved = (told: Fact, { what }: Fact): Fact => ({
  ...told,
  to: '',
  what: told.what.startsWith(`${what}_`) ? what : told.what,
})

/** What funds are left not all count alike, and none need not be told. */
const isSpared = ({ soft, to }: Fact, window: number): boolean =>
  soft === 'funds' && (window > 1 || to === '0')

/** Whether a remark tells otherwise. */
const deniesNote = (told: Fact, { kind, what, to }: Fact): boolean =>
  kind === 'note' && told.kind === 'note' && told.what === what && told.to !== to

/** Takes what happened from what is told; tells how much of it is not. */
function consume(
  told: readonly Fact[],
  left: number[],
  fact: Fact,
  count: number,
  window: number,
  isLate = false,
): number {
  let rest = count
  let seen = 0
  for (let place = 0; place < told.length && rest > 0; place++) {
    if (left[place] === 0) continue
    if (tells(isLate ? asRemoved(told[place], fact) : told[place], fact, window > 1)) {
      const taken = Math.min(rest, left[place])
      left[place] -= taken
      rest -= taken
      if (told[place].kind === 'battle') rest = 0
    }
    // Remarks of the same are in order.
    else if (fact.soft === 'remark' && told[place].what === fact.what) break
    // What logs may leave out is no obstacle.
    else if (!mayBeIdle(told[place]) && ++seen >= window && !isLate) break
  }
  return rest
}

/** The place of the next fact that must happen; -1 when all have. */
export const nextOf = ({ facts }: Told, { left }: Comparison): number =>
  facts.findIndex((fact, place) => left[place] > 0 && !mayBeIdle(fact))

/** The facts that are told and have yet to happen, the next first. */
export const openOf = ({ facts }: Told, { left }: Comparison, most: number): Fact[] =>
  facts.filter((_, place) => left[place] > 0).slice(0, most)
