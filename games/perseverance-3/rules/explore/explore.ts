import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { GameData } from '../../data/shape.ts'
import type { LocationId, NumberedId, TempleId, TileId } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table, Unit } from '../../state.ts'
import { say } from '../../text/say.ts'
import { sendUnits } from '../adventure/start.ts'
import { discover } from '../effects/discovery.ts'
import { plainly, type Resolver } from '../effects/verb.ts'
import { liftLeader } from '../leader.ts'
import { byUnit } from '../naming.ts'
import { unlock } from '../offers.ts'
import { isTemple, mountOf } from '../query.ts'
import { buildAt, canBuildAt, resolveHarvest } from '../shelters.ts'
import { fight } from './combat.ts'
import { flip } from './flips.ts'
import { drawTiles, returnTile } from './stacks.ts'
import { ableExplorers, type Sent } from './targets.ts'

/** explore.4 to explore.9: somebody is placed on a location, which is then explored, or visited again. */
export function* explore(
  t: Perseverance3Table,
  seat: Seat,
  location: LocationId,
  sent: Sent,
  resolver: Resolver,
): Rule {
  const { state } = t
  if (sent === 'home') {
    const unit = yield* choose(t, seat, 'explore.dino', ableExplorers(state, seat, location), {
      like: byUnit,
      values: () => ({ location }),
      rule: 'explore.4',
      waits: true,
    })
    state.players[seat].home[unit]--
    settle(t, seat, location, unit)
  } else {
    liftLeader(state, seat)
    settle(t, seat, location, 'leader')
  }
  unlock(t, state.data.locations[location].area) // explore.7, explore.9
  const { explored } = state.locations[location]
  state.crumbs.push(`location:${location}`)
  if (isTemple(location)) {
    if (!explored) yield* exploreTemple(t, seat, location)
  } else {
    if (!explored) yield* exploreNumbered(t, seat, location, resolver)
    yield* reward(t, seat, location, resolver)
  }
  state.crumbs.pop()
}

/** explore.5: a tamed dino or a mounted leader takes the dino space. */
function settle(t: Perseverance3Table, seat: Seat, location: LocationId, unit: Unit): void {
  const { state } = t
  const species = unit === 'leader' ? mountOf(state, state.players[seat]) : unit
  if (species === null || species === 'ranger') return
  state.locations[location].rider = { owner: seat, species, leader: unit === 'leader' }
  t.say('explore.placed', { seat, unit, location })
}

/** The wild dino is captured, one of two tiles is placed, and the bonus that it covers is gained. */
function* exploreNumbered(t: Perseverance3Table, seat: Seat, location: NumberedId, resolver: Resolver): Rule {
  const { state } = t
  const here = state.locations[location]
  yield* fight(t, seat, here, resolver)
  here.tile = yield* chooseTile(t, seat, location)
  here.explored = true
  t.say('explore.tile', { seat, tile: here.tile, location })
  yield* resolver.run(t, plainly(seat), `location:${location}`, state.data.locations[location].bonus)
  flip(t, location)
}

/** exploration.1 to exploration.3 */
function* chooseTile(t: Perseverance3Table, seat: Seat, location: NumberedId): Rule<TileId> {
  const { drawn, data } = t.state
  drawTiles(t, data.locations[location].area)
  const tile = yield* choose(t, seat, 'explore.which', drawn.slice(), {
    like: tileNaming(data),
    values: () => ({ location }),
    rule: 'exploration.1',
  })
  for (const other of drawn) if (other !== tile) returnTile(t, other)
  drawn.length = 0
  return tile
}

const tileNaming = ({ tiles }: GameData) => ({
  say: (tile: TileId) => {
    const { artefact, harvest, discovery } = tiles[tile]
    return say('tile', { tile, artefact, harvest, discovery })
  },
  at: (tile: TileId) => `tile:${tile}`,
})

const REWARDS = ['harvest', 'discovery'] as const
type Reward = (typeof REWARDS)[number]

/** What a reward brings, as it is told before it is chosen. */
function rewardOf({ locations, data }: Perseverance3, location: NumberedId, reward: Reward) {
  const tile = data.tiles[locations[location].tile as TileId]
  return { reward, location, artefact: tile.artefact, effects: tile[reward] }
}

/** exploration.5, revisit.2: harvest with a shelter, or discovery. */
function* reward(t: Perseverance3Table, seat: Seat, location: NumberedId, resolver: Resolver): Rule {
  const both = canBuildAt(t.state, seat, location)
  const chosen = yield* choose(t, seat, 'explore.reward', both ? REWARDS : REWARDS.slice(1), {
    say: (one: Reward) => say('explore.as', rewardOf(t.state, location, one)),
    at: (one: Reward) => `${one}:${location}`,
    values: () => ({ location }),
    rule: 'exploration.5',
  })
  if (chosen === 'discovery') yield* discover(t, seat, location, resolver)
  else {
    buildAt(t, seat, location) // exploration.6
    yield* resolveHarvest(t, plainly(seat), location, resolver)
  }
}

/** temple.1 to temple.9: the temple's adventure is started, then its figure is placed. */
function* exploreTemple(t: Perseverance3Table, seat: Seat, temple: TempleId): Rule {
  const { state } = t
  yield* sendUnits(t, seat, temple)
  state.locations[temple].explored = true
  t.say('temple.explored', { seat, temple })
  const player = state.players[seat]
  if (temple === 'ironjawTemple' && player.shelters > 0) {
    state.portal = seat // temple.8
    player.shelters--
    t.say('structure.built', { seat, structure: 'S' })
  }
  flip(t, temple)
}
