import type { Effect } from '../../data/effects.ts'
import { SKILLS, type SkillId } from '../../data/skills.ts'
import type { Power, Resource } from '../../data/types.ts'
import type { Character, Robinson } from '../../state.ts'
import { eventCard, isEvent } from '../cards/resolve-card.ts'
import { characterOf, heartsLeft, living } from '../characters.ts'
import { isSheltered } from '../island.ts'
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
      return state.sky !== null && state.sky[effect.kind] > 0
    case 'snowBecomesRain':
      return state.sky !== null && state.sky.snow > 0
    case 'lookTiles':
      return state.decks.tiles.length > 0 && (kind !== 'action' || isPlanned(state, 'explore'))
    case 'buildFree':
      return effect.from.some(id => !state.items.includes(id))
    case 'drawDiscoveries':
      return state.decks.discovery.length > 0
    case 'hunting':
      return huntingHelps(state, effect.op, kind)
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
  if (kind === 'preAction') return what === 'fur' || isFoodWanted(state)
  return true
}

/** Whether a threat could be met with food that is not there: what is gained while planning comes too late. */
function isFoodWanted(state: Robinson): boolean {
  const { left, right } = state.threats
  return [left, right].some(
    card =>
      isEvent(card) && eventCard(card).action.pay?.some(({ food = 0 }) => food > inStock(state, 'food')),
  )
}

/** In fights and tests weapons help as long as more are needed. */
function weaponsHelp(
  { weapons, bonus }: Robinson,
  { kind, wanted = Number.POSITIVE_INFINITY }: Moment,
): boolean {
  if (kind === 'fight' || kind === 'weapons') return weapons + bonus < wanted
  if (kind === 'demand:weapons') return weapons < wanted
  return kind !== 'weather' && kind !== 'animals'
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
  return waiting.some(id => {
    const { owner, det } = SKILLS[id]
    if (kind !== 'weather' && owner !== actor) return false
    const character: Character | undefined = state.characters.find(one => one.id === owner)
    return character !== undefined && character.det < det && !character.skillsUsed.includes(id)
  })
}
