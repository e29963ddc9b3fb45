import type { Rule } from '@tablee/kernel'
import { CLEARINGS } from '../../../data/map.ts'
import type { Minister } from '../../../factions/duchy/data.ts'
import { onMap } from '../../../rules/pieces.ts'
import { lostWarriors, remove } from '../../../rules/remove.ts'
import { once } from '../../../rules/robots/base.ts'
import { placeable, placeIn } from '../../../rules/robots/deeds.ts'
import { fewestOwnWarriors, mostOwnWarriors } from '../../../rules/robots/keys.ts'
import { targetClearing } from '../../../rules/robots/target.ts'
import { rules } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import type { Party, RootTable } from '../../../state.ts'
import { MINISTERS, NUMBERS } from '../data.ts'
import { hasCrown } from './board.ts'
import { build } from './day.ts'
import { digAgain } from './dig.ts'

/** What ministers do in Daylight; captain and foremole help elsewhere. 10.7 */
const ACTS: { readonly [M in Minister]?: (t: RootTable, party: Party) => Rule } = {
  marshal,
  brigadier: digAgain,
  banker: build,
  mayor,
  *earl(t, party) {
    score(t, party, onMap(t.state.players[party].buildings.citadel), 'buildings')
  },
  *baron(t, party) {
    score(t, party, onMap(t.state.players[party].buildings.market), 'buildings')
  },
  *duchess(t, party) {
    if (onMap(t.state.players[party].tokens.tunnel) === NUMBERS.tunnels)
      score(t, party, NUMBERS.mud, 'effects')
  },
}

/** All ministers with a crown act, from top to bottom. 10.5.4 */
export const ministers = once(function* (t, party) {
  for (const minister of MINISTERS.order) {
    const acts = hasCrown(t.state, party, minister) && ACTS[minister]
    if (!acts) continue
    t.say('drillbitDuchy.acts', { seat: party, minister })
    yield* acts(t, party)
  }
})

/** A warrior where a building of theirs has fewest beside it. 10.7.2 */
function* marshal(t: RootTable, party: Party): Rule {
  const { built } = t.state.players[party]
  const sites = placeable(
    t.state,
    party,
    CLEARINGS.filter(one => built[one] > 0),
  )
  const clearing = targetClearing(t, party, 'marshal', sites, [fewestOwnWarriors(t.state, party)])
  if (clearing !== null) yield* placeIn(t, party, clearing, 1)
}

/** A warrior of the ruled clearing that has most gives way to a point. 10.7.6 */
function* mayor(t: RootTable, party: Party): Rule {
  const { warriors } = t.state.players[party]
  const ruled = CLEARINGS.filter(one => warriors[one] > 0 && rules(t.state, party, one))
  const clearing = targetClearing(t, party, 'mayor', ruled, [mostOwnWarriors(t.state, party)])
  if (clearing === null) return
  yield* remove(t, { losses: [lostWarriors(party, clearing, 1, party)], battle: null })
  score(t, party, 1, 'effects')
}
