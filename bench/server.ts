// `npm run bench:server`: how fast online tables are. This process serves; a second one plays.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Backups, backUp, fill } from './server/backups.ts'
import { echoServer, loadEcho } from './server/echo.ts'
import { Host, people } from './server/host.ts'
import { type Done, type Job, quantile } from './server/jobs.ts'
import { Crowd } from './server/load.ts'
import { loadOfLongGame } from './server/loading.ts'

const UNDOS = 500
/** Before anything is measured, the same is done for so many seconds: what runs for the first time is compiled. */
const WARMING = 5

/** The second process: does what it is told, and tells what came of it. */
function load(): void {
  const crowd = new Crowd()
  process.on('message', async (job: Job) => {
    if (job.do === 'echo') process.send?.(await loadEcho(job))
    else if (job.do === 'picks') process.send?.(await crowd.picks(job.pace))
    else if (job.do === 'undos') process.send?.(await crowd.undos(job.count))
    else {
      await crowd.connect(job)
      process.send?.({ times: [], lost: 0 })
    }
  })
  process.on('disconnect', () => process.exit())
}

async function measure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      tables: { type: 'string', default: '1000' },
      rate: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '30' },
      database: { type: 'string' },
      backup: { type: 'boolean', default: false },
    },
  })
  const count = Number(values.tables)
  const pace = { perSecond: Number(values.rate), seconds: Number(values.seconds) }
  const folder = mkdtempSync(join(tmpdir(), 'tablee-bench-'))
  const self = fileURLToPath(import.meta.url)
  const child = fork(self, ['load'])
  try {
    const echo = await echoServer()
    const floor = await told(child, {
      do: 'echo',
      address: echo.address,
      groups: count,
      seats: people.length,
      pace: { ...pace, seconds: Math.min(10, pace.seconds) },
    })
    echo.close()

    const database = values.database ?? join(folder, 'tables.db')
    const host = await Host.open(database)
    if (values.backup) await fill(host.store)
    const tables: string[] = []
    while (tables.length < count) tables.push(await host.table())
    await told(child, { do: 'connect', address: host.address, tables, people: people.map(({ id }) => id) })
    await told(child, { do: 'picks', pace: { ...pace, seconds: WARMING } })

    const before = process.cpuUsage()
    const started = performance.now()
    const picks = await told(child, { do: 'picks', pace })
    const used = process.cpuUsage(before)
    const seconds = (performance.now() - started) / 1000
    const memory = process.memoryUsage().rss
    const backups = values.backup ? new Backups(file => fork(self, ['backup', database, file]), folder) : null
    const meanwhile = backups && (await told(child, { do: 'picks', pace }))
    await backups?.end()
    const undos = await told(child, { do: 'undos', count: UNDOS })
    const numbers = {
      tables: count,
      picksPerSecond: picks.times.length / pace.seconds,
      p50: quantile(picks.times, 0.5),
      p99: quantile(picks.times, 0.99),
      echoP99: quantile(floor.times, 0.99),
      undoP99: quantile(undos.times, 0.99),
      load: await loadOfLongGame(host),
      // The share of one processor, and megabytes.
      cpu: (used.user + used.system) / 1e6 / seconds,
      memory: memory / 1e6,
      lost: picks.lost,
      undos: undos.times.length,
      ...(meanwhile && { backupP99: quantile(meanwhile.times, 0.99), backups: backups.made }),
    }
    await host.close()
    print(numbers, values.json)
  } finally {
    child.disconnect()
    rmSync(folder, { recursive: true, force: true })
  }
}

function told(child: ChildProcess, job: Job): Promise<Done> {
  return new Promise((done, failed) => {
    child.once('message', (answer: Done) => done(answer))
    child.once('error', failed)
    child.once('exit', () => failed(new Error('The process that plays has ended.')))
    child.send(job)
  })
}

const WORDS: { readonly [key: string]: string } = {
  tables: 'tables, four seats connected to each',
  picksPerSecond: 'picks per second',
  p50: 'pick to all views, ms, p50',
  p99: 'pick to all views, ms, p99 (reach ≤ 30)',
  echoP99: 'bare ws echo to as many, ms, p99',
  undoP99: 'undo to all views, ms, p99 (reach ≤ 20)',
  load: 'load of a game of 1,500 picks, ms (reach ≤ 10)',
  cpu: 'processors used',
  memory: 'memory, MB',
  lost: 'picks that could not be made or were lost',
  undos: 'undos measured',
  backupP99: 'pick to all views during backups, ms, p99 (reach ≤ 50)',
  backups: 'backups made meanwhile',
}

function print(numbers: { readonly [key: string]: number | null }, json: boolean): void {
  const short = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value
  if (json) console.log(JSON.stringify(numbers, short, 2))
  else
    for (const [key, value] of Object.entries(numbers))
      console.log(`  ${WORDS[key].padEnd(50)} ${value === null ? '–' : Number(value.toPrecision(4))}`)
}

// Last, when all above is there.
if (process.argv[2] === 'load') load()
else if (process.argv[2] === 'backup') await backUp(process.argv[3], process.argv[4])
else await measure()
