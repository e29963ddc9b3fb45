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
import { canPlace, onMap } from '../../rules/pieces.ts'
import type { Party, RootState } from '../../state.ts'
import { HOARD, type Mood } from './data.ts'
import { oppressionPoints } from './rules/evening.ts'
import { commandOf, itemsOn, prowessOf, trackOf } from './rules/hoard.ts'
import { cardsToDraw } from './rules/moods.ts'
import { type HoardItem, hundredsOf, isInMood, warlordOf } from './rules/state.ts'

/** What of the points for oppression now will come again each turn, as others interfere. */
const LIKELY = 0.8
/** Clearings that they will oppress more with each turn. */
const GROWTH = 0.35
/** An action or advance more each turn, a stronghold, the warlord on the map, warriors who can join him. */
const ACTION = 0.55
const STRONGHOLD = 0.7
const WARLORD = 2
const JOINING = 0.25
/** What each warrior with the warlord will strike down in the turns to come, and how many of them count; any other. */
const STRIKE = 0.25
const CROWD = 6
const WARRIOR = 0.15
/** What is left of a turn: an action, a card to draw. What a mood is worth of how it serves. */
const LEFT = 0.5
const DRAWN = 0.35
const MOOD = 0.3
/** The parts of Evening after which oppression is scored, and cards are drawn. */
const SCORED = 3
const DREW = 4
/** What mobs take from enemies, of the points they could. */
const MOB_TAKES = 0.5

/** Oppression to come, what the Hoard lets them do, strongholds and warriors, and what their mobs threaten. */
const worth: FactionBot['worth'] = (state, seat, seen, turns) => {
  const player = state.players[seat]
  const { buildings, tokens } = player
  let sum = LIKELY * oppression(state, seat, seen, turns) + controlWorth(state, seat, seen)
  sum += ACTION * (commandOf(player) + prowessOf(player) - 2) * (0.3 + 0.5 * turns)
  for (const track of ['command', 'prowess'] as const) sum += 0.25 * itemsOn(player, track).length
  sum += WARRIOR * onMap(player.warriors)
  sum += STRONGHOLD * onMap(buildings.stronghold) * (0.4 + 0.3 * turns)
  const warlord = warlordOf(state, seat)
  if (warlord > 0) {
    sum += WARLORD + (canPlace(state, seat, warlord) ? JOINING * prowessOf(player) : 0)
    sum += STRIKE * Math.min(CROWD, player.warriors[warlord]) * (0.4 + 0.2 * turns)
  }
  if (state.turn.seat === seat) sum += turnWorth(state, seat, seen)
  for (let clearing = 1; clearing <= 12; clearing++) {
    if (tokens.mob[clearing] > 0) sum += MOB_TAKES * prey(state, seat, clearing) + 0.15
    if (buildings.stronghold[clearing] === 0) continue
    const hits = danger(state, seat, clearing)
    if (hits > 0) sum -= Math.min(1, hits * 0.3) * (1.2 + STRONGHOLD)
  }
  return sum
}

/** What this turn will still score and draw, and how its mood serves. */
function turnWorth(state: RootState, seat: Seat, seen: Survey): number {
  const { phase, part } = state.turn
  const { mood } = hundredsOf(state.players[seat])
  const evening = phase === 'evening'
  let sum = 0
  if (!evening || part <= SCORED) sum += oppressionPoints(oppressedIn(state, seat, seen).clearings)
  if (evening && part > 0 && part <= DREW) sum += DRAWN * cardsToDraw(state, seat)
  if (!evening && mood !== null) sum += MOOD * MOODS[mood](state, seat)
  return sum
}

/** The clearings that they oppress, and those where they rule and a few foes are in the way. */
function oppressedIn(state: RootState, seat: Seat, seen: Survey): { clearings: number; near: number } {
  let clearings = 0
  let near = 0
  for (let clearing = 1; clearing <= 12; clearing++) {
    if (!holds(seen.ruled[seat], clearing)) continue
    const foes = foesIn(state, seat, clearing)
    if (foes === 0) clearings++
    else near += foes < 3 ? 0.5 : 0.25
  }
  return { clearings, near }
}

/** The points for oppression of the turns to come. */
function oppression(state: RootState, seat: Seat, seen: Survey, turns: number): number {
  const { clearings, near } = oppressedIn(state, seat, seen)
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

/** How each mood serves now; the cards of a Rowdy one are counted where they are drawn. */
const MOODS: { readonly [M in Mood]: (state: RootState, seat: Seat) => number } = {
  bitter: (state, seat) => 0.6 + 0.5 * mobsAround(state, seat),
  grandiose: ({ players }, seat) => (prowessOf(players[seat]) > 1 ? 1.2 : 0.6),
  jubilant: ({ players }, seat) => {
    const { tokens, hand } = players[seat]
    return hand.length === 0 ? 0.1 : 0.6 + 0.7 * tokens.mob[0]
  },
  lavish: ({ players }, seat) => (hundredsOf(players[seat]).hoard.length > 4 ? 0.6 : 0.15),
  relentless: ({ players }, seat) => 1 + 0.9 * prowessOf(players[seat]),
  rowdy: ({ players }, seat) => (players[seat].hand.length < 3 ? 1.4 : 0.4),
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
  'hundreds.mood': { weigh: ({ state, seat }: Scene, mood: Mood) => MOODS[mood](state, seat) },
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

/** The actions of the day that are left, and an item that is being crafted. */
function pending(state: RootState, seat: Seat): number {
  const { phase, part, notes } = state.turn
  const player = state.players[seat]
  const command = commandOf(player) - (notes.commanded ?? 0)
  const advances = prowessOf(player) - (notes.advanced ?? 0)
  // The end of Birdsong is no more than the start of the day.
  if (phase === 'birdsong') return LEFT * (command + advances) - (notes.endBirdsong ?? 0)
  if (phase === 'evening') return 0
  const first = isInMood(state, seat, 'grandiose') ? advances : command
  const left = command + advances - (part > FIRST_STEP ? first : 0)
  const { item, vp = 0 } = CARDS[Math.max(0, state.crafting)]
  const crafted = state.crafting >= 0 && item ? Math.max(vp, itemWorth(state, seat, item)) : 0
  return LEFT * left + crafted
}

/** The part of Daylight that is its first step. */
const FIRST_STEP = 1

/** What a bot thinks of the Hundreds. */
export const bot: FactionBot = {
  worth,
  promise: 3.5,
  pending,
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
