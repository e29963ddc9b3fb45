import { entryOf, loadToPlay } from '@tablee/games'
import { Mistake } from '@tablee/kernel'
import { storyOf } from '@tablee/table'
import type { Telling, Told } from './protocol.ts'
import { troubleOf } from './trouble.ts'

/** Tells how a finished game went, or writes it in another notation. */
export async function tellOf(telling: Telling): Promise<Told> {
  const { id, save } = telling
  try {
    const entry = entryOf(save.game)
    if (!entry) throw new Mistake({ id: 'web.noGame', values: { game: save.game } })
    if (telling.format === undefined) return { id, story: storyOf(save, await loadToPlay(entry, save.setup)) }
    const { exports = {} } = await entry.load()
    if (telling.format === null) return { id, formats: Object.keys(exports) }
    return { id, written: exports[telling.format](save) }
  } catch (error) {
    return { id, mistake: troubleOf(error) }
  }
}
