import type { Colour } from '@tablee/perseverance/ids.ts'
import { NEUTRAL, type Owner } from '@tablee/perseverance/owners.ts'
import { reconstructed } from '../data/all.ts'
import type { GameData } from '../data/shape.ts'
import type { Perseverance3View } from '../view.ts'
import type { Spoken } from './words.ts'

/** What is printed on the components, as this match reads it. */
export const dataOf = ({ data }: Perseverance3View): GameData => data ?? reconstructed.usual

/** Everybody with pieces: the seats, then the dissenters. */
export const ownersOf = ({ players, dissenters }: Perseverance3View): readonly Owner[] =>
  Array.from({ length: players.length + dissenters.length }, (_, owner) => owner)

/** The colour of a piece; of nobody's it is neutral. */
export function colourOf({ players, dissenters }: Perseverance3View, owner: Owner): Colour | 'neutral' {
  if (owner === NEUTRAL) return 'neutral'
  return players[owner]?.colour ?? dissenters[owner - players.length].colour
}

/** Who owns something, in a word. */
export function ownerName(view: Perseverance3View, owner: Owner, { board, names }: Spoken): string {
  if (owner === NEUTRAL) return board.neutral
  const { players, seat } = view
  if (owner === seat) return board.reads.toLowerCase()
  if (owner < players.length) return names.leader[players[owner].leader]
  if (players.length > 1) return board.dissenter
  return owner === 1 ? names.dissenter.narek : names.dissenter.camilla
}

/** How many assembly tiles there are. */
export const TILES_OF_ASSEMBLY = 8

/** The tile of the next assembly. */
export const nextTile = ({ assemblies }: Perseverance3View): number =>
  Math.min(assemblies + 1, TILES_OF_ASSEMBLY)

/** How many tiles are placed before a reminder lies on top: two are drawn for each (exploration.3). */
export const placedBefore = (above: number): number => Math.ceil(above / 2)
