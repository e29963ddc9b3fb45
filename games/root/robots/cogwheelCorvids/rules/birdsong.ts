import type { Clearing } from '../../../data/map.ts'
import { once } from '../../../rules/robots/base.ts'
import { placeable, placeIn } from '../../../rules/robots/deeds.ts'
import { mostOwnWarriors } from '../../../rules/robots/keys.ts'
import { boardOf, byLevel } from '../../../rules/robots/robot.ts'
import { orderedClearings, targetClearing } from '../../../rules/robots/target.ts'
import type { RootTable } from '../../../state.ts'
import { CARDS_CHANGE, NUMBERS } from '../data.ts'
import { thicken, withoutPlot } from './plot.ts'

/** Warriors come to two ordered clearings; where none is left the plot thickens first, or nobody comes any more. 11.4.3 */
export const recruit = once(function* (t, party) {
  const { state } = t
  const { warriors } = state.players[party]
  const { easyRecruits, recruits, clearings } = NUMBERS
  const share = byLevel(boardOf(state, party), easyRecruits, recruits, CARDS_CHANGE.hardRecruits)
  const done: Clearing[] = []
  const dry = (one: RootTable) => warriors[0] === 0 && thicken(one, party)
  while (done.length < clearings) {
    const thickens = dry(t)
    if (thickens && !(yield* thickens)) return
    const sites = placeable(state, party, orderedClearings(state, party)).filter(one => !done.includes(one))
    const clearing = targetClearing(t, party, 'recruit', sites, [
      withoutPlot(state, party),
      mostOwnWarriors(state, party),
    ])
    if (clearing === null) return
    done.push(clearing)
    for (let due = share; due > 0; ) {
      const again = dry(t)
      if (again && !(yield* again)) return
      due -= Math.max(1, yield* placeIn(t, party, clearing, Math.min(due, warriors[0])))
    }
  }
})
