import { cardNumber } from '../../../data/cards.ts'
import type { Player } from '../../../state.ts'
import { type Position, position, type RootMatch } from '../../../tests/position.ts'
import { MINISTER, type Minister } from '../data.ts'
import { type DuchyState, duchyOf } from '../rules/state.ts'

/** The Burrow, by its number. */
export const BURROW = 13

/** Cards of a suit, by key. */
export const FOX = ['anvil', 'foxfolkSteel', 'rootTeaFox', 'travelGearFox']
export const MOUSE = ['sword', 'investments', 'rootTeaMouse', 'travelGearMouse']
export const RABBIT = ['smugglersTrail', 'rootTeaRabbit', 'aVisitToFriends', 'bakeSale']
export const BIRD = ['birdyBindle', 'woodlandRunners', 'armsTrader', 'crossbowBird']

/** The Duchy and two others. */
export const table = (): Position => position('duchy', 'marquise', 'alliance')

/** Sways ministers, each with a crown. */
export function swayed(built: Position, ...ministers: Minister[]): Position {
  const own = duchyOf(built.player('duchy'))
  for (const minister of ministers) {
    own.swayed.push(minister)
    own.crowns[MINISTER[minister].rank]--
  }
  return built
}

/** The Duchy as a player. */
export const player = (match: RootMatch): Player => match.state.players[0]

/** Its ministers, crowns and revealed cards. */
export const own = (match: RootMatch): DuchyState => duchyOf(player(match))

/** Cards by key, as numbers. */
export const numbers = (...keys: string[]): number[] => keys.map(cardNumber)
