import { type Finding, fewest, prefer, those } from '@tablee/common/prefer.ts'

/** What tells places apart of which a Dissenter avoids none (L2462-2465, L2477-2480). */
export type Preferring = 'fewest' | 'program' | 'opposed' | 'next'

/** Where a Dissenter looks for a place for a piece: among zones, or among officers. */
export interface Search<P extends string, A extends string> {
  /** All places that come into question, in the order of the loop. */
  readonly loop: readonly P[]
  /** The place that the effect names, in the loop or not; null where it is the one with the fewest own pieces. */
  readonly named: P | null
  /** Why a place is avoided; null where it is not. */
  readonly avoids: (place: P) => A | null
  /** How many own pieces of the kind that is placed are there. */
  readonly own: (place: P) => number
  /** The program’s and the opposed one; where they are not in the loop, they tell nothing apart. */
  readonly program: P
  readonly opposed: P
}

/** What a Dissenter chose, and all that led there. */
export interface Choice<P extends string = string, A extends string = string> {
  readonly named: P | null
  /** Null where every place is avoided: the effect is not resolved (L2456). */
  readonly place: P | null
  /** Those that are avoided, once the named one is. */
  readonly avoided: readonly { readonly place: P; readonly why: A }[]
  /** What was looked at among the others; nothing where the named place will do, or where one is left. */
  readonly findings: readonly Finding<P, Preferring>[]
}

/** How far a place is in the loop from another one; where that is not in the loop, from its start (L2465-2469). */
export function stepsFrom<P extends string>(loop: readonly P[], from: P, place: P): number {
  const start = Math.max(0, loop.indexOf(from))
  return (loop.indexOf(place) - start + loop.length) % loop.length
}

/** The place that an effect names, unless it is avoided; otherwise the preferred one of those that are not. */
export function choosePlace<P extends string, A extends string>({
  loop,
  named,
  avoids,
  own,
  program,
  opposed,
}: Search<P, A>): Choice<P, A> {
  if (named !== null && avoids(named) === null) return { named, place: named, avoided: [], findings: [] }
  const looked = named === null || loop.includes(named) ? loop : [named, ...loop]
  const avoided: { place: P; why: A }[] = []
  const left: P[] = []
  for (const place of looked) {
    const why = avoids(place)
    if (why === null) left.push(place)
    else avoided.push({ place, why })
  }
  const preference = prefer<P, Preferring>(left, [
    fewest('fewest', own),
    those('program', place => place === program),
    those('opposed', place => place === opposed),
    fewest('next', place => stepsFrom(loop, opposed, place)),
  ])
  return { named, place: preference?.choice ?? null, avoided, findings: preference?.findings ?? [] }
}
