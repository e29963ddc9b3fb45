import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { coverLast } from '@tablee/perseverance/dissenters/reserve.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import { ARTEFACTS_PER_CRATE, LAST_RESERVE, MOST_RESERVE_CRATES } from '../../data/solo/levels.ts'
import type { ArtefactId } from '../../data/types.ts'
import type { Perseverance3Table } from '../../state.ts'
import { ownerOf, soloOf } from './query.ts'
import type { Solo } from './state.ts'

/** s3.reserve.4, s3.reserve.12, s3.level.7, s3.level.8: the crates that lie on each track. */
export function cratesDue({ adjustment, artefacts }: Solo): number {
  if (adjustment === 'easier') return 0
  const first = adjustment === 'harder' ? 1 : 0
  return Math.min(MOST_RESERVE_CRATES, first + Math.floor(artefacts.length / ARTEFACTS_PER_CRATE))
}

/** s3.fx.26, s3.reserve.4 to s3.reserve.6: an artefact that they lack joins the common set; each two bring a crate. */
export function gainArtefact(t: Perseverance3Table, owner: Owner, artefact: ArtefactId): boolean {
  const solo = soloOf(t.state)
  if (solo.artefacts.includes(artefact)) return false
  solo.artefacts.push(artefact)
  t.say('solo.artefact', { owner, artefact, n: solo.artefacts.length })
  while (solo.crates < cratesDue(solo)) addCrate(t, solo)
  return true
}

function addCrate(t: Perseverance3Table, solo: Solo): void {
  const pushed: Owner[] = []
  for (const dissenter of DISSENTERS) {
    const { marker } = solo.automata[dissenter]
    const before = marker.onProgram
    coverLast(marker, { last: LAST_RESERVE, crates: solo.crates })
    if (marker.onProgram && !before) pushed.push(ownerOf(dissenter))
  }
  solo.crates++
  t.say('solo.crate', { space: LAST_RESERVE + 1 - solo.crates, pushed })
}
