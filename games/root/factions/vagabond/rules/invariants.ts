import type { Seat } from '@tablee/kernel'
import { clearingOf, forestOf, isForest, MAPS } from '../../../data/map.ts'
import { rulesOf } from '../../../rules/faction.ts'
import { takesTurns } from '../../../rules/party.ts'
import type { RootState } from '../../../state.ts'
import { QUESTS } from '../data.ts'
import { isVagabond, vagabondAt } from './state.ts'

/** What must hold for a Vagabond once he is set up: his pawn, relationships, quests and twins. */
export function invariants(state: RootState, seat: Seat): string[] {
  if (vagabondAt(state, seat).relations.length === 0) return []
  return [...pawn(state, seat), ...relations(state, seat), ...quests(state), ...twins(state, seat)]
}

/** The pawn stands in a clearing or forest of the map. */
function pawn({ map, players }: RootState, seat: Seat): string[] {
  const { pawn: region } = players[seat]
  const there = isForest(region) ? forestOf(MAPS[map], region) : clearingOf(MAPS[map], region)
  return there ? [] : [`the pawn of seat ${seat} stands nowhere`]
}

/** One marker for each faction but the Vagabonds. 9.2.9 */
function relations(state: RootState, seat: Seat): string[] {
  const markers = vagabondAt(state, seat).relations
  const right =
    markers.length === state.players.length &&
    markers.every(
      (marker, other) =>
        (marker === null) === (isVagabond(state.players[other]) || !takesTurns(state, other)),
    )
  return right ? [] : [`the relationship markers of seat ${seat} are wrong`]
}

/** Each quest is in the deck, face up, or with whoever holds or completed it. */
export function quests({ players, questDeck, quests: faceUp }: RootState): string[] {
  const all = [
    ...questDeck,
    ...faceUp,
    ...players.flatMap(player => rulesOf(player.faction).quests?.(player) ?? []),
  ]
  return new Set(all).size === QUESTS.length && all.length === QUESTS.length
    ? []
    : [`${all.length} quests are there`]
}

/** Nobody has two equal items marked R. 9.7.3 */
function twins(state: RootState, seat: Seat): string[] {
  const marked = vagabondAt(state, seat)
    .items.filter(one => one.ruin)
    .map(one => one.item)
  return new Set(marked).size === marked.length ? [] : [`seat ${seat} has twin items from the ruins`]
}
