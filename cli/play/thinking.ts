import type { Intent, Thought } from '@tablee/bots'
import { thinkInWorker } from '@tablee/bots/node.ts'
import { type Match, Mistake, type Seat, save } from '@tablee/kernel'
import type { Desk } from '../desk.ts'
import { seedFor } from '../seats.ts'

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/** What the bots of a match mean to do next. */
const intents = new WeakMap<Match, Intent>()

/** Has a bot think in a worker, with a sign of life where somebody watches. */
export async function think(
  { out, words }: Desk,
  match: Match,
  seat: Seat,
  bot: string,
  intent?: Intent,
): Promise<Thought> {
  const { game, setup, picks } = match
  const seed = seedFor(setup.seed, 16 * (1 + picks) + seat)
  let frame = 0
  const sign = () =>
    out.overwrite(
      out.paint('dim', `${FRAMES[frame++ % FRAMES.length]} ${words.say('cli.thinking', { bot })}`),
    )
  const timer = out.live ? setInterval(sign, 100) : undefined
  try {
    const question = { game: game.id, save: save(match), seat, bot, seed }
    return await thinkInWorker({ ...question, ...(intent && { intent }) })
  } finally {
    clearInterval(timer)
    out.overwrite('')
  }
}

/** What a bot chooses. No input of anybody's was wrong when it cannot think: that is a fault of ours. */
export async function decide(desk: Desk, match: Match, seat: Seat, bot: string): Promise<number> {
  try {
    const { index, intent } = await think(desk, match, seat, bot, intents.get(match))
    if (intent) intents.set(match, intent)
    return index
  } catch (error) {
    throw error instanceof Mistake ? new Error(desk.words.mistake(error), { cause: error }) : error
  }
}
