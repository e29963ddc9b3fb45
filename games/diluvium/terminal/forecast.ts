import { type Action, type Hex, type IslandType, RESOURCES } from '../data/types.ts'
import type { Forecast } from '../rules/rival/forecast.ts'
import type { DiluviumView, PlayerView, RivalView } from '../view.ts'
import { placeName } from './contents.ts'
import type { Spoken } from './words.ts'

/** What an action lets its owner do. */
export function givesWords({ abilities }: PlayerView, action: Action, { board }: Spoken): string {
  const n = {
    explore: abilities.explore,
    colonise: abilities.settlers,
    exploit: abilities.extra,
    fight: abilities.fight,
  }[action]
  return board.gives[action](n)
}

/** So many positions are named; of more than that the first. */
const MOST = 4

/** Positions as people call them: « C2, D3 ou E2 ». */
export function placesWords(view: DiluviumView, hexes: readonly Hex[], words: Spoken): string {
  if (hexes.length === 0) return words.board.nowhere
  const called = hexes.map(at => placeName(view.places[at], words))
  return called.length > MOST ? `${called.slice(0, MOST).join(', ')}…` : words.board.or(called)
}

/** Where a settler would go by a token of the column. */
type Settlement = Extract<Forecast, { action: 'colonise' }>['column'][number]

/** The tokens that the rival's next two settlers would go by: those with room, as far as it has settlers. */
export function soonSettled({ forecast }: RivalView): readonly Settlement[] {
  const told = forecast.colonise
  if (told.action !== 'colonise') return []
  const open = told.column.filter(({ at }) => at.length > 0)
  return open.slice(0, Math.min(2, told.reserve))
}

/** What a part of the rival's answer speaks of, and how it is written. */
export interface Piece {
  readonly sign?: IslandType | 'gold' | 'strength'
  readonly text: string
  /** Whether it is a name of what its sign shows, so that the sign may stand for it. */
  readonly name?: string
}

/** What the rival would do if it copied an action, piece by piece, and whether that is near a Warship's goal. */
export function copiedPieces(
  view: DiluviumView,
  action: Action,
  words: Spoken,
): { readonly pieces: readonly Piece[]; readonly danger: boolean } | null {
  if (!view.rival) return null
  const { board, names } = words
  const told = view.rival.forecast[action]
  const gold = (n: number): Piece => ({ sign: 'gold', text: `+${n}`, name: board.gold })
  switch (told.action) {
    case 'explore': {
      const { reach, targets, gains } = told
      if (targets.length === 0) return { pieces: [{ text: board.copied.staysAt }], danger: false }
      const text = board.copied.explore(reach, placesWords(view, targets, words))
      const got: Piece = { sign: 'gold', text: board.or(gains.map(n => `+${n}`)), name: board.gold }
      return { pieces: [{ text }, ...(gains.length > 0 ? [got] : [])], danger: false }
    }
    case 'colonise': {
      const goes = soonSettled(view.rival).map(
        ({ type, at }): Piece => ({
          sign: type,
          text: placesWords(view, at, words),
          name: names.island[type],
        }),
      )
      const barred = told.reserve > 0 && goes.length === 0
      return {
        pieces: [
          ...(barred ? [{ text: board.nowhere }, gold(Math.min(2, told.reserve))] : goes),
          ...(told.missing > 0 ? [gold(told.missing)] : []),
        ],
        danger: false,
      }
    }
    case 'exploit':
      return {
        pieces: [gold(told.gold), { sign: 'strength', text: `+${told.strength}`, name: board.strength }],
        danger: false,
      }
    case 'fight': {
      if (told.skipped) return { pieces: [{ text: board.copied.skipped }], danger: false }
      const ways = told.warships.map(({ far }) =>
        far === null ? board.copied.noGoal : board.copied.far(far),
      )
      const near = told.warships.some(({ far }) => far !== null && far <= told.reach)
      return { pieces: [board.copied.fight(told.reach), ...ways].map(text => ({ text })), danger: near }
    }
  }
}

/** What the rival would do if it copied an action, in words. */
export function copiedWords(view: DiluviumView, action: Action, words: Spoken): string | null {
  const copied = copiedPieces(view, action, words)
  if (!copied) return null
  return copied.pieces
    .map(({ text, name }) =>
      name === undefined
        ? text
        : text.startsWith('+')
          ? `${text} ${name}`
          : `${name}${words.board.colon}${text}`,
    )
    .join(', ')
}

/** The resources of a player in words. */
export const resourcesWords = ({ resources }: PlayerView, { names }: Spoken): string =>
  RESOURCES.map(one => `${resources[one]} ${names.resource[one]}`).join(', ')
