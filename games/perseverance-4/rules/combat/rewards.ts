import { choose, type Rule, type Seat, sift } from '@tablee/kernel'
import { gainFollowers } from '@tablee/perseverance/assets.ts'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import { REWARDS, type RewardId, type Zone } from '../../data/types.ts'
import type { P4Table, Perseverance4 } from '../../state.ts'
import { say } from '../../text/say.ts'
import { takeArtefact } from '../artefacts.ts'
import { rescue } from '../assets.ts'
import { plainly, type Resolver } from '../effects/verb.ts'
import { inTurn, ownerOf, ownersOf } from '../query.ts'
import { gainReserves, takeForDissenters } from '../solo/gains.ts'
import { canLift, lift } from '../trails.ts'
import { damageAt, takesPart, unitsAt } from './damage.ts'

const HONOURS = ['courage', 'rescue'] as const
type Honour = (typeof HONOURS)[number]

/** e4.combat.10: for each unit that own groups faced followers or rescue, in a breach as well. */
export function* honour(t: P4Table, seat: Seat, zone: Zone): Rule {
  const { state } = t
  for (const unit of unitsAt(state, zone)) {
    if (unit.owner !== seat) continue
    const { strength, rescue: steps } = state.data.ancients[unit.kind]
    state.players[seat].defeated++
    const one = yield* choose(t, seat, 'honour', HONOURS, {
      say: (which: Honour) => say(`honour.${which}`, { n: which === 'courage' ? strength : steps }),
      values: () => ({ zone, kind: unit.kind }),
      rule: 'e4.combat.10',
      waits: true,
    })
    if (one === 'courage') gainFollowers(t, seat, strength)
    else rescue(t, seat, steps)
  }
}

/** e4.combat.11, e4.seats.6: whoever dealt most comes first, seats before Dissenters, and seats in turn order. */
function ranked(state: Perseverance4, zone: Zone): Owner[] {
  const seats = inTurn(state)
  const owners = [...seats, ...DISSENTERS.map(ownerOf)].slice(0, ownersOf(state))
  return owners
    .filter(owner => takesPart(state, owner, zone))
    .sort((a, b) => damageAt(state, b, zone) - damageAt(state, a, zone))
}

/** e4.combat.11 to e4.combat.13, s4.combat.10 to s4.combat.18: what a victory gives, to the highest damage first. */
export function* rewards(t: P4Table, zone: Zone, resolver: Resolver): Rule {
  const { state } = t
  const order = ranked(state, zone)
  const most = order.length === 0 ? 0 : damageAt(state, order[0], zone)
  const yours = state.solo === null ? 0 : damageAt(state, 0, zone)
  // s4.combat.16, e4.combat.11: whoever did not deal most chooses after the Dissenters.
  const seats = order.filter(owner => owner < state.players.length)
  const best = seats.filter(seat => damageAt(state, seat, zone) === most)
  for (const seat of best) yield* reward(t, seat, zone, true, resolver)
  if (state.solo !== null)
    for (const dissenter of DISSENTERS.filter(one => order.includes(ownerOf(one))).sort(
      (a, b) => order.indexOf(ownerOf(a)) - order.indexOf(ownerOf(b)),
    ))
      if (damageAt(state, ownerOf(dissenter), zone) > yours && state.zones[zone].artefacts.length > 0)
        takeForDissenters(t, dissenter, zone)
      else gainReserves(t, dissenter, 2)
  for (const seat of seats) if (!best.includes(seat)) yield* reward(t, seat, zone, false, resolver)
}

/** e4.combat.12: how many different rewards whoever dealt most has. */
const BEST = 2

const NO = {
  taken: { why: say('no.rewardTaken'), rule: 'e4.combat.12' },
  best: { why: say('no.rewardBest'), rule: 'e4.combat.13' },
  artefact: { why: say('no.artefact'), rule: 'e4.combat.12' },
  trail: { why: say('no.trail'), rule: 'e4.combat.12' },
}

function* reward(t: P4Table, seat: Seat, zone: Zone, best: boolean, resolver: Resolver): Rule {
  const { state } = t
  const got: RewardId[] = []
  while (got.length < (best ? BEST : 1)) {
    const offered = sift(REWARDS, id => {
      if (got.includes(id)) return NO.taken
      if (id === 'artefact')
        return best ? (state.zones[zone].artefacts.length > 0 ? null : NO.artefact) : NO.best
      return id === 'trail' && !canLift(state, zone) ? NO.trail : null
    })
    const id = yield* choose(t, seat, 'reward', offered.free, {
      say: (one: RewardId) => say('reward.one', { reward: one, effects: state.data.rewards[one] }),
      refused: offered,
      values: () => ({ zone, left: (best ? BEST : 1) - got.length }),
      rule: 'e4.combat.12',
      waits: true,
    })
    got.push(id)
    t.say('reward.taken', { seat, zone, reward: id })
    if (id === 'artefact') takeArtefact(t, seat, zone)
    else if (id === 'trail') lift(t, zone)
    yield* resolver.run(t, plainly(seat), state.data.rewards[id])
  }
}
