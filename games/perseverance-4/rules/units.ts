import { maybe, type Rule, type Seat } from '@tablee/kernel'
import { type Ancient, ZONES, type Zone } from '../data/types.ts'
import type { P4Table, Perseverance4 } from '../state.ts'
import { say } from '../text/say.ts'

/** A unit slot of a battlefield. */
export interface Slot {
  readonly zone: Zone
  readonly slot: number
}

/** e4.board.13, e4.combat.4: a unit takes the leftmost free slot; where there is none it does not come. */
export function deploy(t: P4Table, zone: Zone, kind: Ancient): void {
  const { units } = t.state.zones[zone]
  const slot = units.indexOf(null)
  if (slot < 0) t.say('unit.noSlot', { zone, kind })
  else {
    units[slot] = { kind, owner: null, dinos: [] }
    t.say('unit.deployed', { zone, kind, slot })
  }
}

/** e4.prep.18: the spearmen whom nobody faces. */
export const spearmen = ({ zones }: Perseverance4): Slot[] =>
  ZONES.flatMap(zone =>
    zones[zone].units.flatMap((unit, slot) =>
      unit?.kind === 'spearman' && unit.owner === null ? [{ zone, slot }] : [],
    ),
  )

const NO_SPEARMAN = say('spearman.none')

export function* removeSpearman(t: P4Table, seat: Seat): Rule {
  const one = yield* maybe(t, seat, 'spearman', spearmen(t.state), {
    key: ({ zone, slot }: Slot) => `${zone}:${slot}`,
    say: ({ zone, slot }: Slot) => say('slot', { zone, slot }),
    at: ({ zone, slot }: Slot) => `slot:${zone}:${slot}`,
    pass: NO_SPEARMAN,
    rule: 'e4.turn.26',
  })
  if (one === null) return
  t.state.zones[one.zone].units[one.slot] = null
  t.say('spearman.removed', { seat, zone: one.zone })
}
