import { type Ask, keysOf, PASS, type Seat } from '@tablee/kernel'
import { CARDS } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import { FIRST_FOREST, MAPS } from '../../data/map.ts'
import { rulesOf } from '../../rules/faction.ts'
import { ITEM, regionOf, SUIT } from '../vocabulary.ts'
import { plainLetter } from './action.ts'
import { isWanted } from './deal.ts'
import { type Fact, mayBeIdle } from './fact.ts'

/** Guesses which answer leads to what a log tells: by the words of its key, and by what was right before. */
export class Guide {
  /** So many facts ahead it looks. */
  readonly sight = 6
  private readonly letters: readonly string[]
  private readonly pieces: { readonly [kind: string]: string }
  private readonly map: string
  /** Questions to which a card is chosen for its suit alone. */
  private readonly bySuit: ReadonlySet<string>
  /** The suits of the clearings as they are. */
  private readonly suits: () => readonly string[]
  /** The factions of the seats. */
  private readonly factions: readonly string[]
  /** What hirelings do, each with the letter of who does it. */
  private readonly deeds = new Map<string, string>()
  /** How often an answer was right to a question when a fact of a kind was next. */
  private readonly right = new Map<string, Map<string, number>>()

  constructor(
    map: string,
    letters: readonly string[],
    pieces: { readonly [kind: string]: string },
    factions: readonly string[],
    hired: readonly string[],
    bySuit: readonly string[],
    suits: () => readonly string[],
  ) {
    this.bySuit = new Set(bySuit)
    this.suits = suits
    for (const [place, id] of hired.entries())
      for (const deed of [id, ...(rulesOf(id).offering?.acts ?? [])])
        this.deeds.set(deed, plainLetter(letters[factions.length + place]))
    this.factions = factions
    this.map = map
    this.letters = letters.map(plainLetter)
    this.pieces = pieces
  }

  /** The answers of a seat by their keys, the likeliest first, and no more than so many besides passing; moves, if strict, only as they are told. */
  order(ask: Ask, seat: Seat, open: readonly Fact[], most: number, isStrict = false): string[] {
    const habits = this.right.get(habitOf(ask.id, firstOf(open)))
    let all = 0
    for (const times of habits?.values() ?? []) all += times
    const keys = this.bySuit.has(ask.id) ? this.oneOfEachSuit(ask, seat, firstOf(open)) : keysOf(ask, seat)
    const own = keys.filter(key => tokensOf(key)[0] === this.factions[seat])
    if (ask.id === 'draft.pick' && own.length > 0)
      return own.sort((a, b) => this.likeness(ask.id, b, open) - this.likeness(ask.id, a, open))
    // Cards of which something is told were dealt first: they are kept.
    if (ask.id === 'hands.back') return keys.toReversed().slice(0, most)
    const ofPieces = keys.every(key => key === PASS || this.pieces[key] !== undefined)
    const told = isStrict ? keys.filter(key => !this.isUntold(ask.id, key, open, ofPieces)) : []
    const scored = (told.length > 0 ? told : keys).map(key => {
      const usual = (habits?.get(verbOf(key)) ?? 0) / (all || 1)
      return { key, score: 4 * usual + this.likeness(ask.id, key, open) }
    })
    const best = scored.sort((a, b) => b.score - a.score).map(({ key }) => key)
    return best.filter((key, place) => place < most || key === PASS)
  }

  /** One card of each suit, for they do the same: that of the clearing that is told next before those that serve for all. */
  private oneOfEachSuit(ask: Ask, seat: Seat, next: Fact | undefined): string[] {
    const place = next?.from || next?.to
    const rank = (key: string): number => {
      const suit = suitOf(key)
      return suit === undefined || suit === this.suits()[Number(place)] ? 0 : suit === 'bird' ? 1 : 2
    }
    const keys = keysOf(ask, seat).sort((a, b) => rank(a) - rank(b))
    const suits = keys.map(suitOf)
    return keys.filter((_, place) => suits[place] === undefined || suits.indexOf(suits[place]) === place)
  }

  /** Whether a key names where to move, which is not what is told of pieces next, or a piece of which nothing is told. */
  private isUntold(ask: string, key: string, open: readonly Fact[], ofPieces: boolean): boolean {
    if (ofPieces && key !== PASS) return this.likeness(ask, key, open) <= 0
    const next = /^move\.(from|to)$/.test(ask) && open.find(({ kind }) => kind === 'piece')
    return next ? this.likeness(ask, key, [next]) <= 0 : false
  }

  /** An answer was right when a fact was next. */
  learn(ask: string, key: string, next: Fact | undefined): void {
    const habit = habitOf(ask, next)
    const verbs = this.right.get(habit) ?? new Map<string, number>()
    this.right.set(habit, verbs)
    const verb = verbOf(key)
    verbs.set(verb, (verbs.get(verb) ?? 0) + 1)
  }

  /** How much of what is told next a key speaks of. */
  likeness(ask: string, key: string, open: readonly Fact[]): number {
    if (key === PASS || key === 'end') return open.length === 0 ? 1 : -0.1
    let sum = 0
    for (const token of tokensOf(key)) {
      let best = 0
      let place = 1
      for (const fact of open) {
        best = Math.max(best, this.speaksOf(ask, token, fact) / place)
        if (!mayBeIdle(fact)) place++
      }
      sum += best
    }
    return sum
  }

  private speaksOf(ask: string, token: string, fact: Fact): number {
    if (/^\d+$/.test(token)) return this.speaksOfNumber(ask, Number(token), fact)
    const seat = /^seat(\d+)$/.exec(token)
    if (seat) return speaksOfParty(this.letters[Number(seat[1]) - 1], fact)
    const deed = this.deeds.get(token)
    if (deed) return fact.raw.includes(deed) ? 3 : 0
    const card = CARD_BY_KEY.get(token)
    if (card !== undefined) return speaksOfCard(card, fact)
    if (token in ITEM) return speaksOfItem(ITEM[token as Item], fact)
    if (this.pieces[token] !== undefined)
      return fact.kind === 'piece' && fact.what === this.pieces[token] ? 3 : 0
    if (token === 'dominance') return fact.what.startsWith('++->') ? 3 : 0
    if (token in SUIT) return fact.what.endsWith(SUIT[token as keyof typeof SUIT]) ? 2 : 0
    return fact.what !== '' && fact.what.startsWith(token.toLowerCase()) ? 3 : 0
  }

  private speaksOfNumber(ask: string, number: number, { from, to, count }: Fact): number {
    // A chief who goes along is counted with the others, and told beside them.
    if (ask.endsWith('count')) return number === count ? 2 : number === count + 1 ? 1 : 0
    const region =
      number < FIRST_FOREST ? String(number === 13 ? 0 : number) : regionOf(MAPS[this.map], number)
    if (ask.endsWith('from')) return from === region ? 2 : 0
    if (ask.endsWith('.to')) return to === region ? 2 : 0
    return to === region || from === region ? 2 : 0
  }
}

/** The first of some facts that must happen. */
export const firstOf = (open: readonly Fact[]): Fact | undefined => open.find(fact => !mayBeIdle(fact))

const CARD_BY_KEY = new Map(CARDS.map(({ key }, card) => [key, card]))

/** The suit of the card that a key is. */
function suitOf(key: string): string | undefined {
  const card = CARD_BY_KEY.get(key)
  return card === undefined ? undefined : CARDS[card].suit
}

/** The words of a key: the number of a copy belongs to its card. */
const tokensOf = (key: string): string[] => key.split(/:|\.(?!\d)/)

/** The card that a key names. */
export function cardIn(key: string): number | undefined {
  for (const token of tokensOf(key)) {
    const card = CARD_BY_KEY.get(token)
    if (card !== undefined) return card
  }
  return undefined
}

function speaksOfParty(letter: string, { owner, what, from, to }: Fact): number {
  return owner === letter ||
    what === letter ||
    what.endsWith(` ${letter}`) ||
    from[0] === letter ||
    to[0] === letter
    ? 2
    : 0
}

function speaksOfCard(card: number, { kind, suit, what, from, to, fight }: Fact): number {
  if (fight) return CARDS[card].kind === 'ambush' && (fight.ambush !== '' || fight.foil !== '') ? 2 : 0
  if (kind === 'craft' && what.startsWith('%')) {
    const { item } = CARDS[card]
    return item && ITEM[item] === what ? 3 : 0
  }
  // What is drawn is not what is chosen, but a dominance card that lies open.
  if (kind === 'card' && from === '' && what === 'dom') return isWanted({ suit, name: what }, card) ? 3 : 0
  if ((kind !== 'card' && kind !== 'craft') || (from === '' && to !== '' && kind === 'card')) return 0
  return isWanted({ suit, name: what }, card) ? 1 + (suit === '' ? 0 : 1) + (what === '' ? 0 : 2) : 0
}

const speaksOfItem = (item: string, { kind, what }: Fact): number =>
  (kind === 'item' && item === `%${what}`) || (kind === 'craft' && what === item) ? 3 : 0

/** What kind of answer a key is. */
const verbOf = (key: string): string =>
  tokensOf(key)
    .map(token => {
      if (/^\d+$/.test(token)) return '#'
      if (/^seat\d+$/.test(token)) return 'seat'
      return CARD_BY_KEY.has(token) ? 'card' : token
    })
    .join(':')

/** A question and the kind of fact that is next. */
function habitOf(ask: string, next: Fact | undefined): string {
  if (!next) return ask
  const { kind, what, from, to } = next
  const thing = kind === 'piece' || kind === 'points' ? what : kind === 'note' ? what.split(/[ \d]/)[0] : ''
  return `${ask} ${kind} ${thing} ${placeKind(from)}>${placeKind(to)}`
}

const placeKind = (place: string): string => place.replace(/\d+/g, '#')
