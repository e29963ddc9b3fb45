import { type Action, type Hex, RESOURCES } from '../data/types.ts'
import type { DiluviumView, PlayerView } from '../view.ts'
import { placeName } from './contents.ts'
import type { GameWords } from './words.ts'

/** What an action lets its owner do. */
export function givesWords({ abilities }: PlayerView, action: Action, { board }: GameWords): string {
  const n = {
    explore: abilities.explore,
    colonise: abilities.settlers,
    exploit: abilities.extra,
    fight: abilities.fight,
  }[action]
  return board.gives[action](n)
}

/** Positions as people call them: « D3 ou E2 ». */
export const placesWords = (view: DiluviumView, hexes: readonly Hex[], words: GameWords): string =>
  hexes.map(at => placeName(view.places[at], words)).join(words.board.or) || words.board.nowhere

/** What the rival would do if it copied an action, and whether that is near a Warship's goal. */
export function copiedWords(
  view: DiluviumView,
  action: Action,
  words: GameWords,
): { readonly text: string; readonly danger: boolean } | null {
  if (!view.rival) return null
  const { board, names } = words
  const told = view.rival.forecast[action]
  switch (told.action) {
    case 'explore':
      return {
        text:
          told.targets.length === 0
            ? board.copied.staysAt
            : board.copied.explore(told.reach, placesWords(view, told.targets, words)),
        danger: false,
      }
    case 'colonise': {
      const goes = told.column
        .slice(0, 2)
        .map(({ type, at }) => `${names.island[type]}${board.colon}${placesWords(view, at, words)}`)
      const missing = told.missing > 0 ? [board.copied.gold(told.missing)] : []
      return { text: [...goes, ...missing].join(', '), danger: false }
    }
    case 'exploit':
      return {
        text: [board.copied.gold(told.gold), board.copied.strength(told.strength)].join(', '),
        danger: false,
      }
    case 'fight': {
      if (told.skipped) return { text: board.copied.skipped, danger: false }
      const ways = told.warships.map(({ far }) =>
        far === null ? board.copied.noGoal : board.copied.far(far),
      )
      const near = told.warships.some(({ far }) => far !== null && far <= told.reach)
      return { text: [board.copied.fight(told.reach), ...ways].join(', '), danger: near }
    }
  }
}

/** The resources of a player in words. */
export const resourcesWords = ({ resources }: PlayerView, { names }: GameWords): string =>
  RESOURCES.map(one => `${resources[one]} ${names.resource[one]}`).join(', ')
