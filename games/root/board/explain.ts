import { type Language, plain, type Ref } from '@tablee/kernel'
import { CARDS, cardNumber } from '../data/cards.ts'
import type { Item } from '../data/items.ts'
import type { Suit } from '../data/suits.ts'
import { SYMPATHY_TRACK } from '../factions/alliance/data.ts'
import { type Column, type Leader, ROOST_TRACK } from '../factions/eyrie/data.ts'
import { INDUSTRIES, MARQUISE_TRACKS } from '../factions/marquise/data.ts'
import { CHARACTERS, type Character, QUESTS } from '../factions/vagabond/data.ts'
import type { BoardWords } from '../text/en/board.ts'
import type { RootView } from '../view.ts'
import { castOf, contentsOf, numberOf, onMap } from './contents.ts'
import { capital, fullHelpOf, SHEETS, titleOf, WORDS } from './words.ts'

/** What a piece, card or place is, in a line or two; null where there is nothing to tell. */
export function explain(ref: Ref, view: RootView, language: Language): string | null {
  const colon = ref.indexOf(':')
  const how = EXPLAIN[ref.slice(0, colon)]
  return how?.(ref.slice(colon + 1), view, language, WORDS[language]) ?? null
}

type How = (id: string, view: RootView, language: Language, words: BoardWords) => string | null

const EXPLAIN: { readonly [kind: string]: How | undefined } = {
  clearing: (id, view, _, words) => clearing(Number(id), view, words),
  forest: (id, view, _, words) => {
    const here = castOf(view).filter((__, seat) => view.players[seat].pawn === Number(id))
    return [words.forest(numberOf(Number(id))), ...here.map(party => words.party[party])].join(', ')
  },
  card: (id, _, language, words) => {
    const card = CARDS[cardNumber(id)]
    const cost = card.cost.map(suit => (suit === 'any' ? words.anySuit : words.suit[suit])).join(', ')
    const head = `${titleOf(card, language)} (${words.suit[card.suit]})${words.colon}${fullHelpOf(card, language)}`
    const gain = card.vp === undefined ? '' : ` +${words.points(card.vp)}.`
    return head + gain + (cost === '' ? '' : ` ${words.costs}${words.colon}${cost}.`)
  },
  seat: (id, view, _, words) => seat(Number(id), view, words),
  item: (id, _, __, words) => item(id, words),
  crafted: (id, _, __, words) => item(id.slice(id.indexOf('.') + 1), words),
  quest: (id, _, __, words) => {
    const quest = QUESTS.find(({ key }) => key === id)
    if (!quest) return null
    const items = quest.items.map(one => words.item[one]).join(' + ')
    return `${words.suit[quest.suit]}${words.colon}${items}, ${words.questReward}`
  },
  leader: (id, _, __, words) => {
    const [name, power] = words.leader[id as Leader]
    return `${name}${words.colon}${power}`
  },
  track: (id, view, language) => track(id, view, language),
  base: (id, view, language, words) => {
    const stands = view.players.some(({ buildings }) => onMap(buildings[id] ?? []) > 0)
    return SHEETS[language].tip.base(capital(words.piece[id]), stands)
  },
  dominance: (id, _, language, words) => SHEETS[language].tip.noDominance(words.suit[id as Suit]),
  decree: (id, _, __, words) => `${words.decree}${words.colon}${words.column[id as Column]}`,
  character: (id, _, __, words) =>
    `${words.character[id as Character]}${words.colon}${CHARACTERS[id as Character].items.map(one => words.item[one]).join(', ')}. ${words.ability[id as Character]}.`,
  piece: (id, _, __, words) => {
    const [kind, party] = id.split('.')
    const name = kind === 'ruin' ? null : kind === 'pawn' ? words.pawn : words.piece[kind]
    return name === null ? null : `${capital(name)} (${words.party[party]})`
  },
  tip: id => id,
}

/** A track: how many of its pieces are on the map, and what the next costs and brings. */
function track(kind: string, view: RootView, language: Language): string | null {
  const { tip } = SHEETS[language]
  const owner = view.players.find(({ buildings, tokens }) => kind in buildings || kind in tokens)
  const n = onMap(owner?.buildings[kind] ?? owner?.tokens[kind] ?? [])
  if (kind === 'roost') return tip.roost(n, ROOST_TRACK.points[n])
  if (kind === 'sympathy') return tip.sympathy(n, SYMPATHY_TRACK.cost[n], SYMPATHY_TRACK.points[n])
  const industry = INDUSTRIES.find(one => one === kind)
  if (!industry) return null
  const { wood, points } = MARQUISE_TRACKS
  return tip.industry(WORDS[language].industry[industry], n, wood[n], points[industry][n])
}

function item(id: string, words: BoardWords): string {
  const [name, ...states] = id.split('.')
  const notes = states.map(one => (one === 'damaged' ? words.damaged : words.exhausted)(name as Item))
  return [capital(words.item[name as Item]), ...notes].join(', ')
}

function seat(id: number, view: RootView, words: BoardWords): string {
  const { score, hand, coalition, warriors } = view.players[id]
  const cast = castOf(view)
  const standing =
    coalition >= 0
      ? words.coalition(words.party[cast[coalition]])
      : score === null
        ? words.offTrack
        : words.points(score)
  const supply = onMap(warriors) + warriors[0] > 0 ? [words.warriors(warriors[0])] : []
  return `${words.party[cast[id]]}${words.colon}${[standing, words.inHand(hand.length), ...supply].join(', ')}`
}

function clearing(id: number, view: RootView, words: BoardWords): string {
  const { slots, warriors, pawns, tokens, ruler, scorched } = contentsOf(view, id)
  const free = slots.filter(slot => slot === null).length
  const standing = [
    ...slots.filter(slot => slot !== null && slot !== 'ruin').map(({ kind }) => words.piece[kind]),
    ...warriors.map(({ party, count }) => `${words.party[party]} ${count}`),
    ...pawns.map(({ party }) => `${words.pawn} (${words.party[party]})`),
    ...tokens.map(({ kind, count }) => words.piece[kind] + (count > 1 ? ` × ${count}` : '')),
    ...(slots.includes('ruin') ? [ruin(id, view, words)] : []),
    ...(free > 0 ? [words.slots(free)] : []),
    ...(scorched ? [words.scorched] : []),
    ruler === null ? words.unruled : words.ruledBy(words.party[ruler]),
  ]
  return plain(`${words.clearing(id)} (${words.suit[view.suits[id]]})${words.colon}${standing.join(', ')}`)
}

function ruin(id: number, view: RootView, words: BoardWords): string {
  const seen = view.ruinItems[id]
  return seen ? words.ruinHolds(seen.map(one => words.item[one]).join(', ')) : words.ruin(view.ruins[id] ?? 0)
}
