import type { FieldTable } from '@tablee/common/fields.ts'
import { count, listOf, oneOf, record } from '@tablee/perseverance/data/must.ts'
import type { Prize } from './shape.ts'

/** What is done when an assembly tile is discarded (L1292-1308). */
const SYMBOLS = ['none', 'ranch', 'adventures', 'structures'] as const

type SymbolWord = (typeof SYMBOLS)[number]

/** An assembly tile: what the first, the second and the third get, on each side. */
interface AssemblyTile {
  readonly few: readonly Prize[]
  readonly many: readonly Prize[]
  readonly symbol: SymbolWord
}

const prize = (followers: number, crates = 0): Prize => ({ followers, crates })
const NOTHING = prize(0)

/** The assembly tiles by their numbers. */
const ASSEMBLY_TILE = {
  1: { few: [prize(4), prize(0, 1), NOTHING], many: [prize(5), prize(2), prize(0, 1)], symbol: 'ranch' },
  2: { few: [prize(5), prize(1), NOTHING], many: [prize(6), prize(2, 1), prize(1)], symbol: 'adventures' },
  3: { few: [prize(6), prize(1, 1), NOTHING], many: [prize(7), prize(3), prize(0, 1)], symbol: 'structures' },
  4: { few: [prize(7), prize(2), NOTHING], many: [prize(8), prize(3, 1), prize(1)], symbol: 'ranch' },
  5: { few: [prize(8), prize(2, 1), NOTHING], many: [prize(9), prize(4), prize(2)], symbol: 'adventures' },
  6: { few: [prize(9), prize(3), NOTHING], many: [prize(10), prize(4, 1), prize(2)], symbol: 'ranch' },
  7: {
    few: [prize(10), prize(3, 1), NOTHING],
    many: [prize(11), prize(5), prize(2, 1)],
    symbol: 'adventures',
  },
  8: { few: [prize(11), prize(4), NOTHING], many: [prize(12), prize(6), prize(3)], symbol: 'none' },
} as const satisfies { readonly [number: string]: AssemblyTile }

type AssemblyNumber = `${keyof typeof ASSEMBLY_TILE}`

const PRIZES = listOf(record({ followers: count(0, 20), crates: count(0, 3) }), 3, 3)

/** Whence each field of the assembly tiles: the table of L2884-2891 is about tile III; VIII stays (L1290). */
export const assemblyTable: FieldTable<AssemblyNumber, AssemblyTile> = {
  family: 'assembly',
  records: ASSEMBLY_TILE,
  from: { few: 'X', many: 'X', symbol: 'X' },
  but: { 3: { few: 'R2884-2891', symbol: 'R1178,1306' }, 8: { symbol: 'R1290' } },
  must: { few: PRIZES, many: PRIZES, symbol: oneOf(SYMBOLS.filter(one => one !== 'structures')) },
}
