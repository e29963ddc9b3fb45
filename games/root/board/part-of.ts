import type { PartName } from '@tablee/board'
import type { Ref } from '@tablee/kernel'
import { CARDS, cardNumber } from '../data/cards.ts'
import type { RootView } from '../view.ts'

/** On which part of the board a place or piece lies. */
export function partOf(ref: Ref, view: RootView): PartName {
  const colon = ref.indexOf(':')
  const id = ref.slice(colon + 1)
  switch (ref.slice(0, colon)) {
    case 'seat':
      return Number(id) === view.viewer ? 'Mine' : 'Seats'
    case 'card':
      return partOfCard(id, view)
    case 'act':
    case 'item':
    case 'quest':
    case 'decree':
      return 'Mine'
    case 'crafted':
      return 'Seats'
    default:
      return 'Map'
  }
}

function partOfCard(key: string, { viewer, players, available }: RootView): PartName {
  const card = cardNumber(key)
  if (CARDS[card].kind === 'dominance' && available.includes(card)) return 'Common'
  if (viewer === null) return 'Seats'
  const { hand, effects, eyrie, alliance } = players[viewer]
  if (hand.includes(card)) return 'Hand'
  const lies = [effects, alliance?.supporters ?? [], ...Object.values(eyrie?.decree ?? {})]
  return lies.some(pile => pile.includes(card)) ? 'Mine' : 'Seats'
}
