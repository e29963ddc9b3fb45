import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { destinations } from '../../../rules/may-move.ts'
import { moveWarriors } from '../../../rules/move.ts'
import { onMap } from '../../../rules/pieces.ts'
import { once } from '../../../rules/robots/base.ts'
import { isStopped } from '../../../rules/robots/deeds.ts'
import { fewestOwnWarriors } from '../../../rules/robots/keys.ts'
import { boardOf } from '../../../rules/robots/robot.ts'
import { byRank, orderedClearings, targetClearing } from '../../../rules/robots/target.ts'
import { rules } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import type { Party, RootTable } from '../../../state.ts'
import { NUMBERS } from '../data.ts'
import { swayBy } from './board.ts'
import { withdraw } from './burrow.ts'

/** Those who stand alone go to a building, and from where many are the rest goes to the Burrow. 10.6.1 */
export const rally = once(function* (t, party) {
  const { warriors, built } = t.state.players[party]
  for (const from of orderedClearings(t.state, party))
    if (built[from] === 0 && warriors[from] > 0 && warriors[from] <= NUMBERS.stragglers)
      yield* gather(t, party, from)
  for (const from of byRank(t.state, CLEARINGS)) {
    const rest = warriors[from] - NUMBERS.garrison
    if (rest > 0 && rules(t.state, party, from) && !(yield* isStopped(t, party, from)))
      withdraw(t, party, from, rest)
  }
})

/** All of a clearing go where a building of theirs stands beside it, else to the Burrow. 10.6.1.I, 10.6.1.II */
function* gather(t: RootTable, party: Party, from: Clearing): Rule {
  const { warriors, built } = t.state.players[party]
  const beside = destinations(t.state, party, from).filter(one => built[one] > 0)
  const to = targetClearing(t, party, 'rally', beside, [fewestOwnWarriors(t.state, party)])
  if (yield* isStopped(t, party, from)) return
  if (to === null) withdraw(t, party, from, warriors[from])
  else yield* moveWarriors(t, party, from, to, warriors[from])
}

/** A point for each market. 10.6.2 */
export const scoreMarkets = once(function* (t, party) {
  score(t, party, onMap(t.state.players[party].buildings.market), 'buildings')
})

/** 10.6.3 */
export const sway = once(function* (t, party) {
  swayBy(t, party, boardOf(t.state, party).suit)
})
