import type { Rule } from '@tablee/kernel'
import type { Node } from '../../data/board.ts'
import type { CharacterId } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { PlanAction, RobinsonTable } from '../../state.ts'
import { askOwner } from '../ask.ts'
import { useBackpack } from '../cards/backpack.ts'
import { byActor } from '../cause.ts'
import { beastJoinsHunt, drawFrom } from '../decks.ts'
import { drawDiscoveries } from '../discoveries.ts'
import { givenBy, sourceAt, sourcesOf, tileAt } from '../island.ts'
import { drawMysteries } from '../mystery.ts'
import { sourceNames } from '../names.ts'
import { pieceAt, place, remove } from '../pieces.ts'
import { spendTreasure } from '../powers/use.ts'
import { adventure, attempt } from './roll.ts'

/** An exploration of a space, of a special place, or by the Treasure Map. */
export function* explore(t: RobinsonTable, action: PlanAction, who: CharacterId): Rule {
  if (action.what === 'treasureMap') return yield* followMap(t, action, who)
  yield* attempt(t, action, who, {
    *success() {
      if (action.what !== '') yield* scenarioOf(t.state).resolve?.(t, action, who) ?? []
      else if (action.node !== '') yield* revealTile(t, action.node, who)
    },
  })
  yield* scenarioOf(t.state).explored?.(t, action, who) ?? []
  yield* useBackpack(t, who)
}

/** The Treasure Map always leads to its treasures; it is an exploration, so a token on the deck brings an adventure. L2177, L836 */
function* followMap(t: RobinsonTable, action: PlanAction, who: CharacterId): Rule {
  yield* drawMysteries(t, byActor('treasureMap', who), { treasures: 2 })
  spendTreasure(t.state, 'treasureMap', who)
  yield* adventure(t, 'explore', who, action, false)
  yield* useBackpack(t, who)
}

/** A tile is placed: its terrain counts at once, then its beast, its totem, its discoveries. L1199 */
export function* revealTile(t: RobinsonTable, node: Node, who: CharacterId): Rule {
  const { state } = t
  const number = (yield* scenarioOf(state).chooseTile?.(t, who) ?? NO_CHOICE()) ?? drawFrom(t, 'tiles')
  if (number === undefined) return
  state.island[node].tile = number
  t.say('tile.revealed', { node, tile: number })
  const tile = tileAt(state, node)
  if (tile.beast) beastJoinsHunt(t)
  if (tile.totem) {
    state.totems++
    yield* scenarioOf(state).totem?.(t, node, state.totems, who) ?? []
  }
  yield* drawDiscoveries(t, byActor('', who), tile.discoveries, tile.discoveries)
  yield* coverPending(t, node, who)
}

function* NO_CHOICE(): Rule<number | null> {
  return null
}

/** A fire was seen here before: it has taken a source of the new tile. */
function* coverPending(t: RobinsonTable, node: Node, who: CharacterId): Rule {
  const { state } = t
  const marker = pieceAt(state, 'lying', 'pendingSource', node)
  if (!marker) return
  remove(state, marker)
  const sources = sourcesOf(state, node).map(source => ({ node, source }))
  const { source } = yield* askOwner(t, who, 'exhaust', sources, {
    like: sourceNames(state),
    values: () => ({ card: marker.by }),
    rule: 'card.adventure.signs-of-fire',
  })
  place(state, 'exhausted', node, marker.by, { source })
  t.say('source.exhausted', { node, what: givenBy(sourceAt(t.state, node, source)) })
}
