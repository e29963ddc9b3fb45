import { type Language, plain, type Ref } from '@tablee/kernel'
import { CARDS, cardNumber } from '../data/cards.ts'
import type { Item } from '../data/items.ts'
import { BURROW } from '../data/map.ts'
import type { Suit } from '../data/suits.ts'
import { suitsOf } from '../rules/suits.ts'
import type { BoardWords } from '../text/en/board.ts'
import type { RootView } from '../view.ts'
import { castOf, contentsOf, isBuilding, isCover, landmarksIn, lyingIn, numberOf, onMap } from './contents.ts'
import { allFaces } from './faces.ts'
import type { How } from './faction.ts'
import { capital, fullHelpOf, SHEETS, titleOf, WORDS } from './words.ts'

/** What a piece, card or place is, in a line or two; null where there is nothing to tell. */
export function explain(ref: Ref, view: RootView, language: Language): string | null {
  const colon = ref.indexOf(':')
  const kind = ref.slice(0, colon)
  const id = ref.slice(colon + 1)
  for (const how of [...allFaces().map(({ explains }) => explains?.[kind]), EXPLAIN[kind]]) {
    const told = how?.(id, view, language, WORDS[language])
    if (told) return told
  }
  return null
}

const EXPLAIN: { readonly [kind: string]: How | undefined } = {
  clearing: (id, view, language, words) =>
    Number(id) === BURROW ? explain('burrow:', view, language) : clearing(Number(id), view, words),
  forest: (id, view, _, words) => {
    const here = castOf(view).filter((__, seat) => view.players[seat].pawn === Number(id))
    const lying = lyingIn(view, Number(id)).map(
      ({ kind, count }) => words.piece[kind] + (count > 1 ? ` × ${count}` : ''),
    )
    return [words.forest(numberOf(Number(id))), ...here.map(party => words.party[party]), ...lying].join(', ')
  },
  card: (id, _, language, words) => {
    const card = CARDS[cardNumber(id)]
    const cost = card.cost.map(suit => (suit === 'any' ? words.anySuit : words.suit[suit])).join(', ')
    const head = `${titleOf(card, language)} (${words.suit[card.suit]})${words.colon}${fullHelpOf(card, language)}`
    const gain = card.vp === undefined ? '' : ` +${words.points(card.vp)}.`
    return head + gain + (cost === '' ? '' : ` ${words.costs}${words.colon}${cost}.`)
  },
  path: (id, _, __, words) => {
    const [from, to] = id.split('-').map(Number)
    return words.closedPath(from, to)
  },
  landmark: (id, view, _, words) => {
    const clearing = view.landmarks?.find(one => one.id === id)?.clearing
    const where = clearing ? ` (${words.clearing(clearing)})` : ''
    return `${words.landmark[id]}${where}${words.colon}${words.landmarkLine[id]}`
  },
  seat: (id, view, _, words) => seat(Number(id), view, words),
  item: (id, _, __, words) => item(id, words),
  crafted: (id, _, __, words) => item(id.slice(id.indexOf('.') + 1), words),
  dominance: (id, _, language, words) => SHEETS[language].tip.noDominance(words.suit[id as Suit]),
  piece: (id, _, __, words) => {
    const [kind, party] = id.split('.')
    const name = kind === 'ruin' ? null : kind === 'pawn' ? words.pawn : words.piece[kind]
    return name === null ? null : `${capital(name)} (${words.party[party]})`
  },
  tip: id => id,
}

function item(id: string, words: BoardWords): string {
  const [name, ...states] = id.split('.')
  const notes = states.map(one => (one === 'damaged' ? words.damaged : words.exhausted)(name as Item))
  return [capital(words.item[name as Item]), ...notes].join(', ')
}

function seat(id: number, view: RootView, words: BoardWords): string {
  const { score, hand, coalition, warriors, hireling, faction, controller, robot } = view.players[id]
  const cast = castOf(view)
  if (hireling) {
    const by = typeof controller === 'number' ? words.party[cast[controller]] : null
    const stays = words.hirelingStays(by, hireling.markers)
    return `${words.party[faction]}${words.colon}${words.line[faction]} ${stays}`
  }
  const standing =
    coalition >= 0
      ? words.coalition(words.party[cast[coalition]])
      : score === null
        ? words.offTrack
        : words.points(score)
  const supply = onMap(warriors) + warriors[0] > 0 ? [words.warriors(warriors[0])] : []
  return `${words.party[cast[id]]}${words.colon}${[standing, ...(robot ? [] : [words.inHand(hand.length)]), ...supply].join(', ')}`
}

function clearing(id: number, view: RootView, words: BoardWords): string {
  const { slots, extra, warriors, pawns, tokens, ruler, scorched } = contentsOf(view, id)
  const suits = suitsOf(view, id)
  const free = slots.filter(slot => slot === null).length
  const standing = [
    ...slots.filter(isBuilding).map(({ kind }) => words.piece[kind]),
    ...slots.filter(isCover).map(({ item }) => words.covered(words.item[item])),
    ...warriors.map(({ kind, party, count }) =>
      kind === 'chief' ? words.piece[kind] : `${words.party[party]} ${count}`,
    ),
    ...pawns.map(({ party }) => `${words.pawn} (${words.party[party]})`),
    ...tokens.map(({ kind, count }) => words.piece[kind] + (count > 1 ? ` × ${count}` : '')),
    ...(slots.includes('ruin') ? [ruin(id, view, words)] : []),
    ...(free > 0 ? [words.slots(free)] : []),
    ...(extra >= 0 ? [words.extraSlot] : []),
    ...(scorched ? [words.scorched] : []),
    ...landmarksIn(view, id).map(one => words.landmark[one]),
    ruler === null ? words.unruled : words.ruledBy(words.party[ruler]),
  ]
  const suit = suits.length > 1 ? words.everySuit : words.suit[suits[0]]
  return plain(`${words.clearing(id)} (${suit})${words.colon}${standing.join(', ')}`)
}

function ruin(id: number, view: RootView, words: BoardWords): string {
  const seen = view.ruinItems[id]
  return seen ? words.ruinHolds(seen.map(one => words.item[one]).join(', ')) : words.ruin(view.ruins[id] ?? 0)
}
