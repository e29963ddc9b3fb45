import { CHARACTERS } from '../data/characters.ts'
import { INVENTIONS, type InventionId } from '../data/inventions.ts'
import { eventCard, isEvent } from '../rules/cards/resolve-card.ts'
import { firstCharacter } from '../rules/characters.ts'
import { around, bareSources, givenBy, isExplored, isOpen, sourceAt, tileAt } from '../rules/island.ts'
import { countActing } from '../rules/pieces.ts'
import { SCENARIO_IDS } from '../scenarios/data.ts'
import type { PieceKind, Robinson, ThreatId } from '../state.ts'
import { effectsWorth } from './effects.ts'
import { itemWorth } from './inventions.ts'
import { mouths, type Survey, survey } from './survey.ts'
import { animalsUntil, leaks, tonight } from './weather.ts'

/** What counts in a position: numbers of the size of one, always as many and in the same order. */
export function featuresOf(state: Robinson): readonly number[] {
  const seen = survey(state)
  return [
    ...times(seen),
    ...hearts(seen),
    ...spirits(seen),
    ...stock(seen),
    ...camp(seen),
    ...land(seen),
    ...threat(seen, state.threats.left),
    ...threat(seen, state.threats.right),
    ...belongings(seen),
    ...goal(seen),
  ]
}

/** One for each level that is reached. */
const upTo = (n: number, ...levels: readonly number[]): number[] => levels.map(level => Number(n >= level))

/** Where the game stands, and who plays. */
function times({ state, left }: Survey): number[] {
  const { round, rounds, phase, players, scenario } = state
  return [
    round / rounds,
    left / 5,
    Number(phase === 'start'),
    Number(phase === 'planning'),
    ...upTo(players, 2, 3, 4),
    ...SCENARIO_IDS.map(id => Number(id === scenario)),
  ]
}

/** After so many wounds each further one counts for more. */
const HALF = 6
/** How likely a character with so many hearts left dies within a round. */
const DEATH: readonly number[] = [1, 0.5, 0.33, 0.16, 0.06, 0.02]
/** As good as unhurt: for seats that nobody has. */
const WHOLE = 12

/** The hearts of all, the weakest first; the chance that all live on; Friday's. */
function hearts({ state }: Survey): number[] {
  const left: number[] = []
  let live = 1
  let deep = 0
  let special = 0
  let friday = 0
  for (const { id, alive, wounds, specialWounds } of state.characters) {
    if (!alive) continue
    const more = CHARACTERS[id].hearts + 1 - wounds
    if (id === 'friday') friday = more / 4
    else {
      left.push(more)
      live *= 1 - (DEATH[more] ?? 0)
      deep += Math.max(0, wounds - HALF)
      special += specialWounds.length
    }
  }
  left.sort((a, b) => a - b)
  const all = [0, 1, 2, 3].map(place => (left[place] ?? WHOLE) / 6)
  return [...all, live, deep / 5, special / 2, friday, Number(state.dog)]
}

/** Morale and determination. */
function spirits({ state: { morale, characters, firstPlayer } }: Survey): number[] {
  let sum = 0
  let enough = 0
  for (const { id, alive, det } of characters) {
    if (!alive || id === 'friday') continue
    sum += det
    enough += Math.min(4, det)
  }
  return [morale / 2, ...upTo(-morale, 1, 2, 3), sum / 6, enough / 6, characters[firstPlayer].det / 3]
}

/** What is at hand. */
function stock({ state }: Survey): number[] {
  const { wood, food, nonPerishable, fur } = state.available
  const meals = food + nonPerishable + state.barrel
  const eaters = mouths(state) || state.players
  return [
    wood / 5,
    ...upTo(wood, 1, 2, 4),
    meals / 4,
    Math.min(1, meals / eaters),
    ...upTo(meals, 1, 2, 3, 4),
    nonPerishable / 3,
    fur / 2,
    ...upTo(fur, 1),
  ]
}

/** Roof, palisade and weapons, and the weather that they are for. */
function camp({ state, end, sheltered }: Survey): number[] {
  const roof = sheltered ? state.roof : 0
  const { excess, snow } = tonight(state)
  return [
    Number(sheltered),
    sheltered ? 0 : Math.max(1, end - state.round) / 5,
    ...upTo(roof, 1, 2, 3),
    ...upTo(state.palisade, 1, 2, 3),
    ...upTo(state.weapons, 1, 2, 3, 4),
    leaks(state, roof, end) / 8,
    leaks(state, roof, Math.min(end, state.round + 1)) / 3,
    excess / 2,
    snow / 2,
    animalsUntil(state, end) / 4,
  ]
}

/** What the camp produces each round, what can be gathered next to it, and what is known of the island. */
function land({ state }: Survey): number[] {
  const home = { wood: 0, food: 0 }
  const near = { wood: 0, food: 0 }
  for (const source of bareSources(state, 'acting', state.camp)) {
    const what = givenBy(sourceAt(state, state.camp, source))
    home[what] += 1 + countActing(state, what === 'wood' ? 'extraWood' : 'extraFood', state.camp)
  }
  let shelter = 0
  for (const node of around(state.camp)) {
    if (!isOpen(state, node)) continue
    if (tileAt(state, node).shelter) shelter = 1
    for (const source of bareSources(state, 'acting', node)) near[givenBy(sourceAt(state, node, source))]++
  }
  let tiles = 0
  let turned = 0
  for (const { tile, faceDown } of Object.values(state.island)) {
    if (tile !== 0) tiles++
    if (tile !== 0 && faceDown) turned++
  }
  return [
    home.wood,
    ...upTo(home.wood, 1, 2),
    home.food,
    ...upTo(home.food, 1, 2),
    ...upTo(near.wood, 1, 2, 3),
    ...upTo(near.food, 1, 2, 3),
    shelter,
    tiles / 5,
    turned,
    Number(isExplored(state, 'mountains')),
    Number(isExplored(state, 'hills')),
    Number(isExplored(state, 'river')),
  ]
}

/** A card in the threat row: whether there is one, what it threatens with, what it offers. */
function threat(seen: Survey, id: ThreatId | ''): number[] {
  if (!isEvent(id)) return [Number(id !== ''), 0, 0]
  const { action, threat: harm } = eventCard(id)
  const actor = firstCharacter(seen.state)
  return [
    1,
    bounded(effectsWorth(seen, harm, actor) / 4),
    bounded(effectsWorth(seen, action.result, actor) / 4),
  ]
}

const bounded = (n: number): number => Math.max(-2, Math.min(2, n))

const INVENTION_IDS = Object.keys(INVENTIONS) as InventionId[]

/** The pieces that do no harm. */
const HARMLESS: readonly PieceKind[] = [
  'numbered',
  'extraFood',
  'extraWood',
  'shortcut',
  'cross',
  'trap',
  'burnt',
]

/** Items, discoveries, treasures, equipment, beasts to hunt; tokens and markers that do harm. */
function belongings(seen: Survey): number[] {
  const { items, discoveries, treasures, equipment, decks, pieces } = seen.state
  let worth = 0
  for (const id of items) worth += itemWorth(seen, id, INVENTIONS[id])
  let uses = 0
  for (const one of equipment) uses += one.uses
  let harm = 0
  let exhausted = 0
  for (const { kind } of pieces) {
    if (!HARMLESS.includes(kind)) harm++
    if (kind === 'exhausted') exhausted++
  }
  return [
    ...INVENTION_IDS.map(id => Number(items.includes(id))),
    worth / 3,
    Math.min(9, discoveries.length) / 4,
    treasures.length,
    uses / 3,
    Math.min(3, decks.hunting.length) / 2,
    harm / 4,
    exhausted / 2,
  ]
}

/** How far the goal is, against how much of the time is over; and what the scenario says besides. */
function goal({ state, goal: { progress, features } }: Survey): number[] {
  const far = progress(state)
  return [far, far - state.round / state.rounds, ...(features?.(state) ?? NONE)]
}

/** As many as a goal may tell of. */
const NONE: readonly number[] = [0, 0, 0, 0, 0, 0]
