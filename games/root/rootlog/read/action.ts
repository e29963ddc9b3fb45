import { LANDMARKS } from '../../landmarks/index.ts'
import type { Fact } from './fact.ts'
import { ITEM_LETTERS, readCard } from './names.ts'

/** The letter of a faction, or of a hireling, promoted or not. */
const LETTER = '(?:h_[A-Z]d?|[CEAVGLODPHK])'

const SCORE = new RegExp(`^(${LETTER})?(\\+\\+|--)(\\d*)$`)
const MARKER = new RegExp(`^\\+\\+->(${LETTER})?\\$$`)
const BATTLE = new RegExp(
  `^(${LETTER})?X(${LETTER})(\\d+)(?:([BFMR]?)@)?(?:([BFMR]?)@)?(?:\\((\\d),(\\d)\\))?$`,
)
const GUESS = new RegExp(`^\\?(${LETTER})?t(?:_([a-z])(\\d+)|(\\d+)\\^t_([a-z]))$`)
const TRICK = /^t(\d+)<->t(\d+)$/
const FLIP = new RegExp(`^(${LETTER})?t(\\d+)\\^t_(\\w+)$`)
const PATH = /^(\d+)_(\d+)->$/
const OUTCAST = /^\$_(h?)o->([FMR])$/
const PRICE = /^((?:\$_[hrm]?)(?:\+\$_[hrm])*)->(\d)$/
const FUNDS = /^\$_f->(\d+)$/
const RELATION = new RegExp(`^(${LETTER})?\\$_(${LETTER})((?:\\+\\$_${LETTER})*)->([h012a])$`)
const PIECE = new RegExp(`^(\\d*)(${LETTER})?(w_w|w|p|b(?:_[a-z])*|t(?:_\\d)?(?:_[a-z])?|f)(.*)$`)
const CARD = /^(\d*)([BFMR]?)#([A-Z]?[a-z@]+|)(.*)$/
const ITEM = /^(\d*)%([a-z_])(.*)$/
const HIRED = new RegExp(`^(${LETTER})->([A-Z]?)\\$(\\d*)$`)
/** A card of a hand for one that lies on a landmark. */
const HOLDERS = LANDMARKS.flatMap(({ rootlog, cards }) => (cards ? rootlog : [])).join('|')
const SWAP = new RegExp(`^([BFMR]?)#([a-z@]*)([A-Z])<->([BFMR]?)#([a-z@]*?)((?:${HOLDERS})\\d)$`)
const SUITS = /^(\d*)([BFMR])$/

/** Where cards go that are shown: nowhere. */
export const SHOWN = '^'

/** Reads one action of a seat's line; null where it is none. */
export function readAction(raw: string, taker: string): Fact[] | null {
  return readSpecial(raw, taker) ?? readMove(raw, taker)
}

const note = (raw: string, owner: string, what: string, more: Partial<Fact> = {}): Fact => ({
  ...{ raw, kind: 'note', owner, what, suit: '', from: '', to: '', count: 1 },
  ...more,
})

/** A letter as it is compared: whether a hireling is promoted is known without it. */
export const plainLetter = (letter: string): string => letter.replace(/^(h_.)d$/, '$1')

/** All that moves nothing. */
function readSpecial(raw: string, taker: string): Fact[] | null {
  const by = (letter: string | undefined): string => plainLetter(letter ?? taker)
  let found = SCORE.exec(raw)
  if (found) {
    const count = found[3] === '' ? 1 : Number(found[3])
    return [note(raw, by(found[1]), found[2], { kind: 'points', count })]
  }
  found = MARKER.exec(raw)
  if (found) return [note(raw, taker, `++->${by(found[1])}$`)]
  found = BATTLE.exec(raw)
  if (found) {
    const [, attacker, defender, clearing, ambush, foil, high, low] = found
    const fight = { ambush: mark(ambush), foil: mark(foil), dice: high === undefined ? '' : `${high},${low}` }
    return [note(raw, by(attacker), plainLetter(defender), { kind: 'battle', from: clearing, fight })]
  }
  found = GUESS.exec(raw)
  if (found) return [note(raw, taker, `?${found[2] ?? found[5]}${found[3] ?? found[4]}`)]
  found = TRICK.exec(raw)
  if (found) return [note(raw, taker, `<->${[found[1], found[2]].sort().join(' ')}`)]
  found = HIRED.exec(raw)
  if (found) {
    const [, party, seat, markers] = found
    return [note(raw, by(party), 'joins', { from: markers, to: `${seat || taker}$` })]
  }
  found = SWAP.exec(raw)
  if (found) return readSwap(raw, found)
  found = FLIP.exec(raw)
  if (found) return [note(raw, by(found[1]), `^${found[3]}`, { from: found[2] })]
  if (raw.includes('^')) return readShown(raw, taker)
  if (/^Z./.test(raw)) return [readCraft(raw, taker)]
  found = PATH.exec(raw)
  if (found) return [note(raw, taker, `path ${found[1]}_${found[2]}`)]
  return readBoard(raw, taker)
}

/** Cards that are shown, and stay in their hand; a whole hand has none. */
function readShown(raw: string, taker: string): Fact[] {
  const [cards, to = ''] = raw.split('^')
  const parts = splitPlus(cards).map(part => readPart(part, taker))
  const terms = parts.flatMap(part => part ?? []).filter(({ kind }) => kind === 'card')
  if (terms.length === 0)
    return [note(raw, /^[A-Z]$/.test(cards) ? cards : taker, `shown ${to}`, { soft: 'show' })]
  return terms.map(({ what, suit, count, start }) =>
    note(raw, '', what, { kind: 'card', suit, count, from: start || taker, to: SHOWN, soft: 'show' }),
  )
}

/** Two cards that change places. */
function readSwap(raw: string, [, suit, name, hand, other, called, stall]: readonly string[]): Fact[] {
  const card = { raw, kind: 'card', owner: '', count: 1 } as const
  const [given, taken] = [readCard(suit, name), readCard(other, called)]
  return [
    { ...card, what: given.name, suit: given.suit, from: hand, to: stall },
    { ...card, what: taken.name, suit: taken.suit, from: stall, to: hand },
  ]
}

const mark = (suit: string | undefined): string => (suit === undefined ? '' : `${suit}@`)

/** What lies on the boards: outcast, prices, funds, relationships, the purge of a Decree. */
function readBoard(raw: string, taker: string): Fact[] | null {
  if (raw === '$_->') return [note(raw, taker, 'purge')]
  let found = OUTCAST.exec(raw)
  if (found) return [note(raw, taker, `outcast ${found[1]}${found[2]}`)]
  found = PRICE.exec(raw)
  if (found) {
    const [, names, price] = found
    const services = names === '$_' ? ['$_h', '$_r', '$_m'] : names.split('+')
    return services.map(service => note(raw, taker, service, { to: price, soft: 'price' }))
  }
  found = FUNDS.exec(raw)
  if (found) return [note(raw, '', 'funds', { to: found[1], soft: 'funds' })]
  found = RELATION.exec(raw)
  if (!found) return null
  const [, owner = taker, first, more, level] = found
  const others = [first, ...more.split('+$_').slice(1)]
  return others.map(other => note(raw, owner, `relation ${other}`, { to: level }))
}

function readCraft(raw: string, taker: string): Fact {
  const what = raw.slice(1)
  // Some write the item without its sign.
  const item = /^%?([a-z])$/.exec(what)?.[1]
  if (item && ITEM_LETTERS.includes(item)) return note(raw, taker, `%${item}`, { kind: 'craft' })
  const { suit, name } = readCard('', what.replace('#', ''))
  return note(raw, taker, name, { kind: 'craft', suit })
}

// Moves

/** A thing of the left side of a move: how many, what, and where it was. */
interface Term {
  readonly kind: 'piece' | 'card' | 'item'
  readonly owner: string
  readonly what: string
  readonly suit: string
  readonly count: number
  readonly start: string
}

function readMove(raw: string, taker: string): Fact[] | null {
  const sides = raw.split('->')
  if (sides.length !== 2) return null
  const terms: Term[] = []
  for (const part of splitPlus(sides[0])) {
    const read = readPart(part, taker)
    if (!read) return null
    terms.push(...read)
  }
  const facts: Fact[] = []
  for (const term of terms) {
    const places = term.kind === 'item' ? [sides[1]] : sides[1].split('+')
    for (const place of places) facts.push(moved(raw, term, place, taker))
  }
  return facts
}

/** Splits at each plus that is not in brackets. */
function splitPlus(text: string): string[] {
  return text.split(/\+(?![^(]*\))/)
}

function readPart(part: string, taker: string): Term[] | null {
  const group = /^(\d*)\((.*)\)(#?)(.*)$/.exec(part)
  if (!group) {
    const term = readTerm(part, taker)
    return term && [term]
  }
  const [, times, inner, sharp, start] = group
  const terms = inner.split('+').map(one => {
    const suit = sharp && SUITS.exec(one)
    return readTerm(suit ? `${suit[1]}${suit[2]}#${start}` : `${one}${start}`, taker)
  })
  if (terms.some(term => term === null)) return null
  return (terms as Term[]).map(term => ({ ...term, count: term.count * (Number(times) || 1) }))
}

function readTerm(text: string, taker: string): Term | null {
  const card = CARD.exec(text)
  if (card) {
    const [, count, suit, name, start] = card
    const read = readCard(suit, name)
    return { kind: 'card', owner: '', what: read.name, suit: read.suit, count: countOf(count), start }
  }
  const item = ITEM.exec(text)
  if (item) {
    const [, count, what, start] = item
    const all = what === ALL_ITEMS
    return { kind: 'item', owner: '', what, suit: '', count: all ? MANY : countOf(count), start }
  }
  const piece = PIECE.exec(text)
  if (!piece) return null
  const [, count, owner, what, start] = piece
  const by = what === 'f' ? '' : plainLetter(owner ?? taker)
  return { kind: 'piece', owner: by, what, suit: '', count: countOf(count), start }
}

/** Every item of a place, however many. */
const ALL_ITEMS = '_'
const MANY = 99

const countOf = (digits: string): number => (digits === '' ? 1 : Number(digits))

function moved(raw: string, term: Term, place: string, taker: string): Fact {
  const { kind, owner, what, suit, count, start } = term
  if (kind === 'item') return itemMoved(raw, term, place, taker)
  const from = what === 'p' && kind === 'piece' ? '' : placeOf(start, taker)
  const to = placeOf(place, taker)
  // What goes elsewhere than to a hand is always told.
  const draws = kind === 'card' && from === '' && /^[A-Z]$/.test(to)
  return {
    raw,
    kind,
    owner,
    what,
    suit,
    count,
    from,
    to,
    ...(draws && { soft: to === 'Q' ? 'quest' : 'draw' }),
  }
}

/** A place as it is compared: boards with their letter, forests in order. */
export function placeOf(place: string, taker: string): string {
  if (/^\$/.test(place)) return plainLetter(taker) + place
  if (/^\d+(_\d+)+$/.test(place)) return inOrder(place)
  return place.replace(/^(h_.)d/, '$1')
}

const inOrder = (place: string): string =>
  place
    .split('_')
    .sort((a, b) => Number(a) - Number(b))
    .join('_')

/** Items on a board: only what becomes of them counts, not on which side of a board they lay. */
function itemMoved(raw: string, { what, count, start }: Term, place: string, taker: string): Fact {
  const board = /^(h_[A-Z]d?|[A-Z])\$/.exec(start)?.[1]
  const owner = plainLetter(board ?? taker)
  const all = what === ALL_ITEMS && { soft: 'idle' as const }
  const more = { raw, kind: 'item', owner, what, suit: '', count, ...all } as const
  if (/^\d/.test(start) || place.includes('$'))
    return { ...more, from: /^\d/.test(start) ? start : `${owner}$`, to: placeOf(place, taker) }
  const state = start.includes('d') ? 'd' : start.includes('e') ? 'e' : ''
  if (place === '' || /^\d/.test(place)) return { ...more, from: board ? '' : state, to: place }
  const states = place.split('+').join('').split('')
  const damaged = state === 'd' && !states.includes('d')
  const to = [
    states.includes('d') ? 'd' : '',
    damaged && (states.includes('s') || states.includes('t')) ? 's' : '',
    states.includes('e') ? 'e' : states.includes('r') ? 'r' : '',
  ].join('')
  // Back on its track and nothing else: no change that counts.
  const from = damaged || (to === 'd' && !board) ? state : ''
  return { ...more, from, to, ...(to === '' ? { soft: 'idle' } : to === 'r' && { soft: 'refresh' }) }
}
