import type { FieldTable } from '@tablee/common/fields.ts'
import type { TrapEffect } from './effects.ts'
import { count } from './must.ts'
import { type Deed, dice, type Space } from './types.ts'

/** The kinds of traps; reinforced ones and ambushes belong to the ambush module. */
export type TrapKind = 'initial' | 'classic' | 'reinforced' | 'ambush'

/** A trap token. */
export interface Trap {
  readonly kind: TrapKind
  readonly cost: number
  readonly copies: number
  readonly effect: TrapEffect
  /** Its line in the list of components. */
  readonly line: number
}

const trap = (line: number, kind: TrapKind, cost: number, copies: number, effect: TrapEffect): Trap => ({
  kind,
  cost,
  copies,
  effect,
  line,
})

/** Modifiers of traps count wherever traps lie: against monsters and in conquests. */
const FIELD: readonly Deed[] = ['capture', 'kill', 'conquest']
const FIGHT: readonly Deed[] = ['capture', 'kill']

const adds = (letters: string, isProtected = false): TrapEffect => ({
  verb: 'addDice',
  dice: dice(letters),
  isProtected,
})
const force = (n: number): TrapEffect => ({ verb: 'dieMod', colour: 'force', n, deeds: FIELD })
const magic = (n: number): TrapEffect => ({ verb: 'dieMod', colour: 'magic', n, deeds: FIELD })
const flat = (n: number): TrapEffect => ({ verb: 'totalMod', n, deeds: FIGHT })
const steal = (letters: Space, n: number): TrapEffect => ({ verb: 'steal', dice: letters, n })

/** The traps: those of the basic game, the reinforced ones, the initial one, the ambushes. */
export const TRAPS = {
  forceDie1: trap(1482, 'classic', 4, 4, adds('F')),
  forceDie2: trap(1502, 'classic', 7, 3, adds('FF')),
  forceDie3: trap(1510, 'classic', 9, 2, adds('FFF')),
  forceMod1: trap(1490, 'classic', 4, 4, force(1)),
  forceMod2: trap(1494, 'classic', 6, 3, force(2)),
  forceMod3: trap(1498, 'classic', 9, 2, force(3)),
  magicDie1: trap(1514, 'classic', 5, 3, adds('M')),
  magicDie2: trap(1530, 'classic', 8, 2, adds('MM')),
  magicDie3: trap(1538, 'classic', 10, 1, adds('MMM')),
  magicMod1: trap(1522, 'classic', 4, 3, magic(1)),
  magicMod2: trap(1526, 'classic', 6, 2, magic(2)),
  flat4: trap(1542, 'classic', 4, 3, flat(4)),
  flat6: trap(1546, 'classic', 6, 2, flat(6)),
  flat8: trap(1550, 'classic', 8, 2, flat(8)),
  forceDie1P: trap(1486, 'reinforced', 5, 2, adds('F', true)),
  forceDie2P: trap(1506, 'reinforced', 8, 1, adds('FF', true)),
  magicDie1P: trap(1518, 'reinforced', 6, 2, adds('M', true)),
  magicDie2P: trap(1534, 'reinforced', 9, 1, adds('MM', true)),
  initial: trap(233, 'initial', 0, 4, adds('F')),
  stealM1: trap(1556, 'ambush', 4, 3, steal('M', 1)),
  stealM2: trap(1560, 'ambush', 6, 2, steal('M', 2)),
  stealF1: trap(1564, 'ambush', 3, 3, steal('F', 1)),
  stealF2: trap(1568, 'ambush', 5, 2, steal('F', 2)),
  stealAny1: trap(1572, 'ambush', 5, 3, steal('FM', 1)),
  stealAny2: trap(1576, 'ambush', 7, 2, steal('FM', 2)),
  redirect2: trap(1580, 'ambush', 5, 3, { verb: 'redirectAttack', n: 2 }),
} as const satisfies { readonly [id: string]: Trap }

/** A design of trap. */
export type TrapId = keyof typeof TRAPS

/** All designs, in the order of the table. */
export const TRAP_IDS = Object.keys(TRAPS) as readonly TrapId[]

/** Whence each field of the traps. */
export const trapTable: FieldTable<TrapId, Trap> = {
  family: 'trap',
  records: TRAPS,
  from: { kind: 'R233', cost: 'X', copies: 'X', effect: 'R' },
  // It has no price, and no entry of its own in the list: which of the listed effects it has is not told.
  but: { initial: { cost: 'R289', copies: 'R233', effect: 'Xi1482' } },
  must: {
    cost: count(1, 15),
    copies: count(0, 9),
    effect: {
      kind: 'record',
      fields: {
        verb: { kind: 'choice', values: ['addDice'] },
        dice: {
          kind: 'record',
          fields: { force: count(0, 3), magic: count(0, 3), persuasion: count(0, 0) },
        },
        isProtected: { kind: 'flag' },
      },
    },
  },
}
