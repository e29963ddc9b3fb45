import type { PartName } from '@tablee/board'
import type { Ref } from '@tablee/kernel'
import { ACTIONS, type Hex, RESOURCES } from '../data/types.ts'
import type { DiluviumView } from '../view.ts'
import { mineOf, partiesIn, powerIn } from './contents.ts'

/** On which part each kind of place or piece lies. */
const PART: { readonly [kind: string]: PartName | undefined } = {
  action: 'Pool',
  rack: 'Pool',
  reserve: 'Pool',
  lying: 'Pool',
  beside: 'Pool',
  card: 'Hand',
}

/** On which part of the board a place or piece lies. */
export const partOf = (ref: Ref): PartName => PART[ref.split(':')[0]] ?? 'Map'

/** Whether a part of the board shows this place or piece, ready to be chosen. */
export function covers(ref: Ref, view: DiluviumView): boolean {
  const [kind, id, which] = ref.split(':')
  const mine = mineOf(view)
  const place = view.places[id as Hex]
  switch (kind) {
    case 'place':
      return place !== undefined
    case 'island':
      return place?.islands.some(({ type }) => type === which) ?? false
    case 'space':
      return (place?.up && place.spaces[Number(which)] !== undefined) ?? false
    case 'monster':
      return (place?.monster ?? null) !== null
    case 'explorer':
    case 'warship':
      return partiesIn(view).includes(Number(id)) && hasShip(view, kind, Number(id), Number(which))
    case 'action':
      return mine !== null && ACTIONS.some(one => one === id)
    case 'rack':
      return mine !== null && RESOURCES.some(one => one === id && mine.resources[one] > 0)
    case 'reserve':
      return Number(id) === view.seat
    case 'lying':
      return Number(id) === view.seat && (mine?.lying ?? 0) > 0
    case 'beside':
      return Number(id) === view.seat && (mine?.beside ?? 0) > 0
    case 'card':
      return mine?.hand?.some(one => one === id) ?? false
    default:
      return false
  }
}

const hasShip = (view: DiluviumView, kind: 'explorer' | 'warship', party: number, nth: number): boolean => {
  const { explorer, warships } = powerIn(view, party)
  const at = kind === 'explorer' ? explorer : warships[nth]?.at
  return at !== undefined && view.places[at] !== undefined
}
