import type { Seat } from '@tablee/kernel'
import { CARDS, type CardId } from '../data/cards.ts'
import type { Item } from '../data/items.ts'
import {
  BURROW,
  type Clearing,
  clearingOf,
  FIRST_FOREST,
  type Forest,
  MAPS,
  type Region,
} from '../data/map.ts'
import { SUITS, type Suit } from '../data/suits.ts'
import type { LandmarkId } from '../landmarks/index.ts'
import { rankAndFile } from '../rules/chief.ts'
import type { FactionId } from '../state.ts'
import type { RootView } from '../view.ts'
import { FACES } from './faces.ts'

/** What stands on a slot: a building with its party, a ruin, an item that covers it for good, or nothing. */
export type Slotted = Piece | Cover | 'ruin' | null

/** An item that covers a slot. */
export interface Cover {
  readonly item: Item
}

/** Whether a building stands on a slot. */
export const isBuilding = (slot: Slotted): slot is Piece => slot !== null && slot !== 'ruin' && 'kind' in slot

/** Whether an item covers a slot. */
export const isCover = (slot: Slotted): slot is Cover => slot !== null && slot !== 'ruin' && 'item' in slot

/** What stands in a clearing. */
export interface Contents {
  readonly slots: readonly Slotted[]
  /** The place of the slot that a landmark adds; -1 without one. */
  readonly extra: number
  readonly warriors: readonly Piece[]
  readonly pawns: readonly { readonly party: FactionId; readonly seat: Seat }[]
  readonly tokens: readonly Piece[]
  readonly ruler: FactionId | null
  readonly scorched: boolean
}

/** Pieces of a kind and a party. */
export interface Piece {
  readonly kind: string
  readonly party: FactionId
  readonly seat: Seat
  readonly count: number
  /** Its symbol, where it lies face down for all but who looks. */
  readonly sign?: string
}

/** In which order tokens lie. */
const rank = ({ kind, party }: Piece): number => FACES[party].tokens?.[kind] ?? 0

/** What stands in a clearing, in the order of the seats. */
export function contentsOf(view: RootView, clearing: Clearing): Contents {
  const buildings: Piece[] = []
  const tokens: Piece[] = []
  const warriors: Piece[] = []
  const pawns: { party: FactionId; seat: Seat }[] = []
  for (const [seat, player] of view.players.entries()) {
    const { faction: party } = player
    for (const [kind, counts] of Object.entries(player.buildings))
      for (let n = 0; n < counts[clearing]; n++) buildings.push({ kind, party, seat, count: 1 })
    if (player.chief === clearing) warriors.push({ kind: 'chief', party, seat, count: 1 })
    const others = rankAndFile(player, clearing)
    if (others > 0) warriors.push({ kind: 'warrior', party, seat, count: others })
    if (player.pawn === clearing) pawns.push({ party, seat })
    for (const [kind, counts] of Object.entries(player.tokens))
      if (counts[clearing] > 0) {
        const shown = FACES[party].tokenFace?.(player, kind, clearing) ?? { kind }
        tokens.push({ ...shown, party, seat, count: counts[clearing] })
      }
  }
  tokens.sort((a, b) => rank(a) - rank(b))
  const ruin = view.ruins[clearing] !== null ? (['ruin'] as const) : []
  const grown = view.extraSlot?.clearing === clearing ? 1 : 0
  const covers = (view.covered ?? []).filter(one => one.clearing === clearing).map(({ item }) => ({ item }))
  const taken = buildings.length + ruin.length + covers.length
  const free = clearingOf(MAPS[view.map], clearing).slots + grown - taken
  const ruler = view.rulers[clearing]
  return {
    ...slotsOf(
      [...buildings, ...Array<null>(Math.max(0, free)).fill(null), ...covers, ...ruin],
      view,
      clearing,
    ),
    warriors,
    pawns,
    tokens,
    ruler: ruler < 0 ? null : view.players[ruler].faction,
    scorched: view.scorched.includes(clearing),
  }
}

/** The pieces in a forest that are no pawns, in the order of the seats. */
export function lyingIn({ players }: RootView, forest: Forest): Piece[] {
  return players.flatMap((player, seat) =>
    (FACES[player.faction].inForest?.(player, forest) ?? []).map(({ kind, count }) => ({
      kind,
      party: player.faction,
      seat,
      count,
    })),
  )
}

/** The slots of a clearing, the one that a landmark adds last. */
function slotsOf(
  slots: readonly Slotted[],
  { extraSlot }: RootView,
  clearing: Clearing,
): Pick<Contents, 'slots' | 'extra'> {
  if (extraSlot?.clearing !== clearing) return { slots, extra: -1 }
  const { party, kind } = extraSlot
  const place = slots.findIndex(slot =>
    party < 0 ? slot === null : isBuilding(slot) && slot.seat === party && slot.kind === kind,
  )
  return { slots: [...slots.toSpliced(place, 1), slots[place]], extra: slots.length - 1 }
}

/** The landmarks of a clearing. */
export const landmarksIn = (
  { landmarks = [] }: Pick<RootView, 'landmarks'>,
  clearing: Clearing,
): LandmarkId[] => landmarks.filter(one => one.clearing === clearing).map(({ id }) => id)

/** The seats in turn order after the one that looks; all of them for a spectator. */
export function othersOf({ order, viewer }: RootView): readonly Seat[] {
  if (viewer === null) return order
  const at = order.indexOf(viewer)
  return at < 0 ? order.filter(seat => seat !== viewer) : [...order.slice(at + 1), ...order.slice(0, at)]
}

/** How many pieces of a count stand on the map. */
export const onMap = (counts: readonly number[]): number =>
  counts.slice(1, BURROW).reduce((sum, n) => sum + n, 0)

/** The number of a forest, as people call it. */
export const numberOf = (forest: Region): number => forest - FIRST_FOREST + 1

/** The suits of cards, in the order in which they are listed. */
export const CARD_SUITS: readonly Suit[] = [...SUITS, 'bird']

/** The ref of a card. */
export const cardRef = (card: CardId): string => `card:${CARDS[card].key}`

/** The parties by seat, the later of two Vagabonds being the second. */
export function castOf({ players }: RootView): string[] {
  return players.map(({ faction }, seat) =>
    players.slice(0, seat).some(other => other.faction === faction) ? `${faction}2` : faction,
  )
}

/** The ref of the discard pile. */
export const DISCARD = 'discard:pile'
