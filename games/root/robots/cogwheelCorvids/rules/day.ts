import { plotIn } from '../../../factions/corvids/rules/plots.ts'
import { destinations } from '../../../rules/may-move.ts'
import { moveWarriors } from '../../../rules/move.ts'
import { once } from '../../../rules/robots/base.ts'
import { battleAt, type DefenderKeys } from '../../../rules/robots/deeds.ts'
import { mostCardboardIn, mostOwnWarriors, mostPoints } from '../../../rules/robots/keys.ts'
import { orderedClearings, targetClearing } from '../../../rules/robots/target.ts'
import { NUMBERS } from '../data.ts'

/** Whoever has most buildings and tokens there, then most points. 11.5.1.I */
const defender: DefenderKeys = (state, clearing) => [mostCardboardIn(state, clearing), mostPoints(state)]

/** A battle in each ordered clearing with two of theirs. 11.5.1 */
export const battleInOrdered = once(function* (t, party) {
  const { warriors } = t.state.players[party]
  for (const clearing of orderedClearings(t.state, party))
    if (warriors[clearing] >= NUMBERS.pair) yield* battleAt(t, party, clearing, defender)
})

/** From a plot that lies face up all but two go on to where there is none, else as low in priority as can be. 11.5.2 */
export const moveOn = once(function* (t, party) {
  const { state } = t
  const { warriors } = state.players[party]
  for (const from of orderedClearings(state, party)) {
    const count = warriors[from] - NUMBERS.pair
    if (count <= 0 || plotIn(state, party, from)?.faceUp !== true) continue
    const beside = destinations(state, party, from)
    const free = beside.filter(one => plotIn(state, party, one) === null)
    const to =
      free.length > 0
        ? targetClearing(t, party, 'move', free, [mostOwnWarriors(state, party)])
        : targetClearing(t, party, 'move', beside, [], 'lowest')
    if (to !== null) yield* moveWarriors(t, party, from, to, count)
  }
})
