import { catalogue, entryOf, loadToPlay } from '@tablee/games'
import { load } from '@tablee/kernel'
import { answerWith } from './answer.ts'
import type { Thought } from './bot.ts'
import { botOf } from './index.ts'
import { botMistake } from './mistake.ts'
import type { Answer, Asked, Question } from './protocol.ts'

/** Thinks about a question; whatever goes wrong comes back as a sentence. */
export const reply = (asked: Asked): Promise<Answer> => answerWith(thoughtOn, asked)

async function thoughtOn({ game, save, seat, bot, seed, keys = [], intent }: Question): Promise<Thought> {
  const entry = entryOf(game)
  if (!entry) throw botMistake('bots.unknownGame', { game, known: catalogue.map(one => one.id).join(', ') })
  const room = await loadToPlay(entry, save.setup)
  const player = botOf(bot, room, seed)
  const { match, notice } = load(room.game, save)
  if (notice) throw notice
  match.pickAll(seat, keys)
  return player.think(match, seat, intent)
}
