import type { PartName } from '@tablee/board'
import type { Ref } from '@tablee/kernel'
import { mineOf } from '@tablee/perseverance/owners.ts'
import type { NumberedId } from '../data/types.ts'
import type { Perseverance3View } from '../view.ts'

/** On which part each kind of place or piece lies: the city is a pane of its own on a phone. */
const PART: { readonly [kind: string]: PartName | undefined } = {
  pool: 'Pool',
  die: 'Goal',
  zone: 'Goal',
  option: 'Goal',
  shelter: 'Goal',
  companion: 'Goal',
  officer: 'Goal',
  structure: 'Goal',
  card: 'Common',
  ranchTile: 'Common',
  unit: 'Mine',
  cell: 'Mine',
  row: 'Mine',
  artefact: 'Mine',
  resource: 'Mine',
  home: 'Mine',
  tired: 'Mine',
  infirmary: 'Mine',
  dino: 'Mine',
}

/** On which part of the board a place or piece lies. */
export const partOf = (ref: Ref): PartName => PART[ref.split(':')[0]] ?? 'Map'

const ON_MAP: readonly string[] = [
  'die',
  'location',
  'site',
  'area',
  'officer',
  'zone',
  'option',
  'shelter',
  'companion',
]

/** Whether a part of the board shows this place or piece, ready to be chosen. */
export function covers(ref: Ref, view: Perseverance3View): boolean {
  const [kind, id, which] = ref.split(':')
  if (ON_MAP.includes(kind)) return true
  const mine = mineOf(view)
  switch (kind) {
    case 'pool':
      return view.pool.some(({ owner, face }) => `${owner}` === id && face === which)
    case 'tile':
      return view.drawn.some(one => one === id)
    case 'harvest':
    case 'discovery':
      return (
        view.crumbs.includes(`location:${id as NumberedId}`) && view.locations[id as NumberedId].tile !== null
      )
    case 'structure':
      return Object.values(view.city).some(({ lower, upper }) => lower?.id === id || upper?.id === id)
    case 'card':
      return Object.values(view.adventures).some(({ open }) => open.some(one => one === id))
    case 'ranchTile':
      return Object.values(view.ranch).some(({ open }) => open.some(one => one === id))
    case 'unit':
      return mine !== null && mine.home[id as keyof typeof mine.home] > 0
    case 'cell':
    case 'row':
    case 'artefact':
    case 'resource':
      return mine !== null
    default:
      return false
  }
}
