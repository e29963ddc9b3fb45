import { type Chance, RuleFault } from '@tablee/kernel'

/** Takes one card out of a pile. */
export function take<V>(pile: V[], card: V): void {
  const place = pile.indexOf(card)
  if (place < 0) throw new RuleFault(`“${card}” is not in that pile.`)
  pile.splice(place, 1)
}

/** What shuffles: a table. */
interface Shuffler {
  shuffle(pile: unknown[]): void
}

/** An empty deck is made anew of its discard pile, shuffled; tells whether it was. */
export function renew<V>(t: Shuffler, deck: V[], discard: V[]): boolean {
  if (deck.length > 0 || discard.length === 0) return false
  deck.push(...discard)
  discard.length = 0
  t.shuffle(deck)
  return true
}

/** Deals again, in place, what is not known of some piles and hands: any of it could lie in any of these places. */
export function dealAgain<V>(
  piles: readonly V[][],
  chance: Chance,
  isKnown: (card: V) => boolean = nothing,
): void {
  const hidden: V[] = []
  for (const pile of piles) for (const card of pile) if (!isKnown(card)) hidden.push(card)
  chance.shuffle(hidden)
  let dealt = 0
  for (const pile of piles)
    for (let place = 0; place < pile.length; place++) if (!isKnown(pile[place])) pile[place] = hidden[dealt++]
}

const nothing = (): boolean => false
