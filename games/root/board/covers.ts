import type { Ref } from '@tablee/kernel'
import { CARDS, cardNumber } from '../data/cards.ts'
import type { RootView } from '../view.ts'
import { FACES } from './faces.ts'

/** Whether a part of the board shows this place or piece to the seat that looks, ready to be chosen. */
export function covers(ref: Ref, view: RootView): boolean {
  const colon = ref.indexOf(':')
  const kind = ref.slice(0, colon)
  const id = ref.slice(colon + 1)
  const me = view.viewer === null ? undefined : view.players[view.viewer]
  const mine = me && FACES[me.faction]
  switch (kind) {
    case 'clearing':
    case 'forest':
    case 'path':
      return true
    case 'card':
      return showsCard(id, view)
    case 'item':
      return me !== undefined && (mine?.items?.(me) ?? me.items.map(({ item }) => item)).includes(id)
    case 'crafted': {
      const [seat, item] = id.split('.')
      const other = view.players[Number(seat)]
      return other !== me && !FACES[other.faction].items && other.items.some(one => one.item === item)
    }
    case 'act':
      return mine?.acts?.some(({ name }) => name === id) ?? false
    default:
      return (me !== undefined && mine?.shows?.[kind]?.(id, view, me)) || isOffered(kind, view)
  }
}

/** Whether the board of somebody else shows refs of this kind to choose from. */
export const isOffered = (kind: string, { viewer, players }: RootView): boolean =>
  players.some(({ faction }, seat) => seat !== viewer && FACES[faction].offers?.includes(kind))

function showsCard(key: string, { viewer, players, available }: RootView): boolean {
  const card = cardNumber(key)
  if (CARDS[card].kind === 'dominance' && available.includes(card)) return true
  return players.some((player, seat) => {
    const mine = seat === viewer
    const lying = FACES[player.faction].cards?.(player, mine) ?? []
    return player.effects.includes(card) || lying.includes(card) || (mine && player.hand.includes(card))
  })
}
