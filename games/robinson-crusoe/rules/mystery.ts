import type { Message, Rule } from '@tablee/kernel'
import type { MysteryId } from '../data/mysteries.ts'
import type { MysteryKind } from '../data/types.ts'
import type { Robinson, RobinsonTable } from '../state.ts'
import { say } from '../text/say.ts'
import { askOwner } from './ask.ts'
import { discardCard, mysteryCard, resolveCard } from './cards/resolve-card.ts'
import type { Cause } from './cause.ts'
import { characterOf } from './characters.ts'
import { drawMystery, shuffleDeck } from './decks.ts'
import { gainLater, isForLater } from './gains.ts'
import { openWindow } from './powers/window.ts'
import { gainTreasure } from './treasures.ts'

/** How many of each kind may be drawn; `dangers` counts creatures and traps together, `any` everything. */
export interface Limits {
  treasures?: number
  creatures?: number
  traps?: number
  dangers?: number
  any?: number
}

const FIELD: { readonly [K in MysteryKind]: 'treasures' | 'creatures' | 'traps' } = {
  treasure: 'treasures',
  creature: 'creatures',
  trap: 'traps',
}

const GO_ON = ['continue', 'stop'] as const
const goOnNaming = {
  say: (one: (typeof GO_ON)[number]): Message => say(`mystery.${one}`),
  rule: 'mystery.6',
}

/**
 * Draws mystery cards up to the limits; after each the drawer may stop, unless all must be drawn. L1238
 * Those that must be are drawn even when Friday has died of one: his action yields all that it has to. L1656
 */
export function* drawMysteries(t: RobinsonTable, cause: Cause, limits: Limits, mandatory = false): Rule {
  const { state } = t
  const left = { ...limits }
  state.drawing = { aside: [], stopped: false }
  for (let first = true; isOpen(left) && !state.drawing.stopped; first = false) {
    if (!first && !mandatory) {
      if (!characterOf(state, cause.actor).alive) break // Friday is dead, and goes no further.
      const answer = yield* askOwner(t, cause.actor, 'mystery.more', GO_ON, goOnNaming)
      if (answer === 'stop') break
    }
    const card = reveal(t, left)
    if (card === undefined) break
    yield* resolveMystery(t, card, cause)
  }
  state.notes.aside = state.drawing.aside // All have seen them, and may still know.
  state.decks.mystery.push(...state.drawing.aside)
  state.drawing = null
  shuffleDeck(t, 'mystery')
}

const isOpen = ({ treasures = 0, creatures = 0, traps = 0, dangers = 0, any = 0 }: Limits): boolean =>
  treasures + creatures + traps + dangers + any > 0

/** Reveals cards until one is of a kind still open; the others are set aside. */
function reveal(t: RobinsonTable, left: Limits): MysteryId | undefined {
  for (;;) {
    const card = drawMystery(t)
    if (card === undefined) return undefined
    const field = limitFor(left, mysteryCard(card).kind)
    if (field) {
      left[field] = (left[field] ?? 0) - 1
      t.say('mystery.drawn', { card })
      return card
    }
    t.say('mystery.aside', { card })
    t.state.drawing?.aside.push(card)
  }
}

function limitFor(left: Limits, kind: MysteryKind): keyof Limits | null {
  if ((left[FIELD[kind]] ?? 0) > 0) return FIELD[kind]
  if (kind !== 'treasure' && (left.dangers ?? 0) > 0) return 'dangers'
  return (left.any ?? 0) > 0 ? 'any' : null
}

/** A treasure is gained; a creature or trap strikes, unless a power lets its drawer ignore it. */
function* resolveMystery(t: RobinsonTable, card: MysteryId, cause: Cause): Rule {
  const { kind, effects } = mysteryCard(card)
  if (kind === 'treasure') return yield* takeTreasure(t, card, cause)
  t.state.open.push(card)
  yield* openWindow(t, `mystery:${kind}`, cause.actor)
  t.state.open.pop()
  if (isIgnored(t.state, card)) return discardCard(t.state, card)
  yield* resolveCard(t, card, effects, { ...cause, card, pays: 'actor' })
}

/** Whether a power has just let the drawer ignore a card: `ignoreMystery` notes it. */
function isIgnored({ notes }: Robinson, card: MysteryId): boolean {
  const ignored = notes.ignored?.includes(card) ?? false
  if (ignored) delete notes.ignored
  return ignored
}

/** The trap or creature that is shown has no effect, though it counts as resolved. L2261 */
export function ignoreMystery(state: Robinson): void {
  const card = state.open.at(-1)
  if (card !== undefined) state.notes.ignored = [card]
}

/** In the action phase a treasure waits in future resources; otherwise it has its effect at once. L1487 */
export function* takeTreasure(t: RobinsonTable, card: MysteryId, cause: Cause): Rule {
  if (isForLater(t.state)) gainLater(t.state, 'treasure', card)
  else yield* gainTreasure(t, card, cause)
}
