import type { Face } from '@tablee/kernel'
import { applied, type Change, type News, type Scene } from '@tablee/table'
import WebSocket from 'ws'
import type { Done, Job, Load } from './jobs.ts'
import { steadily } from './steady.ts'

/** What was sent to a table and is not yet seen by all of its seats. */
interface Waited {
  readonly at: number
  readonly seq: number
  left: number
}

/** A table as its players see it: enough to know who may do what. */
interface LoadedTable {
  seq: number
  readonly seats: LoadedSeat[]
  waited: Waited | null
}

interface LoadedSeat {
  readonly socket: WebSocket
  face: Face | null
  can: Scene['can']
}

/** How the news of a change, and of a whole scene, begin. */
const CHANGE = '{"seq":'

/** All tables of the measurement, each with a socket for every seat. */
export class Crowd {
  private readonly tables: LoadedTable[] = []
  private times: number[] = []
  private refused = 0
  private sent = 0
  private frames = 0
  private bytes = 0

  async connect({ address, tables, people }: Extract<Job, { do: 'connect' }>): Promise<void> {
    for (const id of tables) {
      const table: LoadedTable = { seq: 0, seats: [], waited: null }
      await Promise.all(people.map((person, seat) => this.sit(table, seat, address, person, id)))
      this.tables.push(table)
    }
  }

  private sit(table: LoadedTable, seat: number, address: string, person: string, id: string): Promise<void> {
    const socket = new WebSocket(address, { headers: { cookie: person } })
    const loaded: LoadedSeat = { socket, face: null, can: { undo: false, redo: false, restart: false } }
    table.seats[seat] = loaded
    return new Promise((joined, failed) => {
      socket.once('error', failed)
      socket.once('open', () => socket.send(JSON.stringify({ do: 'join', id: 0, table: id })))
      socket.on('message', data => {
        const frame = String(data)
        this.frames++
        this.bytes += frame.length
        const seq = seqOfOthersTurn(frame)
        if (seq !== null) return this.see(table, seq)
        const news: News = JSON.parse(frame)
        this.hear(table, loaded, news)
        if ('done' in news && news.done === 0) joined()
      })
    })
  }

  private hear(table: LoadedTable, seat: LoadedSeat, news: News): void {
    if ('refused' in news) this.refused++
    if (!('scene' in news || 'change' in news)) return
    if ('scene' in news) Object.assign(seat, { face: news.scene.face, can: news.scene.can })
    else follow(seat, news.change)
    this.see(table, news.seq)
  }

  /** One of the seats sees the table as it is after a change. */
  private see(table: LoadedTable, seq: number): void {
    table.seq = Math.max(table.seq, seq)
    const { waited } = table
    if (!waited || seq !== waited.seq || --waited.left > 0) return
    this.times.push(performance.now() - waited.at)
    table.waited = null
  }

  /** Picks at the tables in turn, for whoever is asked. */
  async picks(pace: Load): Promise<Done> {
    let next = 0
    let skipped = 0
    await steadily(pace, () => {
      const table = this.tables[next++ % this.tables.length]
      const seat = table.seats.find(({ face }) => face !== null)
      const candidates = seat?.face?.candidates
      if (!seat || !candidates || table.waited) skipped++
      else this.send(table, seat, { do: 'pick', keys: [candidates[next % candidates.length].key] })
    })
    return this.result(skipped)
  }

  /** Takes picks back, one table after the other, where the rules allow it. */
  async undos(count: number): Promise<Done> {
    for (let done = 0; done < count; ) {
      const before = done
      for (const table of this.tables) {
        const seat = table.seats.find(({ can }) => can.undo)
        if (!seat || done >= count) continue
        this.send(table, seat, { do: 'undo' })
        while (table.waited) await new Promise(go => setTimeout(go, 1))
        done++
      }
      if (done === before) break
    }
    return this.result(0)
  }

  private send(
    table: LoadedTable,
    { socket }: LoadedSeat,
    what: { readonly do: string; readonly keys?: readonly string[] },
  ): void {
    const id = ++this.sent
    table.waited = { at: performance.now(), seq: table.seq + 1, left: table.seats.length }
    socket.send(JSON.stringify({ ...what, id, seq: table.seq, once: String(id) }))
  }

  /** What came of it since somebody last asked. */
  async result(skipped: number): Promise<Done> {
    await new Promise(go => setTimeout(go, 1000))
    const lost = skipped + this.refused + this.tables.filter(({ waited }) => waited).length
    const { times, frames, bytes } = this
    this.times = []
    this.refused = 0
    this.frames = 0
    this.bytes = 0
    return { times, lost, frames, bytes }
  }
}

/**
 * The number of a change that brings a seat nothing to choose or to take back; null for any other frame. These are most
 * of all, and the load shares its processors with what it measures: it reads no more of them than it has to.
 */
function seqOfOthersTurn(frame: string): number | null {
  if (
    !frame.startsWith(CHANGE) ||
    frame.includes('"scene":') ||
    frame.includes('"face":') ||
    frame.includes('"can":')
  )
    return null
  return Number.parseInt(frame.slice(CHANGE.length), 10)
}

/** Only what the load needs of a scene is kept: the question, and whether there is something to take back. */
function follow(seat: LoadedSeat, change: Change): void {
  const [, fields] = change as readonly [unknown, { readonly [name: string]: Change } | undefined]
  if (fields?.face) seat.face = applied(seat.face, fields.face) as Face | null
  if (fields?.can) seat.can = applied(seat.can, fields.can) as Scene['can']
}
