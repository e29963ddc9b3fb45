import { take } from '@tablee/common/piles.ts'
import { choose, maybe, type Objection, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import type { Hex, IslandType } from '../data/types.ts'
import type { Diluvium, DiluviumTable, Island, Place, Player, Settler } from '../state.ts'
import { say } from '../text/say.ts'
import { drawCard } from './cards.ts'
import { gainResource, no } from './gold.ts'
import { NO } from './objections.ts'
import { hasRoom, isBarred, maySettle, ownerOf, placeAt, placesOf, spotOf } from './query.ts'
import { hooksOf, type Means } from './scenario.ts'

/** A settler that may be moved: from the reserve, from beside the board, or from an island; or one that lies and rises. */
export interface Source {
  readonly settler: Settler
  readonly from: 'reserve' | 'lying' | 'beside' | { readonly at: Hex; readonly type: IslandType }
}

/** An island that a settler may go to. */
export interface Target {
  readonly at: Hex
  readonly type: IslandType
}

const keyOf = ({ settler, from }: Source): string =>
  typeof from === 'string' ? `${from}:${settler}` : `${from.at}:${from.type}:${settler}`

/** The settlers that a seat may move, those that are alike once. */
export function sourcesOf(state: Diluvium, seat: Seat, by: Means): Source[] {
  const player = state.players[seat]
  const { allyMoves } = hooksOf(state)
  const sources: Source[] = []
  const add = (settler: Settler, from: Source['from']) => sources.push({ settler, from })
  if (standing(player, seat) > 0) add(seat, 'reserve')
  if (player.reserve.includes('aztec')) add('aztec', 'reserve')
  if (player.lying > 0) add(seat, 'lying')
  if (player.beside > 0 && allyMoves?.(state, null, by)) add('ally', 'beside')
  for (const place of placesOf(state))
    for (const { type, settlers } of place.islands)
      for (const settler of new Set(settlers))
        if (ownerOf(settler) === seat || (settler === 'ally' && allyMoves?.(state, place, by)))
          add(settler, { at: place.at, type })
  return sources
}

/** How many of one's own colour stand in the reserve. */
const standing = ({ reserve, lying }: Player, seat: Seat): number =>
  reserve.filter(one => one === seat).length - lying

const islandAt = (state: Diluvium, { at, type }: Target): Island =>
  placeAt(state, at).islands.find(one => one.type === type) as Island

const placesIn = (state: Diluvium, only: Hex | null): readonly Place[] =>
  only === null ? placesOf(state) : [placeAt(state, only)]

/** Where a settler may go, on one place or anywhere (base.colonise.3, base.colonise.4, base.colonise.9). */
export function targetsOf(state: Diluvium, seat: Seat, source: Source, only: Hex | null): Sifted<Target> {
  const places = placesIn(state, only)
  const targets = places.flatMap(({ at, islands }) => islands.map(({ type }): Target => ({ at, type })))
  return sift(targets, target =>
    islandObjection(state, seat, source, placeAt(state, target.at), islandAt(state, target)),
  )
}

/** Whether a settler may go to any of some places. */
function canGo(state: Diluvium, seat: Seat, source: Source, places: readonly Place[]): boolean {
  for (const place of places)
    for (const island of place.islands)
      if (islandObjection(state, seat, source, place, island) === null) return true
  return false
}

function islandObjection(
  state: Diluvium,
  seat: Seat,
  { settler, from }: Source,
  place: Place,
  island: Island,
): Objection | null {
  if (!maySettle(state, seat, place)) return NO.notExplored
  if (isBarred(state, seat, place.at)) return NO.slotsBarred
  if (typeof from === 'object' && from.at === place.at && from.type === island.type) return NO.sameIsland
  if (!hasRoom(island)) return NO.full
  if (settler === 'ally' && !(hooksOf(state).allyMayGo?.(state, place) ?? true)) return NO.noAlly
  return null
}

/** Asks which settler moves and where to, or that none does; tells whether one did. `only` limits it to one tile. */
export function* moveSettler(
  t: DiluviumTable,
  seat: Seat,
  by: Means,
  only: Hex | null,
  left = 1,
): Rule<boolean> {
  const { state } = t
  const places = placesIn(state, only) // Listed once for all settlers.
  const sources = sourcesOf(state, seat, by).filter(
    source => source.from === 'lying' || canGo(state, seat, source, places),
  )
  const source = yield* maybe(t, seat, 'settler', sources, {
    key: keyOf,
    say: ({ settler, from }) =>
      typeof from === 'string'
        ? say(`settler.${from}`, { settler })
        : say('settler.from', { settler, place: spotOf(placeAt(state, from.at)), type: from.type }),
    at: ({ from }) => (typeof from === 'string' ? `${from}:${seat}` : `island:${from.at}:${from.type}`),
    values: () => ({ by, left }),
    pass: say('settler.none'),
    rule: by === 'colonise' ? 'base.colonise.1' : by === 'space' ? 'base.explore.12' : 'card.5',
    leads: ({ from }) => (from === 'lying' ? null : 'settler.to'),
  })
  if (source === null) return false
  if (source.from === 'lying') {
    state.players[seat].lying-- // s10.7
    t.say('settler.rises', { party: seat })
    return true
  }
  const targets = targetsOf(state, seat, source, only)
  const target = yield* choose(t, seat, 'settler.to', targets.free, {
    key: ({ at, type }) => `${at}:${type}`,
    say: ({ at, type }) => say('settler.island', { place: spotOf(placeAt(state, at)), type }),
    at: ({ at, type }) => `island:${at}:${type}`,
    refused: targets,
    rule: 'base.colonise.3',
    waits: true,
  })
  leave(state, seat, source)
  yield* settle(t, seat, source.settler, placeAt(state, target.at), islandAt(state, target))
  return true
}

/** A settler leaves where it was. */
function leave(state: Diluvium, seat: Seat, { settler, from }: Source): void {
  const player = state.players[seat]
  if (from === 'beside') player.beside--
  else if (typeof from === 'string') take(player.reserve, settler)
  else take(islandAt(state, from).settlers, settler)
}

/** A settler arrives on an island and gains what it gives (base.colonise.5 to base.colonise.8). */
export function* settle(t: DiluviumTable, seat: Seat, settler: Settler, place: Place, island: Island): Rule {
  const { state } = t
  island.settlers.push(settler)
  t.say('settled', { party: seat, settler, place: spotOf(place), type: island.type })
  if (settler === 'ally') return
  if (yield* hooksOf(state).gains?.(t, settler, place, island) ?? no()) return
  if (island.type === 'ruins') drawCard(t, seat)
  else gainResource(t, seat, island.type, settler === 'aztec' ? 2 : 1) // s05.29, s05.30
}
