import type { Scene } from '@tablee/table'
import type { Source } from '../../source/source.ts'
import type { Batch, Find } from './queue.ts'

/** How many picks back one looks for what was last resolved. */
const REACH = 60

/** The picks by which something was resolved that must be seen: the last of them, and those just before it. */
export function resolvingPicks(scene: Scene, find: Find): readonly number[] {
  const found: number[] = []
  const { journal, picks } = scene
  for (let pick = picks; pick > Math.max(0, picks - REACH); pick--) {
    const reports = journal.filter(({ at }) => at === pick)
    const any = reports.length > 0 && find(reports, scene, scene).length > 0
    if (any) found.unshift(pick)
    else if (found.length > 0) break
  }
  return found
}

/** What was last resolved at a table, for whoever comes back to it. */
export async function recall(source: Source, scene: Scene, find: Find): Promise<readonly Batch[]> {
  const batches: Batch[] = []
  for (const pick of resolvingPicks(scene, find)) {
    const before = await source.at(pick - 1)
    const after = await source.at(pick)
    const reports = after.journal.filter(({ at }) => at === pick)
    batches.push({ before, after, reports, passages: find(reports, before, after) })
  }
  return batches.filter(({ passages }) => passages.length > 0)
}
