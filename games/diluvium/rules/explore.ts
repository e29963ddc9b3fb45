import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import { goldOf, type Space } from '../data/tiles.ts'
import type { Diluvium, DiluviumTable, Place } from '../state.ts'
import { say } from '../text/say.ts'
import { drawCard } from './cards.ts'
import { gainGold } from './gold.ts'
import { sailTo } from './move.ts'
import { hasMarker, isOcean, spotOf } from './query.ts'
import { hooksOf } from './scenario.ts'
import { moveSettler } from './settle.ts'

/** Explore: the ship sails, and its tile may be explored (B1). */
export function* explore(t: DiluviumTable, seat: Seat): Rule {
  const { state } = t
  const { explore: free } = state.data.boards[state.players[seat].board]
  const { place, turned } = yield* sailTo(t, seat, { ship: 'explorer', free, paid: true })
  if (state.players[seat].explorer !== place.at) return
  if (mayExplore(state, seat, place)) {
    const space = yield* chooseSpace(t, seat, place, state.flags.exploringOptional)
    if (space !== null) {
      yield* placeMarker(t, seat, place, space)
      yield* hooksOf(state).explored?.(t, place, turned) ?? []
    }
  }
  yield* hooksOf(state).leaves?.(t, place) ?? []
}

/** Whether nothing speaks against a seat's marker on a tile (base.explore.7, base.explore.14). */
export function mayExplore(state: Diluvium, seat: Seat, place: Place): boolean {
  return (
    isOcean(place) &&
    place.up &&
    !hasMarker(place, seat) &&
    state.players[seat].markers > 0 &&
    place.markers.includes(null) &&
    !hooksOf(state).exploreObjection?.(state, place)
  )
}

/** The free spaces of a tile, those that are alike once. */
export function freeSpaces({ data }: Diluvium, { level, markers }: Place): Space[] {
  return [...new Set(data.levels[level].spaces.filter((_, number) => markers[number] === null))]
}

/** Asks on which space the marker goes (base.explore.8, base.explore.10). */
export function* chooseSpace(
  t: DiluviumTable,
  seat: Seat,
  place: Place,
  optional: boolean,
): Rule<Space | null> {
  const { state } = t
  const spaces = freeSpaces(state, place)
  const naming = {
    say: (space: Space) => say('space', { space }),
    at: (space: Space) => `space:${place.at}:${state.data.levels[place.level].spaces.indexOf(space)}`,
    values: () => ({ place: spotOf(place), bonus: state.data.tracks.markers[taken(state, seat)] }),
    pass: say('space.none'),
    rule: 'base.explore.7',
    waits: true,
  }
  return optional
    ? yield* maybe(t, seat, 'explore.space', spaces, naming)
    : yield* choose(t, seat, 'explore.space', spaces, naming)
}

/** How many of its markers a seat has taken from its board. */
const taken = ({ players, data }: Diluvium, seat: Seat): number =>
  data.tracks.markers.length - players[seat].markers

/** A seat's leftmost marker goes on a space: the bonus under it, then the space (base.explore.9 to base.explore.13). */
export function* placeMarker(t: DiluviumTable, seat: Seat, place: Place, space: Space): Rule {
  const { state } = t
  const { spaces } = state.data.levels[place.level]
  const number = spaces.findIndex((one, index) => one === space && place.markers[index] === null)
  const bonus = state.data.tracks.markers[taken(state, seat)]
  state.players[seat].markers--
  place.markers[number] = seat
  t.say('explored', { party: seat, place: spotOf(place), space })
  if (bonus === 'ruins') drawCard(t, seat)
  else if (bonus !== 'none') yield* gainGold(t, seat, Number(bonus.slice(4)))
  if (space === 'settler') yield* moveSettler(t, seat, 'space', place.at)
  else yield* gainGold(t, seat, goldOf(space))
}
