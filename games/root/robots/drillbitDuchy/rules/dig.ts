import { type Criterion, fewest } from '@tablee/common/prefer.ts'
import type { Rule } from '@tablee/kernel'
import { BURROW, CLEARINGS, type Clearing } from '../../../data/map.ts'
import { moveWarriors } from '../../../rules/move.ts'
import { placeToken } from '../../../rules/pieces.ts'
import { lostPiece, remove } from '../../../rules/remove.ts'
import { once } from '../../../rules/robots/base.ts'
import { isStopped, placeable } from '../../../rules/robots/deeds.ts'
import {
  type ClearingKey,
  fewestEnemyWarriors,
  fewestOwnWarriors,
  mostEnemyBuildings,
  mostEnemyCardboard,
  mostFreeSlots,
} from '../../../rules/robots/keys.ts'
import { boardOf, hasTrait } from '../../../rules/robots/robot.ts'
import { orderedClearings, targetClearing } from '../../../rules/robots/target.ts'
import type { Party, Player, RootState, RootTable } from '../../../state.ts'
import { CARDS_CHANGE, NUMBERS } from '../data.ts'

declare module '../../../rules/robots/keys.ts' {
  interface ClearingKeys {
    allWarriors: true
  }
}

type Keys = readonly Criterion<Clearing, ClearingKey>[]

/** How many go up a tunnel. robot.trait.duchy.overwhelm */
const diggers = (player: Player): number =>
  hasTrait(player, 'overwhelm') ? CARDS_CHANGE.overwhelmDiggers : NUMBERS.diggers

/** With enough in the Burrow a tunnel is dug, twice when they overwhelm. 10.5.1 */
export const digByOrder = once(function* (t, party) {
  const player = t.state.players[party]
  const times = hasTrait(player, 'overwhelm') ? CARDS_CHANGE.overwhelmDigs : 1
  for (let time = 0; time < times; time++)
    if (player.warriors[BURROW] >= diggers(player)) yield* dig(t, party, keysByOrder(t.state, party))
})

/** The Brigadier digs with fewer, where most of the enemies’ lies. 10.7.4 */
export function* digAgain(t: RootTable, party: Party): Rule {
  const { state } = t
  if (state.players[party].warriors[BURROW] >= NUMBERS.brigade)
    yield* dig(t, party, invading(state, party) ?? [mostEnemyCardboard(state, party)])
}

/** Invaders look for buildings with few to guard them, whatever the order. robot.trait.duchy.invaders */
const invading = (state: RootState, party: Party): Keys | null =>
  hasTrait(state.players[party], 'invaders')
    ? [mostEnemyBuildings(state, party), fewestEnemyWarriors(state, party)]
    : null

/** 10.5.1.I */
function keysByOrder(state: RootState, party: Party): Keys {
  const invaders = invading(state, party)
  if (invaders) return invaders
  return boardOf(state, party).suit === 'bird'
    ? [mostEnemyCardboard(state, party)]
    : [mostFreeSlots(state), fewestWarriors(state)]
}

/** Warriors of anybody, theirs too. ruling.32 */
const fewestWarriors = ({ players }: RootState): Criterion<Clearing, ClearingKey> =>
  fewest('allWarriors', clearing => players.reduce((sum, { warriors }) => sum + warriors[clearing], 0))

/** A tunnel in an ordered clearing without one and without a building of theirs; warriors go up it. 10.5.1 */
function* dig(t: RootTable, party: Party, keys: Keys): Rule {
  const { state } = t
  const player = state.players[party]
  const { tunnel } = player.tokens
  const sites = orderedClearings(state, party).filter(one => tunnel[one] === 0 && player.built[one] === 0)
  const target = targetClearing(t, party, 'dig', placeable(state, party, sites), keys)
  if (target === null || (yield* isStopped(t, party, target))) return
  if (tunnel[0] === 0) yield* takeTunnelAway(t, party)
  placeToken(t, party, 'tunnel', target)
  yield* moveWarriors(t, party, BURROW, target, Math.min(diggers(player), player.warriors[BURROW]))
}

/** The tunnel with fewest of theirs is moved. 10.5.1.II */
function* takeTunnelAway(t: RootTable, party: Party): Rule {
  const { tunnel } = t.state.players[party].tokens
  const tunnels = CLEARINGS.filter(one => tunnel[one] > 0)
  const from = targetClearing(t, party, 'tunnelAway', tunnels, [fewestOwnWarriors(t.state, party)])
  if (from === null) return
  yield* remove(t, { losses: [lostPiece(party, 'token', 'tunnel', from, party)], battle: null })
}
