import { SETTLERS } from './data/boards.ts'
import { CARDS } from './data/cards.ts'
import { TILE_NUMBERS } from './data/tiles.ts'
import { type Hex, RESOURCES } from './data/types.ts'
import {
  highest,
  isOwnCity,
  isRival,
  maySettle,
  ownerOf,
  partiesOf,
  placeAt,
  placesOf,
  powerOf,
} from './rules/query.ts'
import { hooksOf } from './rules/scenario.ts'
import type { Diluvium, Party, Settler } from './state.ts'

/** What is wrong with a state (spec 9.3): nothing, as long as the rules are right. */
export function invariants(state: Diluvium): string[] {
  const wrong: string[] = []
  piecesAreThere(state, wrong)
  resourcesAreThere(state, wrong)
  mapIsSound(state, wrong)
  if (state.phase === 'after') shipsLieApart(state, wrong)
  if (state.rival) rivalIsSound(state, wrong)
  return wrong
}

function piecesAreThere(state: Diluvium, wrong: string[]): void {
  const { gone, players, rival, ruins, box, data } = state
  const islands = placesOf(state).flatMap(place => place.islands)
  for (let party = 0; party < partiesOf(state); party++) {
    const { reserve, strength, markers } = powerOf(state, party)
    const all: Settler[] = [...reserve, ...gone, ...islands.flatMap(({ settlers }) => settlers)]
    const settlers = all.filter(one => ownerOf(one) === party).length
    if (settlers !== SETTLERS) wrong.push(`party ${party} has ${settlers} settlers`) // inv.1
    if (strength < data.tracks.start || strength > highest(state)) wrong.push(`party ${party}: ${strength}`)
    const laid = placesOf(state).reduce(
      (sum, place) => sum + place.markers.filter(one => one === party).length,
      0,
    )
    const lost = rival === powerOf(state, party) ? rival.markersGone : 0
    const due = rival === powerOf(state, party) ? data.tracks.rivalMarkers : data.tracks.markers
    const sunk = hooksOf(state).tilesSink
    if (!sunk && markers + laid + lost !== due.length) wrong.push(`party ${party}: ${markers + laid} markers`)
  }
  for (const { settlers, slots, type } of islands)
    if (settlers.length > slots) wrong.push(`an island of ${type} is too full`)
  for (const id of CARDS) {
    const cards = [...ruins.deck, ...ruins.discard, ...players.flatMap(({ hand }) => hand)]
    if (ruins.aside !== null) cards.push(ruins.aside)
    const got = cards.filter(one => one === id).length
    if (got !== data.cards[id].copies) wrong.push(`${id} is there ${got} times`)
  }
  const tiles = [...box, ...placesOf(state).map(({ tile }) => tile)].filter(tile => tile > 0)
  if (new Set(tiles).size !== tiles.length) wrong.push('a tile is there twice')
  if (!hooksOf(state).tilesSink && tiles.length !== TILE_NUMBERS.length) wrong.push(`${tiles.length} tiles`)
}

function resourcesAreThere(state: Diluvium, wrong: string[]): void {
  const { players, rival, supply, discarded, start, gold } = state
  const islands = placesOf(state).flatMap(place => place.islands)
  for (const one of RESOURCES) {
    const held = players.reduce((sum, { resources }) => sum + resources[one], 0)
    const stocked = islands.reduce((sum, { type, stock }) => sum + (type === one ? stock : 0), 0)
    const given = one === 'craft' ? (rival?.craft ?? 0) : 0
    const total = supply[one] + held + discarded[one] + stocked + given
    if (total !== start[one]) wrong.push(`${total} ${one}, not ${start[one]}`) // inv.2
    if (supply[one] < 0 || players.some(({ resources }) => resources[one] < 0))
      wrong.push(`less than no ${one}`)
  }
  if (!gold) return
  const owned =
    players.reduce((sum, player) => sum + player.gold, 0) + (rival ? rival.gold + rival.stored : 0)
  const total = owned + gold.spent + gold.supply + (gold.aside ?? 0) - gold.taken
  if (total !== gold.start) wrong.push(`${total} gold, not ${gold.start}`) // inv.3
  if (gold.supply < 0 || (gold.aside ?? 0) < 0) wrong.push('less than no gold')
}

function mapIsSound(state: Diluvium, wrong: string[]): void {
  if (state.astrolabe && !state.places[state.astrolabe.at]) wrong.push('the Astrolabe lies on no tile')
  const count = partiesOf(state)
  for (const place of placesOf(state)) {
    for (let party = 0; party < count; party++) {
      if (place.markers.filter(one => one === party).length > 1) wrong.push(`${place.at}: two markers`)
      settlersStandWell(state, party, place, wrong)
    }
    if (!place.up && place.islands.length > 0) wrong.push(`${place.at} is face down and not empty`) // inv.6
  }
  for (let party = 0; party < count; party++) {
    const { explorer, warships } = powerOf(state, party)
    for (const at of [explorer, ...warships.map(one => one.at)])
      if (!state.places[at]?.up) wrong.push(`a ship of ${party} is at ${at}`)
  }
}

/** inv.5, once an action is done: what meets on the way is settled then. */
function shipsLieApart(state: Diluvium, wrong: string[]): void {
  const count = partiesOf(state)
  const isSea = (at: Hex) => placeAt(state, at).city === null
  for (let party = 0; party < count; party++)
    for (const { at } of powerOf(state, party).warships)
      for (let other = 0; other < count; other++) {
        if (other === party || !isSea(at)) continue
        const { explorer, warships } = powerOf(state, other)
        if (other > party && warships.some(one => one.at === at))
          wrong.push(`Warships of ${party} and ${other} are at ${at}`)
        if (explorer === at) wrong.push(`the Exploration Ship of ${other} is with a Warship at ${at}`)
      }
}

/** inv.4 */
function settlersStandWell(
  state: Diluvium,
  party: Party,
  place: ReturnType<typeof placesOf>[number],
  wrong: string[],
): void {
  if (maySettle(state, party, place) || isOwnCity(state, party, place)) return
  if (hooksOf(state).rivalReplaces && isRival(state, party)) return
  const there = place.islands.some(({ settlers }) => settlers.some(one => ownerOf(one) === party))
  if (there) wrong.push(`settlers of ${party} are at ${place.at}`)
}

function rivalIsSound({ rival, data }: Diluvium, wrong: string[]): void {
  if (!rival) return
  const { pile, discard, column } = rival
  const tokens = [...pile, ...discard]
  if (new Set(tokens).size !== tokens.length || tokens.length < 7)
    wrong.push(`${tokens.length} Combat tokens`)
  if (new Set(column).size !== 4) wrong.push('the column is no order of four')
  if (pile.length === 0) wrong.push('the Combat pile ran out') // token.4
  for (const value of [0, 1, 2])
    if (discard.filter(id => data.tokens[id].value === value).length > 3) wrong.push(`too many ${value}`)
}
