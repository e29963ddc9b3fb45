import { take } from '@tablee/common/piles.ts'
import { anyFree, choose, maybe, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import type { CardId } from '../data/cards.ts'
import type { Good } from '../data/goods.ts'
import { say } from '../text/en.ts'
import { NO } from './objections.ts'
import { discard, everybody, goodsAmong, type Harbour, type HarbourTable, hasRoom } from './state.ts'
import { receive } from './victory.ts'

const victimNaming = {
  say: (seat: Seat) => say('merchant', { seat }),
  at: (seat: Seat) => `warehouse:${seat}`,
}
const lootNaming = { say: (good: Good) => say('good', { good }), rule: 'raid.6' }

const sayAnswer = (card: CardId) => say('play', { card })
const atAnswer = (card: CardId) => `card:${card}`
const bribeNaming = { say: sayAnswer, at: atAnswer, rule: 'raid.4', always: true }

/** A raid on another merchant's warehouse. */
export function* raid(t: HarbourTable, raider: Seat): Rule {
  const { state } = t
  const victims = sift(others(state, raider), seat => victimObjection(state, seat))
  const victim = yield* choose(t, raider, 'raid.whom', victims.free, {
    like: victimNaming,
    refused: victims,
    rule: 'raid.2',
    waits: true,
  })
  state.merchants[raider].coins -= 1 // raid.1
  t.say('raids', { seat: raider, victim })
  if (yield* guarded(t, raider, victim)) {
    state.merchants[victim].coins += 1 // raid.5
    t.say('raid.stopped', { victim })
    return
  }
  const { warehouse } = state.merchants[victim]
  const good = yield* choose(t, raider, 'raid.loot', goodsAmong(warehouse), lootNaming)
  take(warehouse, good)
  t.say('looted', { seat: raider, victim, good })
  receive(t, raider, good) // raid.6
}

/** Whether a guard stops the raid. Both are asked whatever they hold: not asking would tell what they do not. */
function* guarded(t: HarbourTable, raider: Seat, victim: Seat): Rule<boolean> {
  const guard = yield* maybe(t, victim, 'raid.guard', held(t.state, victim, 'guard'), {
    say: sayAnswer,
    at: atAnswer,
    values: () => ({ raider }),
    rule: 'raid.3',
    always: true,
  })
  if (guard === null) return false
  answer(t, victim, guard)
  const bribe = yield* maybe(t, raider, 'raid.bribe', held(t.state, raider, 'bribe'), bribeNaming)
  if (bribe === null) return true
  answer(t, raider, bribe)
  return false
}

/** Lays down a card against the other side, who has then seen it: it cannot be taken back. */
function answer(t: HarbourTable, seat: Seat, card: CardId): void {
  discard(t.state, seat, card)
  t.reveal()
  t.say('played', { seat, card })
}

const NONE: readonly CardId[] = []
const ONE = { guard: ['guard'], bribe: ['bribe'] } as const

function held({ merchants }: Harbour, seat: Seat, card: 'guard' | 'bribe'): readonly CardId[] {
  return merchants[seat].hand.includes(card) ? ONE[card] : NONE
}

// What is possible, and why the rest is not

/** What speaks against raiding now. */
export function raidObjection(state: Harbour, raider: Seat, raided: boolean): Objection | null {
  if (raided) return NO.secondRaid
  if (state.merchants[raider].coins < 1) return NO.crew
  if (!hasRoom(state.merchants[raider])) return NO.roomInWarehouse
  return anyFree(others(state, raider), seat => victimObjection(state, seat)) ? null : NO.victim
}

const others = (state: Harbour, raider: Seat): Seat[] => everybody(state).filter(seat => seat !== raider)

/** raid.2 */
function victimObjection({ master, merchants }: Harbour, victim: Seat): Objection | null {
  if (merchants[victim].warehouse.length === 0) return NO.victim
  return master.patrol === victim ? NO.raidUnderPatrol : null
}
