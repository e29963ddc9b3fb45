import type { Opinions } from '../bot/opinion.ts'
import type { Survey } from '../bot/survey.ts'
import type { Node } from '../data/board.ts'
import type { Deed, Robinson } from '../state.ts'

/** What a scenario's goal means to a bot. */
export interface Goal {
  /** The round in which the game should be won. */
  end(state: Robinson): number
  /** How far the goal is, from 0 to 1. */
  progress(state: Robinson): number
  /** Six numbers that count for the goal besides. */
  features?(state: Robinson): readonly number[]
  /** The wood that the goal still takes. */
  wood(state: Robinson): number
  /** What a deed is worth for the goal, beyond what it is worth anywhere; in points. */
  deed?(seen: Survey, deed: Deed): number
  /** What one more explored tile is worth for the goal. */
  explore?(state: Robinson): number
  /** What an item is worth because the goal needs it. */
  enables?(state: Robinson, id: string): number
  /** What a fur is worth for the goal. */
  fur?(state: Robinson): number
  /** What a level of weapons is worth for the goal. */
  weapons?(state: Robinson): number
  /** What is good or bad for the goal in a camp on a tile. */
  camp?(seen: Survey, node: Node): number
  /** What the book effect is worth. */
  readonly book?: number
  /** What its irregular effects are worth, by their ids. */
  readonly specials?: { readonly [id: string]: number }
  /** How it answers questions that only it asks. */
  readonly opinions?: Opinions
  /** Who eats besides the characters. */
  mouths?(state: Robinson): number
}
