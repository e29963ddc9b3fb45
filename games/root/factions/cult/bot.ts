import type { Seat } from '@tablee/kernel'
import { weighCommon } from '../../bot/cards.ts'
import { danger } from '../../bot/common.ts'
import type { FactionBot } from '../../bot/faction.ts'
import { asWeight, bestBattle, prospect } from '../../bot/fights.ts'
import { context, type Opinions, type Scene } from '../../bot/opinion.ts'
import { holds, type Survey } from '../../bot/survey.ts'
import { CARDS } from '../../data/cards.ts'
import type { Clearing } from '../../data/map.ts'
import { type ClearingSuit, SUITS } from '../../data/suits.ts'
import type { Act } from '../../rules/acts.ts'
import { onMap } from '../../rules/pieces.ts'
import { suitsOf } from '../../rules/suits.ts'
import type { Party, RootState } from '../../state.ts'
import { GARDEN_OF, GARDEN_TRACK } from './data.ts'
import { gardensOf, pointsFor } from './rules/gardens.ts'
import { cultOf } from './rules/souls.ts'

/** How often a turn has a card for a suit: by one that it holds already, and by those to come. */
const HELD = 0.45
const COMES = 0.4
/** What of the points to come it will score. */
const LIKELY = 0.8
/** A garden of which nothing is scored yet, and one to come where there is room for it. */
const SEED = 0.35
const GROWTH = 0.3
/** A card drawn each turn, an acolyte, a warrior, a card that returns in Evening. */
const DRAW = 0.35
const ACOLYTE = 0.45
const WARRIOR = 0.14
const RETURNS = 0.95

/** Points to come by gardens and cards, room for more of them, acolytes and warriors, and what is in danger. */
const worth: FactionBot['worth'] = (state, seat, seen, turns) => {
  const player = state.players[seat]
  const { acolytes, hated, revealed } = cultOf(player)
  let sum = RETURNS * revealed.length + ACOLYTE * Math.min(acolytes, 7)
  if (hated) sum += 0.15 * Math.min(acolytes, 4)
  for (const suit of SUITS) sum += gardenWorth(state, seat, seen, turns, suit)
  let guarded = 0
  for (let clearing = 1; clearing <= 12; clearing++) {
    const { [clearing]: there } = player.warriors
    guarded += there > 3 ? 3 + (there - 3) * 0.3 : there
    if (player.built[clearing] === 0) continue
    const hits = danger(state, seat, clearing)
    if (hits > 0) sum -= Math.min(1, hits * 0.22) * (0.8 + 0.3 * turns) * player.built[clearing]
  }
  return sum + WARRIOR * guarded
}

/** What the gardens of a suit are worth: what they will score and draw, and where the next could stand. */
function gardenWorth(state: RootState, seat: Seat, seen: Survey, turns: number, suit: ClearingSuit): number {
  const player = state.players[seat]
  const { hand, cult } = player
  const standing = gardensOf(player, suit)
  const points: readonly number[] = GARDEN_TRACK.points
  let held = 0
  for (const card of hand) if (CARDS[card].suit === suit) held++
  for (const card of cult?.revealed ?? []) if (CARDS[card].suit === suit) held++
  const times = Math.min(turns, HELD * held + COMES * turns)
  let sum = LIKELY * points[standing] * times + SEED * standing
  if (standing >= GARDEN_TRACK.card) sum += DRAW * turns
  if (standing === GARDEN_TRACK.gardens) return sum
  let room = 0
  for (let clearing = 1; clearing <= 12; clearing++)
    if (seen.free[clearing] > 0 && holds(seen.suit[suit] & seen.ruled[seat], clearing)) room++
  const gain = points[standing + 1] - points[standing] + (standing + 1 === GARDEN_TRACK.card ? 0.8 : 0.4)
  return sum + GROWTH * gain * Math.min(2, room) * Math.min(2, 0.4 + held) * 0.5 * Math.min(turns, 3)
}

function weighConspiracy(scene: Scene, act: Act): number {
  const { state, seat } = scene
  switch (act.do) {
    case 'sanctify':
      return 12
    case 'convert':
      return 3
    case 'crusadeBattle':
      return 0.3 + 3 * Math.max(0, bestBattle(scene))
    case 'crusadeMove':
      return cultOf(state.players[seat]).acolytes > 3 ? 1 : 0.4
    default:
      return weighCommon(scene, act)
  }
}

function weighRitual(scene: Scene, act: Act): number {
  const { state, seat } = scene
  const player = state.players[seat]
  const { suit } = CARDS[act.card ?? 0]
  switch (act.do) {
    case 'ritualSacrifice':
      return player.warriors[0] > 0 ? 6 : 0.05
    case 'ritualBuild':
      return 14
    case 'ritualRecruit':
      return player.warriors[0] > 0 ? 3 : 0.05
    case 'ritualScore':
      return suit === 'bird' ? 0.02 : 0.05 + 2.2 * pointsFor(player, suit) ** 1.3
    default:
      return weighCommon(scene, act)
  }
}

/** How warriors are wanted in a clearing: where they win rule of a free slot, or guard a garden. */
function weighRecruit({ state, seat, seen }: Scene, clearing: Clearing): number {
  const player = state.players[seat]
  let rival = 0
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) rival = Math.max(rival, seen.presence[other][clearing])
  const own = seen.presence[seat][clearing]
  let weight = 1
  if (player.built[clearing] > 0) weight += Math.min(3, danger(state, seat, clearing))
  else if (seen.free[clearing] > 0 && own <= rival) weight += own + 1 > rival ? 4 : 3 / (1 + rival - own)
  return weight
}

/** How good a place for a garden is: guarded, and far from enemies. */
const weighGarden = ({ state, seat, seen }: Scene, clearing: Clearing): number =>
  1.5 +
  Math.min(3, state.players[seat].warriors[clearing]) +
  (state.players[seat].built[clearing] === 0 && seen.free[clearing] > 1 ? 0.5 : 0) -
  Math.min(1.3, danger(state, seat, clearing) * 0.3)

const opinions: Opinions = {
  'cult.setup.outcast': {
    weigh: ({ state, seat }: Scene, suit: ClearingSuit) =>
      suitsOf(state, state.players[seat].corner).includes(suit) ? 2 : 1,
  },
  'cult.conspire': {
    weigh: weighConspiracy,
    pass: ({ state, seat }) => (cultOf(state.players[seat]).acolytes > 4 ? 0.4 : 1.2),
  },
  'cult.crusade.battle': {
    weigh: (scene: Scene, enemy: Party) => {
      const { clearing } = context<{ clearing: Clearing }>(scene)
      return asWeight(prospect(scene.state, scene.seat, enemy, clearing))
    },
    pass: () => 1,
  },
  'cult.convert': { weigh: weighRecruit },
  'cult.convert.whom': {
    weigh: ({ state }: Scene, enemy: Party) => 1 + 0.1 * (state.players[enemy].score ?? 0),
  },
  'cult.sanctify': { weigh: weighGarden },
  'cult.sanctify.what': {
    weigh: ({ state }: Scene, { party }: { party: Party }) => 1 + 0.1 * (state.players[party].score ?? 0),
  },
  'cult.day': { weigh: weighRitual, pass: () => 0.15 },
  'cult.build': { weigh: weighGarden },
  'cult.recruit': { weigh: weighRecruit },
  'cult.craft': { weigh: weighCommon, pass: () => 1 },
}

/** Counts the gardens that craft: those of the outcast suit. 10.2.1 */
const crafts: FactionBot['crafts'] = ({ players }, seat, power) => {
  const player = players[seat]
  const { outcast } = cultOf(player)
  power[outcast] += onMap(player.buildings[GARDEN_OF[outcast]])
}

/** What a bot thinks of the Cult. */
export const bot: FactionBot = {
  worth,
  promise: 0,
  pending: (state, seat) => (state.turn.phase === 'birdsong' ? 0.5 * state.players[seat].hand.length : 0),
  card: 0.4,
  crafts,
  opinions,
  lure: (state, party, to, wins, seen) =>
    wins && seen.free[to] > 0 && state.players[party].built[to] === 0 ? 1 : 0,
}
