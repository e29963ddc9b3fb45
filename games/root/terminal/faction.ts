import type { Language, Seat } from '@tablee/kernel'
import type { Forest } from '../data/map.ts'
import type { Player } from '../state.ts'
import type { RootView } from '../view.ts'
import type { Colour } from './canvas.ts'

/** How a faction looks in the terminal, `factions/<id>/terminal.ts`. */
export interface FactionPicture {
  /** The letter by which players write it. */
  readonly letter: string
  readonly colour: Colour
  /** A mark for each of its buildings and tokens. */
  readonly marks: { readonly [L in Language]: { readonly [kind: string]: string } }
  /** Its pieces that lie in a forest, by kind. */
  inForest?(player: Player, forest: Forest): readonly string[]
  /** What its own board shows, a line each. */
  facts(view: RootView, player: Player, language: Language, letter: (seat: Seat) => string): readonly string[]
  /** What lies beside the board for its sake. */
  common?(view: RootView, language: Language): string | null
}
