import { cardNumber, FAITHFUL_RETAINERS } from '../../../data/cards.ts'
import type { Clearing, Forest } from '../../../data/map.ts'
import type { Player } from '../../../state.ts'
import { type Position, position, type RootMatch } from '../../../tests/position.ts'
import { COLUMNS, type Column, RELIC, type RelicKind } from '../data.ts'
import { type KeepersState, keepersOf } from '../rules/state.ts'

/** Three seats, the Keepers last. */
export const three = (): Position => position('marquise', 'eyrie', 'keepers')

/** The seat of the Keepers among the three. */
export const KEEPERS = 2

/** Puts a relic into a forest, its value down unless told. */
export function bury(built: Position, kind: RelicKind, forest: Forest, shown = false): Position {
  const player = built.player('keepers')
  const { type, value } = RELIC[kind]
  player.tokens[kind][0]--
  keepersOf(player).buried.push({ type, value, forest, shown })
  return built
}

/** Puts a relic on the relic board. */
export function recovered(built: Position, ...kinds: RelicKind[]): Position {
  const player = built.player('keepers')
  for (const kind of kinds) {
    player.tokens[kind][0]--
    keepersOf(player).recovered[RELIC[kind].type].push(RELIC[kind].value)
  }
  return built
}

/** Deals cards from the deck into columns of the Retinue; `faith` is a Faithful Retainer. */
export function retinue(built: Position, columns: { [C in Column]?: readonly string[] }): Position {
  const player = built.player('keepers')
  const own = keepersOf(player)
  for (const column of COLUMNS)
    for (const key of columns[column] ?? [])
      if (key === 'faith') own.retinue[column].push(FAITHFUL_RETAINERS[COLUMNS.indexOf(column)])
      else {
        built.hand('keepers', key)
        own.retinue[column].push(...player.hand.splice(-1))
      }
  return built
}

/** Enters the Daylight of the Keepers. */
export const daylight = (built: Position): RootMatch => built.turn('keepers', 'daylight')

/** The Keepers as a player. */
export const player = (match: RootMatch): Player => match.state.players[KEEPERS]

/** Their relics and Retinue. */
export const own = (match: RootMatch): KeepersState => keepersOf(player(match))

/** Warriors of a faction in a clearing. */
export const warriorsIn = (match: RootMatch, seat: number, clearing: Clearing): number =>
  match.state.players[seat].warriors[clearing]

/** Cards by key, as numbers. */
export const numbers = (...keys: string[]): number[] => keys.map(cardNumber)

/** The seat that is asked. */
export const seatAsked = (match: RootMatch): number | undefined => match.ask?.waiting[0]
