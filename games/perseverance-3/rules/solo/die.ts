import { take } from '@tablee/common/piles.ts'
import { type Preference, prefer } from '@tablee/common/prefer.ts'
import { byColour, byFace } from '@tablee/perseverance/dissenters/dice.ts'
import { canSpendReserve } from '@tablee/perseverance/dissenters/reserve.ts'
import type { Specialist } from '@tablee/perseverance/ids.ts'
import { type Die, NEUTRAL } from '@tablee/perseverance/owners.ts'
import type { CityZone } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import type { Action } from './action.ts'
import { automatonOf, cardOf, YOU } from './query.ts'
import { spendOne } from './reserve.ts'

/** The faces of the empty die spaces of a zone, by space. */
function emptyFaces({ city, data }: Perseverance3, zone: CityZone): (Specialist | null)[] {
  return city[zone].dice.map((die, space) =>
    die === null && city[zone].blocked !== space ? data.zones[zone].dice[space] : null,
  )
}

/** s3.die.2 to s3.die.6: the die that a Dissenter likes best of some; your dice are never among them. */
const preferred = (dice: readonly Die[], { owner }: Action, order: readonly Specialist[]) =>
  prefer<Die, 'colour' | 'face'>(
    dice.filter(die => die.owner !== YOU),
    [byColour(owner, NEUTRAL), byFace(order)],
  )

/** s3.die.1 to s3.die.15: a die is placed in a zone, with a face that fits or was turned; tells whether one was. */
export function placeDie(t: Perseverance3Table, action: Action, zone: CityZone): boolean {
  const { state } = t
  const { owner, dissenter } = action
  const { order } = cardOf(state, dissenter)
  const faces = emptyFaces(state, zone)
  const fitting = preferred(
    state.pool.filter(({ face }) => faces.includes(face)),
    action,
    order,
  )
  if (fitting !== null) {
    put(t, action, zone, fitting, faces.indexOf(fitting.choice.face))
    return true
  }
  const any = preferred(state.pool, action, order)
  const face = order.find(one => faces.includes(one))
  if (any === null || face === undefined || !canSpendReserve(automatonOf(state, dissenter).marker)) {
    const why = any === null ? 'pool' : face === undefined ? 'space' : 'reserve'
    t.say('solo.noDie', { owner, zone, why })
    return false
  }
  t.say('solo.noFace', { owner, zone })
  spendOne(t, dissenter)
  t.say('solo.turned', { owner, die: any.choice.owner, from: any.choice.face, to: face })
  any.choice.face = face
  put(t, action, zone, any, faces.indexOf(face))
  return true
}

function put(
  t: Perseverance3Table,
  { owner }: Action,
  zone: CityZone,
  { choice: die, findings }: Preference<Die, 'colour' | 'face'>,
  space: number,
): void {
  const { pool, city } = t.state
  take(pool, die)
  city[zone].dice[space] = die
  const by = findings.filter(({ left }, at) => left.length < (findings[at - 1]?.left.length ?? Infinity))
  t.say('solo.die', { owner, die: die.owner, face: die.face, zone, space, by: by.map(one => one.by) })
}
