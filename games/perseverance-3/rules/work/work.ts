import { take } from '@tablee/common/piles.ts'
import { choose, maybe, type Rule, type Seat, sift } from '@tablee/kernel'
import type { Die } from '@tablee/perseverance/owners.ts'
import type { CityZone } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { callsAssembly } from '../assembly/full.ts'
import type { Resolver } from '../effects/verb.ts'
import { mountOf, owns } from '../query.ts'
import { anyResolvableWithout, resolveOptions } from './options.ts'
import { type Price, payPrice } from './price.ts'
import { type DieSpace, poolDice, priceAt } from './spaces.ts'

const NO_PRICE = { why: say('no.price'), rule: 'die.8' }

/** work.1 to work.11: a die of the pool is placed, and the options of its zone are resolved. */
export function* work(t: Perseverance3Table, seat: Seat, at: DieSpace, resolver: Resolver): Rule {
  const { state } = t
  const dice = sift(poolDice(state), die =>
    priceAt(state, seat, die, at, resolver) === null ? NO_PRICE : null,
  )
  const die = yield* choose(t, seat, 'work.die', dice.free, {
    key: dieKey,
    say: (one: Die) => {
      const { glowberries, followers } = priceAt(state, seat, one, at, resolver) as Price
      return say('die.priced', { owner: one.owner, face: one.face, glowberries, followers })
    },
    at: (one: Die) => `pool:${dieKey(one)}`,
    refused: { refusals: names => dice.refusals({ ...names, say: dieSay }) },
    values: () => ({ zone: at.zone, space: at.space, calls: callsAssembly(state, at.zone) }),
    rule: 'die.1',
    waits: true,
  })
  placeDie(t, seat, die, at, priceAt(state, seat, die, at, resolver) as Price)
  const companion = yield* placeCompanion(t, seat, at.zone, true, resolver)
  yield* resolveOptions(t, seat, at.zone, companion, resolver)
}

const dieKey = ({ owner, face }: Die): string => `${owner}:${face}`
const dieSay = ({ owner, face }: Die) => say('die', { owner, face })

/** die.10: a die that is paid for shows the face of its space; with Trade Plaza it keeps its own. */
function placeDie(
  t: Perseverance3Table,
  seat: Seat,
  die: Die,
  { zone, space }: DieSpace,
  price: Price,
): void {
  const { state } = t
  payPrice(t, seat, price)
  take(state.pool, die)
  const face = state.data.zones[zone].dice[space]
  if (!owns(state, seat, '1B')) die.face = face
  state.city[zone].dice[space] = die
  t.say('work.placed', { seat, owner: die.owner, face: die.face, zone, space })
}

type Companion = 'thunderhorn' | 'leader'

/** Who may come along to the thunderhorn space: work.6 to work.9, structure-3b.1; not whom the zone's only option needs. */
function companions(
  state: Perseverance3,
  seat: Seat,
  zone: CityZone,
  byDie: boolean,
  resolver: Resolver,
): Companion[] {
  if (state.city[zone].companion !== null) return []
  const player = state.players[seat]
  const come: Companion[] = []
  if (player.home.thunderhorn > 0) come.push('thunderhorn')
  const leads = mountOf(state, player) === 'thunderhorn' || (byDie && owns(state, seat, '3B'))
  if (player.home.leader > 0 && leads) come.push('leader')
  return come.filter(unit => anyResolvableWithout(state, seat, zone, unit, resolver))
}

/** How many options are resolved, and whether the last may repeat one. */
export interface Work {
  readonly n: number
  readonly repeats: boolean
}

/** work.6, work.7: a companion makes three options of two. */
export function* placeCompanion(
  t: Perseverance3Table,
  seat: Seat,
  zone: CityZone,
  byDie: boolean,
  resolver: Resolver,
): Rule<Work> {
  const { state } = t
  const { home } = state.players[seat]
  const come = companions(state, seat, zone, byDie, resolver)
  const one = yield* maybe(t, seat, 'work.companion', come, companionNaming)
  if (one === null) return { n: 2, repeats: false }
  home[one]--
  state.city[zone].companion = { owner: seat, leader: one === 'leader' }
  t.say('work.joined', { seat, unit: one, zone })
  const forum = one === 'leader' && byDie && owns(state, seat, '3B')
  return { n: 3, repeats: forum && mountOf(state, state.players[seat]) !== null }
}

const companionNaming = {
  say: (unit: Companion) => say('unit', { unit }),
  at: (unit: Companion) => `unit:${unit}`,
  pass: say('work.alone'),
  rule: 'work.6',
}
