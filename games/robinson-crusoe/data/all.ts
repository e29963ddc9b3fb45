import type { Datum, Json } from '@tablee/kernel'
import { SCENARIOS } from '../scenarios/data.ts'
import { OWN_RECORDS } from '../scenarios/records.ts'
import { ADVENTURES } from './adventures.ts'
import { BEASTS } from './beasts.ts'
import { ADJACENT, CAMP_COST, CENTRES, MORALE_DET, NODES, WEAPONS_COST } from './board.ts'
import { CHARACTERS } from './characters.ts'
import { ANIMALS_FACES, ANIMALS_STRENGTH, CLOUD_FACES, FACES } from './dice.ts'
import { DISCOVERIES } from './discoveries.ts'
import { EQUIPMENT, EQUIPMENT_USES } from './equipment.ts'
import { EVENTS } from './events.ts'
import { INVENTIONS } from './inventions.ts'
import { MYSTERIES } from './mysteries.ts'
import { SKILLS } from './skills.ts'
import { TILES } from './tiles.ts'
import type { Sourced } from './types.ts'
import { WRECKAGE } from './wreckage.ts'

/** The records of a table as data with their provenance. */
function table(family: string, records: { readonly [id: string]: Sourced }): Datum[] {
  return Object.entries(records).map(([id, { src, ...value }]) => datum(`${family}:${id}`, src, value))
}

const datum = (id: string, from: Sourced['src'], value: unknown): Datum => ({
  id,
  from,
  value: JSON.parse(JSON.stringify(value)) as Json,
})

/** Every datum of the box, with its provenance. */
export const allData = (): Datum[] => [
  ...table('event', EVENTS),
  ...table('wreckage', WRECKAGE),
  ...table('adventure', ADVENTURES),
  ...table('mystery', MYSTERIES),
  ...table('invention', INVENTIONS),
  ...table('beast', BEASTS),
  ...table('equipment', EQUIPMENT),
  ...table('discovery', DISCOVERIES),
  ...table('skill', SKILLS),
  ...table('character', CHARACTERS),
  ...table('scenario', SCENARIOS),
  ...Object.entries(OWN_RECORDS).flatMap(([family, records]) => table(family, records)),
  ...table('tile', Object.fromEntries(TILES.entries())).slice(1),
  ...NODES.map(node => datum(`space:${node}`, 'public', { adjacent: ADJACENT[node], centre: CENTRES[node] })),
  datum('cost:camp', 'rulebook', CAMP_COST.slice(1)),
  datum('cost:weapons', 'rulebook', WEAPONS_COST),
  datum('morale', 'rulebook', MORALE_DET),
  datum('equipment:uses', 'rulebook', EQUIPMENT_USES),
  datum('dice:actions', 'public', FACES),
  datum('dice:clouds', 'public', CLOUD_FACES),
  datum('dice:animals', 'public', { faces: ANIMALS_FACES, strength: ANIMALS_STRENGTH }),
]
