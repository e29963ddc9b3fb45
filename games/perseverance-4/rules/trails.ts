import { maybe, type Rule, type Seat } from '@tablee/kernel'
import { ZONES, type Zone } from '../data/types.ts'
import type { P4Table, Perseverance4 } from '../state.ts'
import { say } from '../text/say.ts'
import { byZone } from './naming.ts'

/** The topmost space of a warpath (e4.board.16). */
export const topSpace = ({ data }: Perseverance4): number => data.warpath.waves.length

export const canLift = (state: Perseverance4, zone: Zone): boolean =>
  state.zones[zone].trail < topSpace(state)

export const liftable = (state: Perseverance4): Zone[] => ZONES.filter(zone => canLift(state, zone))

/** The trail figure of a zone goes up one space, if it can. */
export function lift(t: P4Table, zone: Zone): void {
  if (!canLift(t.state, zone)) return
  t.state.zones[zone].trail++
  t.say('trail.up', { zone, to: t.state.zones[zone].trail })
}

/** The trail figure of a zone goes down one space, never below the first. */
export function lower(t: P4Table, zone: Zone): void {
  const here = t.state.zones[zone]
  if (here.trail === 1) return
  here.trail--
  t.say('trail.down', { zone, to: here.trail })
}

const NO_TRAIL = say('trail.none')

/** e4.prep.17: the trail figure of the player’s choice. */
export function* liftTrail(t: P4Table, seat: Seat): Rule {
  const zone = yield* maybe(t, seat, 'trail', liftable(t.state), {
    like: byZone,
    pass: NO_TRAIL,
    rule: 'e4.turn.26',
  })
  if (zone !== null) lift(t, zone)
}
