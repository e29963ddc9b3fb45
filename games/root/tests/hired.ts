import { Chance, type Seat } from '@tablee/kernel'
import { CONTROL_DIE } from '../data/dice.ts'
import type { Clearing } from '../data/map.ts'
import { rulesOf } from '../rules/faction.ts'
import { hirelingOf } from '../rules/hirelings/box.ts'
import { newHireling } from '../rules/hirelings/setup.ts'
import type { Player } from '../state.ts'
import { type Position, position, type RootMatch, type Who } from './position.ts'

/** A position with a hireling, by the id of a side; it comes after the seats and whatever was added before. */
export function hire(at: Position, id: string, controller: Seat | null = null, markers = 2): Position {
  if (!hirelingOf(id)) throw new Error(`There is no hireling ${id}.`)
  const player = newHireling(rulesOf(id))
  player.controller = controller
  if (player.hireling) player.hireling.markers = controller === null ? 0 : markers
  at.join(player)
  at.state.hirelings ??= {
    control: [...CONTROL_DIE.faces],
    onTrack: [4, 8, 12],
    taken: at.state.order.map(() => 0),
    toSetUp: [],
  }
  return at
}

/** The bandits that were hired last watch some paths. */
export function watching(at: Position, ...paths: [Clearing, Clearing][]): Position {
  const { hireling, warriors } = at.state.players[at.state.players.length - 1]
  if (hireling) hireling.paths = paths
  warriors[0] -= paths.length
  return at
}

/** A hireling beside the Marquise and the Eyrie, as party 2. */
export const beside = (id: string, controller: Seat | null = null, markers = 2): Position =>
  hire(position('marquise', 'eyrie'), id, controller, markers)

/** The party of the first hireling beside two seats. */
export const HIRED = 2

/** The first hireling beside two seats. */
export const hirelingIn = ({ state }: RootMatch, party = HIRED): Player => state.players[party]

/** Makes the next dice of some sides show these places, from 0. */
export function rolling(
  at: Position,
  ...dice: readonly (readonly [sides: number, place: number])[]
): Position {
  for (let seed = 0; ; seed++) {
    const chance = Chance.of(seed)
    if (dice.every(([sides, place]) => chance.below(sides) === place)) return at.seed(seed)
  }
}

/** Enters the end of the Marquise's turn, after her draw. */
export const endOfTurn = (at: Position, who: Who = 'marquise'): RootMatch => at.turn(who, 'evening', 3)

/** The Daylight of a seat, where what its hirelings do is offered. */
export const byDay = (at: Position, who: Who = 'marquise'): RootMatch => at.turn(who, 'daylight')

/** The start of a seat's Birdsong. */
export const atDawn = (at: Position, who: Who = 'marquise'): RootMatch => at.turn(who, 'birdsong')
