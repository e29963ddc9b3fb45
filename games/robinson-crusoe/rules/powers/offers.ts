import { EQUIPMENT } from '../../data/equipment.ts'
import { INVENTIONS } from '../../data/inventions.ts'
import { MYSTERIES } from '../../data/mysteries.ts'
import { SKILL_IDS, SKILLS, type SkillId } from '../../data/skills.ts'
import type { CharacterId, Equipment, MysteryCard, Power, Skill, WindowKind } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { Character, Robinson } from '../../state.ts'
import { adventureCard, isAdventure } from '../cards/resolve-card.ts'
import { characterOf, everybody } from '../characters.ts'
import { hasItem } from '../items.ts'
import { inStock } from '../resources.ts'
import { meets } from './needs.ts'
import { forOneself, foundOutside, isAway } from './outside.ts'
import { discoveryRecord, userOfToken } from './records.ts'
import { matters } from './relevance.ts'

/** Something that may be used now; skills have an owner, all else is the group's. */
export interface Offer {
  readonly from: 'skill' | 'equipment' | 'discovery' | 'treasure' | 'item' | 'card' | 'stash'
  readonly id: string
  readonly owner: CharacterId | ''
  readonly power: Power
}

/** Where something may be used: the kind of moment, who acts in it, and whether whatever is legal is offered. */
export interface Moment {
  readonly kind: WindowKind
  readonly actor: CharacterId
  /** What a demand, fight or test asks for; no limit if left out. */
  readonly wanted?: number
  readonly anything: boolean
  /** What was taken up here and then let be, as `from:id`: it is not offered again. */
  readonly declined?: readonly string[]
}

/** Whether a power has a place in a kind of moment: asked first, because most have not. */
const belongs = (power: Power | undefined, { kind, anything }: Moment): power is Power =>
  power !== undefined && (power.windows.includes(kind) || (anything && power.anytime === true))

/** Whether a power is offered at a moment in which it has a place. */
function isOffered(state: Robinson, power: Power, moment: Moment): boolean {
  const { anything } = moment
  if (power.notInActions && state.phase === 'action') return false
  if (power.notAfterCard && state.open.length > 0) return false
  if (power.food !== undefined && inStock(state, 'food') < power.food) return false
  if (power.needs && !meets(state, power.needs, true)) return false
  if (isIdle(state, power)) return false
  return anything || matters(state, power, moment)
}

/** Whether the scenario says that a power would do nothing. */
function isIdle(state: Robinson, { effects }: Power): boolean {
  const { idle } = scenarioOf(state)
  if (!idle) return false
  return effects.some(effect => effect.do === 'special' && idle(state, effect.id))
}

const skillsOf = (owner: CharacterId): readonly SkillId[] =>
  SKILL_IDS.filter(id => SKILLS[id].owner === owner && 'power' in SKILLS[id])

const SKILLS_OF: { readonly [C in CharacterId]: readonly SkillId[] } = {
  cook: skillsOf('cook'),
  carpenter: skillsOf('carpenter'),
  explorer: skillsOf('explorer'),
  soldier: skillsOf('soldier'),
  friday: [],
  jenny: [],
}

/** Whether a character may use a skill: paid for, not yet used this round, not forbidden. L446 */
export function canUseSkill({ round }: Robinson, character: Character, id: SkillId): boolean {
  return (
    character.det >= SKILLS[id].det &&
    !character.skillsUsed.includes(id) &&
    !character.limits.some(limit => limit.round === round && limit.to === 'noSkills')
  )
}

/** What a character alone may use at a moment: skills, and what was found by one who sleeps outside. */
export function ownOffers(state: Robinson, who: CharacterId, moment: Moment): Offer[] {
  const character = characterOf(state, who)
  if (isAway(state, character)) return offersOutside(state, character, moment)
  const offers: Offer[] = []
  if (character.det < 2) return offers // No skill costs less.
  for (const id of SKILLS_OF[who]) {
    const { power }: Skill = SKILLS[id]
    if (!belongs(power, moment) || !canUseSkill(state, character, id)) continue
    if (power.own && state.act?.actor !== who) continue
    if (isOffered(state, power, moment)) offers.push({ from: 'skill', id, owner: who, power })
  }
  return offers
}

/** What one who sleeps outside may use at night: what lies on the sheet and skills, for oneself alone. L446, L1260 */
function offersOutside(state: Robinson, character: Character, { kind, actor }: Moment): Offer[] {
  const owner = character.id
  if (kind !== 'night' && actor !== owner) return []
  const offers: Offer[] = foundOutside(state, character, kind).map(({ id, power }) => ({
    from: 'stash',
    id,
    owner,
    power,
  }))
  for (const id of SKILLS_OF[owner]) {
    const { power }: Skill = SKILLS[id]
    const own = power && forOneself(state, character, power, kind)
    if (own && canUseSkill(state, character, id)) offers.push({ from: 'skill', id, owner, power: own })
  }
  return offers
}

/** What the group may use at a moment. */
export function sharedOffers(state: Robinson, moment: Moment): Offer[] {
  const offers: Offer[] = []
  const { equipment, discoveries, treasures, kept } = state
  const add = (from: Offer['from'], id: string, power: Power, user: CharacterId | '' = '') => {
    if (moment.declined?.includes(`${from}:${id}`)) return
    if (isFree(state, id, power, user, moment.actor) && isOffered(state, power, moment))
      offers.push({ from, id, owner: '', power })
  }
  for (const { id } of equipment) {
    const { power }: Equipment = EQUIPMENT[id]
    if (belongs(power, moment)) add('equipment', id, power)
  }
  for (let i = 0; i < discoveries.length; i++) {
    const id = discoveries[i]
    const { power } = discoveryRecord(state, id)
    if (belongs(power, moment) && discoveries.indexOf(id) === i)
      add('discovery', id, power, power.oneUser ? userOfToken(state, id) : '')
  }
  for (const { id, user, from } of treasures) {
    const { power }: MysteryCard = MYSTERIES[id]
    if (from <= state.round && belongs(power, moment)) add('treasure', id, power, user)
  }
  for (const id of ITEMS_WITH_POWER) {
    const { power } = INVENTIONS[id]
    if (belongs(power, moment) && hasItem(state, id)) add('item', id, power)
  }
  for (const id of kept) {
    const power = isAdventure(id) ? adventureCard(id).power : undefined
    if (belongs(power, moment)) add('card', id, power)
  }
  return offers
}

const ITEMS_WITH_POWER = ['pot', 'fireplace'] as const

/** Whether it is still to be used this round, by this character. L1497 */
function isFree(
  state: Robinson,
  id: string,
  { perRound, perFight, oneUser, once }: Power,
  user: CharacterId | '',
  actor: CharacterId,
): boolean {
  const { thisRound, usedInFight } = state
  if (oneUser && user !== '' && user !== actor && !isAttacked(state, user)) return false
  if ((perFight && usedInFight.includes(id)) || (once && state.notes[id])) return false
  if (perRound === undefined) return true
  let used = 0
  for (const one of thisRound.used) if (one === id) used++
  return used < perRound
}

/** In the weather animals attack everybody at camp. */
const isAttacked = (state: Robinson, who: CharacterId): boolean =>
  state.phase === 'weather' && everybody(state).some(({ id }) => id === who)
