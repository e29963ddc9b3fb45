import type { PartName } from '@tablee/board'
import type { Ref } from '@tablee/kernel'
import { mineOf } from '@tablee/perseverance/owners.ts'
import type { Perseverance4View } from '../view.ts'

/** On which part each kind of place or piece lies; on the map if it is not told here. */
const PART: { readonly [kind: string]: PartName | undefined } = {
  repair: 'Mine',
  preparation: 'Mine',
  resource: 'Hand',
  home: 'Hand',
  untamed: 'Hand',
  infirmary: 'Hand',
  dino: 'Hand',
  pool: 'Pool',
  deck: 'Common',
}

/** On which part of the board a place or piece lies. */
export const partOf = (ref: Ref): PartName => PART[ref.split(':')[0]] ?? 'Map'

const ON_MAP: readonly string[] = ['die', 'option', 'slot', 'crate', 'cabin', 'officer', 'zone']

/** Whether a part of the board shows this place or piece, ready to be chosen. */
export function covers(ref: Ref, view: Perseverance4View): boolean {
  const [kind, id, which] = ref.split(':')
  if (ON_MAP.includes(kind)) return true
  const mine = mineOf(view)
  switch (kind) {
    case 'pool':
      return view.pool.some(({ owner, face }) => `${owner}` === id && face === which)
    case 'preparation':
      return mine !== null && view.preparations.open.some(one => one === id)
    case 'repair':
      return mine?.repairs.some(one => one === id) ?? false
    case 'deck':
      return view.solo !== null
    case 'resource':
      return mine !== null
    case 'home':
    case 'untamed':
    case 'infirmary':
      return mine !== null && mine[kind][id as keyof typeof mine.home] > 0
    case 'dino':
      return mine !== null && (herd(mine.untamed, id) || herd(mine.infirmary, id))
    default:
      return false
  }
}

const herd = (of: { readonly [species: string]: number }, species: string): boolean => of[species] > 0
