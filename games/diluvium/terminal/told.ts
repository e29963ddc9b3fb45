import { capital } from '@tablee/common/words/fr.ts'
import type { DiluviumView, PlaceView } from '../view.ts'
import { civOf, isBarredTo, partiesIn } from './contents.ts'
import type { Spoken } from './words.ts'

/** An island: its type and its slots. */
export const islandWords = (
  { type, slots, settlers, stock, pillaged }: PlaceView['islands'][number],
  { board, names }: Spoken,
): string =>
  [
    board.slots(names.island[type], slots - settlers.length, slots),
    ...(stock > 0 ? [board.stock(stock)] : []),
    ...(pillaged ? [board.pillaged] : []),
  ].join(', ')

/** A monster: its name, what it takes and pays, or that it is defeated. */
export function monsterWords(place: PlaceView, { board, names }: Spoken): string | null {
  if (!place.monster) return null
  const { id, strength, gold, alive } = place.monster
  return `${capital(names.monster[id])}${board.colon}${alive ? board.monster(strength, gold) : board.beaten}`
}

/** A token on a place, or the exile who waits there. */
function tokenFacts({ story }: DiluviumView, { at, token }: PlaceView, { board }: Spoken): string[] {
  const exile = story?.id === 's06' && story.exile === at ? [board.exile] : []
  if (!token) return exile
  return [...exile, story?.id === 's12' ? board.curse(token.up) : board.objective(token.n)]
}

/** What lies at a place apart from its islands. */
export function placeFacts(view: DiluviumView, place: PlaceView, words: Spoken): readonly string[] {
  const { board } = words
  const explorers = partiesIn(view).filter(party => place.markers.includes(party))
  const monster = monsterWords(place, words)
  return [
    ...(place.up ? [] : [board.deepSea(place.level, place.cost)]),
    ...(place.tile ? [board.tile(place.tile)] : []),
    ...(place.green ? [board.green] : []),
    ...(monster ? [monster] : []),
    ...tokenFacts(view, place, words),
    ...explorers.map(party => board.explored(board.people[civOf(view, party)])),
    ...(isBarredTo(view, view.seat ?? 0, place) ? [board.barred] : []),
  ]
}
