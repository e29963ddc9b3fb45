import { weighCommon } from '../../../bot/cards.ts'
import { asWeight, bestProspect } from '../../../bot/fights.ts'
import { context, type Opinions, type Scene } from '../../../bot/opinion.ts'
import { CARDS, type CardId } from '../../../data/cards.ts'
import type { Clearing, Forest } from '../../../data/map.ts'
import type { Act } from '../../../rules/acts.ts'
import { actsIn } from '../../../rules/suits.ts'
import { COLUMNS, type Column, KEEPERS, RELIC, RELIC_TYPES, SIDE, type Waystation } from '../data.ts'
import { type Buried, keepersAt, relicsIn, waystationsIn } from '../rules/state.ts'
import {
  digging,
  fieldOf,
  findWorth,
  movesHome,
  ruledAround,
  ruledOfSuit,
  serves,
  sideWorth,
} from './measures.ts'
import { serviceAt } from './worth.ts'

type At = { readonly clearing: Clearing }

/** A camp: where relics are and around, not the last warrior, not twice in one place. */
function weighEncamp({ state, seat, seen }: Scene, act: Act): number {
  if (act.do !== 'encamp') return 1
  const { clearing = 0 } = act
  const player = state.players[seat]
  const alone = player.warriors[clearing] < 2 ? 0.4 : 1
  const there = relicsIn(player, clearing).length > 0 ? 3 : 1
  return alone * there * (1 + digging(state, seat, seen, clearing)) * (player.built[clearing] > 0 ? 0.4 : 1)
}

/** A camp is struck where no relic waits for it. */
function weighDecamp({ state, seat }: Scene, { clearing = 0 }: Act): number {
  const player = state.players[seat]
  const types = waystationsIn(player, clearing).map(side => SIDE[side].type)
  return relicsIn(player, clearing).some(kind => types.includes(RELIC[kind].type)) ? 0.05 : 0.2
}

/** A clearing to battle and delve in. */
function weighSite({ state, seat, seen }: Scene, clearing: Clearing): number {
  const fight = bestProspect(state, seat, clearing)
  const finds = digging(state, seat, seen, clearing)
  // No enemy is there: it is but to delve.
  return fight <= -1 ? 0.5 + finds ** 1.5 : asWeight(fight) + 0.4 * finds
}

/** A card that delves: its best clearing; birds are kept for later. */
function weighDelve(scene: Scene, act: Act): number {
  if (act.do !== 'retinueDelve' || act.card === undefined) return weighCommon(scene, act)
  const { state, seat } = scene
  const { suit } = CARDS[act.card]
  let best = 0.1
  for (let clearing = 1; clearing <= 12; clearing++)
    if (state.players[seat].warriors[clearing] > 0 && actsIn(state, clearing, suit))
      best = Math.max(best, weighSite(scene, clearing))
  return best * birdsLater(act.card)
}

const birdsLater = (card: CardId): number => (CARDS[card].suit === 'bird' ? 0.7 : 1)

/** A card that moves, or does both. */
const weighMove =
  (weight: number) =>
  (scene: Scene, act: Act): number =>
    act.do.startsWith('retinue') && act.card !== undefined
      ? weight * birdsLater(act.card)
      : weighCommon(scene, act)

/** A relic to recover: what completes a column; the dearest last where it costs the card. */
function weighRecovery(scene: Scene, kind: string): number {
  const { state, seat, seen } = scene
  const { value, type } = RELIC[kind]
  const { recovered } = keepersAt(state, seat)
  const column = recovered[type].length + 1
  const completes = RELIC_TYPES.every(one => one === type || recovered[one].length >= column)
  const kept = ruledOfSuit(state, seen.ruled[seat], context<At>(scene).clearing) >= value
  return 2 + (completes ? KEEPERS.columnBonus : 0) + (kept ? 4 - value : 0.2 * value)
}

/** A card for the Retinue, rather than for battle or for an item. */
function weighGather(scene: Scene, act: Act): number {
  if (act.do === 'shift') return 0.05
  if (act.do !== 'gather' || act.card === undefined) return weighCommon(scene, act)
  const { kind } = CARDS[act.card]
  const rather = kind === 'ambush' ? 0.6 : kind === 'item' ? 0.85 : 1
  let best = 0
  for (const column of COLUMNS) best = Math.max(best, useIn(scene, act.card, column))
  return 8 * rather * best
}

/** What a card would do a turn in a column. */
function useIn({ state, seat, seen }: Scene, card: CardId, column: Column): number {
  const { retinue } = keepersAt(state, seat)
  return serviceAt(column, retinue[column].length) * serves(seen, fieldOf(state, seat), card, column)
}

/** The column where a card finds most to do. */
const weighColumn = (scene: Scene, column: Column): number =>
  0.05 + 20 * useIn(scene, context<{ card: CardId }>(scene).card, column) ** 2

/** A relic to carry: nearer to its waystation. */
function weighCarry(scene: Scene, kind: string): number {
  const { state, seat } = scene
  const { from, to } = context<{ from: Clearing; to: Clearing }>(scene)
  const player = state.players[seat]
  const { type, value } = RELIC[kind]
  const nearer = movesHome(state, player, from, type) - movesHome(state, player, to, type)
  const stays = player.warriors[from] > 0 && nearer <= 0 ? 0.3 : 1
  return Math.max(0.2, 1 + 2 * nearer) * value * stays
}

/** What looks promising to the Keepers, by question; and where whoever took a relic puts it. */
export const opinions: Opinions = {
  'keepers.setup.edge': {
    weigh: ({ state, seat, seen }: Scene, clearing: Clearing) => 1 + digging(state, seat, seen, clearing),
  },
  'keepers.encamp': { weigh: weighEncamp, pass: () => 0.8 },
  'keepers.comeBack': {
    weigh: ({ state, seat, seen }: Scene, clearing: Clearing) => 1 + digging(state, seat, seen, clearing),
  },
  'keepers.waystation': {
    weigh: (scene: Scene, side: Waystation) =>
      sideWorth(scene.state, scene.seat, side, context<At>(scene).clearing) ** 1.5,
  },
  'keepers.decamp': { weigh: weighDecamp, pass: () => 2 },
  'keepers.recruit': {
    weigh: ({ state, seat }: Scene, { clearing = 0 }: Act) =>
      state.players[seat].warriors[clearing] >= 3 ? 0.5 : 1.2,
    pass: ({ state, seat }) => (state.players[seat].warriors[0] < 6 ? 2.5 : 1),
  },
  'keepers.craft': { weigh: weighCommon, pass: () => 1 },
  'keepers.move': { weigh: weighMove(2), pass: () => 0.4 },
  'keepers.delve': { weigh: weighDelve, pass: () => 0.5 },
  'keepers.delve.where': { weigh: weighSite },
  'keepers.delve.which': {
    weigh: (scene: Scene, relic: Buried) =>
      findWorth(scene.state, scene.seat, scene.seen, context<At>(scene).clearing, relic) ** 2,
    pass: () => 0.4,
  },
  'keepers.recover': { weigh: weighMove(2.5), pass: () => 0.3 },
  'keepers.recover.what': {
    weigh: ({ state, seat }: Scene, { do: name, clearing = 0 }: Act) =>
      name === 'move'
        ? 1
        : relicsIn(state.players[seat], clearing).reduce((sum, kind) => sum + 2 * RELIC[kind].value, 2),
  },
  'keepers.recover.which': { weigh: weighRecovery, pass: () => 0.4 },
  'keepers.afterRetinue': { weigh: weighCommon, pass: () => 1 },
  'keepers.carry': { weigh: weighCarry, pass: () => 1 },
  'keepers.trophy': {
    weigh: ({ state, seen }: Scene, forest: Forest) => {
      const whose = state.players.findIndex(({ keepers }) => keepers !== undefined)
      return 3 / (1 + ruledAround(state, seen.ruled[whose], forest))
    },
  },
  'keepers.gather': {
    weigh: weighGather,
    pass: ({ state, seat }) => (state.players[seat].hand.length <= 1 ? 1 : 0.5),
  },
  'keepers.column': { weigh: weighColumn },
}
