// `npm run fit`: plays games of Robinson Crusoe for a time, fits what its bots think of a position to how they ended,
// and writes the weights down. `--minutes 0` fits once more to what was gathered before; `--seed` is the first.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Written, write } from '@tablee/robinson-crusoe/bot/net.ts'
import { play } from '@tablee/robinson-crusoe/play.ts'
import { rowsOf, sampleOf, widthOf } from './fit/rows.ts'
import { type Rows, train } from './fit/train.ts'

/** A worker's share: every so many-th seed, until a moment. */
interface Share {
  readonly seed: number
  readonly step: number
  readonly until: number
}

const root = join(import.meta.dirname, '..')
const GATHERED = join(root, 'reports', 'robinson-rows.bin')
const WEIGHTS = join(root, 'games', 'robinson-crusoe', 'bot', 'weights.ts')

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
  })
  mkdirSync(dirname(GATHERED), { recursive: true })
  await gather(Number(values.minutes), Number(values.seed))
  const { hidden, bias } = train(gathered(), line => console.error(line))
  writeFileSync(WEIGHTS, told(hidden.map(write), bias))
}

/** Has one worker per processor play, and keeps their rows. */
async function gather(minutes: number, seed: number): Promise<void> {
  const until = Date.now() + minutes * 60_000
  const step = availableParallelism()
  const crew = Array.from({ length: step }, (_, place) => {
    const share: Share = { seed: seed + place, step, until }
    const worker = new Worker(new URL(import.meta.url), { workerData: share })
    worker.on('message', (rows: Float32Array) => appendFileSync(GATHERED, new Uint8Array(rows.buffer)))
    return new Promise((done, failed) => worker.on('exit', done).on('error', failed))
  })
  await Promise.all(crew)
}

function work({ seed, step, until }: Share): void {
  for (let one = seed; Date.now() < until; one += step) {
    const rows = rowsOf(play, sampleOf(one))
    parentPort?.postMessage(
      Float32Array.from(rows.flatMap(({ won, features }) => [Number(won), ...features])),
    )
  }
}

function gathered(): Rows {
  const data = new Float32Array(new Uint8Array(readFileSync(GATHERED)).buffer)
  const width = widthOf(play)
  if (data.length % width !== 0) throw new Error(`${GATHERED} tells of other features: remove it.`)
  return { data, width }
}

/** The weights as a module. */
function told(units: readonly Written[], bias: number): string {
  const lines = units.map(
    one =>
      `  {\n    letters:\n      '${one.letters}',\n    scale: ${one.scale},\n    bias: ${one.bias},\n    output: ${one.output},\n  },\n`,
  )
  return `import type { Written } from './net.ts'

/** How much each thing counts for each unit of the network: found by \`npm run fit\`. */
export const UNITS: readonly Written[] = [
${lines.join('')}]

/** What a position is worth besides. */
export const BIAS = ${bias.toPrecision(4)}
`
}

if (isMainThread) await main()
else work(workerData as Share)
