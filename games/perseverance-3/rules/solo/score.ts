import { bestPlace } from '@tablee/perseverance/dissenters/who.ts'
import { DISSENTER_ARTEFACT } from '../../data/solo/levels.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { type Ground, isCityGround, presence } from '../assembly/presence.ts'
import { prizeFor } from '../assembly/prize.ts'
import { places } from '../assembly/rank.ts'
import { soloOf, YOU } from './query.ts'

/** The places of Narek and Camilla among all. */
const theirs = (by: readonly number[]): readonly number[] => by.slice(YOU + 1)

/** s3.assembly.2 to .5, .13, .14, .17: followers once, by the better of the two; crates are not theirs. */
export function dissentersPrize(state: Perseverance3, by: readonly number[]): number {
  const best = bestPlace(theirs(by))
  if (best === 0 && soloOf(state).needPresence) return 0
  return prizeFor(state, best === 1 ? 1 : 2)?.followers ?? 0
}

/** What an assembly of a zone or an area would bring the Dissenters now, its officer included. */
export function dissentersForecast(state: Perseverance3, ground: Ground): number {
  const officer = state.officers[isCityGround(ground) ? ground : 'wilderness']
  const here = places(state, owner => presence(state, owner, ground))
  const liked = places(state, owner => state.influence[officer][owner])
  return dissentersPrize(state, here) + dissentersPrize(state, liked)
}

/** solo.officer.12: what the Dissenters gain they keep, together. */
export function dissentersGain(t: Perseverance3Table, n: number): void {
  const solo = soloOf(t.state)
  solo.followers += n
  t.say('solo.followers', { n, total: solo.followers })
}

/** The Dissenters are paid by their places, in presence or with an officer; nothing happens at a table of several. */
export function payDissenters(t: Perseverance3Table, by: readonly number[]): void {
  if (t.state.solo !== null) dissentersGain(t, dissentersPrize(t.state, by))
}

/** s3.end.13, s3.end.14: artefacts alone score at the end. */
export function scoreDissenters(t: Perseverance3Table): void {
  const n = soloOf(t.state).artefacts.length * DISSENTER_ARTEFACT
  t.say('solo.artefactScore', { n })
  dissentersGain(t, n)
}
