import { CARDS } from '../../data/cards.ts'
import { cardOf } from '../vocabulary.ts'

/** A name as everybody might write it: small letters and digits alone. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9@]/g, '')

/** A card by what logs call it. */
export interface CardName {
  readonly suit: string
  readonly name: string
}

/** What cards are called in logs besides the short names, whole and as others spell them. */
const SPELLINGS: { readonly [spelling: string]: string } = {
  ambush: '@',
  dominance: 'dom',
  taxcollectors: 'tax',
  murinebrokers: 'murine',
  leagueofextraordinarymice: 'league',
  ...Object.fromEntries(
    CARDS.flatMap(({ name, kind }, card) =>
      kind === 'effect' || kind === 'item' || kind === 'favor'
        ? [[plain(name), cardOf(card).split('#')[1] || plain(name)]]
        : [],
    ),
  ),
}

/** The names that go with a suit, which people write before the name or leave to it: `fpart`, `F#part`. */
const SUITED = /^([frm])(part|favor)$/

/** A card by a suit and a name as somebody wrote them. */
export function readCard(suit: string, written: string): CardName {
  const name = SPELLINGS[plain(written)] ?? plain(written)
  const suited = SUITED.exec(name)
  if (suited) return { suit: suited[1].toUpperCase(), name: suited[2] }
  return { suit, name }
}

/** The short names of items. */
export const ITEM_LETTERS = 'sbcxhtrfu'

/** What the notation calls each card; those that it never names have no name. */
export const NAME_OF_CARD: readonly (CardName | null)[] = CARDS.map(({ kind, name: own }, card) => {
  if (kind === 'vizier') return null
  const [suit, name] = cardOf(card).split('#')
  return readCard(suit, name || own)
})
