import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import type { Suit } from '../../../data/suits.ts'
import { canPlace, placeBuilding } from '../../../rules/pieces.ts'
import { cardboard, remove } from '../../../rules/remove.ts'
import { once, tellStep } from '../../../rules/robots/base.ts'
import { battleAt, foesIn, isStopped, placeIn, ruledSites } from '../../../rules/robots/deeds.ts'
import {
  fewestOwnWarriors,
  mostBuildingsIn,
  mostDefenceless,
  mostEnemyPieces,
  mostPiecesIn,
  mostPoints,
} from '../../../rules/robots/keys.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import { sitesWithHelp } from '../../../rules/robots/services.ts'
import { byRank, targetClearing } from '../../../rules/robots/target.ts'
import { enemiesIn, hasPiece } from '../../../rules/ruler.ts'
import { actsIn } from '../../../rules/suits.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { CARD, DECREE } from '../data.ts'
import { BATTLING } from './battle.ts'
import { decreeOf } from './board.ts'
import { noRoost } from './keys.ts'
import { moveFor } from './move.ts'
import { turmoil } from './turmoil.ts'

/** What each column is resolved for, with its step and rule. 5.5.1 */
const DEEDS = [
  ['recruit', 'robot.5.5.1.I', recruit],
  ['move', 'robot.5.5.1.II', moveFor],
  ['battle', 'robot.5.5.1.III', battleFor],
] as const

/** All recruits, then all moves, then all battles, each from left to right. 5.5.1 */
export const resolveDecree = once(function* (t, party) {
  for (const [name, rule, deed] of DEEDS) {
    tellStep(t, party, name, rule)
    for (const suit of DECREE) {
      const cards = decreeOf(t.state, party)[suit].length
      if (cards > 0) yield* deed(t, party, suit, cards)
      if (t.state.turn.notes.turmoil) return
    }
  }
  if (hasTrait(t.state.players[party], 'relentless')) yield* relent(t, party)
})

/** As many warriors as cards, at one roost. 5.5.1.I */
function* recruit(t: RootTable, party: Party, suit: Suit, cards: number): Rule {
  const { state } = t
  const { buildings } = state.players[party]
  const roosts = CLEARINGS.filter(
    one => buildings.roost[one] > 0 && actsIn(state, one, suit) && canPlace(state, party, one),
  )
  const keys = [mostEnemyPieces(state, party), fewestOwnWarriors(state, party)]
  const roost = targetClearing(t, party, 'recruit', roosts, keys, 'lowest')
  const placed = roost === null ? 0 : yield* placeIn(t, party, roost, cards)
  if (placed < cards && hasTrait(state.players[party], 'nobility')) turmoil(t, party)
}

/** One battle, with one more hit from the fullest column. 5.5.1.III */
function* battleFor(t: RootTable, party: Party, suit: Suit): Rule {
  const { state } = t
  const fields = CLEARINGS.filter(one => actsIn(state, one, suit) && foesIn(state, party, one).length > 0)
  const keys = [noRoost(state, party), mostDefenceless(state, party)]
  const field = targetClearing(t, party, 'battle', fields, keys, 'lowest')
  if (field === null) return
  state.turn.notes[BATTLING] = DECREE.indexOf(suit) + 1
  yield* battleAt(t, party, field, defenderKeys)
  state.turn.notes[BATTLING] = 0
}

/** Against whom they battle: most buildings there, most pieces there, most points. 5.5.1.III */
const defenderKeys = (state: RootState, clearing: Clearing) => [
  mostBuildingsIn(state, clearing),
  mostPiecesIn(state, clearing),
  mostPoints(state),
]

/** Relentless: whatever stands defenceless beside their warriors goes, other robots’ too. robot.trait.eyrie.relentless, coop.6 */
function* relent(t: RootTable, party: Party): Rule {
  const { players } = t.state
  for (const clearing of byRank(t.state, CLEARINGS))
    if (players[party].warriors[clearing] > 0) {
      const losses = enemiesIn(t.state, party, clearing).flatMap(other =>
        players[other].warriors[clearing] > 0 ? [] : cardboard(t.state, other, clearing, party),
      )
      yield* remove(t, { losses, battle: null })
    }
}

/** A roost in a ruled clearing without one; where that cannot be, turmoil. 5.5.2 */
export const buildRoost = once(function* (t, party) {
  const { state } = t
  const { buildings } = state.players[party]
  const sites =
    buildings.roost[0] === 0
      ? []
      : yield* sitesWithHelp(t, party, now =>
          ruledSites(now, party, CLEARINGS).filter(one => buildings.roost[one] === 0),
        )
  const site = targetClearing(t, party, 'build', sites, [])
  if (site === null) {
    turmoil(t, party)
    return
  }
  if (!(yield* isStopped(t, party, site))) placeBuilding(t, party, 'roost', site)
  if (hasTrait(state.players[party], 'swoop')) yield* swoop(t, party)
})

/** Swoop: two warriors where no piece of theirs is. robot.trait.eyrie.swoop */
function* swoop(t: RootTable, party: Party): Rule {
  const { state } = t
  const free = CLEARINGS.filter(one => !hasPiece(state.players[party], one) && canPlace(state, party, one))
  const clearing = targetClearing(t, party, 'swoop', free, [])
  if (clearing !== null) yield* placeIn(t, party, clearing, CARD.swooping)
}
