import { catalogue, entryOf, loadToPlay } from '@tablee/games'
import { load, Mistake } from '@tablee/kernel'
import type { Thought } from './bot.ts'
import { botOf } from './index.ts'
import { botMistake } from './mistake.ts'
import type { Answer, Asked } from './protocol.ts'

/** Thinks about a question; whatever goes wrong comes back as a sentence. */
export async function reply(asked: Asked): Promise<Answer> {
  const { id } = asked
  try {
    return { id, thought: await thoughtOn(asked) }
  } catch (error) {
    if (error instanceof Mistake) return { id, mistake: error.message, what: error.what }
    return { id, mistake: error instanceof Error ? error.message : String(error) }
  }
}

async function thoughtOn({ game, save, seat, bot, seed, intent }: Asked): Promise<Thought> {
  const entry = entryOf(game)
  if (!entry) throw botMistake('bots.unknownGame', { game, known: catalogue.map(one => one.id).join(', ') })
  const room = await loadToPlay(entry)
  const player = botOf(bot, room, seed)
  const { match, notice } = load(room.game, save)
  if (notice) throw notice
  return player.think(match, seat, intent)
}
