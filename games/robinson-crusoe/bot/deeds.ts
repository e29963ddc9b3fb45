import { BEASTS, type BeastId } from '../data/beasts.ts'
import { NODES } from '../data/board.ts'
import { FACES } from '../data/dice.ts'
import type { ActionType, AdventureType, Beast, CharacterId } from '../data/types.ts'
import { WRECKAGE, type WreckageId } from '../data/wreckage.ts'
import { eventCard, isEvent } from '../rules/cards/resolve-card.ts'
import { characterOf, firstCharacter, heartsLeft } from '../rules/characters.ts'
import { bareSources, givenBy, isOpen, sourceAt } from '../rules/island.ts'
import { isInvention } from '../rules/items.ts'
import { countActing, pieceAt } from '../rules/pieces.ts'
import { paymentsFor, woodOf } from '../rules/plan/cost.ts'
import { mustCarry } from '../rules/plan/deeds.ts'
import { isCharacter } from '../rules/plan/pawns.ts'
import type { Deed, PlanAction, Robinson } from '../state.ts'
import { effectsWorth, moraleWorth } from './effects.ts'
import { inventionWorth } from './inventions.ts'
import { levelWorth } from './levels.ts'
import type { Survey } from './survey.ts'
import { TUNING } from './tuning.ts'

/** What success in a deed is worth, less what is paid for it; in points. */
export function deedWorth(seen: Survey, deed: Deed, actor: CharacterId): number {
  return WORTH[deed.type](seen, deed, actor) + (seen.goal.deed?.(seen, deed) ?? 0) - price(seen, deed)
}

/** What is paid. */
function price({ state, wood: woodWorth, food: foodWorth, fur: furWorth }: Survey, deed: Deed): number {
  if (deed.type !== 'build' && deed.type !== 'threat') return 0
  const payment = paymentsFor(state, deed)[deed.pay] ?? {}
  const { food = 0, fur = 0 } = payment
  const wood = woodOf(state, deed.what, payment, mustCarry(state, deed.type, 'extraWood'), false)
  return wood * woodWorth + food * foodWorth + fur * furWorth
}

const WORTH: { readonly [A in ActionType]: (seen: Survey, deed: Deed, actor: CharacterId) => number } = {
  threat: threatWorth,
  hunt: huntWorth,
  build: buildWorth,
  gather: gatherWorth,
  explore: exploreWorth,
  arrange: arrangeWorth,
  rest: ({ state, hurt }, _, actor) =>
    characterOf(state, actor).wounds > 0 ? TUNING.rest * (hurt[actor] ?? 0) : 0,
  reclaim: () => 0.8,
}

/** Determination, or morale, less each time it is done in a round. */
function arrangeWorth(seen: Survey): number {
  const { state } = seen
  if (pieceAt(state, 'acting', 'blocked', 'arrange')) return 0.3
  const again = state.plan.actions.filter(({ type }) => type === 'arrange').length
  const morale = state.morale + again < 3 ? moraleWorth(seen, again) * TUNING.again ** again : 0
  const det = 2 * TUNING.determination
  return state.players < 4 ? det + morale : Math.max(det, morale)
}

/** A card that is met gives its reward, and its threat never comes; that of the left slot would be next. */
function threatWorth(seen: Survey, { what }: Deed, actor: CharacterId): number {
  if (!isEvent(what)) {
    const { one } = WRECKAGE[what as WreckageId]
    return effectsWorth(seen, one, actor)
  }
  const { action, threat } = eventCard(what)
  const urgent = seen.state.threats.left === what ? TUNING.threatLeft : TUNING.threatRight
  const strikes =
    seen.left > (seen.state.threats.left === what ? 1 : 2) ? -effectsWorth(seen, threat, actor) : 0
  return effectsWorth(seen, action.result, actor) + urgent * Math.max(0, strikes)
}

/** Food and fur of the beast that may be met, less the wounds that it gives. */
function huntWorth(seen: Survey, { what }: Deed, actor: CharacterId): number {
  if (what !== '') return 0
  const { decks, seen: looked } = seen.state
  const top = decks.hunting.at(-1)
  const danger = pieceAt(seen.state, 'acting', 'danger', 'hunt') ? 1 : 0
  if (top !== undefined && looked.hunting.includes(top)) return beastWorth(seen, top, actor, danger)
  let sum = 0
  for (const beast of BEAST_LIST) sum += beastWorth(seen, beast, actor, danger)
  return sum / BEAST_LIST.length
}

/** What it costs to die. */
const DEATH = -25

const BEAST_LIST = Object.keys(BEASTS) as BeastId[]

function beastWorth(seen: Survey, id: BeastId, actor: CharacterId, danger: number): number {
  const { strength, weapons, food, fur, effects }: Beast = BEASTS[id]
  const { state, hurt } = seen
  const wounds = Math.max(0, strength + danger - state.weapons) + Math.max(0, weapons - state.weapons)
  if (wounds > heartsLeft(characterOf(state, actor))) return DEATH
  // The first food is worth the most, what is too much rots.
  const eaten = Math.max(0, Math.min(food, seen.foodShort))
  return (
    eaten * Math.max(seen.food, 0.8) +
    (food - eaten) * (state.items.includes('cellar') ? 0.5 : 0.15) +
    fur * seen.fur -
    deep(wounds, hurt[actor] ?? 0.6) -
    0.5 * Math.min(weapons, state.weapons) +
    effectsWorth(seen, effects, actor)
  )
}

/** Several wounds at once hurt more than one by one. */
export const deep = (wounds: number, each: number): number => wounds * each * (1 + 0.12 * (wounds - 1))

function buildWorth(seen: Survey, { what }: Deed): number {
  if (what === 'shelter')
    return seen.sheltered ? 0.5 : TUNING.shelterRound * seen.hurtAll * Math.min(6, seen.left) + TUNING.shelter
  if (what === 'roof' || what === 'palisade' || what === 'weapons') return stepWorth(seen, what)
  return isInvention(what) ? inventionWorth(seen, what) : 0
}

/** One step, beyond those that are planned already. */
function stepWorth(seen: Survey, what: 'roof' | 'palisade' | 'weapons'): number {
  let planned = 0
  for (const action of seen.state.plan.actions) if (action.type === 'build' && action.what === what) planned++
  return levelWorth(seen, what, 1) / (1 + 1.2 * planned)
}

function gatherWorth({ state, food, wood, foodShort }: Survey, { node, source }: Deed): number {
  if (node === '') return 0
  const what = givenBy(sourceAt(state, node, source))
  const brought = 1 + countActing(state, what === 'wood' ? 'extraWood' : 'extraFood', node)
  if (what === 'wood') return brought * wood
  const needed = Math.max(0, Math.min(brought, foodShort))
  return needed * food + (brought - needed) * Math.min(food, 0.3)
}

/** New sources, terrains, discoveries; less as the island is known and time runs out. */
function exploreWorth(seen: Survey, { node, what }: Deed): number {
  const { state, left, far } = seen
  if (what === 'treasureMap') return 2.2
  if (what !== '' || node === '') return 0
  let known = 0
  let reach = 0
  for (const one of NODES) {
    if (!isOpen(state, one)) continue
    known++
    if (far[one] > 0 && far[one] < 3) reach += bareSources(state, 'acting', one).length / far[one] ** 1.5
  }
  const near = far[node] === 1 ? TUNING.tileNear : 0
  const fresh =
    Math.max(0.3, TUNING.tile - TUNING.tileKnown * (known - 1)) * Math.min(1, left / TUNING.tileRounds)
  const scarce = TUNING.scarce * Math.max(0, TUNING.enough - reach) * Math.min(1, (left - 1) / 4)
  const again = state.plan.actions.filter(({ type }) => type === 'explore').length
  return (fresh + near + scarce) * TUNING.tileAgain ** again + (seen.goal.explore?.(state) ?? 0)
}

/** How likely an action with these pawns succeeds, and what its dice cost its leader on average. */
export function risk(seen: Survey, type: ActionType, actor: CharacterId): { success: number; harm: number } {
  if (type !== 'build' && type !== 'gather' && type !== 'explore') return SURE
  const { state, hurt } = seen
  const faces = FACES[type]
  const wound = (faces.wound / 6) * (hurt[actor] ?? 0.5)
  const adventure = pieceAt(state, 'acting', 'adventure', type) ? 1 : faces.adventure / 6
  const once = faces.success / 6
  const success = pieceAt(state, 'acting', 'reroll', type)
    ? once * once
    : canReroll(state, type, actor)
      ? 1 - (1 - once) ** 2
      : once
  const card = actor === 'friday' ? 0.35 : TUNING[type]
  return { success, harm: wound + adventure * card - (1 - success) * 2 * TUNING.determination }
}

const SURE = { success: 1, harm: 0 }

const SKILLED: { readonly [A in AdventureType]: CharacterId } = {
  build: 'carpenter',
  gather: 'cook',
  explore: 'explorer',
}

const canReroll = (state: Robinson, type: AdventureType, actor: CharacterId): boolean =>
  SKILLED[type] === actor && characterOf(state, actor).det >= 2

/** Who leads a planned action; whoever is first in the round where only pawns that help stand there so far. */
export function leaderOf(state: Robinson, { pawns }: PlanAction): CharacterId {
  return pawns.find(isCharacter) ?? firstCharacter(state)
}

/** What a planned action is worth, as its deed was. */
export function plannedWorth(seen: Survey, action: PlanAction): number {
  const { type, what } = action
  const actor = leaderOf(seen.state, action)
  if (type === 'build' && (what === 'roof' || what === 'palisade' || what === 'weapons'))
    return Math.max(0.5, levelWorth(seen, what, 1))
  return Math.max(0.4, WORTH[type](seen, action, actor) + (seen.goal.deed?.(seen, action) ?? 0))
}
