import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { AdventureId, CardId, TempleId } from '../../data/types.ts'
import { NUMBERED } from '../../data/types.ts'
import type { Adventure, Perseverance3, Perseverance3Table, Unit } from '../../state.ts'
import { say } from '../../text/say.ts'
import { defeat, moveAll } from '../assets.ts'
import { times } from '../count.ts'
import { plainly, type Resolver } from '../effects/verb.ts'
import { isReached } from '../explore/targets.ts'
import { wound } from '../infirmary.ts'
import { hasDie } from '../influence.ts'
import { byUnit } from '../naming.ts'
import { owns } from '../query.ts'
import { present } from '../units.ts'
import { isTempleCard } from './start.ts'

/** The sides of the threat die (dice.3). */
const THREAT_DIE = 6

/** stage.1: the stage of the adventure in progress. */
export function* resolveStage(t: Perseverance3Table, seat: Seat, resolver: Resolver): Rule {
  const player = t.state.players[seat]
  const { adventure } = player
  if (!adventure) return
  const { card, stage } = adventure
  t.say('stage', { seat, card, stage })
  if (isTempleCard(card)) yield* templeStage(t, seat, card, adventure, resolver)
  else yield* wildStage(t, seat, card, adventure, resolver)
  if (stage === 1) adventure.stage = 2
  else conclude(t, seat, adventure)
}

/** stage.2 to stage.9 */
function* wildStage(
  t: Perseverance3Table,
  seat: Seat,
  card: AdventureId,
  adventure: Adventure,
  resolver: Resolver,
): Rule {
  const { state } = t
  const { stage1, stage2, threat1, threat2, mapping } = state.data.adventures[card]
  const { stage } = adventure
  yield* resolver.run(t, plainly(seat), `stage:${card}:${stage}`, stage === 1 ? stage1 : stage2)
  if (stage === 2 && isMapped(state, seat, card))
    yield* resolver.run(t, plainly(seat), `mapping:${card}`, mapping)
  yield* threaten(t, seat, adventure, stage === 1 ? threat1 : threat2)
}

/** stage.3, stage.4, and Cartographer: whether the mapping reward is due. */
export function isMapped(state: Perseverance3, seat: Seat, card: AdventureId): boolean {
  const { at } = state.data.adventures[card]
  const places = at === 'hills' ? NUMBERED.filter(id => state.data.locations[id].area === 'hills') : [at]
  if (places.some(id => times(state.locations[id].shelters, seat) > 0)) return true
  return owns(state, seat, '2B') && places.some(id => state.locations[id].explored || isReached(state, id))
}

/** stage.5, stage.10, stage.11: a temple's rewards, and in its first stage what it takes. */
function* templeStage(
  t: Perseverance3Table,
  seat: Seat,
  temple: TempleId,
  adventure: Adventure,
  resolver: Resolver,
): Rule {
  const { state } = t
  const { stage1, stage2, loss, zone, city } = state.data.temples[temple]
  const { stage } = adventure
  yield* resolver.run(t, plainly(seat), `stage:${temple}:${stage}`, stage === 1 ? stage1 : stage2)
  if (stage === 1) {
    if (adventure.units[loss] > 0) defeat(t, seat, adventure.units, loss)
  } else if (hasDie(state, seat, zone)) yield* resolver.run(t, plainly(seat), `mapping:${temple}`, city)
}

/** stage.7, stage.8: the threat die is rolled once per symbol; a lower roll wounds one unit. */
function* threaten(
  t: Perseverance3Table,
  seat: Seat,
  adventure: Adventure,
  threats: readonly number[],
): Rule {
  if (t.state.deterministicThreat) return yield* advance(t, seat, adventure, threats)
  for (const threat of threats) {
    yield* choose(t, seat, 'threat.roll', ROLL, {
      say: () => say('threat.now'),
      values: () => ({ threat }),
      rule: 'stage.7',
      waits: true,
      final: true,
    })
    const rolled = t.roll(THREAT_DIE)
    t.say('threat.rolled', { seat, rolled, threat })
    if (rolled < threat) yield* woundOnCard(t, seat, adventure)
  }
}

const ROLL = ['roll'] as const

/** variant.2 to variant.4: the marker goes on by the sum; each time it passes the symbol one unit is wounded. */
function* advance(t: Perseverance3Table, seat: Seat, adventure: Adventure, threats: readonly number[]): Rule {
  const player = t.state.players[seat]
  const { length, wound: at } = t.state.data.threatTrack
  const passes = (total: number) => Math.floor((total - at + length) / length)
  const steps = threats.reduce((sum, threat) => sum + threat, 0)
  const before = passes(player.threat)
  player.threat += steps
  t.say('threat.advanced', { seat, steps, total: player.threat })
  for (let wounds = passes(player.threat) - before; wounds > 0; wounds--)
    yield* woundOnCard(t, seat, adventure)
}

/** stage.9, leader.5, leader.6: the player chooses who is wounded; a leader lies down, once. */
function* woundOnCard(t: Perseverance3Table, seat: Seat, adventure: Adventure): Rule {
  const able = present(adventure.units).filter(unit => unit !== 'leader' || !adventure.prone)
  if (able.length === 0) return
  const unit: Unit = yield* choose(t, seat, 'threat.wound', able, { like: byUnit, rule: 'stage.9' })
  if (unit === 'leader') {
    adventure.prone = true
    t.say('leader.prone', { seat })
  } else yield* wound(t, seat, adventure.units, unit)
}

/** stage.12, stage.13: all who are left come Home, and the card is the player's. */
function conclude(t: Perseverance3Table, seat: Seat, { card, units }: Adventure): void {
  const player = t.state.players[seat]
  moveAll(units, player.home)
  player.adventure = null
  player.completed.push(card as CardId)
  t.say('adventure.completed', { seat, card })
}
