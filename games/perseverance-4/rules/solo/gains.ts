import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { gainReserve } from '@tablee/perseverance/dissenters/reserve.ts'
import { RESERVE_TRACK } from '../../data/solo/levels.ts'
import type { Zone } from '../../data/types.ts'
import type { P4Table, Solo } from '../../state.ts'
import { ownerOf } from '../query.ts'

/** The game alone, where there is one. */
export function soloOf({ state }: P4Table): Solo {
  if (state.solo === null) throw new Error('there are no Dissenters')
  return state.solo
}

/** s4.reserve.1, s4.reserve.2 */
export function gainReserves(t: P4Table, dissenter: Dissenter, n: number): void {
  const { reserve } = soloOf(t).dissenters[dissenter]
  gainReserve(reserve, RESERVE_TRACK, n)
  t.say('solo.reserve', { owner: ownerOf(dissenter), n, space: reserve.space, onProgram: reserve.onProgram })
}

/** s4.assembly.9: both count their followers together. */
export function dissentersGain(t: P4Table, n: number): void {
  if (n === 0) return
  soloOf(t).followers += n
  t.say('solo.followers', { n })
}

/** s4.assembly.4, s4.combat.10: the lowest artefact of a zone is theirs. */
export function takeForDissenters(t: P4Table, dissenter: Dissenter, zone: Zone): void {
  const artefact = t.state.zones[zone].artefacts.shift()
  if (artefact === undefined) return
  soloOf(t).artefacts.push(artefact)
  t.say('solo.artefact', { owner: ownerOf(dissenter), zone, artefact })
}
