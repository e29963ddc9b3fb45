import type { Rule } from '@tablee/kernel'
import type { Effect } from '../data/effects.ts'
import { INVENTION_IDS, INVENTIONS, type InventionId } from '../data/inventions.ts'
import type { Resource } from '../data/types.ts'
import { SCENARIOS } from '../scenarios/data.ts'
import type { ScenarioInvention } from '../scenarios/sheet.ts'
import type { Robinson, RobinsonTable } from '../state.ts'
import { byAll } from './cause.ts'
import { runEffects } from './effects/run.ts'
import { isSheltered } from './island.ts'
import { lower } from './levels.ts'
import { removeWhere } from './pieces.ts'
import { because } from './why.ts'

// Queries

/** Whether an item is of use now: built, not away (Catastrophe), or turned only this round. L1128 */
export const hasItem = ({ items, thisRound }: Robinson, id: InventionId): boolean =>
  !thisRound.itemsAway && (items.includes(id) || thisRound.flipped.includes(id))

/** The inventions of the scenario in play. */
export const scenarioInventions = ({
  scenario,
}: Robinson): { readonly [id: string]: ScenarioInvention | undefined } => SCENARIOS[scenario].inventions

/** Whether an id is that of an invention card. */
export const isInvention = (id: string): id is InventionId => CARDS.has(id)

// Asked for every deed of every plan.
const CARDS: ReadonlySet<string> = new Set(INVENTION_IDS)

/** What building an invention does at the end of the phase. */
function effectsOf(state: Robinson, id: string): readonly Effect[] {
  if (isInvention(id)) return INVENTIONS[id].effects
  return scenarioInventions(state)[id]?.effects ?? []
}

// Changes

/** An invention card is taken from wherever it lies: the board, beside a sheet, or its deck. */
export function takeInvention(
  { inventions, personal, decks, inventionDiscard }: Robinson,
  id: InventionId,
): void {
  for (const list of [inventions, personal, decks.invention, inventionDiscard]) takeFrom(list, id)
}

/** An invention becomes an item and has its effect. L1286 */
export function* becomesItem(t: RobinsonTable, id: string): Rule {
  const { state } = t
  if (isInvention(id)) {
    if (state.items.includes(id)) return
    takeInvention(state, id)
    state.items.push(id)
  } else state.built.push(id)
  t.say('item.built', { item: id })
  if (isInvention(id) && !isSheltered(state) && needsShelter(id)) state.ungiven.push(id)
  yield* runEffects(t, effectsOf(state, id), byAll(state, id))
}

/** Whether what an item gives has to stand on a shelter. L1052 */
const needsShelter = (id: InventionId): boolean =>
  INVENTIONS[id].effects.some(effect => effect.do === 'level' && effect.of !== 'weapons')

function takeFrom<V>(list: V[], one: V): void {
  const place = list.indexOf(one)
  if (place >= 0) list.splice(place, 1)
}

/** An item is turned to its invention side; what it gave is taken back as far as possible. L1138 */
export function flipItem(t: RobinsonTable, id: InventionId): void {
  const { state } = t
  if (!state.items.includes(id)) return
  takeFrom(state.items, id)
  const { owner } = INVENTIONS[id]
  const atSheet = owner !== undefined && state.characters.some(one => one.id === owner)
  if (atSheet) state.personal.push(id)
  else state.inventions.push(id)
  state.thisRound.flipped.push(id)
  t.say('item.flipped', { item: id })
  reverse(t, id)
}

/** An item goes back into the invention deck. L2187 */
export function discardItem(t: RobinsonTable, id: InventionId): void {
  const { state } = t
  takeFrom(state.items, id)
  state.decks.invention.push(id)
  t.shuffle(state.decks.invention)
  state.seen.invention.length = 0
  t.say('item.discarded', { item: id })
  reverse(t, id)
}

function takeBack(t: RobinsonTable, what: Resource, n: number, card: InventionId): void {
  const { state } = t
  const from = state.available[what]
  const lost = Math.min(from, n)
  state.available[what] -= lost
  if (lost > 0) t.say('lost', { what, n: lost, why: 'card', card, from, to: from - lost })
}

function reverse(t: RobinsonTable, id: InventionId): void {
  const { state } = t
  for (const effect of INVENTIONS[id].effects) {
    if (effect.do === 'level' && (effect.of === 'weapons' || !state.ungiven.includes(id)))
      lower(t, effect.of, effect.n, because('card', id))
    if (effect.do === 'gain') takeBack(t, effect.what, effect.n, id)
  }
  takeFrom(state.ungiven, id)
  removeWhere(state, piece => piece.by === id && piece.kind !== 'exhausted')
}
