import type { Seat } from '@tablee/kernel'
import { weighCommon } from '../../bot/cards.ts'
import { controlWorth, danger } from '../../bot/common.ts'
import type { FactionBot } from '../../bot/faction.ts'
import { asWeight, bestProspect } from '../../bot/fights.ts'
import { context, type Opinions, type Scene } from '../../bot/opinion.ts'
import { around, holds, nearOf, type Survey } from '../../bot/survey.ts'
import { CARDS, type CardId } from '../../data/cards.ts'
import { type Clearing, type Forest, forestOf, MAPS } from '../../data/map.ts'
import { SUITS } from '../../data/suits.ts'
import type { Act } from '../../rules/acts.ts'
import { hasSuit } from '../../rules/suits.ts'
import type { Player, RootState } from '../../state.ts'
import { type Column, KEEPERS, RELIC, RELIC_TYPES, type RelicType, SIDE, type Waystation } from './data.ts'
import type { Buried } from './rules/state.ts'
import { keepersAt, keepersOf, relicsIn, retinueSize, waystationsIn } from './rules/state.ts'

/** What a relic is worth in the mean before it is turned up. */
const MEAN_VALUE = 2.25
/** What of its points a relic in a clearing brings, by how many moves away its waystation is. */
const ON_ITS_WAY = [0.85, 0.65, 0.5, 0.38, 0.3]
/** What of them it brings while no waystation is for it. */
const NOWHERE_TO_GO = 0.3
/** A relic in a forest that could be delved, for each clearing ruled around it. */
const IN_REACH = 0.12
/** A card of the Retinue each turn, and a waystation. */
const CARD = 0.16
const WAYSTATION = 0.3

/** Relics on their way, columns to complete, Retinue, waystations, warriors, and what is in danger. */
const worth: FactionBot['worth'] = (state, seat, seen, turns) => {
  const player = state.players[seat]
  const own = keepersOf(player)
  let sum = controlWorth(state, seat, seen) + columnsToCome(player)
  sum += CARD * Math.min(8, retinueSize(own)) * Math.min(5, turns)
  for (const { forest } of own.buried) sum += IN_REACH * ruledAround(state, seen.ruled[seat], forest)
  for (let clearing = 1; clearing <= 12; clearing++) {
    const camps = player.built[clearing]
    const relics = relicsIn(player, clearing)
    if (camps === 0 && relics.length === 0) continue
    const risk = Math.min(1, danger(state, seat, clearing) * 0.25)
    sum += camps * (WAYSTATION * Math.min(5, turns) * (1 - 0.6 * risk) - risk)
    for (const kind of relics) {
      const { type, value } = RELIC[kind]
      const share = ON_ITS_WAY[movesToWaystation(state, player, clearing, type)] ?? NOWHERE_TO_GO
      sum += player.tokens[kind][clearing] * value * (share - 0.5 * risk)
    }
  }
  return sum
}

/** What the columns that are begun promise. */
function columnsToCome(player: Player): number {
  const { recovered } = keepersOf(player)
  let sum = 0
  for (let column = 1; column <= 4; column++) {
    const there = RELIC_TYPES.filter(type => recovered[type].length >= column).length
    if (there < RELIC_TYPES.length) sum += [0, 0.3, 0.8][there]
  }
  return sum
}

/** How many moves a relic is away from a waystation of its type; beyond counting where there is none. */
function movesToWaystation(state: RootState, player: Player, from: Clearing, type: RelicType): number {
  let camps = 0
  for (let clearing = 1; clearing <= 12; clearing++)
    if (player.built[clearing] > 0 && waystationsIn(player, clearing).some(side => SIDE[side].type === type))
      camps |= 1 << clearing
  if (camps === 0) return ON_ITS_WAY.length
  const near = nearOf(state)
  let reached = 1 << from
  for (let moves = 0; moves < ON_ITS_WAY.length; moves++) {
    if ((reached & camps) !== 0) return moves
    reached |= around(near, reached)
  }
  return ON_ITS_WAY.length
}

/** How many clearings around a forest a set has. */
function ruledAround({ map }: RootState, ruled: number, forest: Forest): number {
  let count = 0
  for (const clearing of forestOf(MAPS[map], forest).clearings) if (holds(ruled, clearing)) count++
  return count
}

/** What delving in a clearing promises: the best relic around it, and whether the card is kept. */
function digging({ state, seat, seen }: Scene, clearing: Clearing): number {
  let best = 0
  for (const relic of keepersAt(state, seat).buried)
    if (forestOf(MAPS[state.map], relic.forest).clearings.includes(clearing))
      best = Math.max(best, findWorth(state, seat, seen, clearing, relic))
  return best
}

/** What a relic is worth to whoever delves it: its value, a waystation at hand, and the card that it may cost. */
function findWorth(state: RootState, seat: Seat, seen: Survey, clearing: Clearing, relic: Buried): number {
  const player = state.players[seat]
  const value = relic.shown ? relic.value : MEAN_VALUE
  const moves = movesToWaystation(state, player, clearing, relic.type)
  const keeps = Math.min(1, ruledAround(state, seen.ruled[seat], relic.forest) / value)
  return value * (ON_ITS_WAY[moves] ?? NOWHERE_TO_GO) + keeps
}

/** Which side of a waystation helps: relics of its type around, and no other waystation for it. */
function sideWorth({ state, seat }: Scene, side: Waystation, clearing: Clearing): number {
  const player = state.players[seat]
  const { type } = SIDE[side]
  let sum = 0.5
  for (const kind of relicsIn(player, clearing)) if (RELIC[kind].type === type) sum += 2 * RELIC[kind].value
  for (let other = 1; other <= 12; other++) {
    if (other !== clearing)
      for (const kind of relicsIn(player, other))
        if (RELIC[kind].type === type) sum += 0.5 * RELIC[kind].value
    if (player.built[other] > 0 && waystationsIn(player, other).some(one => SIDE[one].type === type))
      sum -= 1.5
  }
  for (const relic of keepersAt(state, seat).buried)
    if (relic.type === type && forestOf(MAPS[state.map], relic.forest).clearings.includes(clearing)) sum += 1
  return Math.max(0.1, sum)
}

/** How well a card of the Retinue serves in a column: where the Keepers are, and as many as the others. */
function columnWorth({ state, seat }: Scene, column: Column): number {
  const { retinue } = keepersAt(state, seat)
  const wanted = { move: 1, delve: 1.1, recover: 1.2 }[column]
  return Math.max(0.1, 3 * wanted - retinue[column].length)
}

/** How many warriors stand where a card acts. */
function cardServes({ state, seat }: Scene, card: CardId): number {
  const { suit } = CARDS[card]
  if (suit === 'bird') return 3
  const { warriors, built } = state.players[seat]
  let sum = 0.4
  for (let clearing = 1; clearing <= 12; clearing++)
    if (hasSuit(state, clearing, suit)) sum += 0.3 * Math.min(3, warriors[clearing]) + 0.6 * built[clearing]
  return sum
}

const birdLast = (card: CardId): number => (CARDS[card].suit === 'bird' ? 0.6 : 1)

const opinions: Opinions = {
  'keepers.setup.edge': { weigh: () => 1 },
  'keepers.encamp': {
    weigh: (scene: Scene, { clearing = 0 }: Act) => {
      const player = scene.state.players[scene.seat]
      const alone = player.warriors[clearing] < 2 ? 0.4 : 1
      const matched = relicsIn(player, clearing).length > 0 ? 3 : 1
      return alone * matched * (1 + digging(scene, clearing)) * (player.built[clearing] > 0 ? 0.3 : 1)
    },
    pass: () => 0.8,
  },
  'keepers.waystation': {
    weigh: (scene: Scene, side: Waystation) =>
      sideWorth(scene, side, context<{ clearing: Clearing }>(scene).clearing) ** 1.5,
  },
  'keepers.decamp': {
    weigh: ({ state, seat }: Scene, { clearing = 0 }: Act) => {
      const player = state.players[seat]
      const types = waystationsIn(player, clearing).map(side => SIDE[side].type)
      const needed = relicsIn(player, clearing).some(kind => types.includes(RELIC[kind].type))
      return needed ? 0.05 : 0.25
    },
    pass: () => 2,
  },
  'keepers.decamp.which': { weigh: (_: Scene, __: Waystation) => 1 },
  'keepers.recruit': {
    weigh: ({ state, seat }: Scene, { clearing = 0 }: Act) =>
      state.players[seat].warriors[clearing] >= 4 ? 0.6 : 1.4,
    pass: ({ state, seat }) => {
      const { warriors, hand } = state.players[seat]
      return warriors[0] < 4 || hand.length < 2 ? 2 : 1
    },
  },
  'keepers.craft': { weigh: weighCommon, pass: () => 1 },
  'keepers.move': { weigh: () => 2, pass: () => 0.4 },
  'keepers.delve': { weigh: weighDelve, pass: () => 0.5 },
  'keepers.delve.where': { weigh: weighSite },
  'keepers.delve.which': {
    weigh: ({ state, seat, seen, ...scene }: Scene, relic: Buried) =>
      findWorth(
        state,
        seat,
        seen,
        context<{ clearing: Clearing }>({ state, seat, seen, ...scene }).clearing,
        relic,
      ) ** 2,
    pass: () => 0.5,
  },
  'keepers.recover': { weigh: () => 2.5, pass: () => 0.3 },
  'keepers.recover.what': {
    weigh: ({ state, seat }: Scene, { do: name, clearing = 0 }: Act) => {
      if (name === 'move') return 1
      const player = state.players[seat]
      return 2 + relicsIn(player, clearing).reduce((sum, kind) => sum + 2 * RELIC[kind].value, 0)
    },
  },
  'keepers.recover.which': { weigh: weighRecovery, pass: () => 0.5 },
  'keepers.afterRetinue': { weigh: weighCommon, pass: () => 1 },
  'keepers.carry': {
    weigh: ({ state, seat, ...scene }: Scene, kind: string) => {
      const { from, to } = context<{ from: Clearing; to: Clearing }>({ state, seat, ...scene })
      const player = state.players[seat]
      const { type, value } = RELIC[kind]
      const nearer = movesToWaystation(state, player, from, type) - movesToWaystation(state, player, to, type)
      return Math.max(0.1, 1 + 2 * nearer) * value
    },
    pass: () => 1,
  },
  'keepers.trophy': {
    weigh: ({ state, seen }: Scene, forest: Forest) => {
      const keeper = state.players.findIndex(player => player.keepers)
      return 3 / (1 + ruledAround(state, seen.ruled[keeper] ?? 0, forest))
    },
  },
  'keepers.gather': {
    weigh: (scene: Scene, { do: name, card = 0 }: Act) => {
      if (name === 'shift') return 0.05
      if (name !== 'gather') return weighCommon(scene, { do: name, card })
      const { kind } = CARDS[card]
      const keep = kind === 'ambush' ? 0.5 : kind === 'item' ? 0.8 : 1
      return keep * cardServes(scene, card)
    },
    pass: ({ state, seat }) => (state.players[seat].hand.length <= 1 ? 1.5 : 0.8),
  },
  'keepers.column': { weigh: columnWorth },
}

/** A card that delves: what its best clearing promises, less what it costs to lose it. */
function weighDelve(scene: Scene, act: Act): number {
  if (act.do !== 'retinueDelve') return weighCommon(scene, act)
  const { state, seat } = scene
  const { warriors } = state.players[seat]
  const { suit } = CARDS[act.card ?? 0]
  let best = 0.1
  for (let clearing = 1; clearing <= 12; clearing++)
    if (warriors[clearing] > 0 && (suit === 'bird' || hasSuit(state, clearing, suit)))
      best = Math.max(best, weighSite(scene, clearing))
  return best * birdLast(act.card ?? 0)
}

/** A clearing to battle and delve in. */
function weighSite(scene: Scene, clearing: Clearing): number {
  const { state, seat } = scene
  const fight = bestProspect(state, seat, clearing)
  const finds = digging(scene, clearing)
  // No enemy is there: it is but to delve.
  return fight <= -1 ? 0.5 + finds ** 1.5 : asWeight(fight) + 0.4 * finds
}

/** A relic to recover: the dearest last, for it may cost the card, unless it is the only one. */
function weighRecovery({ state, seat, seen, ...scene }: Scene, kind: string): number {
  const { clearing } = context<{ clearing: Clearing }>({ state, seat, seen, ...scene })
  const { value, type } = RELIC[kind]
  const { recovered } = keepersAt(state, seat)
  const column = recovered[type].length + 1
  const completes = RELIC_TYPES.every(one => one === type || recovered[one].length >= column)
  let ruled = 0
  for (const suit of SUITS)
    if (hasSuit(state, clearing, suit)) {
      let there = 0
      for (let other = 1; other <= 12; other++)
        if (hasSuit(state, other, suit) && holds(seen.ruled[seat], other)) there++
      ruled = Math.max(ruled, there)
    }
  return (completes ? 2 + KEEPERS.columnBonus : 2) + (ruled >= value ? 4 - value : 0.2 * value)
}

/** What a bot thinks of the Keepers. */
export const bot: FactionBot = {
  worth,
  pending: (state, seat) => 0.25 * retinueSize(keepersAt(state, seat)),
  card: 0.45,
  opinions,
  lure: (state, party, to, wins) => {
    let relics = 0
    for (const { forest } of keepersAt(state, party).buried)
      if (forestOf(MAPS[state.map], forest).clearings.includes(to)) relics++
    return wins ? Math.min(2, 0.5 * relics) : 0
  },
  sheds: { figure1: 0.6, tablet1: 0.6, jewelry1: 0.6, figure3: 0.3, tablet3: 0.3, jewelry3: 0.3 },
}
