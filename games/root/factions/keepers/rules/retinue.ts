import { type Objection, type Refusal, type Rule, type Seat, sift } from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import type { Suit } from '../../../data/suits.ts'
import {
  type Act,
  actNaming,
  chooseAct,
  dayWindowMayOpen,
  isDone,
  type TurnChoice,
} from '../../../rules/acts.ts'
import { discard, take } from '../../../rules/cards.ts'
import { origins } from '../../../rules/may-move.ts'
import { moveFromOneOf } from '../../../rules/move.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { COLUMNS, type Column } from '../data.ts'
import { battleThenDelve, diggings } from './delve.ts'
import { canRecover, moveOrRecover } from './recover.ts'
import { keepersAt } from './state.ts'

/** The action of a column: what it is called, whether a card of a suit can take it, and how it does. */
interface Service {
  readonly act: string
  readonly leads: readonly string[]
  /** What speaks against a card that finds nothing to do. */
  readonly unable: Objection
  readonly choice: TurnChoice
  can(state: RootState, seat: Seat, suit: Suit): boolean
  /** Tells whether the card that acted is lost. */
  run(t: RootTable, seat: Seat, suit: Suit): Rule<boolean>
}

const canMoveFrom = (state: RootState, seat: Seat, suit: Suit): boolean =>
  origins(state, seat, suit).free.length > 0

/** The actions of the Retinue. 15.5.2 */
const SERVICES: { readonly [C in Column]: Service } = {
  move: {
    act: 'retinueMove',
    leads: ['move.from', 'move.to'],
    unable: { why: say('keepers.why.noMove'), rule: '15.5.2.I' },
    choice: { prompt: 'keepers.move', end: say('keepers.move.end'), rule: '15.5.2.I' },
    can: canMoveFrom,
    *run(t, seat, suit) {
      yield* moveFromOneOf(t, seat, origins(t.state, seat, suit))
      return false
    },
  },
  delve: {
    act: 'retinueDelve',
    leads: ['keepers.delve.where', 'battle.defender'],
    unable: { why: say('keepers.why.noDelve'), rule: '15.5.2.II.x' },
    choice: { prompt: 'keepers.delve', end: say('keepers.delve.end'), rule: '15.5.2.II.x' },
    can: (state, seat, suit) => diggings(state, seat, suit).free.length > 0,
    run: battleThenDelve,
  },
  recover: {
    act: 'retinueRecover',
    leads: ['keepers.recover.what'],
    unable: { why: say('keepers.why.noRecover'), rule: '15.5.2.III' },
    choice: { prompt: 'keepers.recover', end: say('keepers.recover.end'), rule: '15.5.2.III' },
    can: (state, seat, suit) => canMoveFrom(state, seat, suit) || canRecover(state, seat, suit),
    run: moveOrRecover,
  },
}

const actsOf = (column: Column): readonly Act[] =>
  CARDS.map((_, card) => ({ do: SERVICES[column].act, card, leads: SERVICES[column].leads }))

/** The act of each card in each column, made once. */
const ACTS: { readonly [C in Column]: readonly Act[] } = {
  move: actsOf('move'),
  delve: actsOf('delve'),
  recover: actsOf('recover'),
}

const namingOf = (column: Column) => ({
  key: (card: CardId) => actNaming.key(ACTS[column][card]),
  say: (card: CardId) => actNaming.say(ACTS[column][card]),
  at: (card: CardId) => actNaming.at(ACTS[column][card]),
})

/**
 * One card of the Retinue acts, in any order within its column, the columns from the left; each card may be skipped.
 * A column without a card that could act is passed by itself. 15.5.2
 */
export function* actWithRetinue(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { notes } = state.turn
  const own = keepersAt(state, seat)
  const at = notes.column ?? 0
  if (at >= COLUMNS.length) {
    own.acted.length = 0
    return false
  }
  const column = COLUMNS[at]
  const left = own.retinue[column].filter(card => !own.acted.includes(card))
  const { can, choice, unable, run } = SERVICES[column]
  const able = sift(left, card => (can(state, seat, CARDS[card].suit) ? null : unable))
  if (able.free.length === 0) {
    notes.column = at + 1
    return true
  }
  const acts = able.free.map(card => ACTS[column][card])
  const act = yield* chooseAct(t, seat, choice, acts, {
    actions: () => left.length,
    refused: () => [...able.refusals(namingOf(column)), ...laterCards(state, seat, at)],
  })
  if (act === null) notes.column = at + 1
  if (act === null || isDone(act) || act.card === undefined) return true
  own.acted.push(act.card)
  t.say('keepers.acts', { seat, card: act.card, column })
  if (yield* run(t, seat, CARDS[act.card].suit)) loseCard(t, seat, column, act.card)
  return true
}

/** The card that acted is discarded; a Faithful Retainer leaves the game. 15.5.2.II.b, 15.5.2.III.c, R-100 */
function loseCard(t: RootTable, seat: Seat, column: Column, card: CardId): void {
  const own = keepersAt(t.state, seat)
  take(own.retinue[column], card)
  take(own.acted, card)
  t.say('keepers.cardLost', { seat, card, column })
  discard(t, card)
}

/** The columns to the right have to wait. 15.5.2 */
function laterCards(state: RootState, seat: Seat, now: number): Refusal[] {
  const { retinue } = keepersAt(state, seat)
  return COLUMNS.slice(now + 1).flatMap(column => {
    const naming = namingOf(column)
    return retinue[column].map(card => ({
      key: naming.key(card),
      say: naming.say(card),
      at: naming.at(card),
      why: say('keepers.why.laterColumn', { now: COLUMNS[now] }),
      rule: '15.5.2.x',
    }))
  })
}

const CRAFT: TurnChoice = { prompt: 'keepers.craft', end: say('keepers.craft.end'), rule: '15.5.1' }
const CRAFTS = { crafts: true }
const AFTER: TurnChoice = {
  prompt: 'keepers.afterRetinue',
  end: say('keepers.afterRetinue.end'),
  rule: '15.5',
}

/** Crafting comes before the Retinue. 15.5.1 */
export function* craftFirst(t: RootTable, seat: Seat): Rule<boolean> {
  return isDone(yield* chooseAct(t, seat, CRAFT, [], CRAFTS))
}

craftFirst.idle = (state: RootState, seat: Seat): boolean => {
  const { hand, built } = state.players[seat]
  return (hand.length === 0 || built.every(count => count === 0)) && !dayWindowMayOpen(state, seat)
}

/** What may be done at any time in Daylight may also be done after the Retinue. */
export function* lastWindow(t: RootTable, seat: Seat): Rule<boolean> {
  return isDone(yield* chooseAct(t, seat, AFTER, []))
}

lastWindow.idle = (state: RootState, seat: Seat): boolean => !dayWindowMayOpen(state, seat)
