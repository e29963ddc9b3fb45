import type { PartName } from '@tablee/board'
import type { Ref } from '@tablee/kernel'
import type { MonsterView } from '../view.ts'

/** On which part each kind of place or piece lies. */
const PART: { readonly [kind: string]: PartName | undefined } = {
  building: 'Map',
  slot: 'Map',
  path: 'Goal',
  monster: 'Goal',
  mission: 'Goal',
  loot: 'Goal',
  tavern: 'Common',
  lair: 'Common',
  bazaar: 'Common',
  die: 'Hand',
  member: 'Mine',
  region: 'Mine',
  trap: 'Mine',
  stock: 'Mine',
  trophy: 'Mine',
  seat: 'Seats',
}

/** On which part of the board a place or piece lies. */
export const partOf = (ref: Ref, _view: MonsterView): PartName => PART[ref.split(':', 1)[0]] ?? 'Map'

/** Whether a part of the board shows this place or piece, ready to be chosen. */
export const covers = (ref: Ref, _view: MonsterView): boolean => ref.split(':', 1)[0] in PART
