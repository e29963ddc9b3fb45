import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { onMap, placeToken } from '../../../rules/pieces.ts'
import { isStopped, placeable } from '../../../rules/robots/deeds.ts'
import { fewestEnemyPieces, fewestEnemyWarriors } from '../../../rules/robots/keys.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import { isOrdered, targetClearing } from '../../../rules/robots/target.ts'
import { enemies } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { NUMBERS, TRACK } from '../data.ts'

/** Whether a clearing is sympathetic. 6.2.1 */
export const isSympathetic = ({ players }: RootState, party: Party, clearing: Clearing): boolean =>
  players[party].tokens.sympathy[clearing] > 0

/** A sympathy token beside others, in an ordered clearing; elsewhere if there is none; five points if nowhere. 6.5.1 */
export function* spreadSympathy(t: RootTable, party: Party, how: 'scored' | 'unscored' = 'scored'): Rule {
  const { state } = t
  const { sympathy } = state.players[party].tokens
  const open =
    sympathy[0] === 0
      ? []
      : placeable(
          state,
          party,
          CLEARINGS.filter(one => sympathy[one] === 0),
        )
  const beside = open.filter(
    one =>
      isOrdered(state, party, one) &&
      adjacent(state, party, one).some(near => isSympathetic(state, party, near)),
  )
  const clearing =
    targetClearing(t, party, 'spread', beside, [fewestEnemyWarriors(state, party)]) ??
    targetClearing(t, party, 'spread', open, [fewestEnemyPieces(state, party)])
  if (clearing === null) {
    t.say('automatedAlliance.nowhere', { seat: party })
    score(t, party, NUMBERS.nowhere, 'sympathy')
    return
  }
  if (yield* isStopped(t, party, clearing)) return
  const points = TRACK.points[onMap(sympathy)] - (isUnderMartialLaw(state, party, clearing) ? 1 : 0)
  placeToken(t, party, 'sympathy', clearing)
  if (how === 'scored') score(t, party, Math.max(0, points), 'sympathy')
}

/** Where one enemy has three warriors or more, sympathy scores a point less. 6.2.5 */
function isUnderMartialLaw(state: RootState, party: Party, clearing: Clearing): boolean {
  if (hasTrait(state.players[party], 'steadfast')) return false
  return state.players.some(
    ({ warriors }, other) => enemies(state, party, other) && warriors[clearing] >= NUMBERS.martialLaw,
  )
}
