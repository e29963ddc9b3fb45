import type { FieldTable } from '@tablee/common/fields.ts'
import type { Talent } from './effects.ts'
import { count, oneOf } from './must.ts'

/** The kinds of equipment; a member bears one of each. */
export const EQUIPMENT_TYPES = ['weapon', 'clothing', 'spell'] as const

/** A kind of equipment. */
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number]

/** An equipment card. */
export interface Equipment {
  readonly type: EquipmentType
  readonly cost: number
  readonly copies: number
  readonly ability: Talent
  /** Its line in the list of components. */
  readonly line: number
}

const equipment = (
  line: number,
  type: EquipmentType,
  cost: number,
  copies: number,
  ability: Talent,
): Equipment => ({ type, cost, copies, ability, line })

const ANY = ['capture', 'kill', 'conquest', 'mission'] as const

/** The equipment, in the order of the list. */
export const EQUIPMENT = {
  krakhen: equipment(1996, 'weapon', 6, 2, { verb: 'reroll', dice: 'M', n: 2 }),
  rashnek: equipment(2002, 'clothing', 5, 1, { verb: 'onMine', gold: 2 }),
  mortis: equipment(2008, 'spell', 8, 2, { verb: 'dieMod', colour: 'magic', n: 1, deeds: ANY }),
  kedavra: equipment(2014, 'spell', 6, 2, { verb: 'dieMod', colour: 'magic', n: 2, deeds: ['conquest'] }),
  pugnor: equipment(2020, 'weapon', 8, 2, { verb: 'dieMod', colour: 'force', n: 1, deeds: ANY }),
  jlham: equipment(2026, 'clothing', 4, 1, { verb: 'reroll', dice: 'P', n: 2 }),
  noxx: equipment(2032, 'clothing', 8, 2, { verb: 'defend', n: 1 }),
  turzokj: equipment(2038, 'clothing', 6, 2, { verb: 'discount', at: 'huntersLair', n: 4 }),
  jlyzor: equipment(2044, 'weapon', 6, 2, {
    verb: 'dieMod',
    colour: 'force',
    n: 1,
    deeds: ['capture', 'kill'],
  }),
  tergeo: equipment(2050, 'spell', 6, 2, { verb: 'reroll', dice: 'F', n: 2 }),
} as const satisfies { readonly [id: string]: Equipment }

/** A design of equipment. */
export type EquipmentId = keyof typeof EQUIPMENT

/** Whence each field of the equipment. */
export const equipmentTable: FieldTable<EquipmentId, Equipment> = {
  family: 'equipment',
  records: EQUIPMENT,
  from: { type: 'X', cost: 'X', copies: 'X', ability: 'R' },
  must: { type: oneOf(EQUIPMENT_TYPES), cost: count(1, 20), copies: count(1, 9) },
}
