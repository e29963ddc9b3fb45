import type { Seat } from '@tablee/kernel'
import { partWith, weighCommon } from '../../bot/cards.ts'
import { danger } from '../../bot/common.ts'
import type { FactionBot } from '../../bot/faction.ts'
import { bestBattle } from '../../bot/fights.ts'
import type { Opinions, Scene } from '../../bot/opinion.ts'
import { around, nearOf, type Survey, size } from '../../bot/survey.ts'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Clearing } from '../../data/map.ts'
import { type ClearingSuit, SUITS } from '../../data/suits.ts'
import type { Act } from '../../rules/acts.ts'
import { onMap } from '../../rules/pieces.ts'
import { suitsOf } from '../../rules/suits.ts'
import type { RootState } from '../../state.ts'
import { BASE_OF, BASES, SYMPATHY_TRACK } from './data.ts'
import { allianceOf, basesOnMap, supportIn } from './rules/supporters.ts'

/** Supporters that come in each turn without bases, and for each base. */
const SUPPORT = 1.3
const SUPPORT_BY_BASE = 0.6
/** What of the points that sympathy could bring it will. */
const LIKELY = 0.7
/** A base beyond what it draws, an officer each turn, a warrior. */
const BASE = 1.2
const OFFICER = 0.3
const WARRIOR = 0.15

/** Sympathy to come by the supporters there are, bases, officers, a revolt in reach, and what is in danger. */
const worth: FactionBot['worth'] = (state, seat, seen, turns) => {
  const player = state.players[seat]
  const { supporters, officers } = allianceOf(player)
  const { sympathy } = player.tokens
  const bases = basesOnMap(player)
  const placed = onMap(sympathy)
  const support = usable(state, seat, seen)
  let sum = LIKELY * spreading(placed, support, bases, officers, turns)
  sum += bases * BASE * (0.4 + 0.2 * turns) + Math.min(officers, 6) * OFFICER * (0.4 + 0.3 * turns)
  sum += WARRIOR * Math.min(6, onMap(player.warriors)) + 0.12 * placed + 0.1 * size(seen.ruled[seat])
  sum += revoltWorth(state, seat, supporters)
  for (let clearing = 1; clearing <= 12; clearing++) {
    const base = BASES.some(kind => player.buildings[kind][clearing] > 0)
    if (sympathy[clearing] === 0 && !base) continue
    const hits = danger(state, seat, clearing)
    if (hits > 0) sum -= Math.min(1, hits * 0.25) * (base ? 2.5 + 0.4 * officers : 0.35)
  }
  return sum
}

/** How many supporters could be spent for each suit: birds count for all. */
function supportBySuit(supporters: readonly CardId[]): { [S in ClearingSuit]: number } {
  const support = { fox: 0, rabbit: 0, mouse: 0 }
  for (const card of supporters) {
    const { suit } = CARDS[card]
    if (suit !== 'bird') support[suit]++
    else {
      support.fox++
      support.rabbit++
      support.mouse++
    }
  }
  return support
}

/** Supporters, less what fits nowhere next to sympathy. */
function usable(state: RootState, seat: Seat, seen: Survey): number {
  const player = state.players[seat]
  const { supporters } = allianceOf(player)
  const { sympathy } = player.tokens
  let there = 0
  for (let clearing = 1; clearing <= 12; clearing++) if (sympathy[clearing] > 0) there |= 1 << clearing
  const open = there === 0 ? 0x1ffe : around(nearOf(state), there) & ~there
  const counts = supportBySuit(supporters)
  let sum = supporters.length
  for (const suit of SUITS) if ((open & seen.suit[suit]) === 0) sum -= 0.4 * Math.min(2, counts[suit])
  // The third of a suit waits longer than the first.
  for (const suit of SUITS) if (counts[suit] > 3) sum -= 0.3 * (counts[suit] - 3)
  return Math.max(0, sum)
}

/** The points of the sympathy that supporters and officers will place, turn by turn. */
function spreading(start: number, support: number, bases: number, officers: number, turns: number): number {
  let placed = start
  let stock = support
  let total = 0
  let weight = 1
  let crew = 0
  for (let turn = 0; turn < turns && placed < 10; turn++) {
    for (let spread = 0; spread < 3 && placed < 10; spread++) {
      const cost = SYMPATHY_TRACK.cost[placed] + 0.3
      if (stock < cost) break
      stock -= cost
      total += weight * SYMPATHY_TRACK.points[placed++]
    }
    // Recruit, move, organize: three operations place one more.
    crew += officers / 3
    if (crew >= 1 && bases > 0 && placed < 10) {
      crew--
      total += weight * SYMPATHY_TRACK.points[placed++]
    }
    stock += SUPPORT + SUPPORT_BY_BASE * bases
    weight *= 0.92
  }
  if (placed < 10)
    total +=
      weight * 0.35 * Math.min(8, stock) * (SYMPATHY_TRACK.points[placed] / SYMPATHY_TRACK.cost[placed])
  return total
}

/** What the best revolt in reach would bring, at a discount. */
function revoltWorth(state: RootState, seat: Seat, supporters: readonly number[]): number {
  const player = state.players[seat]
  let best = 0
  for (let clearing = 1; clearing <= 12; clearing++) {
    if (player.tokens.sympathy[clearing] === 0) continue
    if (!suitsOf(state, clearing).some(suit => player.buildings[BASE_OF[suit]][0] > 0)) continue
    const support = supportIn(state, supporters, clearing)
    const ready = support >= 2 ? 0.45 : support === 1 ? 0.25 : 0.1
    best = Math.max(best, ready * revoltPrize(state, seat, clearing))
  }
  return best
}

/** What a revolt in a clearing takes from the enemies. */
function revoltPrize(state: RootState, seat: Seat, clearing: Clearing): number {
  let prize = 1
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    const { buildings, tokens, warriors } = state.players[other]
    for (const kind in buildings) prize += 1.3 * buildings[kind][clearing]
    for (const kind in tokens) prize += tokens[kind][clearing]
    prize += 0.15 * warriors[clearing]
  }
  return prize
}

function weighDay(scene: Scene, act: Act): number {
  const { state, seat } = scene
  const player = state.players[seat]
  const { supporters, officers } = allianceOf(player)
  const bases = basesOnMap(player)
  const suit = CARDS[act.card ?? 0].suit
  switch (act.do) {
    case 'mobilize':
      if (bases === 0 && supporters.length >= 5) return 0.03
      if (supporters.length >= 7) return 0.6
      return suit === 'bird' ? 3.5 : 3
    case 'train':
      return player.warriors[0] === 0 ? 0.02 : officers < 4 ? 3 : 0.8
    default:
      return weighCommon(scene, act)
  }
}

function weighOperation(scene: Scene, { do: name }: Act): number {
  const { state, seat } = scene
  const player = state.players[seat]
  switch (name) {
    case 'organize':
      return 2 + 3 * SYMPATHY_TRACK.points[onMap(player.tokens.sympathy)]
    case 'battle':
      return 0.2 + 2 * Math.max(0, bestBattle(scene))
    case 'recruit':
      return player.warriors[0] === 0 ? 0.02 : 2.5
    default:
      return 2
  }
}

const opinions: Opinions = {
  'alliance.outrage': { weigh: partWith },
  'alliance.revolt': {
    weigh: ({ state, seat }: Scene, { clearing = 0 }: Act) => 2 + revoltPrize(state, seat, clearing) ** 1.3,
    pass: () => 1,
  },
  'alliance.spread': {
    weigh: ({ state, seat }: Scene, { clearing = 0, cost = 1, points = 0 }: Act) => {
      let foes = 0
      for (let other = 0; other < state.players.length; other++)
        if (other !== seat) foes = Math.max(foes, state.players[other].warriors[clearing])
      return Math.max(0.3, 2 + 3 * points - 0.6 * cost - 0.3 * foes)
    },
    pass: ({ state, seat }) => (onMap(state.players[seat].tokens.sympathy) < 3 ? 0.3 : 1.2),
  },
  'alliance.day': { weigh: weighDay, pass: () => 0.8 },
  'alliance.operations': { weigh: weighOperation, pass: () => 0.1 },
  'alliance.supporter': { weigh: (_: Scene, card: CardId) => (CARDS[card].suit === 'bird' ? 0.3 : 1) },
  'alliance.discard': { weigh: (_: Scene, card: CardId) => (CARDS[card].suit === 'bird' ? 0.3 : 1) },
}

/** What a bot thinks of the Alliance. */
export const bot: FactionBot = {
  worth,
  promise: 3,
  pending: (state, seat) => 0.3 * allianceOf(state.players[seat]).officers,
  card: 0.3,
  opinions,
  price: 0.4, // a card
  lure: (state, party, to) => (state.players[party].tokens.sympathy[to] === 0 ? 2 : 0),
  repels: (state, party, to) => 0.6 * state.players[party].tokens.sympathy[to],
  sheds: { sympathy: 4, foxBase: 0.3, rabbitBase: 0.3, mouseBase: 0.3 },
}
