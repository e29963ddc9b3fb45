import { take } from '@tablee/common/piles.ts'
import type { Message, Next, Rule } from '@tablee/kernel'
import type { Node } from '../../data/board.ts'
import type { CharacterId } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { Character, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askGroup } from '../ask.ts'
import { campTargets, moveCamp } from '../camp.ts'
import { everybody, firstCharacter, wound } from '../characters.ts'
import { isFoodStored, payFrom } from '../food.ts'
import { gained, gainedIds, takeGained } from '../gains.ts'
import { isOpen, isSheltered, tileAt } from '../island.ts'
import { characterNames } from '../names.ts'
import { pieceAt, remove } from '../pieces.ts'
import { foodOnSheet, onSheet, takeFromSheet } from '../powers/outside.ts'
import { openWindow } from '../powers/window.ts'
import { inStock } from '../resources.ts'
import { because } from '../why.ts'
import { runLater } from './round.ts'

/** What it costs to go without a meal, and without an extra one. L1398, L814 */
const HUNGER = 2
const SMALL_HUNGER = 1

/** Night: everybody eats, and what waited for the night happens. L1382 */
export function* night(t: RobinsonTable): Rule<Next> {
  const { state } = t
  state.phase = 'night'
  t.say('phase.begins', { phase: 'night' })
  yield* openWindow(t, 'night', firstCharacter(state), mealsTonight(state))
  yield* scenarioOf(state).night?.(t) ?? []
  yield* meal(t, HUNGER)
  const extra = pieceAt(state, 'acting', 'extraFood', 'night')
  if (extra) {
    remove(state, extra)
    yield* meal(t, SMALL_HUNGER)
  }
  yield* runLater(t, 'night')
  sicken(t)
  return 'nightMove'
}

/** How many meals this night takes at the camp: every one of each character, and the scenario's. */
export function mealsTonight(state: Robinson): number {
  const eaters = state.characters.filter(
    ({ id, alive, outside }) => alive && id !== 'friday' && outside === '',
  )
  const extra = pieceAt(state, 'acting', 'extraFood', 'night') ? 1 : 0
  const throats = state.later.filter(({ card, round }) => card === 'flu' && round <= state.round).length
  return eaters.length * (1 + extra + throats) + (scenarioOf(state).mouths?.(state) ?? 0)
}

/** Everybody eats one food, wherever they sleep, or is wounded. L1398, L814 */
export function* meal(t: RobinsonTable, wounds: number): Rule {
  yield* eatAtCamp(t, wounds)
  for (const character of t.state.characters) yield* eatOutside(t, character, wounds)
}

/** If food is short the group decides who eats. */
function* eatAtCamp(t: RobinsonTable, wounds: number): Rule {
  const { state } = t
  const hungry: CharacterId[] = everybody(state).map(({ id }) => id)
  while (inStock(state, 'food') < hungry.length) {
    if (inStock(state, 'food') === 0) break
    const who = yield* askGroup(t, 'night.eat', hungry, { like: characterNames, rule: 'night.4' })
    yield* payFrom(t, 'food', 1)
    take(hungry, who)
    t.say('night.ate', { who, left: inStock(state, 'food') })
  }
  if (inStock(state, 'food') >= hungry.length) {
    yield* payFrom(t, 'food', hungry.length)
    const left = inStock(state, 'food')
    if (hungry.length > 0) t.say('night.meal', { n: hungry.length, from: left + hungry.length, to: left })
    return
  }
  for (const who of hungry) wound(t, who, wounds, because('hunger'))
  if (wounds === HUNGER) yield* scenarioOf(state).hungry?.(t) ?? []
}

/** Those outside eat what they have with them. L1266 */
function* eatOutside(t: RobinsonTable, character: Character, wounds: number): Rule {
  const { id, alive, outside } = character
  if (outside === '' || !alive || id === 'friday') return
  if (foodOnSheet(t.state, id) === 0) yield* openWindow(t, 'outside', id)
  if (takeFromSheet(t.state, id, 1) === 1) return t.say('night.ateOutside', { who: id })
  wound(t, id, wounds, because('hunger'))
  if (wounds === HUNGER) yield* scenarioOf(t.state).hungry?.(t) ?? []
}

/** The Strange Disease breaks out. L2253 */
function sicken(t: RobinsonTable): void {
  for (const character of t.state.characters) {
    const { disease } = character
    character.disease = 0
    wound(t, character.id, disease, because('card', 'strangeDisease'))
  }
}

const STAY = 'stay'
const moveNaming = {
  say: (node: Node | typeof STAY): Message =>
    node === STAY ? say('camp.stay') : say('camp.moveTo', { node }),
  at: (node: Node | typeof STAY): string | readonly string[] => (node === STAY ? [] : `node:${node}`),
  rule: 'night.8',
}

/** The camp may move; then the open sky, food that rots, and the end of the round. L1399 */
export function* nightMove(t: RobinsonTable): Rule<Next> {
  const { state } = t
  const to = yield* askGroup(t, 'camp.move', [STAY, ...campTargets(state)], moveNaming)
  if (to !== STAY) moveCamp(t, to)
  if (!isSheltered(state)) for (const { id } of everybody(state)) wound(t, id, 1, OPEN_SKY)
  for (const { id, alive, outside } of state.characters)
    if (alive && outside !== '' && id !== 'friday' && !hasNaturalShelter(state, outside))
      wound(t, id, 1, OPEN_SKY)
  yield* openWindow(t, 'night', firstCharacter(state), 0) // All have eaten.
  yield* rot(t)
  return 'roundEnd'
}

const OPEN_SKY = because('openSky')

const hasNaturalShelter = (state: Robinson, node: Node): boolean =>
  isOpen(state, node) && tileAt(state, node).shelter

/** Food that is not stored is lost. L1401 */
function* rot(t: RobinsonTable): Rule {
  const { state } = t
  for (const { id } of state.characters) rotOutside(state, id)
  if (isFoodStored(state) || state.available.food === 0) return
  yield* fillBarrel(t)
  if (state.available.food > 0)
    t.say('food.rots', { n: state.available.food, left: inStock(state, 'food') - state.available.food })
  state.available.food = 0
}

/** Boxes and Barrel serve one who has found them outside as well. L1260 */
function rotOutside(state: Robinson, who: CharacterId): void {
  const treasures = gainedIds(state, 'treasure', onSheet(who))
  const food = gained(state, 'food', onSheet(who))
  if (treasures.includes('boxes')) return
  if (treasures.includes('barrel') && state.notes.barrel) state.barrel = Math.min(BARREL, food)
  takeGained(state, 'food', food, onSheet(who))
}

const owns = ({ treasures }: Robinson, card: string): boolean =>
  treasures.some(({ id }) => (id as string) === card)

const BARREL = 2

/** The Barrel, once it was used, keeps two. */
function* fillBarrel(t: RobinsonTable): Rule {
  const { state } = t
  if (!owns(state, 'barrel') || !state.notes.barrel) return
  const stored = Math.min(BARREL - state.barrel, state.available.food)
  state.barrel += stored
  state.available.food -= stored
  if (stored > 0) t.say('food.stored', { n: stored })
}
