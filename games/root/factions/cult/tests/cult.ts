import { cardNumber } from '../../../data/cards.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import type { Player } from '../../../state.ts'
import { type Position, position, type RootMatch, type Who } from '../../../tests/position.ts'
import { type CultState, cultOf } from '../rules/souls.ts'

/** Cards of a suit, by key. */
export const FOX = ['anvil', 'foxfolkSteel', 'rootTeaFox', 'travelGearFox']
export const RABBIT = ['smugglersTrail', 'rootTeaRabbit', 'aVisitToFriends', 'bakeSale']
export const MOUSE = ['mouseInASack', 'rootTeaMouse', 'travelGearMouse', 'investments']
export const BIRD = ['birdyBindle', 'woodlandRunners', 'armsTrader', 'crossbowBird']

const ONE: { readonly [S in ClearingSuit]: string } = {
  fox: 'favorFoxes',
  rabbit: 'favorRabbits',
  mouse: 'favorMice',
}

/** Three seats, the Cult last. */
export const three = (): Position => position('marquise', 'eyrie', 'cult')

/** Lays cards of the deck among the Lost Souls. */
export function souls(built: Position, ...keys: string[]): Position {
  const { hand, cult } = built.hand('cult', ...keys).player('cult')
  cult?.lostSouls.push(...hand.splice(hand.length - keys.length))
  return built
}

/** Lays the outcast marker on a suit. */
export function marker(built: Position, suit: ClearingSuit, hated = false): Position {
  return built.change(({ players }) => {
    const own = cultOf(players.find(({ faction }) => faction === 'cult') as Player)
    own.outcast = suit
    own.hated = hated
  })
}

/** Makes a suit outcast as Birdsong begins: one soul moves the marker there; without any it stays and is hated. */
export function outcast(built: Position, suit: ClearingSuit, hated = false): Position {
  if (hated) return marker(built, suit)
  return marker(souls(built, ONE[suit]), suit === 'fox' ? 'mouse' : 'fox')
}

/** Makes warriors of the supply acolytes. */
export function acolytes(built: Position, count: number): Position {
  const player = built.player('cult')
  player.warriors[0] -= count
  cultOf(player).acolytes += count
  return built
}

/** The Cult as a player. */
export const player = ({ state }: RootMatch): Player =>
  state.players.find(({ faction }) => faction === 'cult') as Player

/** What only the Cult has. */
export const own = (match: RootMatch): CultState => cultOf(player(match))

/** A party by its faction. */
export const of = ({ state }: RootMatch, who: Who): Player =>
  state.players.find(({ faction }) => faction === who) as Player

/** Cards by key, as numbers. */
export const numbers = (...keys: readonly string[]): number[] => keys.map(cardNumber)
