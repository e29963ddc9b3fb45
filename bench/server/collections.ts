import { GCProfiler } from 'node:v8'

/** What was allocated and collected over some time. */
export interface Collected {
  /** Bytes that were allocated. */
  readonly bytes: number
  /** The longest time for which a collection held everything up, and all of them together, in milliseconds. */
  readonly longest: number
  readonly sum: number
}

/** Watches collections while something is done. */
export async function collections<R>(task: () => Promise<R>): Promise<readonly [R, Collected]> {
  const profiler = new GCProfiler()
  const start = process.memoryUsage().heapUsed
  profiler.start()
  const result = await task()
  const end = process.memoryUsage().heapUsed
  const { statistics } = profiler.stop()
  let bytes = 0
  let last = start
  for (const { beforeGC, afterGC } of statistics) {
    bytes += Math.max(0, beforeGC.heapStatistics.usedHeapSize - last)
    last = afterGC.heapStatistics.usedHeapSize
  }
  bytes += Math.max(0, end - last)
  // The profiler tells microseconds.
  const costs = statistics.map(({ cost }) => cost / 1000)
  return [result, { bytes, longest: Math.max(0, ...costs), sum: costs.reduce((a, b) => a + b, 0) }]
}
