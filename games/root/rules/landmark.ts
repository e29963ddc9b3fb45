import type { Objection, Seat } from '@tablee/kernel'
import type { CardId } from '../data/cards.ts'
import type { Item } from '../data/items.ts'
import type { Clearing, MapData } from '../data/map.ts'
import type { LandmarkId } from '../landmarks/index.ts'
import type { Party, RootState, RootTable } from '../state.ts'
import type { Offering } from './offers.ts'

/** A landmark of a table: it stands in a clearing, or waits to be set up (0). */
export interface LandmarkPiece {
  id: LandmarkId
  clearing: Clearing
}

/** A card that lies face down, and the seat that put it there and knows it; -1 where nobody does. */
export interface HiddenCard {
  card: CardId
  by: Party
}

/**
 * The rules of a landmark. It belongs to nobody and is no enemy piece (F.1.2); nothing battles, moves or removes it
 * unless it says so itself (F.1.1). The general procedures ask its hooks, each with the clearing it stands in.
 */
export interface LandmarkRules {
  readonly id: LandmarkId
  /** The clearings of a map in which it may be set up, other landmarks aside. */
  sites(map: MapData): readonly Clearing[]
  /** May be set up next to another landmark. */
  readonly besideOthers?: true
  /** What happens as it is set up. */
  setUp?(t: RootTable, clearing: Clearing): void

  /** Where pieces that leave its clearing may go along with it, now. */
  carries?(state: RootState, clearing: Clearing): readonly Clearing[]
  /** What speaks against going along with it to a clearing; null where nobody would expect to. */
  whyNotCarried?(state: RootState, clearing: Clearing, to: Clearing): Objection | null
  /** Pieces of some parties went along with it. */
  carried?(t: RootTable, piece: LandmarkPiece, parties: readonly Party[], to: Clearing): void

  /** How many of an item lie on it. */
  holds?(state: RootState, item: Item): number
  /** What speaks against a seat crafting what lies on it. */
  whyNotLent?(state: RootState, seat: Seat, clearing: Clearing): Objection | null
  /** Gives up an item that lies on it. */
  lend?(t: RootTable, item: Item): void
  /** A seat crafted an item that lay on it. */
  crafted?(t: RootTable, seat: Seat): void

  /** What it lets whoever's turn it is do. */
  readonly offering?: Offering
  /** The cards that lie face down on it. */
  hidden?(state: RootState): readonly HiddenCard[]
  /** Its own part of a state as a seat may know it. */
  view?(state: RootState, viewer: Seat | null): Partial<RootState>

  /** A seat comes to the end of its Evening. */
  eveningEnds?(t: RootTable, seat: Seat, clearing: Clearing): void
}

const opened: { [id: string]: LandmarkRules } = {}

/** Opens a box of landmarks: their rules hold from now on. */
export function openLandmarks(boxes: readonly { readonly rules: LandmarkRules }[]): void {
  for (const { rules } of boxes) opened[rules.id] = rules
}

/** The rules of a landmark. */
export const landmarkOf = (id: LandmarkId): LandmarkRules => opened[id]

/** The cards that lie face down on landmarks. */
export const hiddenOnLandmarks = (state: RootState): HiddenCard[] =>
  (state.landmarks ?? []).flatMap(({ id }) => landmarkOf(id).hidden?.(state) ?? [])

/** How many of an item lie on landmarks. */
export const heldByLandmarks = (state: RootState, item: Item): number =>
  (state.landmarks ?? []).reduce((sum, { id }) => sum + (landmarkOf(id).holds?.(state, item) ?? 0), 0)
