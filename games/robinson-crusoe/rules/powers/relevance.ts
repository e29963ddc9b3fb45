import { ANIMALS_STRENGTH } from '../../data/dice.ts'
import type { Effect } from '../../data/effects.ts'
import { SKILLS, type SkillId } from '../../data/skills.ts'
import type { Power, Resource } from '../../data/types.ts'
import type { Character, Robinson } from '../../state.ts'
import { characterOf, heartsLeft, living } from '../characters.ts'
import { isFoodStored } from '../food.ts'
import { isForLater } from '../gains.ts'
import { isSheltered } from '../island.ts'
import { hasItem } from '../items.ts'
import { inStock } from '../resources.ts'
import type { Moment } from './offers.ts'

/** A character this close to death is healed even between actions. */
const IN_DANGER = 3

/** The skills by which determination helps at once, at some moments. */
const WAITING_SKILLS: { readonly [kind: string]: readonly SkillId[] | undefined } = {
  roll: ['craftsmanship', 'scrounger', 'lucky'],
  fight: ['frenzy'],
  weather: ['hooch'],
}

/** Whether using a power now could make a difference: then it is offered without having been asked for. */
export function matters(state: Robinson, { effects }: Power, moment: Moment): boolean {
  return effects.some(effect => helps(state, effect, moment))
}

function helps(state: Robinson, effect: Effect, moment: Moment): boolean {
  const { kind } = moment
  switch (effect.do) {
    case 'heal':
    case 'healShared':
      return living(state).some(one => one.wounds > 0 && (kind !== 'action' || heartsLeft(one) <= IN_DANGER))
    case 'morale':
      return state.morale < 3
    case 'level':
      return effect.of === 'weapons'
        ? weaponsHelp(state, moment)
        : isSheltered(state) && levelHelps(state, effect.of, moment)
    case 'det':
    case 'detShared':
      return determinationHelps(state, moment)
    case 'temporaryWeapons':
      return weaponsHelp(state, moment)
    case 'gain':
      return gainHelps(state, effect.what, moment)
    case 'ignoreCloud':
      return isCloudFelt(state, effect.kind)
    case 'snowBecomesRain':
      return isCloudFelt(state, 'snow')
    case 'lookTiles':
      return state.decks.tiles.length > 0 && (kind !== 'action' || isPlanned(state, 'explore'))
    case 'buildFree':
      // While actions are resolved it would come too late for the card that asks for it.
      return (kind !== 'medicine' || !isForLater(state)) && effect.from.some(id => !state.items.includes(id))
    case 'drawDiscoveries':
      return state.decks.discovery.length > 0
    case 'hunting':
      return huntingHelps(state, effect.op, kind)
    case 'lasting':
      return effect.id === 'barrel' && wouldRot(state, moment)
    case 'choose':
      return effect.branches.some(branch => branch.some(one => helps(state, one, moment)))
    default:
      return true
  }
}

const isPlanned = ({ plan }: Robinson, type: string): boolean => plan.actions.some(one => one.type === type)

/** A gain pays a demand only if it is for what is asked, and more is needed; elsewhere any gain may help. */
function gainHelps(
  state: Robinson,
  what: Resource,
  { kind, wanted = Number.POSITIVE_INFINITY }: Moment,
): boolean {
  if (kind === 'demand:food')
    return (what === 'food' || what === 'nonPerishable') && inStock(state, 'food') < wanted
  if (kind === 'demand:wood') return what === 'wood' && inStock(state, 'wood') < wanted
  if (kind === 'demand:fur') return what === 'fur' && inStock(state, 'fur') < wanted
  if (kind === 'night')
    return (
      (what === 'food' || what === 'nonPerishable') && inStock(state, 'food') < wanted + foodToHeal(state)
    )
  return true
}

/** Whether food is left when all have eaten, and nothing keeps it: then the Barrel may be opened to store some. */
function wouldRot(state: Robinson, { kind, wanted }: Moment): boolean {
  if (kind !== 'night' || wanted !== 0 || state.available.food === 0) return false
  return !isFoodStored(state)
}

const NIGHT_COOKING = ['pot', 'fireplace'] as const
const RECIPE = SKILLS.grandmasRecipe

/** How much food could heal somebody tonight. */
function foodToHeal(state: Robinson): number {
  if (!living(state).some(({ wounds }) => wounds > 0)) return 0
  const used = state.thisRound.used
  let n = NIGHT_COOKING.filter(id => hasItem(state, id) && !used.includes(id)).length
  for (const { id, det, skillsUsed, outside } of state.characters)
    if (id === RECIPE.owner && outside === '' && det >= RECIPE.det && !skillsUsed.includes('grandmasRecipe'))
      n++
  return n
}

/** Whether clouds of a kind do harm: snow always takes wood, rain only where there is more than the roof holds off. */
function isCloudFelt({ sky, roof }: Robinson, kind: 'rain' | 'snow'): boolean {
  if (!sky || sky[kind] === 0) return false
  return kind === 'snow' || sky.rain + sky.snow > roof
}

/** In fights and tests weapons help as long as more are needed; in the weather against a hungry beast. */
function weaponsHelp(
  { weapons, bonus, sky }: Robinson,
  { kind, wanted = Number.POSITIVE_INFINITY }: Moment,
): boolean {
  if (kind === 'fight' || kind === 'weapons') return weapons + bonus < wanted
  if (kind === 'demand:weapons') return weapons < wanted
  if (kind !== 'weather') return true
  return weapons < ANIMALS_STRENGTH && (sky?.animals.includes('fight') ?? false)
}

/** A roof or palisade helps as long as a demand wants more; in the weather against animals and storms. */
function levelHelps(
  state: Robinson,
  level: 'roof' | 'palisade',
  { kind, wanted = Number.POSITIVE_INFINITY }: Moment,
): boolean {
  if (kind === 'demand:roof' || kind === 'demand:palisade') return state[level] < wanted
  if (kind !== 'weather' || level === 'roof') return true
  const { sky, pieces, palisade } = state
  const storm = pieces.some(piece => piece.kind === 'storm')
  const attacks = (sky?.animals.filter(face => face === 'palisade').length ?? 0) + (storm ? 1 : 0)
  return attacks > palisade
}

function huntingHelps({ decks, seen, plan }: Robinson, op: string, kind: string): boolean {
  if (op === 'addBeast') return decks.beast.length > 0
  const top = decks.hunting.at(-1)
  if (top === undefined) return false
  return kind !== 'action' || (plan.actions.some(one => one.type === 'hunt') && !seen.hunting.includes(top))
}

/** Determination helps a demand for it, and where a skill waits for it that its owner cannot pay. */
function determinationHelps(
  state: Robinson,
  { kind, actor, wanted = Number.POSITIVE_INFINITY }: Moment,
): boolean {
  if (kind === 'demand:det') return characterOf(state, actor).det < wanted
  const waiting = WAITING_SKILLS[kind]
  if (!waiting) return true
  if (kind === 'weather' && !isCloudFelt(state, 'rain') && !isCloudFelt(state, 'snow')) return false
  return waiting.some(id => {
    const { owner, det } = SKILLS[id]
    if (kind !== 'weather' && owner !== actor) return false
    const character: Character | undefined = state.characters.find(one => one.id === owner)
    return character !== undefined && character.det < det && !character.skillsUsed.includes(id)
  })
}
