import type { Seat } from '@tablee/kernel'
import { type CardId, FAITHFUL_RETAINERS } from '../../../data/cards.ts'
import type { Clearing, Forest } from '../../../data/map.ts'
import { onMap } from '../../../rules/pieces.ts'
import type { Player, RootState } from '../../../state.ts'
import {
  COLUMNS,
  type Column,
  RELICS,
  type RelicType,
  type RelicValue,
  SIDES,
  type Waystation,
} from '../data.ts'

/** A relic in a forest. */
export interface Buried {
  readonly type: RelicType
  /** Nobody knows it until it is turned up: 0 in views. */
  value: RelicValue | 0
  readonly forest: Forest
  /** Its value is turned up. */
  readonly shown: boolean
}

/** The Retinue: the cards of each column. */
export type Retinue = { [C in Column]: CardId[] }

/**
 * The Keepers' own part of a player. A relic in a clearing is a token of its type and value, since it was turned up
 * on its way there; in forests relics lie by themselves; those recovered have left the map.
 */
export interface KeepersState {
  buried: Buried[]
  /** The values recovered of each type, from the left of its row. */
  recovered: { [T in RelicType]: RelicValue[] }
  retinue: Retinue
  /** The cards of the Retinue that acted this Daylight. */
  acted: CardId[]
}

declare module '../../../state.ts' {
  interface Player {
    keepers?: KeepersState
  }
}

/** The Keepers' board before setup. */
export function startBoard(player: Player): void {
  player.keepers = {
    buried: [],
    recovered: { figure: [], tablet: [], jewelry: [] },
    retinue: { move: [], delve: [], recover: [] },
    acted: [],
  }
}

/** The Keepers' part of a player. */
export function keepersOf(player: Player): KeepersState {
  if (!player.keepers) throw new Error(`The ${player.faction} seek no relics.`)
  return player.keepers
}

/** The Keepers' part of a seat. */
export const keepersAt = (state: RootState, seat: Seat): KeepersState => keepersOf(state.players[seat])

/** The waystations of a player in a clearing, by the side that shows. */
export function waystationsIn({ buildings }: Player, clearing: Clearing): Waystation[] {
  const found: Waystation[] = []
  for (const side of SIDES) if (buildings[side][clearing] > 0) found.push(side)
  return found
}

/** How many waystations stand on the map. */
export function waystationsOnMap({ built }: Player): number {
  return onMap(built)
}

/** The relics of a player in a clearing, by kind; two of a kind are one. */
export function relicsIn({ tokens }: Player, clearing: Clearing): string[] {
  const found: string[] = []
  for (const { kind } of RELICS) if (tokens[kind][clearing] > 0) found.push(kind)
  return found
}

/** How many cards the Retinue has, Faithful Retainers included. */
export function retinueSize({ retinue }: KeepersState): number {
  return retinue.move.length + retinue.delve.length + retinue.recover.length
}

/** The cards of the Retinue, which all see. */
export const retinueOf = ({ keepers }: Player): CardId[] =>
  keepers ? COLUMNS.flatMap(column => keepers.retinue[column]) : []

/** The cards of the Retinue that belong to the shared deck. */
export const sharedCards = (player: Player): CardId[] =>
  retinueOf(player).filter(card => !FAITHFUL_RETAINERS.includes(card))
