import { cardNumber } from '../../../data/cards.ts'
import type { Player } from '../../../state.ts'
import { type Position, position, type RootMatch } from '../../../tests/position.ts'
import { type AllianceState, allianceOf } from '../rules/supporters.ts'

/** Cards of a suit, by key. */
export const FOX = ['anvil', 'foxfolkSteel', 'rootTeaFox', 'travelGearFox']
export const RABBIT = ['smugglersTrail', 'rootTeaRabbit', 'aVisitToFriends', 'bakeSale']

/** Three seats, the Alliance last. */
export const three = (): Position => position('marquise', 'eyrie', 'alliance')

/** The seat of the Alliance among the three. */
export const ALLIANCE = 2

/** Deals supporters from the deck. */
export function supporters(built: Position, ...keys: string[]): Position {
  const { hand, alliance } = built.hand('alliance', ...keys).player('alliance')
  alliance?.supporters.push(...hand.splice(-keys.length))
  return built
}

/** Makes warriors of the supply officers. */
export function officers(built: Position, count: number): Position {
  const player = built.player('alliance')
  player.warriors[0] -= count
  allianceOf(player).officers += count
  return built
}

/** The Alliance as a player. */
export const player = (match: RootMatch): Player => match.state.players[ALLIANCE]

/** Its supporters and officers. */
export const own = (match: RootMatch): AllianceState => allianceOf(player(match))

/** Cards by key, as numbers. */
export const numbers = (keys: readonly string[]): number[] => keys.map(cardNumber)

/** The seat that is asked. */
export const seatAsked = (match: RootMatch): number | undefined => match.ask?.waiting[0]

/** The ids of what the journal reports to a seat. */
export const toldTo = (match: RootMatch, seat: number): string[] =>
  match.history?.journal.filter(one => !one.to || one.to.includes(seat)).map(one => one.id) ?? []
