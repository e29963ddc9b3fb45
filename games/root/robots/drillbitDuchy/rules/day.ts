import type { Rule } from '@tablee/kernel'
import { BURROW, CLEARINGS } from '../../../data/map.ts'
import { onMap, placeWarriors } from '../../../rules/pieces.ts'
import { once } from '../../../rules/robots/base.ts'
import type { DefenderKeys } from '../../../rules/robots/deeds.ts'
import { battleEach, buildAt, ruledSites } from '../../../rules/robots/deeds.ts'
import { mostBuildingsIn, mostOwnWarriors, mostPiecesIn, mostPoints } from '../../../rules/robots/keys.ts'
import { boardOf, byLevel, hasTrait } from '../../../rules/robots/robot.ts'
import { sitesWithHelp } from '../../../rules/robots/services.ts'
import { orderedClearings } from '../../../rules/robots/target.ts'
import { score } from '../../../rules/score.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { CARDS_CHANGE, MOLES, NUMBERS } from '../data.ts'
import { hasCrown } from './board.ts'

/** Warriors gather in the Burrow, more with each mole uncovered. 10.4.3 */
export const recruit = once(function* (t, party) {
  const { easyRecruits, recruits } = NUMBERS
  const base = byLevel(boardOf(t.state, party), easyRecruits, recruits, CARDS_CHANGE.hardRecruits)
  const moles = MOLES.uncovered[onMap(t.state.players[party].buildings.citadel)]
  const foremole = hasCrown(t.state, party, 'foremole') ? 1 : 0 // 10.7.3
  placeWarriors(t, party, BURROW, base + moles + foremole)
})

/** Whoever has most buildings there, then most pieces, then most points. 10.5.2.I */
const defender: DefenderKeys = (state, clearing) => [
  mostBuildingsIn(state, clearing),
  mostPiecesIn(state, clearing),
  mostPoints(state),
]

/** 10.5.2 */
export const battleInOrdered = once(function* (t, party) {
  yield* battleEach(t, party, orderedClearings(t.state, party), defender)
})

/** A citadel with many in the supply, else a market; a point where none could be placed though some are left. 10.5.3 */
export function* build(t: RootTable, party: Party): Rule {
  const { state } = t
  const player = state.players[party]
  const kind = player.warriors[0] >= NUMBERS.forCitadel ? 'citadel' : 'market'
  const ruled = (now: RootState) => ruledSites(now, party, CLEARINGS)
  const sites = player.buildings[kind][0] > 0 ? yield* sitesWithHelp(t, party, ruled) : ruled(state)
  if (yield* buildAt(t, party, kind, sites, [mostOwnWarriors(state, party)])) return
  if (hasTrait(player, 'invaders') && sites.length === 0) {
    yield* battleEach(t, party, CLEARINGS, defender)
    return
  }
  if (player.buildings.citadel[0] + player.buildings.market[0] === 0) return
  t.say('drillbitDuchy.notBuilt', { seat: party, kind })
  score(t, party, 1, 'effects')
}
