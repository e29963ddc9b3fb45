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
  /** What is told to who gives it to every seat, where its parties cannot play among themselves. */
  readonly alone?: string
  /** What a card means that is its own, or what it adds to the meaning of a shared one, by kind. */
  readonly cards?: { readonly [kind: string]: CardLines }
}

/** What a card does: in a short line, and in full. */
export interface CardLines {
  readonly short: string
  readonly full: string
}

/** What the factions have between them, by name. */
export function gathered<T>(all: readonly { readonly [name: string]: T }[]): { readonly [name: string]: T } {
  return Object.assign({}, ...all)
}

/** What a language has gathered of names, by what they name. */
interface Gathered<Party, Piece> {
  readonly parties: { readonly [party: string]: Party }
  readonly full: { readonly [party: string]: string }
  readonly short: { readonly [party: string]: string }
  readonly pieces: { readonly [kind: string]: Piece }
  readonly sources: { readonly [source: string]: string }
  readonly options: { readonly [option: string]: string }
  readonly lines: { readonly [party: string]: string }
}

/** Adds the names of those who are not at every table. */
export function addNames<Party extends { readonly full: string; readonly short: string }, Piece>(
  to: Gathered<Party, Piece>,
  names: readonly Names<Party, Piece>[],
): void {
  for (const { parties, pieces, sources, options, lines } of names) {
    Object.assign(to.parties, parties)
    Object.assign(
      to.full,
      mapped(parties, ({ full }) => full),
    )
    Object.assign(
      to.short,
      mapped(parties, ({ short }) => short),
    )
    Object.assign(to.pieces, pieces)
    Object.assign(to.sources, sources)
    Object.assign(to.options, options)
    Object.assign(to.lines, lines)
  }
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
