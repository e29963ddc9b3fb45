import { type Message, type Objection, type Sifted, sift } from '@tablee/kernel'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { Deed, Robinson } from '../../state.ts'
import { say } from '../../text/say.ts'
import { NO } from '../objections.ts'
import { deedValues } from './deed-values.ts'
import { againObjection, wayToPay } from './deeds.ts'
import { isLate } from './edits.ts'
import { lateJoin, lateStart } from './late.ts'
import { isCharacter, joinObjection, pawnObjection, type Supply } from './pawns.ts'
import { lastingObjections, prospectsOf, type Spot } from './prospects.ts'
import { thinkable } from './thinkable.ts'

/** Where a pawn may go, of what can still be set out for in this planning. */
export function spotsFor(state: Robinson, pawn: Supply): Spot[] {
  const against = objectionsTo(state, pawn)
  const { free } = sift(joins(state), against)
  for (const spot of prospectsOf(state).spots) if (against(spot) === null) free.push(spot)
  return free
}

/** All that can be thought of for a pawn, sifted: for who wants to know why not. */
export function everySpotFor(state: Robinson, pawn: Supply): Sifted<Spot> {
  const against = objectionsTo(state, pawn)
  const lasting = lastingObjections(state)
  const deeds = thinkable(state).map((deed): Spot => ({ deed }))
  return sift([...joins(state), ...deeds], spot =>
    'deed' in spot && isCharacter(pawn.id) ? (lasting(spot.deed) ?? against(spot)) : against(spot),
  )
}

const joins = ({ plan }: Robinson): Spot[] => plan.actions.map(action => ({ join: action }))

/**
 * What speaks against a pawn at a spot, beyond what speaks against a deed for the whole planning; a neutral one only
 * joins, and late in the planning only what leaves the plan legal is free.
 */
function objectionsTo(state: Robinson, pawn: Supply): (spot: Spot) => Objection | null {
  const late = isLate(state)
  const { far } = prospectsOf(state)
  const { objection } = scenarioOf(state)
  return spot => {
    if ('join' in spot)
      return joinObjection(state, pawn, spot.join) ?? (late ? lateJoin(state, pawn, spot.join) : null)
    if (!isCharacter(pawn.id)) return NO.leader
    const { deed } = spot
    return (
      againObjection(state, deed) ??
      objection?.(state, deed, far) ??
      pawnObjection(state, pawn, deed) ??
      (wayToPay(state, deed) === null ? NO.pay : null) ??
      (late ? lateStart(state, pawn, deed, far) : null)
    )
  }
}

const deedKey = ({ type, what, node, source, pay }: Deed): string =>
  [type, what, node, source < 0 ? '' : type === 'threat' ? 'right' : source, pay || '']
    .filter(part => part !== '')
    .join(':')

/** The keys of where a pawn goes, and what they light. */
export const spotNames = {
  key: (spot: Spot): string => ('join' in spot ? `join:${spot.join.id}` : deedKey(spot.deed)),
  at: (spot: Spot): string => ('join' in spot ? `plan:${spot.join.id}` : deedRefs(spot.deed)),
}

/** What it means to go to a spot. */
export function spotWords(state: Robinson, spot: Spot): Message {
  if ('join' in spot) return say('plan.join', { deed: deedValues(state, spot.join) })
  const { thrift } = wayToPay(state, spot.deed) ?? { thrift: false }
  return say(thrift ? 'plan.begin.thrift' : 'plan.begin', { deed: deedValues(state, spot.deed) })
}

/** What on the board a deed is about. */
function deedRefs({ type, what, node, source }: Deed): string {
  if (type === 'threat') return `card:${what}`
  if (type === 'gather') return `source:${node}:${source}`
  if ((type === 'explore' || type === 'hunt') && node !== '') return `node:${node}`
  return type === 'build' ? `build:${what}` : `space:${type}`
}
