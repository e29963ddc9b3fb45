import { SKILLS, type SkillId } from '../data/skills.ts'
import type { CharacterId, WindowKind } from '../data/types.ts'
import { everybody, firstCharacter } from '../rules/characters.ts'
import { isCharacter, unplaced } from '../rules/plan/pawns.ts'
import type { Offer } from '../rules/powers/offers.ts'
import { inStock } from '../rules/resources.ts'
import type { Robinson } from '../state.ts'
import { effectsWorth } from './effects.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import type { Survey } from './survey.ts'
import { TUNING } from './tuning.ts'

/** What keeping something for later is worth, by where it comes from. */
const KEPT: { readonly [F in Offer['from']]: number } = {
  skill: 0,
  equipment: 0.55,
  discovery: 0.3,
  treasure: 0.35,
  item: 0,
  card: 0.35,
  stash: 0,
}

/** What food is missed that a power takes: at night it is a meal, unless there is more than all eat. */
function foodCost({ state, food, hurtLeast }: Survey, kind: WindowKind): number {
  if (kind !== 'night') return food
  return inStock(state, 'food') > everybody(state).length ? TUNING.spareFood : 2 * hurtLeast
}

/** What using something now is worth, less what it costs. */
export function offerWorth(seen: Survey, { from, id, owner, power }: Offer, kind: WindowKind): number {
  const { state } = seen
  const actor: CharacterId = owner || state.act?.actor || firstCharacter(state)
  let cost = TUNING.keep * KEPT[from] + (power.food ?? 0) * foodCost(seen, kind)
  if (from === 'skill') cost += TUNING.spend * TUNING.determination * SKILLS[id as SkillId].det
  return momentWorth(seen, id, kind) ?? effectsWorth(seen, power.effects, actor) - cost
}

const isPlanned = (state: Robinson): boolean => unplaced(state).every(({ id }) => !isCharacter(id))

/** Where the moment says more than the effects; null where it does not. */
function momentWorth(seen: Survey, id: string, kind: WindowKind): number | null {
  const { state, hurtLeast } = seen
  if (kind === 'fight' || kind === 'weapons') return hurtLeast
  if (kind === 'weather') return seen.state.sky ? 0.8 : null
  if (kind.startsWith('demand:')) return 0.8
  if (kind.startsWith('mystery:') || kind === 'medicine') return 0.8
  // Food is made when the plan is done and does not bring enough.
  if (id === 'stoneSoup' || id === 'biscuits')
    return kind === 'planning' && seen.foodShort > 0.3 && isPlanned(state) ? 1 : -1
  if (id === 'aNewIdea' || id === 'tracking' || id === 'reconnaissance' || id === 'theHunt') return -0.5
  if (id === 'handyman') return -0.2
  if (id === 'stormGlass') return -0.2
  if (kind === 'night') return state.characters.some(({ wounds }) => wounds > 1) ? null : -0.2
  return null
}

function weighChoice(scene: Scene, choice: Offer | 'done'): number {
  if (choice === 'done') return 0
  return offerWorth(scene.seen, choice, context<{ kind: WindowKind }>(scene).kind)
}

export const powerOpinions: Opinions = { window: { weigh: weighChoice } }
