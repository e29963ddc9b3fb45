import type { Language, Ref } from '@tablee/kernel'
import type { CardId } from '../data/cards.ts'
import { ACTIONS, type Hex, RESOURCES } from '../data/types.ts'
import { islandWords, monsterWords, placeFacts } from '../terminal/told.ts'
import type { DiluviumView } from '../view.ts'
import { civOf, mineOf, placeName, powerIn } from './contents.ts'
import { copiedWords, givesWords } from './forecast.ts'
import { type GameWords, wordsIn } from './words.ts'

type Telling = (ids: readonly string[], view: DiluviumView, words: GameWords) => string | null

const place: Telling = ([at], view, words) => {
  const here = view.places[at as Hex]
  if (!here) return null
  const facts = [...placeFacts(view, here, words), ...here.islands.map(one => islandWords(one, words))]
  return `${placeName(here, words)}${words.board.colon}${facts.join(' ; ')}`
}

const island: Telling = ([at, type], view, words) => {
  const here = view.places[at as Hex]
  const land = here?.islands.find(one => one.type === type)
  return land ? `${placeName(here, words)}${words.board.colon}${islandWords(land, words)}` : null
}

const space: Telling = ([at, n], view, { board }) => {
  const here = view.places[at as Hex]
  if (!here) return null
  const marker = here.markers[Number(n)] ?? null
  if (marker !== null) return board.markerOf(board.people[civOf(view, marker)])
  return board.spaceOf(board.space[here.spaces[Number(n)]])
}

const ship =
  (kind: 'explorer' | 'warship'): Telling =>
  ([party, n], view, { board, names }) => {
    const power = powerIn(view, Number(party))
    const civ = kind === 'warship' ? (power.warships[Number(n)]?.civ ?? power.civ) : power.civ
    return board.shipOf(names.ship[kind], board.people[civ])
  }

const action: Telling = ([id], view, words) => {
  const one = ACTIONS.find(each => each === id)
  const mine = mineOf(view)
  if (!one || !mine) return null
  const { board, names } = words
  const copied = copiedWords(view, one, words)
  const gives = `${names.action[one]}${board.colon}${givesWords(mine, one, words)}`
  return copied === null ? gives : `${gives} ; ${board.ifCopied}${board.colon}${copied}`
}

const card: Telling = ([id], view, { board, names }) => {
  const one = id as CardId
  return `${names.card[one]}${board.colon}${board.card[one](view.cards[one].n)}`
}

const rack: Telling = ([id], view, { board, names }) => {
  const mine = mineOf(view)
  const one = RESOURCES.find(each => each === id)
  if (!mine || !one) return null
  return `${names.resource[one]}${board.colon}${mine.resources[one]}`
}

const reserve: Telling = ([party], view, { board }) =>
  board.settlersIn(powerIn(view, Number(party)).reserve.length)

const TELLINGS: { readonly [kind: string]: Telling | undefined } = {
  place,
  island,
  space,
  explorer: ship('explorer'),
  warship: ship('warship'),
  monster: ([at], view, words) => monsterWords(view.places[at as Hex], words),
  action,
  card,
  rack,
  reserve,
  lying: ([seat], view, { board }) => board.lying(view.players[Number(seat)].lying),
  beside: ([seat], view, { board }) => board.beside(view.players[Number(seat)].beside),
  party: ([party], view, { board }) => board.people[civOf(view, Number(party))],
}

/** What a piece, card or place is, in a line or two. */
export function explain(ref: Ref, view: DiluviumView, language: Language): string | null {
  const [kind, ...ids] = ref.split(':')
  return TELLINGS[kind]?.(ids, view, wordsIn(language)) ?? null
}
