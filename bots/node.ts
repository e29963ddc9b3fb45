// What only Node has: worker threads.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Thought } from './bot.ts'
import { Pool, type Spawn } from './pool.ts'
import type { Answer, Question } from './protocol.ts'

/** Starts worker threads from a bundled `worker.ts`; they let the process end while they have nothing to do. */
export function threads<Q = Question, V = Thought>(url: URL): Spawn<Q, V> {
  return (hear, fail) => {
    const worker = new Worker(url)
    worker.unref()
    worker.on('message', (answer: Answer<V>) => {
      worker.unref()
      hear(answer)
    })
    worker.on('error', error => fail(error.message))
    worker.on('exit', () => fail('its worker ended.'))
    return {
      ask(asked) {
        worker.ref()
        worker.postMessage(asked)
      },
      stop() {
        worker.terminate()
      },
    }
  }
}

let shared: Pool | undefined

/** Has a bot think in a worker thread, one per processor; the worker's bundle lies beside the program's. */
export function thinkInWorker(question: Question, signal?: AbortSignal): Promise<Thought> {
  shared ??= new Pool(threads(new URL('./worker.mjs', import.meta.url)), availableParallelism())
  return shared.think(question, signal)
}
