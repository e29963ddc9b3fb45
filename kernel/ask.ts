import type { Message, MessageId, Text, ValuesOf } from './message.ts'
import { RuleFault } from './mistake.ts'
import type { Rule, Seat, Table } from './table.ts'

/** A place or piece on the board, as the board names it: `clearing:5`, `card:12`. */
export type Ref = string

/** Something that is not possible here, and why. */
export interface Refusal {
  readonly key: string
  readonly say: Message
  readonly at?: Ref | readonly Ref[]
  readonly why: Message
  /** The rule that forbids it, by its id in the rule index. */
  readonly rule?: string
  /** By it the seat would agree to what its group has planned. */
  readonly agrees?: true
}

/** How one kind of candidate is named: clearings, cards, seats … shared by many asks. */
export interface Names<V> {
  /** The stable key of a candidate, unique in its ask; the candidate as a string if left out. */
  readonly key?: (candidate: V) => string
  /** What choosing it means. */
  readonly say: (candidate: V) => Message
  /** What to light up on the board. */
  readonly at?: (candidate: V) => Ref | readonly Ref[]
  /** Ask even when there is one answer only, because answering by itself would leak a secret. */
  readonly always?: boolean
  /** Ask even when there is one answer only, because it rolls, draws, spends or ends something: the player does it. */
  readonly waits?: boolean
}

/** How the candidates of an ask are named; nothing here is computed in a playout. */
export interface Naming<V> extends Partial<Names<V>> {
  /** Names that many asks share, for what is left out here; much faster than a spread. */
  readonly like?: Names<V>
  /** What is not possible here, and why: the rest of what was sifted, or refusals of its own. */
  readonly refused?: Refusing<V> | (() => readonly Refusal[])
  /** What declining means; “Pass” if left out. */
  readonly pass?: Message
  /** The rule that asks, by its id in the rule index. */
  readonly rule?: string
  /** Which answers give something up, such as the end of a turn that could go on; null is declining. */
  readonly commits?: Which<V>
  /** Which answers make something known at once, so that they are never taken back: dice, a draw. */
  readonly final?: Which<V>
  /** By which answers a seat agrees to what its group has planned: to agree is to confirm. */
  readonly agrees?: Which<V>
  /**
   * The question that an answer leads to, where both are one gesture of the same seat: a pawn, then its place.
   * Nothing may become known in between. Null for an answer that is a gesture by itself.
   */
  readonly leads?: Lead | ((candidate: V) => Lead | null)
}

/** The id of a question; or several, where the first is not asked when it has one answer only. */
export type Lead = string | readonly string[]

/** What can tell its refusals in the names of an ask, as things that were sifted can. */
export interface Refusing<V> {
  refusals(names: Names<V>): readonly Refusal[]
}

/** All candidates of an ask or none, or those that it tells; declining is null. */
export type Which<V> = boolean | ((candidate: V | null) => boolean)

/** The naming of an ask: it says what candidates mean, itself or like another, and gives the prompt its values. */
export type NamingOf<V, T extends Text, K extends MessageId<T>> = Naming<V> &
  ({ readonly say: Names<V>['say'] } | { readonly like: Names<V> }) &
  (ValuesOf<T[K]> extends [infer W] ? { readonly values: () => W } : { readonly values?: undefined })

/** Whether an ask is put even when there is one answer only. */
export function asksAlways({ played }: { readonly played: boolean }, naming: Naming<never>): boolean {
  return hidesWhy(naming) || (played && isDeed(naming))
}

/** Whether not being asked would leak a secret. */
const hidesWhy = (naming: Naming<never>): boolean => naming.always ?? naming.like?.always ?? false

const isDeed = (naming: Naming<never>): boolean => naming.waits ?? naming.like?.waits ?? false

/** Whether an only answer waits for its player because it is a deed, and for no other reason. */
export const onlyWaits = (naming: Naming<never>): boolean => isDeed(naming) && !hidesWhy(naming)

/** Who answers: one seat, each of several seats in secret, or any one of a group for all. */
export type AskKind = 'one' | 'each' | 'any'

type Renewal = (but: Seat | null) => void

type AnyNaming = Naming<never> & { readonly values?: () => unknown }

/** A question the rules wait for; made by `choose` and its kin. */
export class Ask {
  readonly kind: AskKind
  /** Its id, which is also the message id of the prompt. */
  readonly id: string
  /** The seats that may answer. */
  readonly seats: readonly Seat[]
  /** The candidates of each of these seats. */
  readonly lists: readonly (readonly unknown[])[]
  /** Whether declining is an answer too; it comes after the candidates. */
  readonly declines: boolean
  readonly naming: AnyNaming
  /** The answers so far of an ask to each, -1 where there is none yet. */
  readonly answers: number[]
  /** Looks again for the candidates of all seats but one, in a state where they may have changed. */
  readonly renew: Renewal | null
  /** The seat that answered an ask to any. */
  by: Seat

  constructor(
    kind: AskKind,
    id: string,
    seats: readonly Seat[],
    lists: readonly (readonly unknown[])[],
    declines: boolean,
    naming: AnyNaming,
    answers: number[] = NOBODY,
    renew: Renewal | null = null,
  ) {
    this.kind = kind
    this.id = id
    this.seats = seats
    this.lists = lists
    this.declines = declines
    this.naming = naming
    this.answers = answers
    this.renew = renew
    this.by = -1
  }

  /** How many answers the seat has to choose from; 0 when it is not asked, or has answered. */
  count(seat: Seat): number {
    const place = this.seats[0] === seat ? 0 : this.seats.indexOf(seat)
    if (place < 0 || (this.kind === 'each' && this.answers[place] >= 0)) return 0
    return this.declines ? this.lists[place].length + 1 : this.lists[place].length
  }

  /** The seats that have yet to answer. */
  get waiting(): readonly Seat[] {
    return this.kind === 'one' ? this.seats : this.seats.filter(seat => this.count(seat) > 0)
  }
}

const NOBODY: number[] = []

// One list per seat, made once: an ask to one seat is the most frequent of all.
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat])

/** Asks a seat to choose one of the candidates; a single one is taken without asking. */
export function* choose<S, T extends Text, V, K extends MessageId<T>>(
  t: Table<S, T>,
  seat: Seat,
  id: K,
  candidates: readonly V[],
  naming: NamingOf<V, T, K>,
): Rule<V> {
  if (candidates.length === 1 && !asksAlways(t, naming)) {
    t.tookOnly(seat, id, naming, candidates[0])
    return candidates[0]
  }
  if (candidates.length === 0) throw new RuleFault(`“${id}” was asked with no candidate.`)
  return candidates[yield new Ask('one', id, ALONE[seat], [candidates], false, naming)]
}

/** Asks a seat to choose one of the candidates or to decline (null). */
export function* maybe<S, T extends Text, V, K extends MessageId<T>>(
  _t: Table<S, T>,
  seat: Seat,
  id: K,
  candidates: readonly V[],
  naming: NamingOf<V, T, K>,
): Rule<V | null> {
  if (candidates.length === 0 && !hidesWhy(naming)) return null
  const index = yield new Ask('one', id, ALONE[seat], [candidates], true, naming)
  return index < candidates.length ? candidates[index] : null
}

/** What declining means once something was chosen: it ends the series. */
const DONE: Message = { id: 'kernel.done' }

/** Asks a seat to choose several different candidates, one after the other, at least `min` and at most `max`. */
export function* several<S, T extends Text, V, K extends MessageId<T>>(
  t: Table<S, T>,
  seat: Seat,
  id: K,
  candidates: readonly V[],
  { min, max }: { readonly min: number; readonly max: number },
  naming: NamingOf<V, T, K>,
): Rule<V[]> {
  const left = candidates.slice()
  const chosen: V[] = []
  const more = { ...naming, pass: naming.pass ?? DONE }
  while (chosen.length < max && left.length > 0) {
    const one =
      chosen.length < min
        ? yield* choose(t, seat, id, left, naming)
        : yield* maybe(t, seat, id, left, chosen.length > 0 ? more : naming)
    if (one === null) break
    left.splice(left.indexOf(one), 1)
    chosen.push(one)
  }
  return chosen
}

/** Asks each of several seats at once and in secret; the answers come in the order of the seats. */
export function* together<S, T extends Text, V, K extends MessageId<T>>(
  t: Table<S, T>,
  seats: readonly Seat[],
  id: K,
  candidates: (seat: Seat) => readonly V[],
  naming: NamingOf<V, T, K>,
): Rule<V[]> {
  const lists = seats.map(candidates)
  if (lists.some(list => list.length === 0)) throw new RuleFault(`“${id}” was asked with no candidate.`)
  const answers = lists.map((list, place) => {
    if (list.length > 1 || asksAlways(t, naming)) return -1
    t.tookOnly(seats[place], id, naming, list[0])
    return 0
  })
  if (answers.includes(-1))
    yield new Ask('each', id, seats, lists, false, naming, answers, renewal(seats, lists, candidates))
  return lists.map((list, place) => list[answers[place]])
}

/** Asks a group: any of its seats may answer for all. Tells who answered what. */
export function* anyOf<S, T extends Text, V, K extends MessageId<T>>(
  t: Table<S, T>,
  seats: readonly Seat[],
  id: K,
  candidates: readonly V[] | ((seat: Seat) => readonly V[]),
  naming: NamingOf<V, T, K>,
): Rule<{ seat: Seat; value: V }> {
  const own = typeof candidates === 'function'
  const lists = own ? seats.map(candidates) : seats.map(() => candidates)
  if (lists.every(list => list.length === 0)) throw new RuleFault(`“${id}” was asked with no candidate.`)
  const only = lists.every(list => list === lists[0]) && lists[0].length === 1
  if (only && !asksAlways(t, naming)) {
    t.tookOnly(seats, id, naming, lists[0][0])
    return { seat: seats[0], value: lists[0][0] }
  }
  const renew = own ? renewal(seats, lists, candidates) : null
  const ask = new Ask('any', id, seats, lists, false, naming, NOBODY, renew)
  const index = yield ask
  return { seat: ask.by, value: lists[seats.indexOf(ask.by)][index] }
}

function renewal<V>(
  seats: readonly Seat[],
  lists: (readonly V[])[],
  candidates: (seat: Seat) => readonly V[],
): Renewal {
  return but => {
    for (const [place, seat] of seats.entries()) if (seat !== but) lists[place] = candidates(seat)
  }
}
