import type { Row, Section } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { CARDS } from '../../data/cards.ts'
import { ITEMS } from '../../data/items.ts'
import { CLEARINGS, type Clearing, clearingOf, isForest, MAPS } from '../../data/map.ts'
import { closedPaths, pathsFrom } from '../../rules/paths.ts'
import { suitsOf } from '../../rules/suits.ts'
import type { BoardWords } from '../../text/en/board.ts'
import type { OutlineWords } from '../../text/en/outline.ts'
import type { RootView } from '../../view.ts'
import { castOf, contentsOf, isBuilding, isCover, landmarksIn, numberOf } from '../contents.ts'
import { allFaces } from '../faces.ts'
import { capital } from '../words.ts'

/** The clearings, one a row, and what lies beside the board. */
export function boardSection(
  view: RootView,
  words: BoardWords,
  own: OutlineWords,
  language: Language,
): Section {
  return {
    place: 'board',
    title: own.board,
    columns: own.clearingColumns,
    rows: CLEARINGS.map(clearing => row(view, clearing, words, own)),
    note: note(view, words, own, language),
  }
}

function row(view: RootView, clearing: Clearing, words: BoardWords, own: OutlineWords): Row {
  const { slots, warriors, pawns, tokens, ruler, scorched } = contentsOf(view, clearing)
  const { rivers } = clearingOf(MAPS[view.map], clearing)
  const paths = pathsFrom(view, clearing)
  const shut = closedFrom(view, clearing)
  const people = [
    ...warriors.map(({ kind, party, count }) =>
      kind === 'chief' ? words.piece[kind] : `${words.shortParty[party]} ${count}`,
    ),
    ...pawns.map(({ party }) => `${words.pawn} ${words.shortParty[party]}`),
  ]
  const things = [
    ...slots.filter(isBuilding).map(({ kind }) => words.piece[kind]),
    ...slots.filter(isCover).map(({ item }) => words.covered(words.item[item])),
    ...(slots.includes('ruin') ? [own.ruin] : []),
    ...tokens.map(({ kind, count }) => (count > 1 ? `${count} × ${words.piece[kind]}` : words.piece[kind])),
    ...landmarksIn(view, clearing).map(one => words.landmark[one]),
    ...(scorched ? [own.scorched] : []),
  ]
  const beside = [
    ...(rivers.length > 0 ? [`${own.river} ${rivers.join(', ')}`] : []),
    ...(shut.length > 0 ? [`${own.closed} ${shut.join(', ')}`] : []),
  ]
  const ways = paths.join(', ') + (beside.length > 0 ? ` (${beside.join(', ')})` : '')
  const suits = suitsOf(view, clearing)
  return {
    ref: `clearing:${clearing}`,
    ...(ruler !== null && { party: ruler }),
    cells: [
      String(clearing),
      suits.map(suit => words.suit[suit]).join(', '),
      ruler === null ? own.nobody : words.shortParty[ruler],
      people.join(', ') || own.nobody,
      things.map(capital).join(', ') || own.nothing,
      String(slots.filter(slot => slot === null).length),
      ways,
    ],
  }
}

/** The clearings that a closed path would join to a clearing. */
const closedFrom = (view: RootView, clearing: Clearing): Clearing[] =>
  closedPaths(view).flatMap(([a, b]) => (a === clearing ? b : b === clearing ? a : []))

/** What the landmarks do, what lies on them, and how many paths are closed. */
function landmarkNotes(view: RootView, words: BoardWords): string[] {
  const { landmarks = [], closedPaths: shut, forge, market } = view
  const items = ITEMS.flatMap(item => Array<string>(forge?.[item] ?? 0).fill(words.item[item]))
  return [
    ...landmarks.map(({ id }) => `${words.landmark[id]}${words.colon}${words.landmarkLine[id]}`),
    ...(items.length > 0 ? [`${capital(words.toForge(items.join(', ')))}.`] : []),
    ...(market ? [`${capital(words.atMarket(market.length))}.`] : []),
    ...(shut ? [`${words.closedPaths}${words.colon}${shut.length}.`] : []),
  ]
}

function note(view: RootView, words: BoardWords, own: OutlineWords, language: Language): string {
  const supply = ITEMS.filter(item => view.supply[item] > 0).map(item =>
    view.supply[item] > 1 ? `${view.supply[item]} × ${words.item[item]}` : words.item[item],
  )
  const wanderers = castOf(view).flatMap((party, seat) => {
    const { pawn } = view.players[seat]
    return isForest(pawn) ? [own.forest(words.party[party], numberOf(pawn))] : []
  })
  return [
    own.piles(view.deck, view.discard.length),
    ...(view.available.length > 0
      ? [own.dominances(view.available.map(card => words.suit[CARDS[card].suit]).join(', '))]
      : []),
    own.supply(supply.join(', ') || own.nothing),
    ...landmarkNotes(view, words),
    ...allFaces().flatMap(({ note }) => note?.(view, language) ?? []),
    ...wanderers,
  ].join(' ')
}
