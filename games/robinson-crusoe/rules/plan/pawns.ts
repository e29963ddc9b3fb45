import type { Objection } from '@tablee/kernel'
import { NEUTRAL_PAWNS } from '../../data/board.ts'
import { PLAYABLE } from '../../data/characters.ts'
import { EQUIPMENT } from '../../data/equipment.ts'
import { INVENTION_IDS, INVENTIONS } from '../../data/inventions.ts'
import { MYSTERIES } from '../../data/mysteries.ts'
import type { ActionType, CharacterId, Equipment, MysteryCard, PawnColour } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { Character, Deed, PawnId, PlanAction, Robinson } from '../../state.ts'
import { hasItem, scenarioInventions } from '../items.ts'
import { NO } from '../objections.ts'
import { discoveryRecord } from '../powers/records.ts'

/** Pawns of one kind that the group has this round. */
export interface Supply {
  readonly id: PawnId
  /** A character's own pawn, or a neutral one of some colour. */
  readonly colour: PawnColour | 'own'
  readonly count: number
}

/** Whether a pawn is a character's. */
export const isCharacter = (id: PawnId): id is CharacterId =>
  id === 'friday' || id === 'jenny' || isPlayer(id)

/** Whether a pawn is a player's. */
export const isPlayer = (id: PawnId): boolean => (PLAYABLE as readonly string[]).includes(id)

/** How many pawns a character has this round; never less than one. L604 */
export function ownPawns({ round }: Robinson, { id, alive, limits }: Character): number {
  if (!alive) return 0
  if (id === 'friday' || id === 'jenny') return 1
  return limits.some(limit => limit.round === round && limit.to === 'onePawn') ? 1 : 2
}

const ITEMS_WITH_PAWN = INVENTION_IDS.filter(id => INVENTIONS[id].pawn !== undefined)

/** All pawns of this round. */
export function pawnSupply(state: Robinson): Supply[] {
  const all: Supply[] = []
  const add = (id: PawnId, colour: Supply['colour'] | undefined, count: number) => {
    if (colour && count > 0) all.push({ id, colour, count })
  }
  for (const one of state.characters) add(one.id, 'own', ownPawns(state, one))
  if (state.dog) add('dog', 'purple', 1)
  if (state.items.length > 0 || state.thisRound.flipped.length > 0)
    for (const id of ITEMS_WITH_PAWN) if (hasItem(state, id)) add(id, INVENTIONS[id].pawn, 1)
  for (const id of state.built) add(id, scenarioInventions(state)[id]?.pawn, 1)
  for (const { id, uses } of state.treasures) add(id, (MYSTERIES[id] as MysteryCard).pawn, Math.abs(uses))
  for (const { id, uses } of state.equipment) add(id, (EQUIPMENT[id] as Equipment).pawn, uses)
  const { discoveries } = state
  for (let i = 0; i < discoveries.length; i++) {
    const { pawn } = discoveryRecord(state, discoveries[i])
    if (pawn && discoveries.indexOf(discoveries[i]) === i)
      add(discoveries[i], pawn, discoveries.filter(one => one === discoveries[i]).length)
  }
  for (const { id, colour } of state.thisRound.pawns) add(id, colour, 1)
  return all
}

/** How many pawns of a kind are in the plan. */
export function placed({ plan }: Robinson, id: PawnId): number {
  let n = 0
  for (const { pawns } of plan.actions) for (const pawn of pawns) if (pawn === id) n++
  return n
}

function neutralPlaced({ plan }: Robinson): number {
  let n = 0
  for (const { pawns } of plan.actions) for (const pawn of pawns) if (isOfTheTen(pawn)) n++
  return n
}

/** Friday and the Dog bring their own pawns; Jenny takes one of the others. L106, L188, L368 */
const isOfTheTen = (id: PawnId): boolean => !isPlayer(id) && id !== 'friday' && id !== 'dog'

/** The pawns not yet in the plan. */
export function unplaced(state: Robinson): Supply[] {
  const left: Supply[] = []
  for (const supply of pawnSupply(state)) {
    const { id, colour, count } = supply
    const used = placed(state, id)
    if (used === 0) left.push(supply)
    else if (used < count) left.push({ id, colour, count: count - used })
  }
  return left
}

const SERVES: { readonly [C in PawnColour]: readonly ActionType[] } = {
  red: ['hunt'],
  brown: ['build'],
  grey: ['gather'],
  green: ['explore'],
  greyGreen: ['gather', 'explore'],
  totem: ['explore'],
  purple: ['hunt', 'explore'],
}

/** What speaks against a pawn's part in a deed, whoever else is there. */
export function pawnObjection(
  state: Robinson,
  { id, colour }: Omit<Supply, 'count'>,
  deed: Deed,
): Objection | null {
  if (colour === 'own') return characterObjection(state, id, deed)
  if (!SERVES[colour].includes(deed.type)) return NO.pawn
  if (colour === 'totem' && !scenarioOf(state).isTotemPlace?.(state, deed)) return NO.pawn
  return null
}

function characterObjection(state: Robinson, id: PawnId, { type }: Deed): Objection | null {
  if (id === 'jenny') return type === 'rest' ? null : NO.jenny
  for (const character of state.characters)
    if (character.id === id)
      for (const { to, round } of character.limits)
        if (round === state.round && typeof to !== 'string' && !to.includes(type)) return NO.limited
  return null
}

/** What speaks against a pawn joining those of a planned action. */
export function joinObjection(
  state: Robinson,
  pawn: Omit<Supply, 'count'>,
  action: PlanAction,
): Objection | null {
  if (action.pawns.length >= most(action)) return NO.full
  if (isOfTheTen(pawn.id) && neutralPlaced(state) >= NEUTRAL_PAWNS) return NO.neutral
  const { argument } = state.thisRound
  if (argument && pawn.colour === 'own' && action.pawns.some(one => isCharacter(one) && one !== pawn.id))
    if (action.type !== 'threat' || action.what !== 'argument') return NO.argument
  return pawnObjection(state, pawn, action)
}

/** The fewest pawns that an action takes. */
export const least = ({ base, carries }: PlanAction): number => (carries.includes('slow') ? base + 1 : base)

/** The most pawns that an action takes. */
export const most = (action: PlanAction): number => (action.exact ? least(action) : least(action) + 1)

/** Whether an action has as many pawns as it takes. */
export const isComplete = (action: PlanAction): boolean =>
  action.pawns.length >= least(action) && action.pawns.length <= most(action)
