import { DISSENTERS, type Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import type { Colour, LeaderId } from '@tablee/perseverance/ids.ts'
import { NEUTRAL, type Owner } from '@tablee/perseverance/owners.ts'
import { reconstructed } from '../data/all.ts'
import type { GameData } from '../data/shape.ts'
import type { Perseverance4 } from '../state.ts'
import type { Perseverance4View } from '../view.ts'
import type { GameWords } from './words.ts'

/** What is printed on the components, as this match reads it. */
export const dataOf = ({ data }: Perseverance4View): GameData => data ?? reconstructed.usual

/** What pure queries of the rules read, which a view has too: nothing of it is hidden. */
export const asState = (view: Perseverance4View): Perseverance4 =>
  ({ ...view, data: dataOf(view) }) as unknown as Perseverance4

/** Everybody with pieces: the seats, alone then Narek and Camilla. */
export const ownersOf = ({ players, solo }: Perseverance4View): readonly Owner[] =>
  Array.from({ length: players.length + (solo ? DISSENTERS.length : 0) }, (_, owner) => owner)

/** Who an owner is; null for a seat, and for nobody. */
export const dissenterOf = ({ players, solo }: Perseverance4View, owner: Owner): Dissenter | null =>
  solo === null || owner < players.length ? null : (DISSENTERS[owner - players.length] ?? null)

/** The colour that nobody plays, for the third dice of two seats. */
const spareColour = ({ players }: Perseverance4View): Colour =>
  (['red', 'yellow', 'blue', 'green'] as const).find(one => players.every(({ colour }) => colour !== one)) ??
  'red'

/** The colour of a piece; of nobody's it is neutral. */
export function colourOf(view: Perseverance4View, owner: Owner): Colour | 'neutral' {
  if (owner === NEUTRAL) return 'neutral'
  const dissenter = dissenterOf(view, owner)
  if (dissenter !== null && view.solo) return view.solo.dissenters[dissenter].colour
  return view.players[owner]?.colour ?? spareColour(view)
}

/** The figure of an owner. */
export const figureOf = (view: Perseverance4View, owner: Owner): LeaderId | Dissenter | null =>
  dissenterOf(view, owner) ?? view.players[owner]?.leader ?? null

/** Who owns something, in a word. */
export function ownerName(view: Perseverance4View, owner: Owner, { board, names }: GameWords): string {
  if (owner === NEUTRAL) return board.neutral
  if (owner === view.seat) return board.reads.toLowerCase()
  const dissenter = dissenterOf(view, owner)
  if (dissenter !== null) return names.dissenter[dissenter]
  return owner < view.players.length ? names.leader[view.players[owner].leader] : board.spare
}

/** The glory of a seat in all. */
export const gloryOf = ({ glory }: Perseverance4View, seat: number): number =>
  Object.values(glory[seat]).reduce((sum, n) => sum + n, 0)
