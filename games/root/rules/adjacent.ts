import { BURROW, CLEARINGS, type Clearing, clearingOf, MAPS } from '../data/map.ts'
import type { Party, RootState } from '../state.ts'
import { has } from './cards.ts'
import { factionAt, partyAt } from './faction.ts'
import { pathsFrom } from './paths.ts'
import { ridesFrom } from './ride.ts'

/** The clearings adjacent to a clearing for a seat: by path, and by what it treats as a path. 2.2.1 */
export function adjacent(state: RootState, party: Party, clearing: Clearing): readonly Clearing[] {
  const beside = clearing === BURROW
  const paths = beside ? NONE : pathsFrom(state, clearing)
  const rivers = beside ? NONE : clearingOf(MAPS[state.map], clearing).rivers
  const player = state.players[party]
  const own = partyAt(state, party)
  const boats = rivers.length > 0 && treatsRiversAsPaths(state, party)
  if (player.effects.length === 0 && own.links === undefined && !boats) return paths
  const links = [...paths]
  if (own.links) links.push(...own.links(state, party, clearing))
  if (boats) links.push(...rivers)
  if (has(player, 'tunnels') && hasCraftingPiece(state, party, clearing))
    links.push(...CLEARINGS.filter(other => other !== clearing && hasCraftingPiece(state, party, other)))
  return links.length === paths.length ? paths : [...new Set(links)]
}

/** What lies beside the map has neither paths nor rivers. */
const NONE: readonly Clearing[] = []

/** Where warriors of a party may stand: the clearings, and what lies beside the map for it. */
export const placesOf = (state: RootState, party: Party): readonly Clearing[] =>
  partyAt(state, party).places ?? CLEARINGS

/** Whether rivers are paths to a party: by its nature, a card, or boats that it hired for this turn. 11.2.2, 11.2.7.II */
function treatsRiversAsPaths(state: RootState, party: Party): boolean {
  const { notes, seat } = state.turn
  if (partyAt(state, party).swims || (notes.boats === 1 && seat === party)) return true
  return has(state.players[party], 'boatBuilders')
}

/** Whether a party goes from a clearing to another by a river, whoever rules. 11.2.2 */
export function swims(state: RootState, party: Party, from: Clearing, to: Clearing): boolean {
  return partyAt(state, party).swims === true && clearingOf(MAPS[state.map], from).rivers.includes(to)
}

/** Where a move of a party from a clearing may lead: next to it, and where a landmark carries it. C.2.5 */
export function movesFrom(state: RootState, party: Party, from: Clearing): readonly Clearing[] {
  const near = adjacent(state, party, from)
  if (state.landmarks === undefined) return near
  const rides = ridesFrom(state, from)
  return rides.length === 0 ? near : [...new Set([...near, ...rides])]
}

function hasCraftingPiece(state: RootState, party: Party, clearing: Clearing): boolean {
  const { buildings, tokens } = state.players[party]
  return factionAt(state, party).craftsWith.some(kind => (buildings[kind] ?? tokens[kind])[clearing] > 0)
}
