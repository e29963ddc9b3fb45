import { threads } from '@tablee/bots/node.ts'
import { Pool } from '@tablee/bots/pool.ts'
import { Mistake } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { refusal } from '../hall/refusal.ts'
import type { Recall } from './recall.ts'

/** One thread: replays may wait, those who play may not. */
const THREADS = 1
/** How many moments are kept for others who want to see them too. */
const KEPT = 64

let shared: Pool<Recall, Scene> | undefined

/** Plays a game again in a thread of its own; the worker's bundle lies beside the program's. */
export async function recallInWorker(wanted: Recall): Promise<Scene> {
  shared ??= new Pool<Recall, Scene>(threads(new URL('./replays.mjs', import.meta.url)), THREADS)
  try {
    return await shared.think(wanted)
  } catch (error) {
    // What the pool says of a bot that failed would puzzle somebody who only looks.
    throw error instanceof Mistake && !error.what.id.startsWith('bots.')
      ? error
      : refusal(500, 'server.fault')
  }
}

/** Moments of the past: those that were shown lately are not played again. */
export class Replays {
  private readonly recall: (wanted: Recall) => Promise<Scene>
  private readonly kept = new Map<string, Promise<Scene>>()

  constructor(recall: Replays['recall']) {
    this.recall = recall
  }

  /** A moment; `seq` is the number of the table's last change, after which it is another. */
  at(wanted: Recall, seq: number): Promise<Scene> {
    const key = [wanted.table, seq, wanted.picks, wanted.standing.eyes].join(' ')
    const known = this.kept.get(key)
    if (known) return known
    const scene = this.recall(wanted)
    if (this.kept.size >= KEPT) this.kept.delete([...this.kept.keys()][0])
    this.kept.set(key, scene)
    scene.catch(() => this.kept.delete(key))
    return scene
  }
}
