import { choose, type Rule, type Seat } from '@tablee/kernel'
import { gainFollowers } from '@tablee/perseverance/assets.ts'
import { SPECIALISTS, type Specialist } from '@tablee/perseverance/ids.ts'
import { type Die, NEUTRAL } from '@tablee/perseverance/owners.ts'
import { type ArtefactId, CITY_ZONES, type CityZone } from '../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../state.ts'
import { say } from '../text/say.ts'
import { plainly, type Resolver } from './effects/verb.ts'

/** What a second copy of an artefact gives (artefact.2). */
const AGAIN = 2

/** artefact.1 to artefact.3 */
export function* gainArtefact(
  t: Perseverance3Table,
  seat: Seat,
  artefact: ArtefactId,
  resolver: Resolver,
): Rule {
  const { artefacts, leader } = t.state.players[seat]
  if (artefacts.includes(artefact)) {
    t.say('artefact.again', { seat, artefact })
    gainFollowers(t, seat, AGAIN)
    return
  }
  artefacts.push(artefact)
  t.say('artefact.gained', { seat, artefact })
  const bonus = t.state.data.leaders[leader].artefacts[artefact]
  if (bonus) yield* resolver.run(t, plainly(seat), `artefact:${artefact}`, bonus)
}

/** A neutral die in the city. */
interface Lying {
  readonly zone: CityZone
  readonly space: number
}

/** The neutral dice of the pool, by their faces. */
const neutralFaces = ({ pool }: Perseverance3): Specialist[] =>
  SPECIALISTS.filter(face => pool.some(die => die.owner === NEUTRAL && die.face === face))

function neutralInCity({ city }: Perseverance3): Lying[] {
  const lying: Lying[] = []
  for (const zone of CITY_ZONES)
    for (const [space, die] of city[zone].dice.entries())
      if (die?.owner === NEUTRAL) lying.push({ zone, space })
  return lying
}

/** artefact.6: a player's third die comes in once, for a neutral one. */
export const canSwap = (state: Perseverance3, seat: Seat): boolean =>
  state.players[seat].die && (neutralFaces(state).length > 0 || neutralInCity(state).length > 0)

/** artefact.5: the third die takes the place and the face of a neutral one, which leaves the game. */
export function* swapDie(t: Perseverance3Table, seat: Seat): Rule {
  const { state } = t
  const die = yield* neutralDie(t, seat)
  die.owner = seat
  state.players[seat].die = false
  t.say('die.swapped', { seat, face: die.face })
}

/** Only if the pool has no neutral die is one of the city replaced. */
function* neutralDie(t: Perseverance3Table, seat: Seat): Rule<Die> {
  const { pool, city } = t.state
  const faces = neutralFaces(t.state)
  if (faces.length > 0) {
    const face = yield* choose(t, seat, 'die.swap', faces, faceNaming)
    return pool.find(die => die.owner === NEUTRAL && die.face === face) as Die
  }
  const { zone, space } = yield* choose(t, seat, 'die.swapInCity', neutralInCity(t.state), lyingNaming)
  return city[zone].dice[space] as Die
}

const faceNaming = {
  say: (face: Specialist) => say('face', { face }),
  at: (face: Specialist) => `pool:neutral:${face}`,
  rule: 'artefact.5',
}

const lyingNaming = {
  key: ({ zone, space }: Lying) => `${zone}:${space}`,
  say: ({ zone, space }: Lying) => say('dieSpace', { zone, space }),
  at: ({ zone, space }: Lying) => `die:${zone}:${space}`,
  rule: 'artefact.5',
}
