import type { Ref } from '@tablee/kernel'
import { CARDS, cardNumber } from '../data/cards.ts'
import { COLUMNS } from '../factions/eyrie/data.ts'
import { QUESTS } from '../factions/vagabond/data.ts'
import type { RootView } from '../view.ts'
import { ACTS } from './acts.ts'

/** Whether a part of the board shows this place or piece to the seat that looks, ready to be chosen. */
export function covers(ref: Ref, view: RootView): boolean {
  const colon = ref.indexOf(':')
  const id = ref.slice(colon + 1)
  const me = view.viewer === null ? undefined : view.players[view.viewer]
  switch (ref.slice(0, colon)) {
    case 'clearing':
    case 'forest':
      return true
    case 'card':
      return showsCard(id, view)
    case 'item':
      return showsItem(id, view)
    case 'crafted': {
      const [seat, item] = id.split('.')
      const other = view.players[Number(seat)]
      return other !== me && !other.vagabond && other.items.some(one => one.item === item)
    }
    case 'act':
      return me !== undefined && (ACTS[me.faction]?.some(([name]) => name === id) ?? false)
    case 'quest':
      return me?.vagabond !== undefined && view.quests.some(one => QUESTS[one].key === id)
    case 'decree':
      return me?.eyrie !== undefined && COLUMNS.some(column => column === id)
    default:
      return false
  }
}

function showsCard(key: string, { viewer, players, available }: RootView): boolean {
  const card = cardNumber(key)
  if (CARDS[card].kind === 'dominance' && available.includes(card)) return true
  return players.some(({ hand, effects, eyrie, alliance }, seat) => {
    if (effects.includes(card)) return true
    if (eyrie && COLUMNS.some(column => eyrie.decree[column].includes(card))) return true
    return seat === viewer && (hand.includes(card) || alliance?.supporters.includes(card) === true)
  })
}

function showsItem(id: string, { viewer, players }: RootView): boolean {
  if (viewer === null) return false
  const { vagabond, items } = players[viewer]
  if (!vagabond) return items.some(({ item }) => item === id)
  return vagabond.items.some(
    ({ item, exhausted, damaged }) =>
      item + (exhausted ? '.exhausted' : '') + (damaged ? '.damaged' : '') === id,
  )
}
