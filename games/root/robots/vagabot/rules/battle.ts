import { type Criterion, fewest, most } from '@tablee/common/prefer.ts'
import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type Battle, battle } from '../../../rules/battle.ts'
import { defendersIn } from '../../../rules/battlefields.ts'
import type { ExtraHits } from '../../../rules/hits.ts'
import { takesTurns } from '../../../rules/party.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import {
  type ClearingKey,
  mostEnemyPieces,
  mostPiecesIn,
  mostPoints,
  tokensIn,
} from '../../../rules/robots/keys.ts'
import { areTeam, hasTrait } from '../../../rules/robots/robot.ts'
import { targetParty } from '../../../rules/robots/target.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import type { Award } from '../../../rules/score.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { NUMBERS } from '../data.ts'
import { boardAt, undamaged } from './board.ts'
import { canExhaust, exhaust } from './items.ts'
import { nearest, reachable, travel } from './travel.ts'

declare module '../../../rules/robots/keys.ts' {
  interface ClearingKeys {
    targetCardboard: true
    targetWarriors: true
  }
}

declare module '../../../rules/hits.ts' {
  interface ExtraReasons {
    fullTrack: true
  }
}

/** The most that its die deals: one, and one more for each of two items on the track; an Arbiter lends all of them. 7.2.4, 7.7.6 */
export function rolledCap(state: RootState, { enlisted }: Battle, party: Party): number {
  const { track } = boardAt(state, party)
  return enlisted === party ? track.length : NUMBERS.hits + Math.min(NUMBERS.raised, track.length)
}

/** Defenceless without an undamaged item. ruling.19 */
export const defenceless = (state: RootState, _: Battle, party: Party): boolean =>
  undamaged(boardAt(state, party)) === 0

const FULL_TRACK: readonly ExtraHits[] = [{ reason: 'fullTrack', hits: 1 }]
const NONE: readonly ExtraHits[] = []

/** With three items on the track, one more hit as attacker. 7.2.4 */
export const extraHits = (state: RootState, { attacker }: Battle, party: Party): readonly ExtraHits[] =>
  attacker === party && boardAt(state, party).track.length > NUMBERS.raised ? FULL_TRACK : NONE

/** As attacker it scores a point for each enemy warrior that it removes. 7.5.4 */
export function removed(_: RootTable, party: Party, { battle: b }: Removal, lost: readonly Loss[]): Award[] {
  if (b === null || b.attacker !== party) return []
  const points = lost.reduce((sum, { type, count }) => sum + (type === 'warrior' ? count : 0), 0)
  return [{ party, points, source: 'battles' }]
}

/** The players that it can battle in a clearing, were it there. */
const foes = (state: RootState, party: Party, clearing: Clearing): Party[] =>
  defendersIn(state, party, clearing).filter(
    other => takesTurns(state, other) && !areTeam(state, party, other),
  )

/** Battle: to the nearest clearing of whoever leads, for an item; again for two as long as anything of theirs is left. 7.5.4 */
export function* fight(t: RootTable, party: Party): Rule<boolean> {
  const { state } = t
  const player = state.players[party]
  const found = hasTrait(player, 'berserker') ? yield* goToCrowd(t, party) : yield* goToLeader(t, party)
  if (found === null || !canExhaust(t, party, 1)) return false
  const once = hasTrait(player, 'adventurer')
  for (let price = 1; canExhaust(t, party, price); price = NUMBERS.moreBattles) {
    exhaust(t, party, price)
    yield* battle(t, party, found, player.pawn)
    if (once || !hasPiece(state.players[found], player.pawn)) break
  }
  return true
}

/** To a clearing of the player with the most points that has a piece anywhere; tells whom it meets there. 7.5.4 */
function* goToLeader(t: RootTable, party: Party): Rule<Party | null> {
  const { state } = t
  const fields = reachable(state, party, CLEARINGS)
  const pieces = (other: Party): Clearing[] => fields.filter(one => foes(state, party, one).includes(other))
  const leader = targetParty(
    t,
    party,
    'hunt',
    state.order.filter(other => other !== party && pieces(other).length > 0),
    [mostPoints(state)],
  )
  if (leader === null) return null
  const keys = [nearest(state, party), ...ofTarget(state, leader)]
  return (yield* travel(t, party, 'battle', pieces(leader), keys)) ? leader : null
}

/** Where the target has the most buildings and tokens, then the fewest warriors. 7.5.4.I, 7.5.4.II */
const ofTarget = ({ players }: RootState, target: Party): readonly Criterion<Clearing, ClearingKey>[] => [
  most('targetCardboard', clearing => players[target].built[clearing] + tokensIn(players[target], clearing)),
  fewest('targetWarriors', clearing => players[target].warriors[clearing]),
]

/** Berserker: to where the most enemy pieces are, against who has the most of them. robot.trait.vagabot.berserker */
function* goToCrowd(t: RootTable, party: Party): Rule<Party | null> {
  const { state } = t
  const fields = CLEARINGS.filter(one => foes(state, party, one).length > 0)
  const keys = [mostEnemyPieces(state, party), nearest(state, party)]
  if (!(yield* travel(t, party, 'battle', fields, keys))) return null
  const { pawn } = state.players[party]
  return targetParty(t, party, 'battle', foes(state, party, pawn), [mostPiecesIn(state, pawn)])
}
