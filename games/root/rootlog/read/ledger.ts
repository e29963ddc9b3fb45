import type { CardId } from '../../data/cards.ts'
import { LANDMARKS } from '../../landmarks/index.ts'
import { ADVANCED_HAND, STARTING_HAND } from '../../rules/setup.ts'
import { SHOWN } from './action.ts'
import { isWanted, type Wanted } from './deal.ts'
import type { Fact } from './fact.ts'
import type { Log } from './file.ts'
import { ITEM_OF } from './hands.ts'
import type { CardName } from './names.ts'
import type { LogSetup } from './setup.ts'

/** A card as far as a log tells what it is, now or later. */
interface Known extends Wanted {
  suit: string
  name: string
  item?: string
}

/** Every card that is dealt or drawn in a log, in order, by what the log tells of it in its whole course. */
export class Ledger {
  /** The cards that were drawn, the first first. */
  readonly drawn: Known[] = []
  /** What was dealt before the first card was drawn, in order: hands, cards for landmarks. */
  private readonly first: readonly Known[]
  private readonly piles = new Map<string, Known[]>()
  private readonly available: Known[] = []

  constructor({ letters, landmarks, options }: LogSetup, { lines, hands }: Log) {
    const isAdvanced = options.setup !== 'standard'
    const dealt = letters.flatMap(letter => {
      const told = hands.get(letter) ?? []
      const hand = Array.from({ length: STARTING_HAND }, (_, place) => unknown(told[place]))
      this.piles.set(letter, [...hand])
      // Those that go back were dealt after those that are kept.
      return isAdvanced
        ? [...hand, ...Array.from({ length: ADVANCED_HAND - STARTING_HAND }, () => unknown())]
        : hand
    })
    const onLandmarks = landmarks.flatMap(({ landmark }) => {
      const { rootlog = '', cards = 0 } = LANDMARKS.find(({ id }) => id === landmark) ?? {}
      return Array.from({ length: cards }, (_, place) => {
        const card = unknown()
        this.piles.set(`${rootlog}${place + 1}`, [card])
        return card
      })
    })
    this.first = isAdvanced ? [...onLandmarks, ...dealt] : [...dealt, ...onLandmarks]
    for (const { facts } of lines) for (const fact of facts) this.follow(fact)
  }

  /** How many cards are dealt before the first is drawn. */
  get dealt(): number {
    return this.first.length
  }

  /** How the deck lies as the game starts: what is dealt on top, in order. */
  start(pile: readonly CardId[]): CardId[] {
    return lay(pile, [...this.first, ...this.drawn])
  }

  /** How the deck lies when it is shuffled after so many cards were drawn. */
  again(pile: readonly CardId[], drawn: number): CardId[] {
    return lay(pile, this.drawn.slice(drawn))
  }

  private pile(place: string): Known[] {
    const found = this.piles.get(place) ?? []
    this.piles.set(place, found)
    return found
  }

  private follow({ kind, owner, what, suit, from, to, count, fight }: Fact): void {
    if (kind === 'card' && !(suit === '' && isPiece(what)) && from !== 'Q' && to !== 'Q')
      for (let n = 0; n < count; n++)
        this.lay(this.take(from, { suit, name: what }), to === SHOWN ? from : to)
    if (kind === 'craft') {
      const item = ITEM_OF[what]
      const card = this.take(owner, item ? { suit, name: from, item } : { suit, name: what })
      this.lay(card, item || what === 'favor' ? '' : `${owner}$`)
    }
    if (fight?.ambush) this.take(what, ambush(fight.ambush))
    if (fight?.foil) this.take(owner, ambush(fight.foil))
    if (kind === 'note' && what === 'purge')
      for (const [place, cards] of this.piles)
        if (place.startsWith(`${owner}$_`)) for (const card of cards.splice(0)) this.lay(card, '')
  }

  private lay(card: Known, to: string): void {
    if (to !== '') this.pile(to).push(card)
    else if (card.name === 'dom') this.available.push(card)
  }

  /** A card leaves a place; what is told of it is known of it from its start. */
  private take(from: string, told: Wanted): Known {
    const open = this.available.findIndex(({ suit }) => told.name === 'dom' && suit === told.suit)
    if (from === '' && open >= 0) return this.available.splice(open, 1)[0]
    const { suit, name, item } = told
    const fresh: Known = { suit, name, ...(item && { item }) }
    if (from === '') {
      this.drawn.push(fresh)
      return fresh
    }
    if (from === '*') return fresh
    const pile = this.pile(from)
    const place = bestOf(pile, told)
    if (place < 0) return fresh
    const [card] = pile.splice(place, 1)
    card.suit ||= suit
    card.name ||= name
    if (item) card.item = item
    return card
  }
}

const unknown = (told?: CardName): Known => ({ suit: '', name: '', ...told })

const ambush = (mark: string): Wanted => ({ suit: mark.replace('@', ''), name: '@' })

/** Leaders, characters, moods and ministers are told by a name alone; cards of the deck have a suit, or no name. */
const isPiece = (name: string): boolean => name !== ''

/** The card of a pile that fits best what is told of one: as little as possible is learnt. */
function bestOf(pile: readonly Known[], { suit, name }: Wanted): number {
  const fits = ({ suit: own, name: called }: Known): boolean =>
    (own === '' || suit === '' || own === suit) && (called === '' || name === '' || called === name)
  const detail = ({ suit: own, name: called }: Known): number =>
    (own === '' ? 0 : 1) + (called === '' ? 0 : 2)
  let best = -1
  for (const [place, card] of pile.entries()) {
    if (!fits(card)) continue
    // Who is told to be nothing in particular is rather one of whom nothing is told.
    const better =
      best < 0 || (name === '' ? detail(card) < detail(pile[best]) : detail(card) > detail(pile[best]))
    if (better) best = place
  }
  return best
}

/** Lays a pile so that its top cards, the first on top, are as told; what is told in detail is served first. */
function lay(pile: readonly CardId[], told: readonly Known[]): CardId[] {
  const rest = [...pile]
  const top: (CardId | undefined)[] = told.slice(0, pile.length).map(() => undefined)
  const isDetailed = ({ name, suit, item }: Known): number => (name ? 4 : 0) + (item ? 2 : 0) + (suit ? 1 : 0)
  const order = [...top.keys()].sort((a, b) => isDetailed(told[b]) - isDetailed(told[a]))
  for (const place of order) {
    const found = rest.findIndex(card => isWanted(told[place], card))
    if (found >= 0) top[place] = rest.splice(found, 1)[0]
  }
  return [
    ...rest.splice(0, pile.length - top.length),
    ...top.reverse().map(card => card ?? (rest.pop() as CardId)),
  ]
}
