import { SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import type { UnitSlot } from '../data/effects.ts'
import { UNITS, type Unit, type Units } from '../state.ts'
import { isAtLeast } from './query.ts'

/** What a slot asks of a dino: a species, and whether a higher one will do; null where it asks for no dino. */
function dinoOf(slot: UnitSlot): { readonly species: Species; readonly orHigher: boolean } | null {
  return DINO[slot]
}

const DINO: { readonly [S in UnitSlot]: { species: Species; orHigher: boolean } | null } = {
  'shieldhead+': { species: 'shieldhead', orHigher: true },
  'raptor+': { species: 'raptor', orHigher: true },
  'thunderhorn+': { species: 'thunderhorn', orHigher: true },
  shieldhead: { species: 'shieldhead', orHigher: false },
  raptor: { species: 'raptor', orHigher: false },
  thunderhorn: { species: 'thunderhorn', orHigher: false },
  ranger: null,
  leader: null,
  any: null,
}

/** asset.19, asset.20 */
function dinoFits(species: Species, slot: UnitSlot): boolean {
  const dino = dinoOf(slot)
  if (dino === null) return slot === 'any'
  return dino.orHigher ? isAtLeast(species, dino.species) : species === dino.species
}

/** Whether a unit may fill a slot: a leader also as a ranger (leader.4), a mounted one also as his dino (mounted.3). */
export function fits(unit: Unit, slot: UnitSlot, mount: Species | null): boolean {
  if (slot === 'any') return true
  if (unit === 'ranger') return slot === 'ranger'
  if (unit !== 'leader') return dinoFits(unit, slot)
  return slot === 'leader' || slot === 'ranger' || (mount !== null && dinoFits(mount, slot))
}

/** Whether units can fill all slots, each unit one (erratum 11); whoever is left over does not matter. */
export function fill(slots: readonly UnitSlot[], units: Units, mount: Species | null): boolean {
  if (units.leader === 0) return fillWithout(slots, units, null)
  if (!slots.includes('leader') && fillWithout(slots, units, null)) return true
  return slots.some((slot, place) => fits('leader', slot, mount) && fillWithout(slots, units, place))
}

/** The same without the leader, who fills the slot in that place, if any. */
function fillWithout(slots: readonly UnitSlot[], units: Units, led: number | null): boolean {
  let rangers = units.ranger
  let any = 0
  const dinos = SPECIES.map(species => units[species])
  // The choosiest slots first, each with the weakest dino that will do.
  for (const pass of CHOOSY)
    for (const [place, slot] of slots.entries()) {
      if (place === led || CHOOSINESS[slot] !== pass) continue
      if (slot === 'any') any++
      else if (slot === 'leader') return false
      else if (slot === 'ranger') {
        if (--rangers < 0) return false
      } else {
        const which = SPECIES.findIndex((species, rank) => dinos[rank] > 0 && dinoFits(species, slot))
        if (which < 0) return false
        dinos[which]--
      }
    }
  const left = rangers + dinos.reduce((sum, n) => sum + n, 0)
  return left >= any
}

const CHOOSINESS: { readonly [S in UnitSlot]: number } = {
  leader: 0,
  shieldhead: 0,
  raptor: 0,
  thunderhorn: 0,
  'thunderhorn+': 1,
  'raptor+': 2,
  'shieldhead+': 3,
  ranger: 3,
  any: 4,
}
const CHOOSY = [0, 1, 2, 3, 4] as const

/** The units of which there is at least one. */
export const present = (units: Units): Unit[] => UNITS.filter(unit => units[unit] > 0)
