import { type Criterion, fewest, most } from '@tablee/common/prefer.ts'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { POST_OF, type Post } from '../../../factions/riverfolk/data.ts'
import { riverside } from '../../../factions/riverfolk/rules/day.ts'
import { hasPost } from '../../../factions/riverfolk/rules/posts.ts'
import { owners, type Purse, total } from '../../../factions/riverfolk/rules/purse.ts'
import { placeToken, placeWarriors } from '../../../rules/pieces.ts'
import { once } from '../../../rules/robots/base.ts'
import {
  battleEach,
  type DefenderKeys,
  isStopped,
  placeable,
  placeIn,
  spread,
} from '../../../rules/robots/deeds.ts'
import { type ClearingKey, mostEnemyPieces, type PartyKey } from '../../../rules/robots/keys.ts'
import { boardOf, byLevel } from '../../../rules/robots/robot.ts'
import { orderedClearings, targetClearing, targetParty } from '../../../rules/robots/target.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import { suitsOf } from '../../../rules/suits.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { CARD, NUMBERS } from '../data.ts'
import { marketAt } from './board.ts'

declare module '../../../rules/robots/keys.ts' {
  interface ClearingKeys {
    payerThere: true
  }
  interface PartyKeys {
    paid: true
  }
}

const paidIn = (payments: Purse, other: Party): number => payments[other] ?? 0

/** Who has the most warriors in Payments: its own count for the robots themselves. 9.6.1, ruling.29 */
export function topPayer(t: RootTable, party: Party): Party | null {
  const { payments } = marketAt(t.state, party)
  return targetParty(t, party, 'collect', owners(payments), [most('paid', other => paidIn(payments, other))])
}

/** A trade post that fits a clearing and is left. 9.5.1 */
const postFor = (state: RootState, party: Party, clearing: Clearing): Post | undefined =>
  suitsOf(state, clearing)
    .map(suit => POST_OF[suit])
    .find(post => state.players[party].tokens[post][0] > 0)

/** Where a trade post can be placed: in an ordered clearing that has none. 9.5.1 */
const sites = (state: RootState, party: Party): Clearing[] =>
  placeable(state, party, orderedClearings(state, party)).filter(
    one => !hasPost(state.players[party], one) && postFor(state, party, one) !== undefined,
  )

/** Build and garrison: a trade post and a warrior, rather where the best payer has pieces. 9.5.1 */
export const garrison = once(function* (t, party) {
  const { state } = t
  const open = sites(state, party)
  if (open.length === 0) return
  const payer = topPayer(t, party)
  const keys: Criterion<Clearing, ClearingKey>[] =
    payer === null ? [] : [most('payerThere', one => (hasPiece(state.players[payer], one) ? 1 : 0))]
  const site = targetClearing(t, party, 'garrison', open, keys)
  const post = site === null ? undefined : postFor(state, party, site)
  if (site === null || post === undefined || (yield* isStopped(t, party, site))) return
  placeToken(t, party, post, site)
  const count = byLevel(boardOf(state, party), CARD.easyGarrison, NUMBERS.garrison, CARD.hardGarrison)
  if (count > 0) placeWarriors(t, party, site, count)
})

/** A warrior in each ordered clearing, with a bird in each on a river, by priority while there are any. 9.5.2 */
export const recruit = once(function* (t, party) {
  const { state } = t
  const { suit } = boardOf(state, party)
  const places = placeable(state, party, suit === 'bird' ? riverside(state) : orderedClearings(state, party))
  yield* spread(t, party, places.length, places)
})

/** Protectionism as it stands at this step holds for the turn: a point, and warriors to where most enemies are. 9.5.3 */
export const organize = once(function* (t, party) {
  const { state } = t
  const player = state.players[party]
  const shield = total(marketAt(state, party).payments) === 0
  const sword = player.warriors[0] === 0
  state.turn.notes.shield = shield ? 1 : 0
  state.turn.notes.sword = sword ? 1 : 0
  if (!shield && !sword) return
  t.say('riverfolkRobots.protects', { seat: party, shield, sword })
  score(t, party, 1, 'protectionism')
  const held = placeable(
    state,
    party,
    CLEARINGS.filter(one => hasPiece(player, one)),
  )
  const clearing = targetClearing(t, party, 'organize', held, [mostEnemyPieces(state, party)])
  if (clearing !== null) yield* placeIn(t, party, clearing, NUMBERS.organizers) // ruling.5: as many as there are
})

/** Whether the turn stands under a condition of Protectionism. 9.2.4 */
export const isMet = ({ turn }: RootState, condition: 'shield' | 'sword'): boolean =>
  turn.notes[condition] === 1

/** With the shield it battles everywhere, else with the sword where it is ordered, and those first who paid least. 9.5.4 */
export const fight = once(function* (t, party) {
  const { state } = t
  const { payments } = marketAt(state, party)
  const keys: DefenderKeys = () => [fewest<Party, PartyKey>('paid', other => paidIn(payments, other))]
  if (isMet(state, 'shield')) yield* battleEach(t, party, CLEARINGS, keys)
  else if (isMet(state, 'sword')) yield* battleEach(t, party, orderedClearings(state, party), keys)
})
