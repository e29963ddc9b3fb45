import { take } from '@tablee/common/piles.ts'
import { choose, type Next, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import type { Die } from '@tablee/perseverance/owners.ts'
import type { Price } from '@tablee/perseverance/price.ts'
import type { P4Table, Perseverance4 } from '../../state.ts'
import { say } from '../../text/say.ts'
import { DIE_SPACES, type DieSpace, payPrice, poolDice, priceOf } from '../dice.ts'
import { resolver } from '../effects/resolve.ts'
import { heal } from '../herd.ts'
import { resolveOptions } from '../options.ts'
import { hasArtefact } from '../query.ts'
import { rally } from '../rally.ts'
import { face } from './deploy.ts'

/** e4.turn.1, e4.turn.2: a die is placed, units are deployed, options are resolved, dinos are rallied. */
export function* primary(t: P4Table): Rule<Next> {
  const { state } = t
  const seat = state.active
  const player = state.players[seat]
  state.phase = 'primary'
  state.turnOf = seat
  player.tamed = false
  t.turn(seat)
  t.say('turn.begins', { seat, turn: player.turns + 1 })
  if (hasArtefact(player, 'water')) yield* heal(t, seat, state.data.artefacts.water.n) // e4.artefact.3
  const at = yield* chooseSpace(t, seat)
  yield* placeDie(t, seat, at)
  face(t, at.zone, state.data.zones[at.zone].dangers[at.space])
  yield* resolveOptions(t, seat, at.zone, state.data.numbers.options, resolver)
  yield* rally(t, seat, at.zone, state.data.numbers.rally, resolver)
  return 'secondary'
}

const NO = {
  taken: { why: say('no.dieSpace'), rule: 'e4.turn.5' },
  price: { why: say('no.price'), rule: 'e4.turn.6' },
} satisfies { [id: string]: Objection }

const faceAt = ({ data }: Perseverance4, { zone, space }: DieSpace) => data.zones[zone].dice[space]

/** e4.turn.5 */
function spaceObjection(state: Perseverance4, seat: Seat, at: DieSpace): Objection | null {
  if (state.zones[at.zone].dice[at.space] !== null) return NO.taken
  return state.pool.some(die => priceOf(state, seat, die, faceAt(state, at)) !== null) ? null : NO.price
}

function* chooseSpace(t: P4Table, seat: Seat): Rule<DieSpace> {
  const { state } = t
  const spaces = sift(DIE_SPACES, at => spaceObjection(state, seat, at))
  return yield* choose(t, seat, 'space', spaces.free, {
    key: ({ zone, space }: DieSpace) => `${zone}:${space}`,
    say: (at: DieSpace) =>
      say('space.one', {
        ...at,
        face: faceAt(state, at),
        danger: state.data.zones[at.zone].dangers[at.space],
      }),
    at: ({ zone, space }: DieSpace) => `die:${zone}:${space}`,
    refused: spaces,
    rule: 'e4.turn.5',
    leads: () => 'die',
  })
}

const dieKey = ({ owner, face: shown }: Die): string => `${owner}:${shown}`

/** e4.turn.6, e4.turn.7: a die of the pool is paid for, and shows the face of its space. */
function* placeDie(t: P4Table, seat: Seat, at: DieSpace): Rule {
  const { state } = t
  const wanted = faceAt(state, at)
  const price = (die: Die) => priceOf(state, seat, die, wanted)
  const dice = sift(poolDice(state), die => (price(die) === null ? NO.price : null))
  const die = yield* choose(t, seat, 'die', dice.free, {
    key: dieKey,
    say: (one: Die) => say('die.priced', { owner: one.owner, face: one.face, ...(price(one) as Price) }),
    at: (one: Die) => `pool:${dieKey(one)}`,
    refused: {
      refusals: names =>
        dice.refusals({ ...names, say: (one: Die) => say('die.one', { owner: one.owner, face: one.face }) }),
    },
    values: () => ({ zone: at.zone, space: at.space }),
    rule: 'e4.turn.6',
    waits: true,
  })
  payPrice(t, seat, price(die) as Price)
  take(state.pool, die)
  die.face = wanted
  state.zones[at.zone].dice[at.space] = die
  t.say('die.placed', { who: seat, owner: die.owner, face: wanted, ...at })
}
