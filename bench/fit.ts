// `npm run fit -- <game>`: plays games for a time, fits what the game's bots think of a position to how they ended, and
// writes the weights down. `--minutes 0` fits once more to what was gathered before; `--seed` is the first.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Written, write } from '@tablee/common/net.ts'
import { catalogue, entryOf, loadToPlay } from '@tablee/games'
import { type Fitted, rowsOf, sampleOf, widthOf } from './fit/rows.ts'
import { type Rows, train } from './fit/train.ts'

/** A worker's share: every so many-th seed, until a moment. */
interface Share {
  readonly game: string
  readonly seed: number
  readonly step: number
  readonly until: number
}

const root = join(import.meta.dirname, '..')
const rowsFile = (game: string): string => join(root, 'reports', `${game}-rows.bin`)
const weightsFile = (game: string): string => join(root, 'games', game, 'bot', 'weights.ts')

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
  })
  const [game = ''] = positionals
  const fitted = await fittedOf(game)
  if (!fitted) {
    const known = catalogue.filter(({ loadFitting }) => loadFitting).map(({ id }) => id)
    console.error(`There is nothing to fit for “${game}”: choose among ${known.join(', ')}.`)
    process.exitCode = 2
    return
  }
  mkdirSync(join(root, 'reports'), { recursive: true })
  await gather(game, Number(values.minutes), Number(values.seed))
  const { hidden, bias } = train(gathered(game, fitted), line => console.error(line))
  writeFileSync(weightsFile(game), told(hidden.map(write), bias))
}

/** A game and what is fitted to it; null for one that has no network. */
async function fittedOf(game: string): Promise<Fitted | null> {
  const entry = entryOf(game)
  if (!entry?.loadFitting) return null
  return { room: await loadToPlay(entry), fitting: await entry.loadFitting() }
}

/** Has one worker per processor play, and keeps their rows. */
async function gather(game: string, minutes: number, seed: number): Promise<void> {
  const until = Date.now() + minutes * 60_000
  const step = availableParallelism()
  const crew = Array.from({ length: step }, (_, place) => {
    const share: Share = { game, seed: seed + place, step, until }
    const worker = new Worker(new URL(import.meta.url), { workerData: share })
    worker.on('message', (rows: Float32Array) => appendFileSync(rowsFile(game), new Uint8Array(rows.buffer)))
    return new Promise((done, failed) => worker.on('exit', done).on('error', failed))
  })
  await Promise.all(crew)
}

async function work({ game, seed, step, until }: Share): Promise<void> {
  const fitted = await fittedOf(game)
  if (!fitted) throw new Error(`The games are played in worker threads, with ${game}.`)
  for (let one = seed; Date.now() < until; one += step) {
    const rows = rowsOf(fitted, sampleOf(fitted.fitting, one))
    parentPort?.postMessage(
      Float32Array.from(rows.flatMap(({ won, features }) => [Number(won), ...features])),
    )
  }
}

function gathered(game: string, fitted: Fitted): Rows {
  const data = new Float32Array(new Uint8Array(readFileSync(rowsFile(game))).buffer)
  const width = widthOf(fitted)
  if (data.length % width !== 0) throw new Error(`${rowsFile(game)} tells of other features: remove it.`)
  return { data, width }
}

/** The weights as a module. */
function told(units: readonly Written[], bias: number): string {
  const lines = units.map(
    one =>
      `  {\n    letters:\n      '${one.letters}',\n    scale: ${one.scale},\n    bias: ${one.bias},\n    output: ${one.output},\n  },\n`,
  )
  return `import type { Written } from '@tablee/common/net.ts'

/** How much each thing counts for each unit of the network: found by \`npm run fit\`. */
export const UNITS: readonly Written[] = [
${lines.join('')}]

/** What a position is worth besides. */
export const BIAS = ${bias.toPrecision(4)}
`
}

if (isMainThread) await main()
else await work(workerData as Share)
