import { type Criterion, those } from '@tablee/common/prefer.ts'
import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { corvidsOf, layPlot, plotIn } from '../../../factions/corvids/rules/plots.ts'
import { placeToken } from '../../../rules/pieces.ts'
import { lostWarriors, remove } from '../../../rules/remove.ts'
import { once } from '../../../rules/robots/base.ts'
import { placeable } from '../../../rules/robots/deeds.ts'
import { type ClearingKey, mostOwnWarriors } from '../../../rules/robots/keys.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import { orderedClearings, targetClearing } from '../../../rules/robots/target.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { CARDS_CHANGE, NUMBERS } from '../data.ts'

declare module '../../../rules/robots/keys.ts' {
  interface ClearingKeys {
    noPlot: true
  }
}

/** Clearings without a plot come first. */
export const withoutPlot = (state: RootState, party: Party): Criterion<Clearing, ClearingKey> =>
  those('noPlot', clearing => plotIn(state, party, clearing) === null)

/** A plot in an ordered clearing; masterminds lay another. 11.5.3 */
export const plot = once(function* (t, party) {
  const times = hasTrait(t.state.players[party], 'mastermind') ? CARDS_CHANGE.mastermindPlots : 1
  for (let time = 0; time < times; time++)
    yield* layOne(t, party, 'plot', orderedClearings(t.state, party), 1)
})

/** The plot thickens wherever enough of theirs stand; tells whether it did. 11.5.4 */
export const thicken = (t: RootTable, party: Party): Rule<boolean> =>
  layOne(t, party, 'thicken', CLEARINGS, NUMBERS.thick)

/** Where most of theirs are, and no plot yet, one gives way to a plot that chance names, face down. 11.5.3, 11.5.4 */
function* layOne(
  t: RootTable,
  party: Party,
  deed: string,
  of: readonly Clearing[],
  needed: number,
): Rule<boolean> {
  const { state } = t
  const player = state.players[party]
  const { supply } = corvidsOf(player)
  if (supply.length === 0) return false
  const sites = placeable(state, party, of).filter(
    one => player.warriors[one] >= needed && plotIn(state, party, one) === null,
  )
  const clearing = targetClearing(t, party, deed, sites, [mostOwnWarriors(state, party)])
  if (clearing === null) return false
  yield* remove(t, { losses: [lostWarriors(party, clearing, 1, party)], battle: null })
  const kind = supply[t.random(supply.length)]
  if (kind === 'hidden') return false
  layPlot(player, kind, clearing)
  placeToken(t, party, 'plot', clearing)
  return true
}
