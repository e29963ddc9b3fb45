import { agree, list, Who as Named, who as named, type Someone } from '@tablee/common/words/en.ts'
import { type Cast, reads } from '@tablee/kernel'
import type { EquipmentId } from '../../data/equipment.ts'
import type { LootId } from '../../data/loot.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { TrapId } from '../../data/traps.ts'
import type { Affinity, Colour } from '../../data/types.ts'
import type { Name, PathId, PoolDie, ZoneId } from '../../state.ts'
import {
  AFFINITY,
  BUILDING,
  COLOUR,
  equipmentName,
  lootName,
  memberName,
  monsterName,
  regionName,
  trapName,
} from './called.ts'

export { capital, count, list } from '@tablee/common/words/en.ts'

/** A seat as a sentence speaks of it: its clan, or whoever reads. */
const someone = (cast: Cast, seat: number): Someone => ({
  name: cast[seat] in AFFINITY ? clanName(cast[seat] as Affinity) : `player ${seat + 1}`,
  ref: `seat:${seat}`,
  reader: reads(cast, seat),
})

/** The clan of an affinity: `the Fire clan`. */
export const clanName = (affinity: Affinity): string => `the ${AFFINITY[affinity]} clan`

/** A seat inside a sentence: `the Fire clan`, `you`. */
export const who = (cast: Cast, seat: number): string => named(someone(cast, seat))

/** A seat at the head of a sentence. */
export const Who = (cast: Cast, seat: number): string => Named(someone(cast, seat))

/** A verb that agrees with a seat: `verb(cast, seat, 'pays', 'pay')`. */
export const verb = (cast: Cast, seat: number, one: string, many: string): string =>
  agree(someone(cast, seat), one, many)

/** A seat and what it does at the head of a sentence: `The Fire clan pays`, `You pay`. */
export const Does = (cast: Cast, seat: number, one: string, many: string): string =>
  `${Who(cast, seat)} ${verb(cast, seat, one, many)}`

/** A die of a pool. */
export const die = (one: PoolDie): string =>
  one === 'force' || one === 'magic' ? `a ${COLOUR[one]} die` : `a Persuasion ${one[1]}`

/** Dice of a pool, in a row. */
export const dice = (some: readonly PoolDie[]): string => list(some.map(die))

/** So many dice of a colour. */
export const diceOf = (n: number, colour: Colour): string =>
  `${n} ${COLOUR[colour]} ${n === 1 ? 'die' : 'dice'}`

/** Where expeditions go. */
export const ZONE: { readonly [Z in ZoneId]: string } = {
  missionA: 'the competitive mission',
  missionB: 'the contract',
  regionA: 'Region A',
  regionB: 'Region B',
  gates: 'the Citadel Gates',
}

/** An expedition by its place. */
export function path(id: PathId): string {
  const [zone, place] = id.split(':') as [ZoneId, string]
  return `[[path:${id}|${pathWords(zone, Number(place))}]]`
}

function pathWords(zone: ZoneId, place: number): string {
  if (zone === 'gates') return `the ${place === 0 ? 'upper' : 'lower'} expedition at the Gates`
  if (zone === 'missionA' || zone === 'missionB') return `${ZONE[zone]}, ${place === 0 ? 'left' : 'right'}`
  return `${ZONE[zone]}, expedition ${place + 1}`
}

/** A building. */
export const building = (id: keyof typeof BUILDING): string => `[[building:${id}|${BUILDING[id]}]]`

/** Things that have a name, as they are lit on the board. */
export const member = (id: Name): string => `[[member:${id}|${memberName(id)}]]`
export const monster = (id: MonsterId): string => `[[monster:${id}|${monsterName(id)}]]`
export const region = (id: RegionId): string => `[[region:${id}|${regionName(id)}]]`
export const equipment = (id: EquipmentId): string => `[[equipment:${id}|${equipmentName(id)}]]`
export const trap = (id: TrapId): string => `[[trap:${id}|${trapName(id)}]]`
export const loot = (id: LootId): string => `[[loot:${id}|${lootName(id)}]]`
