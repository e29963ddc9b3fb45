import { parentPort, workerData } from 'node:worker_threads'
import { entryOf } from '@tablee/games'
import { type Message, Mistake, type Room } from '@tablee/kernel'
import { type Plan, playGames } from './games.ts'
import type { Totals } from './totals.ts'

/** A part of the games, by the number of its first one. */
export interface Part {
  readonly first: number
  readonly count: number
}

/** What a worker reports of its part. */
export interface Done extends Part {
  readonly totals: Totals
}

/** What a worker says when it has loaded its game. */
export const READY = 'ready'

/** What a worker could not do because of bad input. */
export interface Refused {
  readonly wrong: Message
}

/** Runs in a worker thread: plays the parts it is given, one by one. */
export async function simulateParts(): Promise<void> {
  const plan = workerData as Plan
  const room = await entryOf(plan.game)?.load()
  if (!room || !parentPort) throw new Error('A worker was started without a game to play.')
  const port = parentPort
  port.on('message', (part: Part) => port.postMessage(answer(room, plan, part)))
  port.postMessage(READY)
}

function answer(room: Room, plan: Plan, { first, count }: Part): Done | Refused {
  try {
    return { first, count, totals: playGames(room, plan, first, count) }
  } catch (error) {
    if (error instanceof Mistake) return { wrong: error.what }
    throw error
  }
}
