import { Worker } from 'node:worker_threads'
import { Mistake } from '@tablee/kernel'
import type { Plan } from './games.ts'
import { add, nothing, type Totals } from './totals.ts'
import { type Done, type Part, READY, type Refused } from './worker.ts'

/** The games are handed out in about this many parts, whatever the number of workers. */
const PARTS = 200

/** Has several worker threads play; the totals do not depend on how many they are. */
export async function simulate(
  program: string,
  plan: Plan,
  games: number,
  workers: number,
  progress: (totals: Totals) => void,
): Promise<{ readonly totals: Totals; readonly seconds: number }> {
  const parts = partsOf(games)
  const done: Done[] = []
  const soFar = nothing()
  let next = 0
  let started = 0
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const hand = () => {
        if (next < parts.length) worker.postMessage(parts[next++])
        else resolve()
      }
      worker.on('error', reject)
      worker.on('message', (part: Done | Refused | typeof READY) => {
        if (part === READY) {
          started ||= performance.now()
          hand()
          return
        }
        if ('wrong' in part) {
          reject(new Mistake(part.wrong))
          return
        }
        done.push(part)
        add(soFar, part.totals)
        progress(soFar)
        hand()
      })
    })
  const crew = Array.from(
    { length: Math.min(workers, parts.length) },
    () => new Worker(new URL(program), { workerData: plan }),
  )
  let seconds = 0
  try {
    await Promise.all(crew.map(work))
    seconds = (performance.now() - started) / 1000
  } finally {
    await Promise.all(crew.map(worker => worker.terminate()))
  }
  // Added in the order of the games, so that not even a rounding differs.
  const totals = nothing()
  for (const part of done.sort((a, b) => a.first - b.first)) add(totals, part.totals)
  return { totals, seconds }
}

function partsOf(games: number): Part[] {
  const size = Math.ceil(games / PARTS)
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => {
    const first = index * size
    return { first, count: Math.min(size, games - first) }
  })
}
