import type { Seat } from '@tablee/kernel'
import { BURROW, type Clearing } from '../data/map.ts'
import { partyAt } from '../rules/faction.ts'
import type { Loss } from '../rules/remove.ts'
import type { Party, Player, RootState } from '../state.ts'
import { botAt } from './faction.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import { holds, type Mask, maskOf, nearOf } from './survey.ts'

/** The mean hits of the higher and the lower die, by how many each may deal at most. */
const HIGH = [0, 0.94, 1.69, 2.13]
const LOW = [0, 0.56, 0.81, 0.88]

const strength = (state: RootState, party: Party, clearing: Clearing): number =>
  botAt(state, party).strength?.(state, party, clearing) ?? state.players[party].warriors[clearing]

/** Buildings and tokens of a player in a clearing. */
export function cardboardIn({ buildings, tokens }: Player, clearing: Clearing): number {
  let count = 0
  for (const kind in buildings) count += buildings[kind][clearing]
  for (const kind in tokens) count += tokens[kind][clearing]
  return count
}

/** What a battle promises to the attacker, in points. */
export function prospect(state: RootState, party: Party, enemy: Party, clearing: Clearing, more = 0): number {
  const own = strength(state, party, clearing) + more
  const theirs = strength(state, enemy, clearing)
  const attacker = botAt(state, party)
  const defender = botAt(state, enemy)
  const [dealt, taken] = partyAt(state, enemy).defendsHigh ? [LOW, HIGH] : [HIGH, LOW]
  const hits = dealt[Math.min(own, 3)] + (theirs === 0 ? 1 : 0) + (attacker.moreHits?.(state, party) ?? 0)
  const losses = Math.min(own, taken[Math.min(theirs, 3)])
  const killed = Math.min(hits, theirs)
  const removed = Math.min(hits - killed, cardboardIn(state.players[enemy], clearing))
  if (defender.prey) return defender.prey({ hits, losses, killed, removed })
  if (attacker.prospect) return attacker.prospect(state, party, enemy, { hits, losses, killed, removed })
  const leading = 1 + 0.03 * ((state.players[enemy].score ?? 0) + Math.max(0, defender.promise))
  const price = (defender.price ?? 0) * removed
  return leading * (0.3 * killed + 1.6 * removed) - 0.35 * losses - price
}

/** The best battle for a seat in a clearing. */
export function bestProspect(state: RootState, seat: Seat, clearing: Clearing, more = 0): number {
  let best = -1
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    const player = state.players[other]
    if (player.warriors[clearing] === 0 && player.pawn !== clearing && cardboardIn(player, clearing) === 0)
      continue
    best = Math.max(best, prospect(state, seat, other, clearing, more))
  }
  return best
}

/** How a battle weighs by what it promises. */
export const asWeight = (points: number): number => (points <= 0 ? 0.3 : 0.3 + 2.5 * points)

/** The best battle anywhere. */
export function bestBattle({ state, seat }: Scene): number {
  const { warriors } = state.players[seat]
  let best = -1
  for (let clearing = 1; clearing <= 12; clearing++)
    if (warriors[clearing] > 0) best = Math.max(best, bestProspect(state, seat, clearing))
  return best
}

/** What warriors gain by leaving the map. */
const AWAY = 0.15

/** What warriors would gain by going somewhere. */
export function target({ state, seat, seen }: Scene, to: Clearing, count: number): number {
  if (to === BURROW) return AWAY
  const own = seen.presence[seat][to]
  let rival = 0
  let repelled = 0
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    rival = Math.max(rival, seen.presence[other][to])
    repelled += botAt(state, other).repels?.(state, other, to) ?? 0
  }
  let gain = 0.5
  const wins = own + count > rival || (partyAt(state, seat).winsTies === true && own + count === rival)
  if (!holds(seen.ruled[seat], to) && wins) gain += 1.5 + (seen.free[to] > 0 ? 1.5 : 0)
  gain += botAt(state, seat).lure?.(state, seat, to, wins, seen) ?? 0
  const fight = bestProspect(state, seat, to, count)
  if (fight > 0) gain += fight
  if (cardboardIn(state.players[seat], to) > 0 && rival > own) gain += 1
  return Math.max(0.1, gain - repelled)
}

/** How many warriors a seat can do without in a clearing. */
function spare({ state, seat, seen }: Scene, from: Clearing): number {
  const player = state.players[seat]
  if (from === BURROW) return player.warriors[from]
  const precious = cardboardIn(player, from)
  if (precious === 0 && !holds(seen.ruled[seat], from)) return player.warriors[from]
  let rival = 0
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) rival = Math.max(rival, state.players[other].warriors[from])
  return player.warriors[from] - (precious > 0 ? Math.max(1, rival) : seen.free[from] > 0 ? 1 : 0)
}

/** The clearings to which the Burrow leads. */
const waysUp = ({ state, seat }: Scene): Mask =>
  maskOf(partyAt(state, seat).links?.(state, seat, BURROW) ?? [])

function weighOrigin(scene: Scene, from: Clearing): number {
  const left = spare(scene, from)
  const near = from === BURROW ? waysUp(scene) : nearOf(scene.state)[from]
  let best = 0
  for (let to = 1; to <= 12; to++)
    if (holds(near, to)) best = Math.max(best, target(scene, to, Math.max(1, left)))
  const weight = left <= 0 ? 0.15 * best : best * Math.sqrt(left)
  return weight + bestLoad(scene, from, near)
}

/** The most that warriors may take along from a clearing. */
function bestLoad({ state, seat }: Scene, from: Clearing, near: Mask): number {
  const { carries } = botAt(state, seat)
  if (!carries) return 0
  let best = 0
  for (let to = 1; to <= 12; to++) if (holds(near, to)) best = Math.max(best, carries(state, seat, from, to))
  return best
}

export const fightOpinions: Opinions = {
  'move.from': { weigh: weighOrigin, pass: () => 1 },
  'move.to': {
    weigh: (scene: Scene, to: Clearing) => {
      const { from } = context<{ from: Clearing }>(scene)
      const load = botAt(scene.state, scene.seat).carries?.(scene.state, scene.seat, from, to) ?? 0
      return target(scene, to, Math.max(1, spare(scene, from))) + load
    },
  },
  'move.count': {
    weigh: (scene: Scene, count: number) => {
      const { from } = context<{ from: Clearing }>(scene)
      const left = Math.max(1, spare(scene, from))
      return count === left ? 5 : count > left ? 1 : 0.3 + count / left
    },
  },
  'battle.where': {
    weigh: ({ state, seat }: Scene, clearing: Clearing) => asWeight(bestProspect(state, seat, clearing)),
  },
  'battle.defender': {
    weigh: (scene: Scene, enemy: Seat) => {
      const { clearing } = context<{ clearing: Clearing }>(scene)
      return asWeight(prospect(scene.state, scene.seat, enemy, clearing))
    },
  },
  'battle.ambush': { weigh: () => 5 },
  'battle.foil': { weigh: () => 5 },
  'battle.effect': { weigh: (_: Scene, option: string) => (option === 'brutalTactics' ? 0.7 : 2) },
  'battle.lose': {
    weigh: ({ state }: Scene, { party, kind }: Loss) => botAt(state, party).sheds?.[kind] ?? 1,
  },
}
