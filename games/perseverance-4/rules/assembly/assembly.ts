import { choose, type Rule, type Seat } from '@tablee/kernel'
import { gainFollowers } from '@tablee/perseverance/assets.ts'
import { SPECIALISTS } from '@tablee/perseverance/ids.ts'
import { CREWS, type OfficerId, ZONES, type Zone } from '../../data/types.ts'
import type { P4Table, Perseverance4 } from '../../state.ts'
import { say } from '../../text/say.ts'
import { takeArtefact } from '../artefacts.ts'
import { gainCrates } from '../assets.ts'
import { worth } from '../count.ts'
import { plainly, type Resolver } from '../effects/verb.ts'
import { cabinsIn, inTurn, seatsData } from '../query.ts'
import { canLift, lift } from '../trails.ts'
import { dissentersCrew, dissentersOfficer, dissentersPrize } from './dissenters.ts'
import { influencePlaces, isAlone, presencePlaces, shareOf } from './presence.ts'
import { nextTile, tileNumber, tileOf } from './tile.ts'

/** e4.assembly.1, e4.seats.3: so many dice call an assembly. */
export function isDue(state: Perseverance4, zone: Zone): boolean {
  let n = 0
  for (const die of state.zones[zone].dice) if (die !== null) n++
  return n >= seatsData(state).assembly
}

/** e4.turn.4: assemblies from left to right. */
export function* assemblies(t: P4Table, resolver: Resolver): Rule {
  for (const zone of ZONES) if (isDue(t.state, zone)) yield* assembly(t, zone, resolver)
}

/** e4.assembly.3 to e4.assembly.5, s4.assembly.1: prizes, crews, the Dissenters, the officer, the conclusion. */
function* assembly(t: P4Table, zone: Zone, resolver: Resolver): Rule {
  const { state } = t
  const ranks = presencePlaces(state, zone)
  t.say('assembly', { zone, tile: tileNumber(state), places: ranks })
  for (const seat of inTurn(state)) yield* prize(t, seat, zone, ranks)
  for (const seat of inTurn(state)) yield* crewEffects(t, seat, zone, resolver)
  if (state.solo !== null) {
    dissentersCrew(t, zone)
    dissentersPrize(t, zone, ranks)
  }
  scoreOfficer(t, state.zones[zone].officer)
  conclude(t, zone)
}

const OUTCOMES = ['prize', 'negotiate'] as const
type Claim = (typeof OUTCOMES)[number]

/** e4.assembly.4: alone in the first place one may negotiate instead. */
function* prize(t: P4Table, seat: Seat, zone: Zone, ranks: readonly number[]): Rule {
  const { state } = t
  const won = tileOf(state).prizes[ranks[seat] - 1]
  if (won === undefined) return
  const may = isAlone(ranks, seat) && (canLift(state, zone) || state.zones[zone].artefacts.length > 0)
  const claim = yield* choose(t, seat, 'negotiate', may ? OUTCOMES : [OUTCOMES[0]], {
    say: (one: Claim) =>
      one === 'prize'
        ? say('claim.prize', { ...won })
        : say('claim.negotiate', {
            artefact: state.zones[zone].artefacts[0] ?? null,
            lifts: canLift(state, zone),
          }),
    values: () => ({ zone, place: ranks[seat], may }),
    rule: 'e4.assembly.4',
    waits: true,
  })
  if (claim === 'prize') {
    t.say('prize', { seat, zone, place: ranks[seat] })
    gainFollowers(t, seat, won.followers)
    gainCrates(t, seat, won.crates)
  } else {
    t.say('negotiated', { owner: seat, zone })
    lift(t, zone)
    takeArtefact(t, seat, zone)
  }
}

/** e4.crew.1 to e4.crew.4: technicians first, then salvagers, sailors and surgeons. */
const CREW_ORDER = [CREWS[3], CREWS[0], CREWS[1], CREWS[2]] as const

function* crewEffects(t: P4Table, seat: Seat, zone: Zone, resolver: Resolver): Rule {
  const { state } = t
  for (const crew of CREW_ORDER) {
    const n = cabinsIn(state, seat, zone, crew)
    if (n === 0) continue
    t.say('crew.works', { seat, zone, crew, n })
    for (let i = 0; i < n; i++) yield* resolver.run(t, plainly(seat), state.data.crews[crew])
  }
}

/** e4.officer.2, s4.assembly.10 to s4.assembly.13 */
function scoreOfficer(t: P4Table, officer: OfficerId): void {
  const { state } = t
  const ranks = influencePlaces(state, officer)
  for (const seat of inTurn(state)) {
    const n = shareOf(worth(state, seat, state.data.officers[officer].score), ranks[seat])
    t.say('officer.scored', { seat, officer, place: ranks[seat], n })
    gainFollowers(t, seat, n)
  }
  if (state.solo !== null) dissentersOfficer(t, ranks)
}

/** e4.assembly.5: dice are rerolled into the pool, leaders go home, the next tile comes. */
function conclude(t: P4Table, zone: Zone): void {
  const { state } = t
  const here = state.zones[zone]
  for (const [space, die] of here.dice.entries()) {
    if (die === null) continue
    here.dice[space] = null
    die.face = SPECIALISTS[t.random(SPECIALISTS.length)]
    state.pool.push(die)
    t.say('die.rerolled', { owner: die.owner, face: die.face })
  }
  here.leaders = [] // s4.assembly.14
  nextTile(t)
}
