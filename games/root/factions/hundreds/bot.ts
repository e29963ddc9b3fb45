import type { Seat } from '@tablee/kernel'
import { weighCommon } from '../../bot/cards.ts'
import { controlWorth, danger } from '../../bot/common.ts'
import type { FactionBot } from '../../bot/faction.ts'
import { asWeight, bestBattle, bestProspect, cardboardIn, prospect } from '../../bot/fights.ts'
import { context, type Opinions, type Scene } from '../../bot/opinion.ts'
import { around, holds, nearOf, type Survey, size } from '../../bot/survey.ts'
import { CARDS } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import type { Clearing } from '../../data/map.ts'
import type { Act } from '../../rules/acts.ts'
import { onMap } from '../../rules/pieces.ts'
import type { Party, RootState } from '../../state.ts'
import { HOARD, type Mood } from './data.ts'
import { oppressionPoints } from './rules/evening.ts'
import { commandOf, itemsOn, prowessOf, trackOf } from './rules/hoard.ts'
import type { HoardItem } from './rules/state.ts'
import { hundredsOf, isInMood, warlordOf } from './rules/state.ts'

/** What of the points for oppression now will come again each turn, as others interfere. */
const LIKELY = 0.8
/** Clearings that they will oppress more with each turn. */
const GROWTH = 0.35
/** An action or advance more each turn, a stronghold, the warlord on the map. */
const ACTION = 0.55
const STRONGHOLD = 0.35
const WARLORD = 1.5
/** What mobs take from enemies, of the points they could. */
const MOB_TAKES = 0.5

/** Oppression to come, what the Hoard lets them do, strongholds and warriors, and what their mobs threaten. */
const worth: FactionBot['worth'] = (state, seat, seen, turns) => {
  const player = state.players[seat]
  const { buildings, tokens } = player
  let sum = LIKELY * oppression(state, seat, seen, turns) + controlWorth(state, seat, seen)
  sum += ACTION * (commandOf(player) + prowessOf(player) - 2) * (0.3 + 0.5 * turns)
  for (const track of ['command', 'prowess'] as const) sum += 0.25 * itemsOn(player, track).length
  sum += STRONGHOLD * onMap(buildings.stronghold) * (0.4 + 0.3 * turns)
  if (warlordOf(state, seat) > 0) sum += WARLORD
  for (let clearing = 1; clearing <= 12; clearing++) {
    if (tokens.mob[clearing] > 0) sum += MOB_TAKES * prey(state, seat, clearing) + 0.15
    if (buildings.stronghold[clearing] === 0) continue
    const hits = danger(state, seat, clearing)
    if (hits > 0) sum -= Math.min(1, hits * 0.3) * (1.2 + STRONGHOLD)
  }
  return sum
}

/** The points for oppression of the turns to come. */
function oppression(state: RootState, seat: Seat, seen: Survey, turns: number): number {
  let clearings = 0
  let near = 0
  for (let clearing = 1; clearing <= 12; clearing++) {
    if (!holds(seen.ruled[seat], clearing)) continue
    const foes = foesIn(state, seat, clearing)
    if (foes === 0) clearings++
    else near += foes < 3 ? 0.5 : 0.25
  }
  let total = 0
  let weight = 1
  let held = clearings + 0.5 * near
  for (let turn = 0; turn < turns; turn++) {
    const whole = Math.floor(held)
    const points = oppressionPoints(whole)
    total += weight * (points + (held - whole) * (oppressionPoints(whole + 1) - points))
    held = Math.min(7, held + GROWTH)
    weight *= 0.93
  }
  // Halfway to the next step of the track counts too.
  return total + 0.15 * Math.min(6, clearings)
}

/** The pieces of others in a clearing. */
function foesIn({ players }: RootState, seat: Seat, clearing: Clearing): number {
  let count = 0
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue
    const player = players[other]
    count += player.warriors[clearing] + cardboardIn(player, clearing) + (player.pawn === clearing ? 1 : 0)
  }
  return count
}

/** What a mob would take in a clearing: buildings and tokens of others, and a ruin's item. */
function prey({ players, ruins }: RootState, seat: Seat, clearing: Clearing): number {
  let count = (ruins[clearing]?.length ?? 0) > 0 ? 1.6 : 0
  for (let other = 0; other < players.length; other++)
    if (other !== seat) count += cardboardIn(players[other], clearing)
  return count
}

/** What one item more on its track is worth, in points. */
function itemWorth(state: RootState, seat: Seat, item: Item): number {
  const player = state.players[seat]
  const held = itemsOn(player, trackOf(item)).length
  if (held >= HOARD.spaces) return 1
  const more = HOARD.value[held + 1] - HOARD.value[held]
  return more > 0 ? 2.6 : 1.2
}

function weighCommand(scene: Scene, act: Act): number {
  const { state, seat } = scene
  switch (act.do) {
    case 'build':
      return onMap(state.players[seat].buildings.stronghold) < 4 ? 5 : 2
    case 'battle':
      return 0.3 + 2.4 * Math.max(0, bestBattle(scene))
    case 'move':
      return 3
    default:
      return weighCraft(scene, act)
  }
}

/** An item is worth its points or what it does in the Hoard, whichever is more. */
function weighCraft(scene: Scene, act: Act): number {
  const { item, vp } = CARDS[act.card ?? 0]
  if (act.do !== 'craft' || item === undefined) return weighCommon(scene, act)
  return 4 + 4 * Math.max(vp ?? 0, itemWorth(scene.state, scene.seat, item))
}

function weighAdvance(scene: Scene, act: Act): number {
  const { state, seat } = scene
  const at = warlordOf(state, seat)
  if (act.do === 'battle') return 0.3 + 2.4 * Math.max(0, bestProspect(state, seat, at))
  return act.do === 'move' ? 3.5 : weighCraft(scene, act)
}

/** How each mood serves now. */
const MOODS: { readonly [M in Mood]: (scene: Scene) => number } = {
  bitter: ({ state, seat }) => 0.6 + 0.5 * mobsAround(state, seat),
  grandiose: ({ state, seat }) => (prowessOf(state.players[seat]) > 1 ? 1.2 : 0.6),
  jubilant: ({ state, seat }) => {
    const { tokens, hand } = state.players[seat]
    return hand.length === 0 ? 0.1 : 0.6 + 0.7 * tokens.mob[0]
  },
  lavish: ({ state, seat }) => (hundredsOf(state.players[seat]).hoard.length > 4 ? 0.6 : 0.15),
  relentless: ({ state, seat }) => 1 + 0.9 * prowessOf(state.players[seat]),
  rowdy: ({ state, seat }) => (state.players[seat].hand.length < 3 ? 2.6 : 1.2),
  stubborn: () => 2,
  wrathful: () => 2.4,
}

function mobsAround(state: RootState, seat: Seat): number {
  const at = warlordOf(state, seat)
  const { mob } = state.players[seat].tokens
  let count = 0
  for (let clearing = 1; clearing <= 12; clearing++)
    if (mob[clearing] > 0 && (clearing === at || holds(nearOf(state)[at] ?? 0, clearing))) count++
  return count
}

/** What inciting in a clearing brings: its prey, and where the mob may spread. */
function weighMob({ state, seat }: Scene, clearing: Clearing): number {
  const near = nearOf(state)[clearing]
  let around = 0
  for (let next = 1; next <= 12; next++) if (holds(near, next)) around += prey(state, seat, next)
  return 0.3 + 1.6 * prey(state, seat, clearing) + 0.15 * around
}

/** Battle where the die deals nothing: only the item counts, if the clearing is theirs at the end. */
function weighLoot({ state, seat, ...scene }: Scene): number {
  const { defender, clearing, items } = context<{
    defender: Party
    clearing: Clearing
    items: readonly Item[]
  }>({ state, seat, ...scene })
  const own = state.players[seat].warriors[clearing] + state.players[seat].built[clearing]
  const theirs = state.players[defender].warriors[clearing] + state.players[defender].built[clearing]
  const item = Math.max(...items.map(one => itemWorth(state, seat, one)))
  return own > theirs + 1 ? 1.2 * item : 0.05
}

const opinions: Opinions = {
  'hundreds.crafted': {
    weigh: (scene: Scene, choice: 'keep' | 'score') => {
      const { item, points } = context<{ item: Item; points: number }>(scene)
      const keeps = itemWorth(scene.state, scene.seat, item)
      const late = (scene.state.players[scene.seat].score ?? 0) + points >= 27
      return choice === 'keep' ? (late ? 0.3 : keeps ** 1.5) : points ** 1.5
    },
  },
  'hundreds.overflow': { weigh: () => 1 },
  'hundreds.raze': { weigh: ({ state, seat }: Scene, one: Clearing) => 1 + prey(state, seat, one) },
  'hundreds.mob': { weigh: weighMob },
  'hundreds.mood': { weigh: (scene: Scene, mood: Mood) => MOODS[mood](scene) },
  'hundreds.lavish': {
    weigh: ({ state, seat }: Scene, one: HoardItem) =>
      itemsOn(state.players[seat], trackOf(one.item)).length === 2 ? 0.5 : 0.1,
    pass: () => 1,
  },
  'hundreds.command': { weigh: weighCommand, pass: () => 0.15 },
  'hundreds.advance': { weigh: weighAdvance, pass: () => 0.15 },
  'hundreds.advance.battle': {
    weigh: (scene: Scene, enemy: Party) => {
      const { clearing } = context<{ clearing: Clearing }>(scene)
      return asWeight(prospect(scene.state, scene.seat, enemy, clearing))
    },
    pass: () => 0.6,
  },
  'hundreds.relentless': { weigh: weighAdvance, pass: () => 0.3 },
  'hundreds.build': {
    weigh: ({ state, seat }: Scene, clearing: Clearing) =>
      Math.max(0.1, 1 + Math.min(3, state.players[seat].warriors[clearing]) - danger(state, seat, clearing)),
  },
  'hundreds.incite': {
    weigh: (scene: Scene, { clearing = 0 }: Act) => weighMob(scene, clearing),
    pass: ({ state, seat }) => (state.players[seat].hand.length > 3 ? 0.6 : 1.2),
  },
  'hundreds.jubilant': { weigh: () => 4, pass: () => 0.2 },
  'hundreds.loot': { weigh: weighLoot },
  'hundreds.loot.item': { weigh: ({ state, seat }: Scene, item: Item) => itemWorth(state, seat, item) },
  'hundreds.bitter': { weigh: () => 0.8 },
  'move.chief': { weigh: (_: Scene, who: 'with' | 'without') => (who === 'with' ? 1 : 1.5) },
}

/** What a bot thinks of the Hundreds. */
export const bot: FactionBot = {
  worth,
  pending(state, seat) {
    const { phase, notes } = state.turn
    const player = state.players[seat]
    const prowess = prowessOf(player)
    if (phase === 'birdsong') return 1 + 0.5 * (commandOf(player) + prowess)
    if (phase === 'evening') return 0
    return 0.5 * (commandOf(player) + prowess - (notes.commanded ?? 0) - (notes.advanced ?? 0))
  },
  card: 0.3,
  opinions,
  moreHits: (state, party) => (isInMood(state, party, 'wrathful') ? 0.6 : 0),
  lure: (state, party, to, wins, seen) => {
    const foes = foesIn(state, party, to)
    const reach = size(around(nearOf(state), seen.ruled[party]))
    return (wins && foes === 0 ? 1.8 : wins ? 0.6 : 0) + (reach < 6 ? 0.3 : 0)
  },
  sheds: { warrior: 3, chief: 0.3, mob: 4, stronghold: 0.3 },
}
