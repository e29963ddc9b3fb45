import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import type { Suit } from '../../../data/suits.ts'
import { BASE_OF, type Base } from '../../../factions/alliance/data.ts'
import { canPlace, freeSlots, onMap, placeBuilding } from '../../../rules/pieces.ts'
import { removeAllEnemies } from '../../../rules/remove.ts'
import { once } from '../../../rules/robots/base.ts'
import { mostEnemyPieces } from '../../../rules/robots/keys.ts'
import { boardOf, hasTrait } from '../../../rules/robots/robot.ts'
import { targetClearing } from '../../../rules/robots/target.ts'
import { enemies } from '../../../rules/ruler.ts'
import { suitsOf } from '../../../rules/suits.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { NUMBERS } from '../data.ts'
import { isSympathetic, spreadSympathy } from './spread.ts'

/** In Birdsong, where the order is no bird. 6.4.3 */
export const revolt = once(function* (t, party) {
  const { suit } = boardOf(t.state, party)
  if (suit !== 'bird' && (yield* rise(t, party, suit))) t.state.turn.notes.revolted = 1
})

/** Where there was no revolt the woodland is moved: twice while few are, else once. 6.4.4 */
export const publicPity = once(function* (t, party) {
  const { state } = t
  const player = state.players[party]
  if (state.turn.notes.revolted || (hasTrait(player, 'steadfast') && willSurprise(state, party))) return
  const times = onMap(player.tokens.sympathy) < NUMBERS.popular ? 2 : 1
  for (let time = 0; time < times; time++) yield* spreadSympathy(t, party)
})

/** By day, where the order is a bird. 6.5.2 */
export const surpriseRevolt = once(function* (t, party) {
  if (boardOf(t.state, party).suit === 'bird') yield* rise(t, party, 'bird')
})

/** Whether a surprise revolt could be made now. ruling.17 */
const willSurprise = (state: RootState, party: Party): boolean =>
  boardOf(state, party).suit === 'bird' && sites(state, party, 'bird').length > 0

/** All enemy pieces of a sympathetic clearing go, and its base comes; tells whether there was one. */
function* rise(t: RootTable, party: Party, suit: Suit): Rule<boolean> {
  const { state } = t
  const clearing = targetClearing(t, party, 'revolt', sites(state, party, suit), [
    mostEnemyPieces(state, party),
  ])
  if (clearing === null) return false
  t.say('automatedAlliance.revolts', { seat: party, clearing })
  yield* removeAllEnemies(t, party, [clearing])
  const base = baseFor(state, party, clearing, suit)
  if (base !== null && freeSlots(state, clearing) > 0) placeBuilding(t, party, base, clearing)
  return true
}

/** The sympathetic clearings where a base of the suit can stand once the enemies are gone. ruling.16 */
const sites = (state: RootState, party: Party, suit: Suit): Clearing[] =>
  CLEARINGS.filter(
    one =>
      isSympathetic(state, party, one) &&
      baseFor(state, party, one, suit) !== null &&
      canPlace(state, party, one) &&
      freeSlots(state, one) + enemyBuildings(state, party, one) > 0,
  )

const enemyBuildings = (state: RootState, party: Party, clearing: Clearing): number =>
  state.players.reduce(
    (sum, { built }, other) => sum + (enemies(state, party, other) ? built[clearing] : 0),
    0,
  )

/** The base that a revolt places in a clearing: of the order's suit, or of the clearing's with a bird. */
function baseFor(state: RootState, party: Party, clearing: Clearing, suit: Suit): Base | null {
  const { buildings } = state.players[party]
  const found = suitsOf(state, clearing).find(
    one => (suit === 'bird' || one === suit) && buildings[BASE_OF[one]][0] > 0,
  )
  return found === undefined ? null : BASE_OF[found]
}
