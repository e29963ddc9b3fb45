import { type Finding, fewest, prefer } from '@tablee/common/prefer.ts'
import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { stepsFrom } from '@tablee/perseverance/dissenters/place.ts'
import type { Direction } from '../../data/solo/effects.ts'
import { ALMOST_ASSEMBLY } from '../../data/solo/levels.ts'
import { CITY_ZONES, type CityZone, type Zone } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { presence } from '../assembly/presence.ts'
import { newAction } from './action.ts'
import { placeDie } from './die.ts'
import { resolveAll } from './effects.ts'
import { placeDino } from './explore.ts'
import { cardOf, ownerOf, programOf, wayOn, YOU, zoneOn } from './query.ts'

/** Where a primary action takes place, and why: a die in the city, or a dino in the wilderness (s3.place.1). */
export interface Place {
  readonly zone: Zone
  readonly direction: Direction
  readonly by: 'card' | 'program' | 'assembly'
  /** The zones in which an assembly could be called, where there is more than one. */
  readonly findings: readonly Finding<CityZone, 'next'>[]
}

/** s3.place.7 to s3.place.9: zones with exactly two dice in which a Dissenter has more presence than you. */
const almostAssembled = (state: Perseverance3, dissenter: Dissenter): CityZone[] =>
  CITY_ZONES.filter(
    zone =>
      state.city[zone].dice.filter(die => die !== null).length === ALMOST_ASSEMBLY &&
      presence(state, ownerOf(dissenter), zone) > presence(state, YOU, zone),
  )

/** s3.place.2 to s3.place.13 */
export function placeFor(state: Perseverance3, dissenter: Dissenter): Place {
  const { zone } = cardOf(state, dissenter)
  const program = programOf(state, dissenter)
  if (zone === 'assemblyOrProgram') {
    const preference = prefer<CityZone, 'next'>(almostAssembled(state, dissenter), [
      fewest('next', one => stepsFrom<Zone>(CITY_ZONES, program.zone, one)),
    ])
    if (preference !== null)
      return {
        zone: preference.choice,
        direction: 'high',
        by: 'assembly',
        findings: preference.findings,
      }
  }
  const by = zone === 'program' || zone === 'assemblyOrProgram' ? 'program' : 'card'
  return { zone: zoneOn(zone, program), direction: wayOn(zone), by, findings: [] }
}

/** s3.place.1, s3.die.10 to s3.die.13, s3.dino.14: a die and the card's action; or else a dino, which explores instead. */
export function primaryAction(t: Perseverance3Table, dissenter: Dissenter): void {
  const { state } = t
  const owner = ownerOf(dissenter)
  const place = placeFor(state, dissenter)
  t.say('solo.place', { owner, place })
  if (place.zone === 'wilderness') {
    placeDino(t, newAction(dissenter), place.direction, resolveAll)
    return
  }
  if (placeDie(t, newAction(dissenter), place.zone))
    resolveAll(t, newAction(dissenter, { die: true }), cardOf(state, dissenter).primary)
  else placeDino(t, newAction(dissenter), 'high', resolveAll)
}
