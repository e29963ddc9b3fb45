import { CARDS, type CardId } from '../../data/cards.ts'
import type { RootMatch } from '../rootlog.ts'
import type { Told } from './compare.ts'
import { type Deal, hiddenPiles, isWanted, type Wanted } from './deal.ts'
import type { Fact } from './fact.ts'
import { type CardAt, cardsTold } from './hands.ts'
import { NAME_OF_CARD } from './names.ts'

/** A hand that is shown to somebody, with the letter of whose it is. */
const SHOWN_HAND = /^([CEAVGLODPHK]?)\^[CEAVGLODPHK]$/

/** The suits of which a hand that was shown in vain may have had none, the most likely first. */
const IN_VAIN = ['', 'F', 'M', 'R', 'FMR']

/** Sees to it, before a turn is played, that hidden cards lie where the log tells of them. */
export class Plan {
  private readonly match: RootMatch
  private readonly deal: Deal
  /** What lay in hidden piles before the turn, by their place. */
  private readonly before = new Map<string, CardId[]>()

  constructor(match: RootMatch, deal: Deal) {
    this.match = match
    this.deal = deal
  }

  /** In how many ways hands can be made ready for a turn. */
  waysFor({ facts }: Told): number {
    return facts.some(({ raw }) => SHOWN_HAND.test(raw)) ? IN_VAIN.length : 1
  }

  /** Makes hands and deck ready for a turn, and for how the next begins; so many cards are dealt before one is drawn. */
  prepare(told: Told, next: Told, way: number, dealt: number): void {
    this.deal.reserved.clear()
    const { leaving } = cardsTold(told)
    for (const place of new Set(leaving.map(one => one.place)))
      this.fill(
        place,
        leaving.filter(one => one.place === place).map(({ wanted }) => wanted),
      )
    this.stack([...told.facts, ...next.facts], dealt)
    const suits = IN_VAIN[way]
    for (const { raw, owner } of told.facts) {
      const shown = suits && SHOWN_HAND.exec(raw)
      if (shown) this.empty(shown[1] || owner, `B${suits}`)
    }
    this.before.clear()
    for (const { place } of cardsTold(told).staying)
      this.before.set(place, [...(this.deal.pileAt(place) ?? [])])
  }

  /** Notes what is known of where cards lie, once a turn was played. */
  learn(told: Told, from: number): void {
    const { match, deal } = this
    const { journal = [], entries = [] } = match.history ?? {}
    for (const { id, at, values } of journal.slice(from))
      if (id === 'hand.seen' && entries[at - 1]?.key === 'show')
        this.barSuits((values as { cards: CardId[] }).cards)
    const hidden = new Set(hiddenPiles(match.state).flat())
    for (const card of CARDS.keys()) if (!hidden.has(card)) deal.known.add(card)
    for (const one of cardsTold(told).staying) this.know(one)
  }

  /** A hand that was shown in vain had no cards of suits that it did not have. */
  private barSuits(cards: readonly CardId[]): void {
    const suits = cards.map(card => NAME_OF_CARD[card]?.suit)
    const none = [...'BFMR'].filter(suit => !suits.includes(suit)).join('')
    for (const card of cards) this.deal.bar(card, none)
  }

  /** A card that was named as it came to a pile is known there. */
  private know({ place, wanted }: CardAt): void {
    const { known } = this.deal
    const before = this.before.get(place) ?? []
    const card = this.deal
      .pileAt(place)
      ?.find(one => !known.has(one) && !before.includes(one) && isWanted(wanted, one))
    if (card !== undefined) known.add(card)
  }

  /** Sees to it that a hidden pile holds what is told to leave it; the deck may give what is drawn in this turn. */
  private fill(place: string, wanted: readonly Wanted[]): void {
    const { deal, match } = this
    const pile = (): readonly CardId[] => deal.pileAt(place) ?? []
    const missing = wanted.toSorted(byDetail).filter(one => {
      const fits = (card: CardId): boolean => !deal.reserved.has(card) && isWanted(one, card)
      const found = pile().find(card => fits(card) && deal.known.has(card)) ?? pile().find(fits)
      if (found !== undefined) deal.reserved.add(found)
      return found === undefined
    })
    if (pile().length === 0) return
    for (const one of missing)
      for (const filler of [...pile(), ...match.state.deck.slice(-DRAWN).reverse()])
        if (this.replace(filler, one)) break
  }

  /** Sees to it that the cards on top of the deck are those that are told to be drawn. */
  private stack(facts: readonly Fact[], dealt: number): void {
    const { deal, match } = this
    const open = match.state.available.map(card => NAME_OF_CARD[card]?.suit ?? '')
    let depth = dealt
    for (const { kind, suit, what, from, to, count } of facts) {
      const isDominance = kind === 'card' && what === 'dom'
      if (isDominance && from !== '' && to === '') open.push(suit)
      // A quest, a leader, a mood: no cards of the deck.
      if (kind !== 'card' || from !== '' || to === 'Q' || (suit === '' && what !== '')) continue
      if (isDominance && open.includes(suit)) open.splice(open.indexOf(suit), 1)
      else
        for (let n = 0; n < count; n++) {
          const drawn = match.state.deck.at(-1 - depth)
          if (drawn === undefined) return
          const wanted = { suit, name: what }
          const fits = isWanted(wanted, drawn) && !deal.reserved.has(drawn)
          if (fits) deal.reserved.add(drawn)
          // A dominance card that cannot be drawn lies open by then.
          else if (!this.replace(drawn, wanted) && isDominance) continue
          depth++
        }
    }
  }

  /** Puts a card that is wanted in the place of another. */
  private replace(card: CardId, wanted: Wanted): boolean {
    const { deal } = this
    if (deal.known.has(card) || deal.reserved.has(card)) return false
    const other = deal.bring(card, wanted)
    if (other !== undefined) deal.reserved.add(other)
    return other !== undefined
  }

  /** Sees to it that a hand has no cards of some suits but those that are wanted there: somebody showed it in vain. */
  private empty(letter: string, suits: string): void {
    const { deal } = this
    for (const card of [...(deal.pileAt(letter) ?? [])]) {
      if (!suits.includes(NAME_OF_CARD[card]?.suit ?? '') || deal.known.has(card) || deal.reserved.has(card))
        continue
      const kept = new Set([...deal.reserved, ...(deal.pileAt(letter) ?? [])])
      for (const suit of 'FMR')
        if (!suits.includes(suit) && deal.bring(card, { suit, name: '' }, kept) !== undefined) break
    }
  }
}

/** So many cards may be drawn in a turn before one of them is used. */
const DRAWN = 4

const detail = ({ suit, name, item }: Wanted): number => (name || item ? 2 : 0) + (suit ? 1 : 0)

const byDetail = (a: Wanted, b: Wanted): number => detail(b) - detail(a)
