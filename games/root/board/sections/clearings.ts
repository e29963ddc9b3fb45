import type { Row, Section } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { CARDS } from '../../data/cards.ts'
import { ITEMS } from '../../data/items.ts'
import { CLEARINGS, type Clearing, clearingOf, isForest, MAPS } from '../../data/map.ts'
import type { BoardWords } from '../../text/en/board.ts'
import type { OutlineWords } from '../../text/en/outline.ts'
import type { RootView } from '../../view.ts'
import { castOf, contentsOf, numberOf } from '../contents.ts'
import { ALL_FACES } from '../faces.ts'
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
  const { paths, rivers } = clearingOf(MAPS[view.map], clearing)
  const people = [
    ...warriors.map(({ party, count }) => `${words.shortParty[party]} ${count}`),
    ...pawns.map(({ party }) => `${words.pawn} ${words.shortParty[party]}`),
  ]
  const things = [
    ...slots.flatMap(slot => (slot === null ? [] : [slot === 'ruin' ? own.ruin : words.piece[slot.kind]])),
    ...tokens.map(({ kind, count }) => (count > 1 ? `${count} × ${words.piece[kind]}` : words.piece[kind])),
    ...(scorched ? [own.scorched] : []),
  ]
  const ways = paths.join(', ') + (rivers.length > 0 ? ` (${own.river} ${rivers.join(', ')})` : '')
  return {
    ref: `clearing:${clearing}`,
    ...(ruler !== null && { party: ruler }),
    cells: [
      String(clearing),
      words.suit[view.suits[clearing]],
      ruler === null ? own.nobody : words.shortParty[ruler],
      people.join(', ') || own.nobody,
      things.map(capital).join(', ') || own.nothing,
      String(slots.filter(slot => slot === null).length),
      ways,
    ],
  }
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
    ...ALL_FACES.flatMap(({ note }) => note?.(view, language) ?? []),
    ...wanderers,
  ].join(' ')
}
