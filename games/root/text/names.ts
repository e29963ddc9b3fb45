import type { Source } from '../data/sources.ts'

/** What a faction, its pieces and its points are called, in one language. */
export interface Names<Party, Piece> {
  /** Its parties at a table: one, or as many as may play it. */
  readonly parties: { readonly [party: string]: Party }
  readonly pieces: { readonly [kind: string]: Piece }
  /** What its own points are scored or lost for, after their number. */
  readonly sources: { readonly [S in Source]?: string }
  /** What it may do in battle that is no card. */
  readonly options?: { readonly [option: string]: string }
  /** The titles of its own cards, by kind and name: `quest:errand`. */
  readonly titles?: { readonly [name: string]: string }
  /** What each of its parties does, in a line, where no seat plays it. */
  readonly lines?: { readonly [party: string]: string }
  /** What is told to who gives it to more seats than may play it, where that is not a single one. */
  readonly tooMany?: string
}

/** What the factions have between them, by name. */
export function gathered<T>(all: readonly { readonly [name: string]: T }[]): { readonly [name: string]: T } {
  return Object.assign({}, ...all)
}

/** The seats before they have picked a faction, each under its number. A.8.2 */
export const undecided = <P>(named: (seat: number) => P): { readonly [party: string]: P } =>
  Object.fromEntries([1, 2, 3, 4, 5, 6].map(seat => [`undecided${seat}`, named(seat)]))

/** One thing about each, by name. */
export function mapped<T>(
  all: { readonly [name: string]: T },
  about: (one: T) => string,
): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, about(one)]))
}

/** Titles by name. */
export interface Titles {
  readonly [name: string]: string
}
