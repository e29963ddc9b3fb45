import type { PartName } from '@tablee/board'
import type { Ref } from '@tablee/kernel'
import { CARDS, cardNumber } from '../data/cards.ts'
import { BURROW } from '../data/map.ts'
import type { RootView } from '../view.ts'
import { isOffered } from './covers.ts'
import { allFaces, FACES } from './faces.ts'

/** On which part of the board a place or piece lies. */
export function partOf(ref: Ref, view: RootView): PartName {
  const colon = ref.indexOf(':')
  const kind = ref.slice(0, colon)
  const id = ref.slice(colon + 1)
  switch (kind) {
    case 'seat':
      if (view.players[Number(id)].hireling) return 'Common'
      return Number(id) === view.viewer ? 'Mine' : 'Seats'
    case 'clearing':
      return Number(id) === BURROW ? partOfBurrow(view) : 'Map'
    case 'card':
      return partOfCard(id, view)
    case 'act':
    case 'item':
      return 'Mine'
    case 'crafted':
      return 'Seats'
    default:
      if (isOffered(kind, view)) return 'Seats'
      return allFaces().some(({ explains }) => explains?.[kind]) ? 'Mine' : 'Map'
  }
}

/** The Burrow lies on the board of whoever rules it. */
const partOfBurrow = ({ viewer, players }: RootView): PartName =>
  viewer !== null && players[viewer].warriors[BURROW] !== undefined ? 'Mine' : 'Seats'

function partOfCard(key: string, { viewer, players, available }: RootView): PartName {
  const card = cardNumber(key)
  if (CARDS[card].kind === 'dominance' && available.includes(card)) return 'Common'
  if (viewer === null) return 'Seats'
  const me = players[viewer]
  if (me.hand.includes(card)) return 'Hand'
  const lying = FACES[me.faction].cards?.(me, true) ?? []
  return me.effects.includes(card) || lying.includes(card) ? 'Mine' : 'Seats'
}
