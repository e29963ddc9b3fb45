import { type Entry, Mistake } from '@tablee/kernel'
import { CARDS, type CardId } from '../../data/cards.ts'
import { LANDMARKS } from '../../landmarks/index.ts'
import { partyAt } from '../../rules/faction.ts'
import { hiddenOnLandmarks, landmarkOf } from '../../rules/landmark.ts'
import type { RootState } from '../../state.ts'
import type { RootMatch } from '../rootlog.ts'
import type { Told } from './compare.ts'
import type { Fact } from './fact.ts'
import { cardsTold } from './hands.ts'
import type { Luck, Shuffle } from './luck.ts'
import { NAME_OF_CARD } from './names.ts'

/** What is told of a card: its suit, its name, or the item it is crafted for; empty where it is not. */
export interface Wanted {
  readonly suit: string
  readonly name: string
  readonly item?: string
}

/** Whether a card is one that is wanted. */
export function isWanted({ suit, name, item }: Wanted, card: CardId): boolean {
  const own = NAME_OF_CARD[card]
  if (!own) return false
  if (item !== undefined && CARDS[card].item !== item) return false
  return (suit === '' || suit === own.suit) && (name === '' || name === own.name)
}

/**
 * The hidden cards of a match: where the log tells of one that lies elsewhere, two change places, in the match and in
 * the shuffle that dealt them. They may, if nobody can have seen either of them since.
 */
export class Deal {
  /** Cards that were seen or named since they were shuffled. */
  readonly known = new Set<CardId>()
  /** Picks of items and of effects in a battle, by their place: some are called like cards. */
  readonly ofWords = new Set<number>()
  /** How often cards changed places. */
  changes = 0
  /** After how many picks the first turn began. */
  firstTurn = Number.POSITIVE_INFINITY
  /** Suits that the card in the place of another cannot have had, by what happened there. */
  private readonly barred = new Map<CardId, string>()
  /** Cards that are wanted where they lie, for what is told of the turn that runs. */
  readonly reserved = new Set<CardId>()
  private readonly match: RootMatch
  private readonly luck: Luck
  private readonly letters: readonly string[]

  constructor(match: RootMatch, luck: Luck, letters: readonly string[]) {
    this.match = match
    this.luck = luck
    this.letters = letters
  }

  /** The shuffle by which a card became hidden: those of hidden piles, before the first turn, hide nothing anew. */
  private originOf(card: CardId): Shuffle | undefined {
    const [first, ...later] = this.luck.shuffles.filter(({ cards }) => cards)
    return later.findLast(({ at, after }) => at > this.firstTurn && after.includes(card)) ?? first
  }

  /** Whether two cards may change places. */
  private mayChange(one: CardId, other: CardId): boolean {
    if (this.known.has(one) || this.known.has(other)) return false
    if (this.isBarred(one, other) || this.isBarred(other, one)) return false
    return this.originOf(one) === this.originOf(other)
  }

  private isBarred(card: CardId, from: CardId): boolean {
    return this.barred.get(from)?.includes(NAME_OF_CARD[card]?.suit ?? '') ?? false
  }

  /** Notes that in the place of a card there cannot have been one of some suits. */
  bar(card: CardId, suits: string): void {
    this.barred.set(card, (this.barred.get(card) ?? '') + suits)
  }

  /** Forgets what was known of a card: it is shuffled. */
  forget(card: CardId): void {
    this.known.delete(card)
    this.barred.delete(card)
  }

  /** Brings a card that is wanted to the place of another: from the deck, or from another hidden pile. */
  bring(card: CardId, wanted: Wanted, kept: ReadonlySet<CardId> = this.reserved): CardId | undefined {
    const cards = hiddenPiles(this.match.state).flat()
    const fits = (one: CardId): boolean => isWanted(wanted, one) && !kept.has(one) && one !== card
    const found = cards.filter(fits)
    const direct = found.find(one => this.mayChange(one, card) && this.change(one, card))
    if (direct !== undefined) return direct
    // Its place may only be taken by a third one.
    for (const one of found)
      for (const third of this.match.state.deck)
        if (third !== card && !kept.has(third) && this.mayChange(one, third) && this.mayChange(third, card))
          if (this.change(one, third) && this.mayChange(one, card) && this.change(one, card)) return one
    return undefined
  }

  /** Has another card drawn than was drawn, as a log tells of a turn; tells whether that is possible. */
  drawInstead(drawn: Fact, told: Fact, turn: Told): boolean {
    const pile = this.pileAt(told.to)
    const found = pile?.findLast(
      card => !this.known.has(card) && isWanted({ suit: drawn.suit, name: drawn.what }, card),
    )
    if (found === undefined) return false
    const there = cardsTold(turn).staying.flatMap(({ place, wanted }) => {
      const card = place === told.to ? undefined : this.pileAt(place)?.find(one => isWanted(wanted, one))
      return card ?? []
    })
    const kept = new Set([...this.reserved, ...there])
    const other = this.bring(found, { suit: told.suit, name: told.what }, kept)
    if (other !== undefined) this.reserved.add(other)
    return other !== undefined
  }

  /** The hidden pile that a place of the notation is; undefined where it is none. */
  pileAt(place: string): CardId[] | undefined {
    const { state } = this.match
    const stall = /^([a-z]+)(\d)$/.exec(place)
    if (stall) return cardOn(state, stall[1], Number(stall[2]))
    const [letter, board] = [place.replace('$', ''), place.includes('$')]
    const party = this.letters.indexOf(letter)
    if (party < 0) return undefined
    const own = partyAt(state, party)
    if (board) return own.hiddenPiles?.(state.players[party])[0]
    return own.publicHand ? undefined : state.players[party].hand
  }

  /** Two hidden cards change places; tells whether all that was picked since is still possible. */
  change(one: CardId, other: CardId): boolean {
    this.changes++
    const from = this.lastUntouched(one, other)
    this.exchange(one, other)
    if (this.again(from)) return true
    this.exchange(one, other)
    if (!this.again(from)) throw new Error('A game that was played cannot be played again.')
    return false
  }

  private exchange(one: CardId, other: CardId): void {
    const origin = this.originOf(one)
    const { history } = this.match
    if (!origin || !history) return
    const used = (state: { readonly chance: readonly (number | undefined)[] }) => state.chance[4] ?? 0
    for (const checkpoint of history.checkpoints)
      if (used(checkpoint) > origin.start) exchangeIn(checkpoint.state, one, other)
    for (const shuffle of this.luck.shuffles.filter(({ cards }) => cards)) {
      if (shuffle.start < origin.start) continue
      if (shuffle !== origin) swap(shuffle.before, one, other)
      swap(shuffle.after, one, other)
      this.luck.rewrite(shuffle)
    }
    const bars = [this.barred.get(one) ?? '', this.barred.get(other) ?? '']
    this.barred.set(one, bars[1]).set(other, bars[0])
    const keys = { [CARDS[one].key]: CARDS[other].key, [CARDS[other].key]: CARDS[one].key }
    for (const [place, entry] of history.entries.entries()) {
      if (place < origin.at || this.ofWords.has(place)) continue
      const key = entry.key.replace(CARD_KEY, found => keys[found] ?? found)
      if (key !== entry.key) history.entries[place] = { ...entry, key }
    }
  }

  /** After how many picks two cards lay both in the deck for the last time: until then it does not matter which is which. */
  private lastUntouched(one: CardId, other: CardId): number {
    const { history } = this.match
    const start = this.originOf(one)?.start ?? 0
    let last = 0
    for (const { at, state, chance } of history?.checkpoints ?? []) {
      if ((chance[4] ?? 0) > start && !(state.deck.includes(one) && state.deck.includes(other))) break
      last = at
    }
    return last
  }

  /** Makes all picks again since so many. */
  private again(from: number): boolean {
    return this.makeAgain(from, this.match.history?.entries.slice() ?? [])
  }

  /** Goes back to an earlier pick of the turn that runs. */
  goBack(picks: number): void {
    const { match } = this
    if (match.picks === picks) return
    if (!this.makeAgain(picks, match.history?.entries.slice(0, picks) ?? []))
      throw new Error('A game that was played cannot be played again.')
  }

  /** Goes back to the last checkpoint before so many picks, and makes picks again from there, by their keys. */
  private makeAgain(picks: number, entries: readonly Entry[]): boolean {
    const { match } = this
    const { history } = match
    const checkpoint = history?.checkpointFor(picks)
    if (!history || !checkpoint) return false
    match.rewind(checkpoint.at)
    try {
      for (const { seat, key } of entries.slice(checkpoint.at)) match.pickKey(seat, key)
      return true
    } catch (error) {
      if (!(error instanceof Mistake)) throw error
      history.entries.push(...entries.slice(history.entries.length))
      return false
    }
  }
}

/** A card in a key: with the number of its copy. */
const CARD_KEY = /[A-Za-z]+(?:\.\d+)?/g

/** All piles of cards that lie face down. */
export function hiddenPiles(state: RootState): CardId[][] {
  const piles = [state.deck]
  for (const [party, player] of state.players.entries()) {
    const own = partyAt(state, party)
    if (!own.publicHand) piles.push(player.hand)
    piles.push(...(own.hiddenPiles?.(player) ?? []))
  }
  return [...piles, hiddenOnLandmarks(state).map(({ card }) => card)]
}

/** The card that lies on a landmark, by its name and place. */
function cardOn(state: RootState, name: string, place: number): CardId[] | undefined {
  const found = LANDMARKS.find(({ rootlog }) => rootlog === name)
  const hidden =
    found && state.landmarks?.some(({ id }) => id === found.id) && landmarkOf(found.id).hidden?.(state)
  const one = hidden ? hidden[place - 1] : undefined
  return one && [one.card]
}

/** Two cards change places wherever they lie hidden or were seen. */
function exchangeIn(state: RootState, one: CardId, other: CardId): void {
  const piles = hiddenPiles(state)
  if (![one, other].every(card => piles.some(pile => pile.includes(card)))) return
  for (const pile of piles) swap(pile, one, other)
  for (const lying of hiddenOnLandmarks(state))
    if (lying.card === one) lying.card = other
    else if (lying.card === other) lying.card = one
  for (const { seen } of state.players) for (const { cards } of seen) swap(cards, one, other)
}

function swap(pile: unknown[], one: unknown, other: unknown): void {
  for (let i = 0; i < pile.length; i++)
    if (pile[i] === one) pile[i] = other
    else if (pile[i] === other) pile[i] = one
}
