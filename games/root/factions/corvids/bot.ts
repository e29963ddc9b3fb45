import { partWith, weighCommon } from '../../bot/cards.ts'
import { controlWorth, danger } from '../../bot/common.ts'
import type { FactionBot } from '../../bot/faction.ts'
import { bestBattle, cardboardIn } from '../../bot/fights.ts'
import { context, type Opinions, type Scene } from '../../bot/opinion.ts'
import { holds, nearOf, size } from '../../bot/survey.ts'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Clearing } from '../../data/map.ts'
import { type ClearingSuit, SUITS } from '../../data/suits.ts'
import type { Act } from '../../rules/acts.ts'
import { onMap } from '../../rules/pieces.ts'
import type { Party, RootState } from '../../state.ts'
import { CORVIDS, PLOTS, type PlotKind } from './data.ts'
import { plotCost } from './rules/actions.ts'
import { corvidsOf, openPlots, type Plot, plotIn } from './rules/plots.ts'

/** How likely a plot that lies face down is flipped: with a warrior beside it, and without. */
const MANNED = 0.8
const UNMANNED = 0.3
/** What a face-up plot adds to those that are flipped later, a turn. */
const OPEN = 0.5
/** A card more each Evening, a turn. */
const DRAW = 0.35
/** A warrior on the map; each is the start of a plot. */
const WARRIOR = 0.2
/** A clearing where the next plot could lie. */
const SITE = 0.3

/** Flips to come, each worth more the more lie face up; warriors that can plot, and what is in danger. */
const worth: FactionBot['worth'] = (state, seat, seen, turns) => {
  const player = state.players[seat]
  const { warriors } = player
  const { plots } = corvidsOf(player)
  let open = openPlots(player)
  let sites = 0
  let sum = 0
  for (let clearing = 1; clearing <= 12; clearing++) {
    const plot = plots[clearing]
    if (!plot) {
      if (warriors[clearing] > 0) sites++
      continue
    }
    const safe = 1 - Math.min(0.8, 0.2 * danger(state, seat, clearing))
    const stays = plot.kind === 'bomb' ? 0 : OPEN * turns + (plot.kind === 'extortion' ? DRAW * turns : 0)
    if (plot.faceUp) {
      sum += safe * stays
      continue
    }
    const flipped = safe * (warriors[clearing] > 0 ? MANNED : UNMANNED)
    open += flipped
    sum += flipped * (open + 0.8 * stays)
    if (plot.kind === 'bomb') sum += 0.4 * flipped * prize(state, seat, clearing)
  }
  sum += SITE * Math.min(3, sites, player.tokens.plot[0]) * (open + 1) * Math.min(1, turns / 3)
  return sum + WARRIOR * Math.min(10, onMap(warriors)) + 0.3 * controlWorth(state, seat, seen)
}

/** What enemies have in a clearing that a bomb would take. */
function prize({ players }: RootState, seat: Party, clearing: Clearing): number {
  let sum = 0
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue
    sum += 1.2 * cardboardIn(players[other], clearing) + 0.3 * players[other].warriors[clearing]
  }
  return sum
}

/** How many others a flip would take a card from. */
function present({ players }: RootState, seat: Party, clearing: Clearing): number {
  let count = 0
  for (let other = 0; other < players.length; other++)
    if (other !== seat && players[other].hand.length > 0 && isThere(players[other], clearing)) count++
  return count
}

const isThere = (player: RootState['players'][number], clearing: Clearing): boolean =>
  player.warriors[clearing] > 0 || player.pawn === clearing || cardboardIn(player, clearing) > 0

/** How gladly a kind is placed in a clearing. */
function weighKind(scene: Scene, kind: PlotKind): number {
  const { state, seat } = scene
  const { clearing } = context<{ clearing: Clearing }>(scene)
  switch (kind) {
    case 'bomb':
      return 0.5 + prize(state, seat, clearing)
    case 'extortion':
      return 2.5 + 0.8 * present(state, seat, clearing)
    case 'snare':
      return 2
    default:
      return 1 + 0.4 * danger(state, seat, clearing)
  }
}

/** A place for a plot: safe, or with much to blow up; who is left beside it may flip it. Each plot more costs more. */
const weighSite = ({ state, seat }: Scene, clearing: Clearing): number => {
  const left = state.players[seat].warriors[clearing] - plotCost(state)
  const site = 2 + 0.3 * prize(state, seat, clearing) - 0.5 * danger(state, seat, clearing)
  return Math.max(0.2, left > 0 ? site + 0.8 * Math.min(2, left) : 0.4 * site)
}

function weighAction(scene: Scene, act: Act): number {
  const { state, seat } = scene
  switch (act.do) {
    case 'plot':
      return state.turn.notes.plotted === undefined ? 9 : state.turn.notes.plotted === 1 ? 4 : 1
    case 'battle':
      return 0.2 + 2.2 * Math.max(0, bestBattle(scene))
    case 'move':
      return onMap(state.players[seat].warriors) > 1 ? 3 : 1
    case 'trick':
      return 0.3
    default:
      return weighCommon(scene, act)
  }
}

/** New warriors that a suit would bring: best where there are none yet, or beside a plot without a guard. */
function weighSuit({ state, seat, seen }: Scene, suit: ClearingSuit): number {
  const { warriors } = state.players[seat]
  let sum = 0
  for (let clearing = 1; clearing <= 12; clearing++)
    if (holds(seen.suit[suit], clearing)) {
      const plot = plotIn(state, seat, clearing)
      sum += warriors[clearing] === 0 ? (plot && !plot.faceUp ? 2.2 : 1.2) : 0.8
    }
  return Math.max(0.2, Math.min(state.players[seat].warriors[0], size(seen.suit[suit])) > 0 ? sum : 0.2)
}

function weighRecruit(scene: Scene, act: Act): number {
  if (act.do !== 'recruitWith') return weighCommon(scene, act)
  const { suit } = CARDS[act.card ?? 0]
  const best = suit === 'bird' ? Math.max(...SUITS.map(one => weighSuit(scene, one))) : weighSuit(scene, suit)
  return (0.5 + best) * partWith(scene, act.card ?? 0)
}

/** How likely a plot is of a kind, to somebody who looks at it from outside. */
function chanceOf({ players }: RootState, party: Party, { not }: Plot, kind: PlotKind): number {
  if (not.includes(kind)) return 0
  const open = corvidsOf(players[party]).plots
  let unseen = 0
  let possible = 0
  for (const one of PLOTS) {
    let left: number = CORVIDS.ofEachKind
    for (const plot of open) if (plot?.faceUp && plot.kind === one) left--
    if (not.includes(one)) left = 0
    possible += left
    if (one === kind) unseen = left
  }
  return possible === 0 ? 0 : unseen / possible
}

/** Whose plot lies in a clearing. */
const plotter = ({ players }: RootState, clearing: Clearing): Party =>
  players.findIndex(({ corvids }) => corvids?.plots[clearing] != null)

const opinions: Opinions = {
  'corvids.craft': { weigh: weighCommon, pass: () => 1 },
  'corvids.flip': {
    weigh: ({ state, seat }: Scene, { clearing = 0, points = 1 }: Act) => {
      const kind = plotIn(state, seat, clearing)?.kind
      // A bomb leaves the map again: it comes last, unless it has much to take.
      return kind === 'bomb' ? 1 + points + prize(state, seat, clearing) : 4 + 2 * points
    },
    pass: () => 0.4,
  },
  'corvids.recruit': { weigh: weighRecruit, pass: () => 1.2 },
  'corvids.recruit.suit': { weigh: weighSuit },
  'corvids.setup': {
    weigh: ({ state, seat }: Scene, clearing: Clearing) =>
      1 + size(nearOf(state)[clearing]) * 0.3 - Math.min(0.8, 0.1 * danger(state, seat, clearing)),
  },
  'corvids.day': { weigh: weighAction, pass: () => 0.1 },
  'corvids.exert': {
    weigh: (scene: Scene, act: Act) => 0.35 * weighAction(scene, act),
    pass: ({ state, seat }) => 1.5 + 0.6 * (5 - Math.min(5, state.players[seat].hand.length)),
  },
  'corvids.plot.where': { weigh: weighSite },
  'corvids.plot.kind': { weigh: weighKind },
  'corvids.expose.card': { weigh: (scene: Scene, card: CardId) => partWith(scene, card) },
  'corvids.expose.kind': {
    weigh: (scene: Scene, kind: PlotKind) => {
      const { clearing } = context<{ clearing: Clearing }>(scene)
      const party = plotter(scene.state, clearing)
      const plot = party < 0 ? null : plotIn(scene.state, party, clearing)
      return plot === null ? 1 : 4 * chanceOf(scene.state, party, plot, kind)
    },
  },
}

/** What a bot thinks of the Corvids. */
export const bot: FactionBot = {
  worth,
  promise: 0.5,
  pending: (state, seat) =>
    state.turn.phase === 'birdsong' ? 0.5 * corvidsOf(state.players[seat]).supply.length * 0.2 : 0,
  card: 0.35,
  opinions,
  lure: (state, party, to) =>
    plotIn(state, party, to) === null ? 1.5 : plotIn(state, party, to)?.faceUp ? 0 : 1,
  repels: (state, party, to) => 0.4 * state.players[party].tokens.plot[to],
  price: 0.2, // Agents, and perhaps a raid.
}
