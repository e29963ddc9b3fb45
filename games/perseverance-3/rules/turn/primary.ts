import { choose, type Next, type Rule, sift } from '@tablee/kernel'
import type { LocationId } from '../../data/types.ts'
import type { Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { resolver } from '../effects/resolve.ts'
import { explore } from '../explore/explore.ts'
import { exploreObjection } from '../explore/targets.ts'
import { LOCATIONS } from '../query.ts'
import { DIE_SPACES, type DieSpace, spaceObjection } from '../work/spaces.ts'
import { work } from '../work/work.ts'

/** Where a primary action is taken: a die space of the city, or a location of the wilderness. */
type Target = DieSpace | LocationId

const TARGETS: readonly Target[] = [...DIE_SPACES, ...LOCATIONS]

/** turn.1, turn.2, primary.1: a turn begins with work in the city or with exploring the wilderness. */
export function* primary(t: Perseverance3Table): Rule<Next> {
  const { state } = t
  const seat = state.active
  state.phase = 'primary'
  t.turn(seat)
  t.say('turn.begins', { seat, turn: state.players[seat].turns + 1 })
  const targets = sift(TARGETS, target =>
    typeof target === 'string'
      ? exploreObjection(state, seat, target, 'home')
      : spaceObjection(state, seat, target, resolver),
  )
  const target = yield* choose(t, seat, 'primary', targets.free, { like: targetNaming, refused: targets })
  if (typeof target === 'string') yield* explore(t, seat, target, 'home', resolver)
  else yield* work(t, seat, target, resolver)
  return 'secondary'
}

const targetNaming = {
  key: (target: Target) =>
    typeof target === 'string' ? `explore:${target}` : `work:${target.zone}:${target.space}`,
  say: (target: Target) =>
    typeof target === 'string'
      ? say('primary.explore', { location: target })
      : say('primary.work', { ...target }),
  at: (target: Target) =>
    typeof target === 'string' ? `location:${target}` : `die:${target.zone}:${target.space}`,
  rule: 'turn.2',
  leads: (target: Target) => (typeof target === 'string' ? 'explore.dino' : 'work.die'),
}
