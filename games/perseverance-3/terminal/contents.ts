import type { Colour } from '@tablee/perseverance/ids.ts'
import { reconstructed } from '../data/all.ts'
import type { GameData } from '../data/shape.ts'
import { NEUTRAL, type Owner, type Player } from '../state.ts'
import type { Perseverance3View } from '../view.ts'
import type { Spoken } from './words.ts'

/** What is printed on the components, as this match reads it. */
export const dataOf = ({ data }: Perseverance3View): GameData => data ?? reconstructed.usual

/** The player that looks; null for a spectator. */
export const mineOf = ({ seat, players }: Perseverance3View): Player | null =>
  seat === null ? null : players[seat]

/** Everybody with pieces: the seats, then the dissenters. */
export const ownersOf = ({ players, dissenters }: Perseverance3View): readonly Owner[] =>
  Array.from({ length: players.length + dissenters.length }, (_, owner) => owner)

/** The colour of a piece; of nobody's it is neutral. */
export function colourOf({ players, dissenters }: Perseverance3View, owner: Owner): Colour | 'neutral' {
  if (owner === NEUTRAL) return 'neutral'
  return players[owner]?.colour ?? dissenters[owner - players.length].colour
}

/** With two seats the dissenter's pieces are hatched: it plays for nobody. */
export const isIdle = ({ players }: Perseverance3View, owner: Owner): boolean =>
  players.length === 2 && owner === 2

/** Who owns something, in a word. */
export function ownerName(view: Perseverance3View, owner: Owner, { board, names }: Spoken): string {
  if (owner === NEUTRAL) return board.neutral
  const { players, seat } = view
  if (owner === seat) return board.reads.toLowerCase()
  if (owner < players.length) return names.leader[players[owner].leader]
  if (players.length > 1) return board.dissenter
  return owner === 1 ? names.dissenter.narek : names.dissenter.camilla
}

/** The other seats in turn order after the one that looks; all of them for a spectator. */
export function othersOf({ players, seat }: Perseverance3View): readonly number[] {
  const all = players.map((_, one) => one)
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)]
}

/** The numbers of assembly tiles as they are printed. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

/** How many assembly tiles there are. */
export const TILES_OF_ASSEMBLY = 8

/** The tile of the next assembly. */
export const nextTile = ({ assemblies }: Perseverance3View): number =>
  Math.min(assemblies + 1, TILES_OF_ASSEMBLY)
