import type { PartName } from '@tablee/board'
import type { Ref } from '@tablee/kernel'
import type { PoolDie } from '../state.ts'
import type { MonsterView } from '../view.ts'
import { myClan, poolDice } from './contents.ts'

/** On which part each kind of place or piece lies. */
const PART: { readonly [kind: string]: PartName | undefined } = {
  building: 'Map',
  slot: 'Map',
  path: 'Goal',
  monster: 'Goal',
  tavern: 'Common',
  deal: 'Common',
  lair: 'Common',
  bazaar: 'Common',
  die: 'Pool',
  member: 'Hand',
  trap: 'Mine',
  stock: 'Mine',
  trophy: 'Mine',
}

/** On which part of the board a place or piece lies. */
export function partOf(ref: Ref, view: MonsterView): PartName {
  const [kind, id] = ref.split(':')
  if (kind === 'seat') return Number(id) === view.seat ? 'Mine' : 'Seats'
  if (kind === 'loot') return owns(view, id, 'loot') ? 'Mine' : 'Goal'
  if (kind === 'region') return owns(view, id, 'lands') ? 'Hand' : 'Goal'
  return PART[kind] ?? 'Map'
}

/** Whether a part of the board shows this place or piece, ready to be chosen. */
export function covers(ref: Ref, view: MonsterView): boolean {
  const [kind, id] = ref.split(':')
  const clan = myClan(view)
  switch (kind) {
    case 'die':
      return clan !== null && poolDice(clan.pool).includes(id as PoolDie)
    case 'member':
      return clan?.members.some(one => one.id === id) ?? false
    case 'trap':
      return clan?.traps?.some(one => one === id) ?? false
    case 'trophy':
      return clan?.trophies.some(one => one === id) ?? false
    case 'loot':
      return owns(view, id, 'loot') || view.loot.display.some(one => one === id)
    case 'region':
      return owns(view, id, 'lands') || view.zones.some(({ region }) => region === id)
    case 'monster':
      return view.zones.some(({ monster }) => monster === id)
    default:
      return kind in PART
  }
}

/** Whether the seat that looks has a loot token or a region. */
function owns(view: MonsterView, id: string, what: 'loot' | 'lands'): boolean {
  const clan = myClan(view)
  if (!clan) return false
  return what === 'loot' ? clan.loot.some(one => one === id) : clan.lands.some(one => one.id === id)
}
