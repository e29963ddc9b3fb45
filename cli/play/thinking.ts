import type { Intent, Thought } from '@tablee/bots'
import { thinkInWorker } from '@tablee/bots/node.ts'
import { Mistake } from '@tablee/kernel'
import type { Question } from '@tablee/table'
import type { Desk } from '../desk.ts'

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/** Has a bot think in a worker, with a sign of life where somebody watches. */
export async function think({ out, words }: Desk, question: Question<Intent>): Promise<Thought> {
  const { bot } = question
  let frame = 0
  const sign = () =>
    out.overwrite(
      out.paint('dim', `${FRAMES[frame++ % FRAMES.length]} ${words.say('cli.thinking', { bot })}`),
    )
  const timer = out.live ? setInterval(sign, 100) : undefined
  try {
    return await thinkInWorker(question)
  } finally {
    clearInterval(timer)
    out.overwrite('')
  }
}

/** Has a bot think for its own seat. No input of anybody's was wrong when it cannot: that is a fault of ours. */
export async function decide(desk: Desk, question: Question<Intent>): Promise<Thought> {
  try {
    return await think(desk, question)
  } catch (error) {
    throw error instanceof Mistake ? new Error(desk.words.mistake(error), { cause: error }) : error
  }
}
