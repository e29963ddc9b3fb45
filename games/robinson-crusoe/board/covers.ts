import type { PartName } from '@tablee/board'
import type { Ref } from '@tablee/kernel'
import { SCENARIOS } from '../scenarios/data.ts'
import type { RobinsonView } from '../view.ts'

/** On which part each kind of place or piece lies. */
const PART: { readonly [kind: string]: PartName | undefined } = {
  node: 'Map',
  source: 'Map',
  build: 'Common',
  invention: 'Common',
  item: 'Common',
  discovery: 'Common',
  equipment: 'Common',
  treasure: 'Common',
  skill: 'Seats',
  character: 'Seats',
  pawn: 'Accord',
  asking: 'Accord',
  card: 'Hand',
  space: 'Hand',
  plan: 'Hand',
  planned: 'Hand',
  lead: 'Hand',
  carry: 'Hand',
  gear: 'Hand',
  thrift: 'Hand',
  column: 'Hand',
}

const kindOf = (ref: Ref): string => ref.split(':', 1)[0]
const idOf = (ref: Ref): string => ref.slice(ref.indexOf(':') + 1)

const CAMP = ['shelter', 'roof', 'palisade', 'weapons']

/** On which part of the board a place or piece lies. */
export function partOf(ref: Ref, view: RobinsonView): PartName {
  const kind = kindOf(ref)
  const id = idOf(ref)
  if ((kind === 'build' || kind === 'invention') && CAMP.includes(id)) return 'Mine'
  if (kind === 'build' || kind === 'invention') {
    if (Object.hasOwn(sheetOf(view), id)) return 'Goal'
    if (view.personal.some(one => one === id)) return 'Seats'
  }
  return PART[kind] ?? 'Map'
}

const sheetOf = ({ scenario }: RobinsonView): object => SCENARIOS[scenario].inventions

/** What somebody may use: while a plan is made it is chosen where it lies, at other times it has a button too. */
const USED = ['skill', 'item', 'treasure', 'discovery', 'equipment']

/** Whether a part of the board shows this place or piece, ready to be chosen. */
export function covers(ref: Ref, view: RobinsonView): boolean {
  const kind = kindOf(ref)
  const id = idOf(ref)
  if (USED.includes(kind) && view.phase !== 'planning') return false
  switch (kind) {
    case 'card':
      return view.threats.left === id || view.threats.right === id
    case 'build':
    case 'invention':
    case 'item':
      return showsInvention(id, view)
    case 'treasure':
      return view.treasures.some(one => one.id === id)
    case 'discovery':
      return view.discoveries.some(one => one === id)
    case 'equipment':
      return view.equipment.some(one => one.id === id)
    case 'character':
    case 'pawn':
      return true
    default:
      return kind in PART
  }
}

function showsInvention(id: string, view: RobinsonView): boolean {
  const cards: readonly string[] = [...view.inventions, ...view.personal, ...view.items]
  return CAMP.includes(id) || cards.includes(id) || Object.hasOwn(sheetOf(view), id)
}
