import {
  type Ask,
  type AskKind,
  type Lead,
  type Names,
  type Naming,
  onlyWaits,
  type Ref,
  type Refusal,
  type Which,
} from './ask.ts'
import type { Message, Values } from './message.ts'
import { RuleFault } from './mistake.ts'
import type { Seat } from './table.ts'

/** A candidate as people see it. */
export interface Candidate {
  readonly key: string
  readonly say: Message
  readonly at?: Ref | readonly Ref[]
  /** It gives something up: the screen may want a confirmation. */
  readonly commits?: true
  /** It is never taken back. */
  readonly final?: true
  /** By it the seat agrees to what its group has planned. */
  readonly agrees?: true
  /** It leads to another question in the same gesture, unless nothing is left to ask; see `Match.peek`. */
  readonly leads?: true
  /** That question, where somebody has looked at it for who is asked. */
  readonly next?: Face
}

/** A question as the seat that is asked sees it. */
export interface Face {
  readonly kind: AskKind
  readonly prompt: Message
  readonly candidates: readonly Candidate[]
  readonly refused: readonly Refusal[]
  readonly rule?: string
  /** There is one answer, and it waits for its player only because it is a deed: a screen may give it for who likes. */
  readonly forced?: true
}

/** The key of declining. */
export const PASS = 'pass'

const passMessage: Message = { id: 'kernel.pass' }

/** The key of a seat's candidate by its place. */
export function keyAt(ask: Ask, seat: Seat, index: number): string {
  const list = ask.lists[ask.seats.indexOf(seat)]
  if (index >= list.length) return PASS
  return keyOf(ask.naming as Naming<unknown>, list[index])
}

/** The place of a seat's candidate by its key; -1 when there is none. */
export function indexOf(ask: Ask, seat: Seat, key: string): number {
  const count = ask.count(seat)
  for (let index = 0; index < count; index++) if (keyAt(ask, seat, index) === key) return index
  return -1
}

/** The key of a candidate in a naming. */
export function keyOf<V>(naming: Naming<V>, candidate: V): string {
  const key = naming.key ?? naming.like?.key
  return key ? key(candidate) : String(candidate)
}

/** The keys of all candidates of a seat. */
export function keysOf(ask: Ask, seat: Seat): string[] {
  return Array.from({ length: ask.count(seat) }, (_, index) => keyAt(ask, seat, index))
}

/** An ask as one of its seats sees it, with what is refused unless told otherwise; null when it is not asked. */
export function faceOf(ask: Ask, seat: Seat, whyNot = true): Face | null {
  const count = ask.count(seat)
  if (count === 0) return null
  const { naming } = ask
  return {
    kind: ask.kind,
    prompt: promptOf(ask),
    candidates: Array.from({ length: count }, (_, index) => candidateAt(ask, seat, index)),
    refused: whyNot ? refusalsOf(ask) : [],
    ...(naming.rule !== undefined && { rule: naming.rule }),
    ...(count === 1 && onlyWaits(naming) && { forced: true }),
  }
}

function candidateAt(ask: Ask, seat: Seat, index: number): Candidate {
  const list = ask.lists[ask.seats.indexOf(seat)]
  const key = keyAt(ask, seat, index)
  const naming = ask.naming as Naming<unknown>
  if (index >= list.length) return { key, say: naming.pass ?? passMessage, ...weightOf(naming, null) }
  const { say, at } = namesOf(ask)
  return {
    key,
    say: say(list[index]),
    ...(at && { at: at(list[index]) }),
    ...weightOf(naming, list[index]),
    ...(leadAt(ask, seat, index) !== null && { leads: true }),
  }
}

/** How an ask names its candidates, itself or like others. */
function namesOf({ id, naming }: Ask): Names<unknown> {
  const { key, say, at, like } = naming as Naming<unknown>
  const says = say ?? like?.say
  if (!says) throw new RuleFault(`“${id}” does not say what its candidates mean.`)
  return { key: key ?? like?.key, say: says, at: at ?? like?.at }
}

/** What an ask refuses, and why. */
export function refusalsOf(ask: Ask): readonly Refusal[] {
  const { refused } = ask.naming as Naming<unknown>
  if (!refused) return []
  return typeof refused === 'function' ? refused() : refused.refusals(namesOf(ask))
}

/** Whether an answer gives something up, whether it can be taken back, and whether it agrees. */
function weightOf(
  naming: Naming<unknown>,
  candidate: unknown,
): Pick<Candidate, 'commits' | 'final' | 'agrees'> {
  return {
    ...(isAmong(naming.commits, candidate) && { commits: true }),
    ...(isAmong(naming.final, candidate) && { final: true }),
    ...(isAmong(naming.agrees, candidate) && { agrees: true }),
  }
}

/** Whether a seat agrees by its candidate at a place. */
export function agreesAt(ask: Ask, seat: Seat, index: number): boolean {
  const { agrees } = ask.naming as Naming<unknown>
  return agrees !== undefined && isAmong(agrees, ask.lists[ask.seats.indexOf(seat)][index] ?? null)
}

/** The question to which a seat's candidate leads in the same gesture; null for none. */
export function leadAt(ask: Ask, seat: Seat, index: number): Lead | null {
  const { leads } = ask.naming as Naming<unknown>
  if (leads === undefined) return null
  const list = ask.lists[ask.seats.indexOf(seat)]
  // What is answered in secret waits for the others, and who declines is done.
  if (ask.kind === 'each' || index >= list.length) return null
  return typeof leads === 'function' ? leads(list[index]) : leads
}

const isAmong = (which: Which<unknown> | undefined, candidate: unknown): boolean =>
  typeof which === 'function' ? which(candidate) : which === true

function promptOf(ask: Ask): Message {
  const values = ask.naming.values?.() as Values | undefined
  return values ? { id: ask.id, values } : { id: ask.id }
}

/** What everybody may know of a question that is open. */
export interface Waiting {
  readonly prompt: string
  /** The rule that asks, by its id in the rule index. */
  readonly rule?: string
  /** Who is to answer. */
  readonly seats: readonly Seat[]
}

/** What everybody may know of an ask. */
export function waitingFor(ask: Ask): Waiting {
  const { rule } = ask.naming
  return { prompt: ask.id, ...(rule !== undefined && { rule }), seats: ask.waiting }
}
