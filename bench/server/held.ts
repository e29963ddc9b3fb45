import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Game, Match, type Seat } from '@tablee/kernel'
import type { Visit } from '@tablee/server/hall/index.ts'
import { type Host, people } from './host.ts'

/** So many tables are measured together, after as many that do not count: those compile what all use. */
const TABLES = 60
const SHORT = 35
const LONG = 300
/** After how long a table is put away, and within how long the hall has noticed, in milliseconds. */
const REST = 31_000
const NOTICED = 2500
/** After how long a table is gone that nobody has open. */
const GONE = 11 * 60_000

/** What a table with four seats connected holds in memory, in kilobytes, without their sockets. */
export type Held = {
  /** After 35 picks, after 300, and when it has been put away. */
  readonly hotKb35: number
  readonly hotKb: number
  readonly idleKb: number
}

type Picks = readonly (readonly [seat: Seat, key: string])[]

/**
 * Measures what tables hold after a full collection, more than when they are gone: the same on any machine, however
 * busy.
 */
export async function heldByTables(host: Host): Promise<Held> {
  const game = await host.game()
  const games = Array.from({ length: 2 * TABLES }, (_, seed) => playedAtRandom(game, seed + 1))
  const others = await tablesOf(host, games, 0)
  await Promise.all(others.map(({ play }) => play(LONG)))
  host.pass(REST)
  await noticed()
  const tables = await tablesOf(host, games, TABLES)
  await Promise.all(tables.map(({ play }) => play(SHORT)))
  const short = held()
  await Promise.all(tables.map(({ play }) => play(LONG)))
  const long = held()
  host.pass(REST)
  await noticed()
  const idle = held()
  for (const { leave } of tables) leave()
  host.pass(GONE)
  await noticed()
  const gone = held()
  const each = (then: number) => (then - gone) / TABLES / 1000
  return { hotKb35: each(short), hotKb: each(long), idleKb: each(idle) }
}

const noticed = () => new Promise(go => setTimeout(go, NOTICED))

/** What is picked in a game that is played at random. */
function playedAtRandom(game: Game, seed: number): Picks {
  const match = Match.start(game, { seats: people.length, seed })
  const picks: [Seat, string][] = []
  let chance = seed
  while (match.ask && picks.length < LONG) {
    const [seat] = match.ask.seats.filter(one => match.face(one))
    const candidates = match.face(seat)?.candidates ?? []
    chance = (chance * 48_271) % 2_147_483_647
    const { key } = candidates[chance % candidates.length]
    match.pickKey(seat, key)
    picks.push([seat, key])
  }
  return picks
}

/** A table that is told how far to play. */
interface Player {
  play(to: number): Promise<void>
  leave(): void
}

/** Opens tables. */
async function tablesOf(host: Host, games: readonly Picks[], first: number): Promise<Player[]> {
  const tables = []
  for (let place = first; place < first + TABLES; place++)
    tables.push(await tableOf(host, games[place], place + 1))
  return tables
}

async function tableOf(host: Host, picks: Picks, seed: number): Promise<Player> {
  const table = await host.table(seed)
  const visits: Visit[] = []
  let refused = ''
  const tell = (frame: string) => {
    if (frame.startsWith('{"refused"')) refused = frame
    return true
  }
  for (const who of people) visits.push(await host.hall.enter(table, { who }, { tell }))
  let made = 0
  return {
    async play(to) {
      for (; made < Math.min(to, picks.length); made++) {
        const [seat, key] = picks[made]
        await visits[seat].ask({ do: 'pick', id: made, seq: made + 1, once: String(made), keys: [key] })
        if (refused) throw new Error(`A pick was refused: ${refused}`)
      }
    },
    leave() {
      for (const visit of visits.splice(0)) visit.leave()
    },
  }
}

// Node lets programs collect that were started so; this one asks for it later.
setFlagsFromString('--expose-gc')
// Code that is thrown away or kept is no part of a table.
setFlagsFromString('--no-flush-bytecode')
const collect: () => void = runInNewContext('gc')

/** Some things are let go only when the collector has come several times; compiled code is no part of a table. */
function held(): number {
  for (let time = 0; time < 6; time++) collect()
  const code = getHeapSpaceStatistics().filter(({ space_name }) => space_name.startsWith('code'))
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external - code.reduce((sum, { space_used_size }) => sum + space_used_size, 0)
}
