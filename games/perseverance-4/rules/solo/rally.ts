import type { Choice } from '@tablee/perseverance/dissenters/place.ts'
import { ANCIENTS, type Ancient, type Zone } from '../../data/types.ts'
import type { Perseverance4, Unit } from '../../state.ts'
import { dinosAt, ownerOf } from '../query.ts'
import { dissentersGain, soloOf } from './gains.ts'
import { type Acting, type Avoided, chooseZone, programOf } from './query.ts'

/** s4.rally.11, s4.rally.13: whether the marker and the crates of a battlefield reach a kind of unit. */
const reaches = ({ data, zones }: Perseverance4, marker: number, zone: Zone, kind: Ancient): boolean =>
  marker + zones[zone].crates.length >= data.rallyTrack.units[kind]

/** s4.rally.10 to s4.rally.12: the slot of the strongest unit that may be faced, the rightmost of its kind. */
export function rallySlot({ t, dissenter }: Acting, zone: Zone): number | null {
  const { state } = t
  const { rally, large } = soloOf(t).dissenters[dissenter]
  if (state.supply.shieldhead === 0 || large === 0) return null // s4.rally.16
  const { units } = state.zones[zone]
  for (const kind of [...ANCIENTS].reverse()) {
    if (!reaches(state, rally, zone, kind)) continue
    const slot = units.findLastIndex(unit => unit?.kind === kind && unit.owner === null)
    if (slot >= 0) return slot
  }
  return null
}

/** s4.rally.6, s4.rally.8, s4.rally.9: a shieldhead of the supply faces a unit, with what led there. Tells whether one could. */
function rallyAt(acting: Acting, zone: Zone, choice?: Choice<Zone, Avoided>): boolean {
  const { t, dissenter } = acting
  const { state } = t
  const slot = rallySlot(acting, zone)
  if (slot === null) return false
  const unit = state.zones[zone].units[slot] as Unit
  const owner = ownerOf(dissenter)
  state.supply.shieldhead--
  soloOf(t).dissenters[dissenter].large--
  unit.owner = owner
  unit.dinos = [{ species: 'shieldhead', wounds: 0 }]
  t.say('rallied', { owner, zone, slot, kind: unit.kind, dinos: ['shieldhead'], ...(choice && { choice }) })
  for (const { verb, n } of state.data.boards[state.side].tops[slot])
    if (verb === 'followers') dissentersGain(t, n)
  return true
}

/** s4.rally.1 to s4.rally.5: step by step; a step beyond the last space is a rally in the program zone. */
export function advanceRally(acting: Acting, n: number): void {
  const { t, dissenter } = acting
  const one = soloOf(t).dissenters[dissenter]
  for (let step = 0; step < n; step++)
    if (one.rally < t.state.data.rallyTrack.last) {
      one.rally++
      t.say('solo.advanced', { owner: ownerOf(dissenter), space: one.rally })
    } else if (!rallyAt(acting, programOf(acting).zone))
      t.say('solo.noRally', { owner: ownerOf(dissenter), zone: programOf(acting).zone })
}

/** s4.rally.7, s4.rally.15, s4.rally.17: where it is impossible the marker advances instead. */
export function rally(acting: Acting, named: Zone | null): void {
  const { t, dissenter } = acting
  const owner = ownerOf(dissenter)
  const choice = chooseZone(
    acting,
    named,
    zone => dinosAt(t.state, owner, zone),
    () => null,
  )
  if (choice.place === null || rallyAt(acting, choice.place, choice)) return
  t.say('solo.cannotRally', { owner, zone: choice.place, choice })
  advanceRally(acting, 2)
}
