import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import type { ActionDeck } from '@tablee/perseverance/dissenters/deck.ts'
import type { ReserveMarker } from '@tablee/perseverance/dissenters/reserve.ts'
import type { Species } from '@tablee/perseverance/ids.ts'
import type { ActionCardId } from '../../data/solo/actions.ts'
import type { Adjustment, Level } from '../../data/solo/levels.ts'
import type { ProgramId } from '../../data/solo/programs.ts'
import type { ArtefactId, ObjectiveId, TempleId, Zone } from '../../data/types.ts'

/** What Narek or Camilla has alone, besides the pieces in stock of `state.dissenters`. */
export interface Automaton {
  program: ProgramId
  /** The reserve marker, one of the own cubes. */
  marker: ReserveMarker
  tamed: { [S in Species]: number }
  untamed: { [S in Species]: number }
  /** The zone of the start; null before it. */
  start: Zone | null
}

/** What the game alone has besides: Narek and Camilla's cards, tracks and supplies. */
export interface Solo {
  level: Level
  adjustment: Adjustment
  /** Without a piece or a cube the Dissenters gain nothing (a switch, off by the letter of the text). */
  needPresence: boolean
  /** What they collect together. */
  followers: number
  artefacts: ArtefactId[]
  /** The crates on each of the reserve tracks. */
  crates: number
  cards: ActionDeck<ActionCardId>
  automata: { [D in Dissenter]: Automaton }
  /** Who acts now; null while you do. */
  acting: Dissenter | null
  /** The three objectives that lie face up, and the one that you have scored. */
  objectives: ObjectiveId[]
  chosen: ObjectiveId | null
  /** The temples that a Dissenter has explored: their adventures have left the game. */
  temples: TempleId[]
}
