import { fromSupply } from '../../../factions/riverfolk/rules/purse.ts'
import type { Level } from '../../../rules/robots/card.ts'
import { type Position, position, type RootMatch } from '../../../tests/position.ts'
import { type MarketBoard, marketOf } from '../rules/board.ts'

/** The numbers of who sits at the table. */
export const MARQUISE = 0
export const EYRIE = 1
export const ROBOTS = 2

/** The Marquise, the Eyrie and the Riverfolk Robots. */
export const table = (level: Level = 'normal', ...traits: string[]): Position =>
  position('marquise', 'eyrie').robot('riverfolkRobots', level, ...traits)

/** Lays cards in the Market, from left to right. */
export function stocked(p: Position, ...keys: string[]): Position {
  const player = p.hand(ROBOTS, ...keys).player(ROBOTS)
  marketOf(player).market = player.hand.splice(0)
  return p
}

/** Puts warriors of a party in Payments. */
export const paid = (p: Position, owner: number, count: number): Position =>
  p.change(state => fromSupply(state, owner, marketOf(state.players[ROBOTS]).payments, count))

/** Leaves the robots so many warriors in the supply. */
export const left = (p: Position, count: number): Position =>
  p.change(({ players }) => {
    const player = players[ROBOTS]
    player.coffins += player.warriors[0] - count
    player.warriors[0] = count
  })

/** Their board. */
export const boardIn = ({ state }: RootMatch): MarketBoard => marketOf(state.players[ROBOTS])

/** Their warriors in each clearing that has some. */
export const otters = ({ state }: RootMatch): { [clearing: number]: number } =>
  Object.fromEntries(
    state.players[ROBOTS].warriors.flatMap((count, clearing) =>
      clearing > 0 && count > 0 ? [[clearing, count]] : [],
    ),
  )

/** What each party has in Payments. */
export const payments = (match: RootMatch): { [owner: number]: number } =>
  Object.fromEntries(boardIn(match).payments.flatMap((count, owner) => (count > 0 ? [[owner, count]] : [])))
