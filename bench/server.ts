// `npm run bench:server`: how fast online tables are. This process serves; a second one plays.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Backups, backUp, fill } from './server/backups.ts'
import { type Collected, collections } from './server/collections.ts'
import { floorServer, Groups } from './server/floor.ts'
import { heldByTables } from './server/held.ts'
import { Host, people } from './server/host.ts'
import { type Done, type Job, NOTHING, quantile, together } from './server/jobs.ts'
import { Crowd } from './server/load.ts'
import { loadOfLongGame } from './server/loading.ts'

const UNDOS = 500
/** Before anything is measured, the same is done for so many seconds: what runs for the first time is compiled. */
const WARMING = 5
/** The floor and the tables take turns, so that a busy machine is as hard on both. */
const ROUNDS = 3
/** The floor sends as much to so many groups at most. */
const GROUPS = 250

/** The second process: does what it is told, and tells what came of it. */
function load(): void {
  const crowd = new Crowd()
  const floor = new Groups()
  const done = async (job: Job): Promise<Done> => {
    switch (job.do) {
      case 'messages':
        return floor.send(job.pace)
      case 'picks':
        return crowd.picks(job.pace)
      case 'undos':
        return crowd.undos(job.count)
      case 'floor':
        await floor.connect(job)
        return NOTHING
      case 'connect':
        await crowd.connect(job)
        return crowd.result(0)
    }
  }
  process.on('message', async (job: Job) => process.send?.(await done(job)))
  process.on('disconnect', () => process.exit())
}

async function measure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      tables: { type: 'string', default: '1000' },
      seats: { type: 'string', default: String(people.length) },
      rate: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '30' },
      database: { type: 'string' },
      backup: { type: 'boolean', default: false },
      held: { type: 'boolean', default: false },
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'tablee-bench-'))
  const held = await onHost(join(folder, 'held.db'), heldByTables)
  if (values.held) return print(held, values.json)
  const count = Number(values.tables)
  const seats = Number(values.seats)
  const seconds = Number(values.seconds) / ROUNDS
  const pace = { perSecond: Number(values.rate), seconds }
  const self = fileURLToPath(import.meta.url)
  const child = fork(self, ['load'])
  let bytesPerFrame = 1000
  const floor = await floorServer(join(folder, 'floor.db'), () => bytesPerFrame)
  try {
    await told(child, { do: 'floor', address: floor.address, groups: Math.min(count, GROUPS), seats })
    const database = values.database ?? join(folder, 'tables.db')
    await onHost(database, async host => {
      if (values.backup) await fill(host.store)
      const tables: string[] = []
      while (tables.length < count) tables.push(await host.table(undefined, seats))
      const sitting = people.slice(0, seats).map(({ id }) => id)
      await told(child, { do: 'connect', address: host.address, tables, people: sitting })
      const warm = await told(child, { do: 'picks', pace: { ...pace, seconds: WARMING } })
      bytesPerFrame = Math.round(warm.bytes / warm.frames)

      const before = process.cpuUsage()
      const floors: Done[] = []
      const rounds: Done[] = []
      const garbage: Collected[] = []
      let cpu = 0
      for (let round = 0; round < ROUNDS; round++) {
        floors.push(await told(child, { do: 'messages', pace }))
        const start = process.cpuUsage(before)
        const [picks, collected] = await collections(() => told(child, { do: 'picks', pace }))
        const end = process.cpuUsage(before)
        cpu += end.user + end.system - start.user - start.system
        rounds.push(picks)
        garbage.push(collected)
      }
      const picks = together(rounds)
      const made = picks.times.length
      const p99 = quantile(picks.times, 0.99)
      const floorP99 = quantile(together(floors).times, 0.99)
      const memory = process.memoryUsage().rss
      const backups = values.backup
        ? new Backups(file => fork(self, ['backup', database, file]), folder)
        : null
      const meanwhile = backups && (await told(child, { do: 'picks', pace }))
      await backups?.end()
      const undos = await told(child, { do: 'undos', count: UNDOS })
      const numbers = {
        tables: count,
        picksPerSecond: made / seconds / ROUNDS,
        p50: quantile(picks.times, 0.5),
        p99,
        floorP50: quantile(together(floors).times, 0.5),
        floorP99,
        ratio: p99 !== null && floorP99 !== null ? p99 / floorP99 : null,
        bestP99: Math.min(...rounds.map(({ times }) => quantile(times, 0.99) ?? Number.POSITIVE_INFINITY)),
        undoP99: quantile(undos.times, 0.99),
        ...held,
        load: await loadOfLongGame(host),
        bytesPerPick: garbage.reduce((sum, { bytes }) => sum + bytes, 0) / made,
        longestPause: Math.max(...garbage.map(({ longest }) => longest)),
        pauses: garbage.reduce((all, { sum }) => all + sum, 0) / seconds / ROUNDS,
        framesPerPick: picks.frames / made,
        sentPerPick: picks.bytes / made,
        // The share of one processor, and megabytes.
        cpu: cpu / 1e6 / seconds / ROUNDS,
        memory: memory / 1e6,
        lost: picks.lost,
        undos: undos.times.length,
        ...(meanwhile && { backupP99: quantile(meanwhile.times, 0.99), backups: backups.made }),
      }
      print(numbers, values.json)
    })
  } finally {
    child.disconnect()
    await floor.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Does something with a server on a database, and stops it. */
async function onHost<R>(database: string, task: (host: Host) => Promise<R>): Promise<R> {
  const host = await Host.open(database)
  try {
    return await task(host)
  } finally {
    await host.close()
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
  tables: 'tables',
  picksPerSecond: 'picks per second',
  p50: 'pick to all views, ms, p50',
  p99: 'pick to all views, ms, p99 (reach ≤ 30)',
  floorP50: 'bare ws and SQLite, as many bytes to as many, ms, p50',
  floorP99: 'bare ws and SQLite, as many bytes to as many, ms, p99',
  ratio: 'times the floor, p99 (reach ≤ 4)',
  bestP99: 'pick to all views, ms, p99 of the best round',
  undoP99: 'undo to all views, ms, p99 (reach ≤ 10)',
  hotKb35: 'a table after 35 picks, kB',
  hotKb: 'a table after 300 picks, kB (reach ≤ 35)',
  idleKb: 'a table that was put away, kB (reach ≤ 5)',
  load: 'load of a game of 1,500 picks, ms (reach ≤ 5)',
  bytesPerPick: 'bytes allocated per pick',
  longestPause: 'longest pause to collect, ms (reach ≤ 15)',
  pauses: 'pauses to collect, ms per second',
  framesPerPick: 'frames sent per pick',
  sentPerPick: 'bytes sent per pick',
  cpu: 'processors used',
  memory: 'memory, MB (reach ≤ 250 with 1,000 tables)',
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
      console.log(`  ${WORDS[key].padEnd(56)} ${value === null ? '–' : Number(value.toPrecision(4))}`)
}

// Last, when all above is there.
if (process.argv[2] === 'load') load()
else if (process.argv[2] === 'backup') await backUp(process.argv[3], process.argv[4])
else await measure()
