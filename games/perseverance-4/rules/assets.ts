import type { Seat } from '@tablee/kernel'
import { gainFollowers } from '@tablee/perseverance/assets.ts'
import { SADDLE, type Species } from '@tablee/perseverance/ids.ts'
import type { OfficerId } from '../data/types.ts'
import type { P4Table } from '../state.ts'

/** e4.leader.1: crates come from the own supply, as long as there are some. */
export function gainCrates(t: P4Table, seat: Seat, n: number): void {
  const player = t.state.players[seat]
  const got = Math.min(n, player.crateSupply)
  if (got === 0) return
  player.crateSupply -= got
  player.crates += got
  t.say('crates.gained', { seat, n: got })
}

/** e4.rescue.2: steps beyond the last give followers. */
export function rescue(t: P4Table, seat: Seat, n: number): void {
  const player = t.state.players[seat]
  const { rescue: track, numbers } = t.state.data
  const steps = Math.min(n, track.length - 1 - player.rescue)
  player.rescue += steps
  if (steps > 0) t.say('rescued', { seat, n: steps, at: player.rescue })
  gainFollowers(t, seat, (n - steps) * numbers.rescued)
}

/** e4.turn.14: cubes go on an officer, as many as are left. */
export function placeCubes(t: P4Table, seat: Seat, officer: OfficerId, n: number): void {
  const { players, influence } = t.state
  const placed = Math.min(n, players[seat].cubes)
  if (placed === 0) return
  players[seat].cubes -= placed
  influence[officer][seat] += placed
  t.say('influence.placed', { seat, officer, n: placed })
}

/** A dino of a player is gone: it returns to the supply, its saddle to its owner. */
export function defeatDino(t: P4Table, seat: Seat, species: Species): void {
  t.state.supply[species]++
  t.state.players[seat].saddles[SADDLE[species]]++
  t.say('dino.defeated', { seat, species })
}
