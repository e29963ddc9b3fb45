import type { Seat } from '@tablee/kernel'
import { CARDS, type CardId } from '../data/cards.ts'
import type { Clearing } from '../data/map.ts'
import { kindOf } from '../rules/craft.ts'
import { factionAt } from '../rules/faction.ts'
import type { Player, RootState } from '../state.ts'
import { botAt } from './faction.ts'
import { around, holds, nearOf, type Survey, size } from './survey.ts'

const BIRD = 0.1
const AMBUSH = 0.2
/** The share of its points that an item card is worth when it could be crafted now, and else. */
const READY = 0.5
const SOME_DAY = 0.08

const power = { fox: 0, rabbit: 0, mouse: 0, every: 0 }

/** What a hand is worth. */
export function handWorth(state: RootState, seat: Seat): number {
  const { hand } = state.players[seat]
  if (hand.length === 0) return 0
  countPower(state, seat)
  const { itemPoints } = factionAt(state, seat)
  let sum = botAt(state, seat).card * hand.length
  for (const card of hand) {
    const { kind, suit, vp, item } = CARDS[card]
    if (suit === 'bird') sum += BIRD
    if (kind === 'ambush') sum += AMBUSH
    else if (item !== undefined && vp !== undefined && state.supply[item] > 0) {
      const points = itemPoints?.(state, seat, CARDS[card]) ?? vp
      sum += points * (payable(card) ? READY : SOME_DAY)
    }
  }
  return sum
}

/** Counts the crafting pieces of a seat by suit. */
function countPower(state: RootState, seat: Seat): void {
  power.fox = power.rabbit = power.mouse = power.every = 0
  const { crafts } = botAt(state, seat)
  if (crafts) {
    crafts(state, seat, power)
    return
  }
  const { buildings, tokens } = state.players[seat]
  for (const kind of factionAt(state, seat).craftsWith) {
    const counts = buildings[kind] ?? tokens[kind]
    for (let clearing = 1; clearing <= 12; clearing++) power[kindOf(state, clearing)] += counts[clearing]
  }
}

/** Whether the pieces counted pay for a card; items cost pieces of one suit. */
function payable(card: CardId): boolean {
  const { cost } = CARDS[card]
  const [suit] = cost
  return suit !== 'any' && suit !== 'bird' && power[suit] + power.every >= cost.length
}

/** What an effect in play is worth, and how much of that comes with each turn it serves. */
const EFFECT: { readonly [name: string]: { readonly once: number; readonly turn: number } } = {
  armorers: { once: 0.6, turn: 0 },
  sappers: { once: 0.4, turn: 0 },
  brutalTactics: { once: 0, turn: 0.2 },
  standAndDeliver: { once: 0, turn: 0.2 },
  taxCollector: { once: 0, turn: 0.15 },
  commandWarren: { once: 0, turn: 0.5 },
  betterBurrowBank: { once: 0, turn: 0.3 },
  cobbler: { once: 0, turn: 0.3 },
  scoutingParty: { once: 0.3, turn: 0 },
  saboteurs: { once: 0.3, turn: 0 },
  propagandaBureau: { once: 0, turn: 0.2 },
  charmOffensive: { once: 0, turn: 0.1 },
  leagueOfAdventurousMice: { once: 0, turn: 0.15 },
  corvidPlanners: { once: 0, turn: 0.15 },
  informants: { once: 0, turn: 0.1 },
  masterEngravers: { once: 0.3, turn: 0 },
  swapMeet: { once: 0, turn: 0.1 },
}

/** What the effects in play are worth. */
export function effectsWorth({ effects }: Player, ruled: number, turns: number): number {
  let sum = 0
  for (const card of effects) {
    const { name } = CARDS[card]
    const known = EFFECT[name]
    if (name === 'royalClaim') sum += 0.8 * ruled
    else if (known) sum += known.once + known.turn * turns
    else sum += 0.1
  }
  return sum
}

/** How many cards of the shared deck a card is worth to somebody who must part with one. */
export function cardWorth(card: CardId): number {
  const { kind, suit, vp } = CARDS[card]
  if (kind === 'ambush') return 1.5
  if (kind === 'dominance') return 0.4
  return (suit === 'bird' ? 1.5 : 1) + (vp ?? 0.2) * 0.4
}

/**
 * How far warriors of the enemies outnumber a seat's own where it has something to lose: those that stand
 * there already, and half of those that stand next to it.
 */
export function danger(state: RootState, seat: Seat, clearing: Clearing): number {
  const near = nearOf(state)[clearing]
  let worst = 0
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    const player = state.players[other]
    const { warriors } = player
    let strength = warriors[clearing]
    for (let next = 1; next <= 12; next++)
      if (holds(near, next) && warriors[next] > 1) strength += 0.4 * (warriors[next] - 1)
    if (player.pawn === clearing || holds(near, player.pawn)) strength += 1
    if (strength > worst) worst = strength
  }
  const own = state.players[seat].warriors[clearing]
  return own === 0 ? worst + 0.3 : Math.max(0, worst - own * 1.3)
}

/** What warriors on the map and the clearings they rule are worth to those who fight with them. */
export function controlWorth(state: RootState, seat: Seat, seen: Survey): number {
  const { warriors } = state.players[seat]
  const ruled = seen.ruled[seat]
  let count = 0
  let stacks = 0
  for (let clearing = 1; clearing <= 12; clearing++) {
    count += warriors[clearing]
    // The third warrior in one place does less than the first.
    stacks += warriors[clearing] > 3 ? 3 + (warriors[clearing] - 3) * 0.5 : warriors[clearing]
  }
  const reach = size(around(nearOf(state), ruled) | ruled)
  return 0.1 * stacks + 0.03 * count + 0.22 * size(ruled) + 0.03 * reach
}
