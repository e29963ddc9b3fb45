import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { destinations } from '../../../rules/may-move.ts'
import { battleAt, moveOut } from '../../../rules/robots/deeds.ts'
import { hasRivalPiece, mostEnemyPieces, mostPiecesIn, mostPoints } from '../../../rules/robots/keys.ts'
import { targetClearing } from '../../../rules/robots/target.ts'
import { rules } from '../../../rules/ruler.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { NUMBERS } from '../data.ts'

/** Against whom she battles: who has the most pieces there, then the most points. 4.5.1 */
export const defenderKeys = (state: RootState, clearing: Clearing) => [
  mostPiecesIn(state, clearing),
  mostPoints(state),
]

/** From each clearing all but three go where most enemy pieces are; tells where to. 4.5.4 */
export function* moveEach(t: RootTable, party: Party, from: readonly Clearing[]): Rule<Clearing[]> {
  const { state } = t
  const entered = new Set<Clearing>()
  for (const clearing of from) {
    const going = state.players[party].warriors[clearing] - NUMBERS.stay
    const to = yield* moveOut(t, party, clearing, going, [mostEnemyPieces(state, party)])
    if (to !== null) entered.add(to)
  }
  return [...entered]
}

/** All but one leave a quiet clearing for a battle. robot.trait.marquise.blitz */
export function* blitz(t: RootTable, party: Party): Rule {
  const { state } = t
  const from = targetClearing(
    t,
    party,
    'blitz',
    CLEARINGS.filter(one => isQuiet(state, party, one)),
    [],
  )
  if (from === null) return
  const going = state.players[party].warriors[from] - 1
  const to = yield* moveOut(t, party, from, going, [mostEnemyPieces(state, party)])
  if (to !== null) yield* battleAt(t, party, to, defenderKeys)
}

/** Whether she rules a clearing with two warriors or more and no enemy there, and can leave it. */
const isQuiet = (state: RootState, party: Party, clearing: Clearing): boolean =>
  state.players[party].warriors[clearing] > 1 &&
  rules(state, party, clearing) &&
  !hasRivalPiece(state, party, clearing) &&
  destinations(state, party, clearing).length > 0
