import type { Item } from '../../data/items.ts'
import { ITEM } from '../vocabulary.ts'
import { SHOWN } from './action.ts'
import type { Told } from './compare.ts'
import type { Wanted } from './deal.ts'
import type { Fact } from './fact.ts'

/** A card that a log tells of in a place. */
export interface CardAt {
  readonly place: string
  readonly wanted: Wanted
}

/** What is told of cards in a turn: which leave a place where they were before it, and which come and stay. */
export interface CardsTold {
  readonly leaving: readonly CardAt[]
  readonly staying: readonly CardAt[]
}

/** The items by their signs. */
export const ITEM_OF: { readonly [sign: string]: Item } = Object.fromEntries(
  Object.entries(ITEM).map(([item, sign]) => [sign, item as Item]),
)

/** What is told of cards: moved, crafted, played as ambushes. */
export function cardsTold({ facts }: Told): CardsTold {
  const leaving: CardAt[] = []
  const staying: CardAt[] = []
  for (const fact of facts) {
    for (const one of leavesBy(fact)) {
      // What came with its name in the same turn may be what leaves.
      const came = staying.findIndex(({ place, wanted }) => place === one.place && isSame(one.wanted, wanted))
      if (came >= 0) staying.splice(came, 1)
      else leaving.push(one)
    }
    const { kind, what, suit, to, count } = fact
    if (kind !== 'card' || what === '' || to === '') continue
    const place = to === SHOWN ? fact.from : to
    for (let n = 0; n < count; n++) staying.push({ place, wanted: { suit, name: what } })
  }
  return { leaving, staying }
}

const isSame = (one: Wanted, other: Wanted): boolean =>
  one.name !== '' && one.name === other.name && (one.suit === '' || one.suit === other.suit)

/** The cards that leave a place by what is told. */
function leavesBy({ kind, what, suit, from, owner, count, fight }: Fact): CardAt[] {
  if (kind === 'card' && from !== '')
    return Array.from({ length: count }, () => ({ place: from, wanted: { suit, name: what } }))
  if (kind === 'craft') {
    const item = ITEM_OF[what]
    return [{ place: owner, wanted: item ? { suit, name: from, item } : { suit, name: what } }]
  }
  return [
    ...(fight?.ambush ? [{ place: what, wanted: ambush(fight.ambush) }] : []),
    ...(fight?.foil ? [{ place: owner, wanted: ambush(fight.foil) }] : []),
  ]
}

const ambush = (mark: string): Wanted => ({ suit: mark.replace('@', ''), name: '@' })
