import type { BuildingId } from '../../data/board.ts'
import { SCENARIOS, type ScenarioRule } from '../../data/solo.ts'
import { TURNS } from '../../data/tracks.ts'
import { type Affinity, type Space, TAKES } from '../../data/types.ts'
import { discountOf } from '../../rules/deploy/price.ts'
import { colourOf } from '../../rules/dice.ts'
import { type Die, MADHALA, type PathId, type PoolDie } from '../../state.ts'
import type { ExpeditionView, MonsterView, ZoneView } from '../../view.ts'
import { dataOf } from '../data.ts'
import type { Props } from '../ui/part.tsx'

/** Whose colours something wears: a clan's, or Madhala's. */
export function partyOf({ clans }: Pick<MonsterView, 'clans'>, owner: number): Affinity | 'madhala' {
  return owner === MADHALA ? 'madhala' : (clans[owner].affinity ?? 'fire')
}

/** Whether the scenario has a rule of its own. */
const hasRule = ({ scenario }: MonsterView, rule: ScenarioRule): boolean =>
  scenario !== null && SCENARIOS[scenario].rules.some(one => one === rule)

/** Why a building is closed, if it is. */
export function closedBy(view: MonsterView, id: BuildingId): 'panic' | 'closed' | null {
  if (view.citadel[id].panic) return 'panic'
  return id === 'armory' && hasRule(view, 'armoryClosed') ? 'closed' : null
}

/** How many turns the game has. */
export const turnsOf = ({ scenario }: MonsterView): number =>
  scenario === null ? TURNS.length : SCENARIOS[scenario].turns

/** The die that was chosen first, and now waits for its place; null where none was. */
export function chosenDie({ face, taken }: Pick<Props, 'face' | 'taken'>): PoolDie | null {
  for (const ref of taken) if (ref.startsWith('die:')) return ref.slice('die:'.length) as PoolDie
  if (face?.prompt.id !== 'deploy.place') return null
  return (face.prompt.values as { readonly die: PoolDie }).die
}

/** What a chosen die would take off a purchase here; 0 where it takes nothing off. */
export function discountAt(view: MonsterView, id: BuildingId, die: PoolDie): number {
  const sells = id === 'huntersLair' || id === 'tavern' || id === 'armory' || id === 'bazaar'
  return sells ? discountOf(view, id, die) : 0
}

/** A place for a die on an expedition, and the die that lies on it. */
export interface DiePlace {
  readonly space: Space | null
  readonly required: boolean
  readonly die: Die | null
}

/** The places of an expedition of a region, each with its die: those that ask for less come first. */
export function diePlaces(view: MonsterView, { face }: ZoneView, path: number, on: ExpeditionView | null) {
  const { requirement, reinforcement } =
    face === null ? { requirement: [], reinforcement: [] } : dataOf(view).paths[face][path]
  const left = [...(on?.dice ?? [])]
  const lay = (space: Space, required: boolean): DiePlace => {
    const fits = left.findIndex(({ colour }) => TAKES[space][colour] > 0)
    return { space, required, die: fits < 0 ? null : left.splice(fits, 1)[0] }
  }
  const places = [...requirement.map(one => lay(one, true)), ...reinforcement.map(one => lay(one, false))]
  // What tokens brought or neighbours lost need not fit what is printed.
  for (const [i, place] of places.entries())
    if (place.die === null && left.length > 0) places[i] = { ...place, die: left.shift() ?? null }
  return [...places, ...left.map(die => ({ space: null, required: false, die }))]
}

/** Which expeditions of the data the places of a region are, and those of the gates. */
export const EXPEDITION = { region: ['E1', 'E2', 'E3', 'E4'], gates: ['upper', 'lower'] } as const

/** The ref of a road. */
export const pathRef = ({ id }: Pick<ZoneView, 'id'>, path: number) =>
  `path:${id satisfies string}:${path}` as const satisfies `path:${PathId}`

/** The colour of a die of a pool, where a building takes it. */
export const fits = (accepts: Space, die: PoolDie): boolean => TAKES[accepts][colourOf(die)] > 0
