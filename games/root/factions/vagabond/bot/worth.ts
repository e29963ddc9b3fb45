import type { Seat } from '@tablee/kernel'
import type { FactionBot } from '../../../bot/faction.ts'
import type { Item } from '../../../data/items.ts'
import { isForest } from '../../../data/map.ts'
import type { RootState } from '../../../state.ts'
import { QUESTS, VAGABOND_BOARD } from '../data.ts'
import { type VagabondState, vagabondAt } from '../rules/state.ts'
import { distance } from './distance.ts'

/** What an undamaged item does, a turn. */
export const ITEM: { readonly [I in Item]: number } = {
  sword: 0.4,
  boots: 0.38,
  torch: 0.3,
  tea: 0.36,
  coins: 0.25,
  bag: 0.18,
  crossbow: 0.32,
  hammer: 0.3,
}
const DAMAGED = 0.4
/** What is lost with an item that is still exhausted after the next refresh. */
const LEFT_DOWN = 0.3
/** The second, third … of a kind are worth less. */
const AGAIN = 0.75

const RELATION = { indifferent: 0, amiable: 0.5, friendly: 1.2, allied: 2.5, hostile: -0.5 }
/** What a sword is worth more where somebody is Hostile: Infamy. */
const INFAMY = 0.15

/** Items, quests and ruins in reach, friends and foes, the cards to aid with. */
export const worth: FactionBot['worth'] = (state, seat, _seen, turns) => {
  const vagabond = vagabondAt(state, seat)
  let sum = itemsWorth(vagabond) * (0.6 + 0.65 * Math.min(turns, 5))
  for (const relation of vagabond.relations)
    if (relation !== null) {
      sum += RELATION[relation] * (0.5 + 0.2 * turns)
      if (relation === 'hostile') sum += INFAMY * held(vagabond, 'sword') * Math.min(turns, 4)
    }
  sum += questsWorth(state, seat, vagabond, turns)
  sum += ruinsWorth(state, seat, vagabond)
  sum -= LEFT_DOWN * leftDown(vagabond)
  sum += standing(state, seat, vagabond)
  return sum
}

function itemsWorth({ items }: VagabondState): number {
  let sum = 0
  for (let i = 0; i < items.length; i++) {
    const one = items[i]
    let worth = ITEM[one.item]
    for (let j = 0; j < i; j++) if (items[j].item === one.item && !items[j].damaged) worth *= AGAIN
    if (one.damaged) worth *= DAMAGED
    sum += worth
  }
  return sum
}

/** How many undamaged items the next refresh will leave exhausted. */
function leftDown({ items }: VagabondState): number {
  const { base, perTea } = VAGABOND_BOARD.refresh
  let down = 0
  let tea = 0
  for (const one of items) {
    if (one.damaged) continue
    if (one.exhausted) down++
    else if (one.item === 'tea') tea++
  }
  return Math.max(0, down - base - perTea * Math.min(tea, VAGABOND_BOARD.track))
}

function held({ items }: VagabondState, item: Item): number {
  let count = 0
  for (const one of items) if (one.item === item && !one.damaged) count++
  return count
}

function questsWorth({ quests }: RootState, _seat: Seat, vagabond: VagabondState, turns: number): number {
  let sum = 0
  for (const id of quests) {
    const { suit, items } = QUESTS[id]
    const [one, other] = items
    const lacking =
      one === other
        ? Math.max(0, 2 - held(vagabond, one))
        : Number(held(vagabond, one) === 0) + Number(held(vagabond, other) === 0)
    let points = 1
    for (const done of vagabond.completed) if (QUESTS[done].suit === suit) points++
    sum += points * (lacking === 0 ? 0.5 : lacking === 1 ? 0.15 : 0.03)
  }
  return sum * Math.min(1, 0.4 + 0.2 * turns)
}

/** Ruins, the nearest first: a point and an item each. */
function ruinsWorth(state: RootState, seat: Seat, vagabond: VagabondState): number {
  if (held(vagabond, 'torch') === 0) return 0
  const { pawn } = state.players[seat]
  let nearest = 9
  let count = 0
  for (let clearing = 1; clearing <= 12; clearing++)
    if ((state.ruins[clearing]?.length ?? 0) > 0) {
      count++
      nearest = Math.min(nearest, distance(state.map, pawn, clearing))
    }
  return count === 0 ? 0 : 0.6 * count + 0.25 * Math.max(0, 4 - nearest)
}

/** Where he stands: a forest heals, company can be aided or fought, foes around him hurt. */
function standing(state: RootState, seat: Seat, { relations, items }: VagabondState): number {
  const { pawn } = state.players[seat]
  let damaged = 0
  for (const one of items) if (one.damaged) damaged++
  if (isForest(pawn)) return damaged > 2 ? 0.2 * damaged : -0.2
  let sum = 0
  for (let other = 0; other < relations.length; other++) {
    const there = state.players[other].warriors[pawn]
    if (relations[other] === 'hostile' && there > 0) sum -= 0.25 * Math.min(3, there)
    else if (relations[other] !== null && there > 0) sum += 0.1
  }
  return sum
}
