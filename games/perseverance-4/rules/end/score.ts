import type { Outcome, Seat } from '@tablee/kernel'
import { SPECIES } from '@tablee/perseverance/ids.ts'
import { OFFICERS, ZONES } from '../../data/types.ts'
import type { P4Table, Perseverance4 } from '../../state.ts'
import { say } from '../../text/say.ts'
import { influencePlaces, shareOf } from '../assembly/presence.ts'
import { count, sails, worth } from '../count.ts'
import { fitDinos } from '../query.ts'

/** What glory comes from (s4.end.3). */
export const SOURCES = ['repair', 'voyages', 'followers', 'dinos', 'rescue', 'memoirs'] as const
export type Source = (typeof SOURCES)[number]

/** e4.repair.2: so much for each line that is met, and more for all of them. */
function repairGlory(state: Perseverance4, seat: Seat): number {
  const { repairLine, repairAll } = state.data.numbers
  const [card] = state.players[seat].repairs
  if (card === undefined || state.players[seat].repairs.length > 1) return 0
  const { lines } = state.data.repairs[card]
  const met = lines.filter(line => count(state, seat, line.count) >= line.atLeast).length
  return met * repairLine + (met === lines.length ? repairAll : 0)
}

/** e4.voyage.3: a voyage with an own crate is worth a glory and its condition, within limits. */
function voyageGlory(state: Perseverance4, seat: Seat): number {
  const { sailing, voyage: most } = state.data.numbers
  let n = 0
  for (const zone of ZONES)
    if (sails(state, seat, zone))
      n +=
        sailing + Math.min(most, worth(state, seat, state.data.voyages[state.zones[zone].voyage].score, zone))
  return n
}

/** e4.end.2: large hunters count singly, the others in pairs. */
function dinoGlory(state: Perseverance4, seat: Seat): number {
  let small = 0
  let n = 0
  for (const species of SPECIES)
    if (species === 'thunderhorn' || species === 'ironjaw') n += fitDinos(state, seat, species)
    else small += fitDinos(state, seat, species)
  return n + Math.floor(small / 2)
}

/** e4.memoir.2: by influence on each officer, without a cube nothing; at most so much each. */
function memoirGlory(state: Perseverance4, seat: Seat): number {
  let n = 0
  for (const officer of OFFICERS) {
    const { score } = state.data.memoirs[`${officer}${state.memoirs[officer]}`]
    const points = Math.min(state.data.numbers.memoir, worth(state, seat, score))
    n += shareOf(points, influencePlaces(state, officer)[seat])
  }
  return n
}

const GLORY: { readonly [S in Source]: (state: Perseverance4, seat: Seat) => number } = {
  repair: repairGlory,
  voyages: voyageGlory,
  followers: ({ players, data }, seat) => Math.floor(players[seat].followers / data.numbers.followers), // e4.end.1
  dinos: dinoGlory,
  rescue: ({ players, data }, seat) => data.rescue[players[seat].rescue], // e4.rescue.1
  memoirs: memoirGlory,
}

/** A seat’s glory by where it comes from. */
export const gloryBy = (state: Perseverance4, seat: Seat): { [S in Source]: number } =>
  Object.fromEntries(SOURCES.map(source => [source, GLORY[source](state, seat)])) as { [S in Source]: number }

export function gloryOf(state: Perseverance4, seat: Seat): number {
  let n = 0
  for (const source of SOURCES) n += GLORY[source](state, seat)
  return n
}

/** s4.end.5 to s4.end.12: what the level gives, followers and artefacts; 0 without Dissenters. */
export function dissentersGlory({ solo, data }: Perseverance4): number {
  if (solo === null) return 0
  const { glory, artefact } = data.levels[solo.level]
  return glory + Math.floor(solo.followers / data.numbers.followers) + artefact * solo.artefacts.length
}

const influenceOf = (state: Perseverance4, seat: Seat): number =>
  OFFICERS.reduce((sum, officer) => sum + state.influence[officer][seat], 0)

/** Tells everybody’s glory, and who won. */
export function scoreFinally(t: P4Table): Outcome {
  const { state } = t
  for (const [seat] of state.players.entries())
    t.say('final', { seat, by: gloryBy(state, seat), n: gloryOf(state, seat) })
  return state.solo === null ? rivals(state) : alone(t)
}

/** s4.end.8: a tie is a defeat. */
function alone(t: P4Table): Outcome {
  const theirs = dissentersGlory(t.state)
  const yours = gloryOf(t.state, 0)
  t.say('final.dissenters', { n: theirs })
  return yours > theirs
    ? { winners: [0], why: say('win.alone', { yours, theirs }) }
    : { winners: [], rivals: ['dissenters'], why: say('lost.alone', { yours, theirs }) }
}

/** e4.seats.1: the most glory; ties by influence in all. */
function rivals(state: Perseverance4): Outcome {
  const seats = state.players.map((_, seat) => seat)
  const most = Math.max(...seats.map(seat => gloryOf(state, seat)))
  const tied = seats.filter(seat => gloryOf(state, seat) === most)
  const cubes = Math.max(...tied.map(seat => influenceOf(state, seat)))
  return {
    winners: tied.filter(seat => influenceOf(state, seat) === cubes),
    why: say(tied.length > 1 ? 'win.influence' : 'win.glory', { n: most }),
  }
}
