import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import type { Trigger } from '../../../rules/faction.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import { placeable, placeIn } from '../../../rules/robots/deeds.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import { byRank } from '../../../rules/robots/target.ts'
import type { Party, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'

/** Removed raids bring warriors around them; with backup plans one comes to where any plot was, after that. 11.7.4 */
export function triggers(t: RootTable, party: Party, _: Removal, lost: readonly Loss[]): Trigger[] {
  const plots = lost.filter(({ was }) => was !== undefined)
  if (plots.length === 0) return []
  t.reveal() // Everybody learns what they were.
  const raids = plots.filter(({ was }) => was === 'raid')
  const backup = hasTrait(t.state.players[party], 'backupPlans') ? plots : []
  if (raids.length + backup.length === 0) return []
  const come = function* (): Rule {
    for (const { clearing } of raids) {
      t.say('cogwheelCorvids.raid', { seat: party, clearing })
      yield* comeTo(t, party, adjacent(t.state, party, clearing))
    }
    for (const { clearing } of backup) yield* comeTo(t, party, [clearing])
  }
  return [{ key: 'plots', say: say('cogwheelCorvids.trigger.plots'), run: come }]
}

/** A warrior to each clearing, by priority, as far as the supply goes. 11.7.4 */
function* comeTo(t: RootTable, party: Party, clearings: readonly Clearing[]): Rule {
  const onMap = clearings.filter(one => CLEARINGS.includes(one))
  for (const clearing of byRank(t.state, placeable(t.state, party, onMap)))
    yield* placeIn(t, party, clearing, 1)
}
