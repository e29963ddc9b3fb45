import { entryOf, loadToPlay } from '@tablee/games'
import { load, Mistake, plain, render, type Text } from '@tablee/kernel'
import { storyOf } from '@tablee/table'
import type { Reading, Telling, Told } from './protocol.ts'
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

/** Plays a game that was recorded in another notation, and tells where the rules refuse to go on. */
export async function readOf({ id, game, format, text, seed, language }: Reading): Promise<Told> {
  try {
    const room = await entryOf(game)?.load()
    const read = room?.imports?.[format]
    if (!room || !read) throw new Mistake({ id: 'web.noGame', values: { game } })
    const words: Text = room.text[language]
    try {
      const { save, stopped } = read(text, seed)
      const { cast } = load(room.game, save).match
      const told = stopped && [stopped.where, ...(stopped.why ? [stopped.why] : [])]
      const sentences = told?.map(one => plain(render(words, one, cast))) ?? []
      if (stopped?.rule) sentences.push(`[${stopped.rule}]`)
      return { id, recorded: { save, stopped: stopped && sentences.join(' ') } }
    } catch (error) {
      // What a game says of its own notation only its own words can tell.
      if (!(error instanceof Mistake && error.what.id in words)) throw error
      return { id, recorded: { save: null, stopped: plain(render(words, error.what)) } }
    }
  } catch (error) {
    return { id, mistake: troubleOf(error) }
  }
}
