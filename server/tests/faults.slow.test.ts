import { long } from '@tablee/kernel/tests/lawful.ts'
import type { TableCard } from '@tablee/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { openDatabase } from '../database/open.ts'
import { SOCKET_PATH } from '../socket/index.ts'
import { newDatabase, onEachDatabase } from './databases.ts'
import { Browser, twoSeats } from './house.ts'
import { Program } from './serve/program.ts'
import { Line } from './socket/line.ts'

/** On each of the two databases; each is a server that starts anew. */
const KILLS = long ? 25 : 8
const SEATS = 4

let program: Program
beforeAll(async () => {
  program = await Program.build()
})
afterAll(() => program.remove())

/** A pick that was sent and not yet acknowledged. */
interface Sent {
  readonly seat: number
  readonly key: string
  readonly seq: number
  readonly once: string
}

onEachDatabase('a server that is killed', fresh => {
  test(`${KILLS} times in the middle of a game, it loses nothing that it acknowledged`, {
    timeout: 300_000,
  }, async () => {
    const url = await fresh()
    const first = await program.serve('--database', url)
    const { table, cookies } = await rootTable(first.address)
    await first.end('SIGKILL')

    const acknowledged = new Map<number, Sent>()
    let open: Sent | null = null
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await program.serve('--database', url)
      const lines = await Promise.all(cookies.map(cookie => join(server.address, cookie, table)))
      expect(lines[0].seq).toBeGreaterThanOrEqual(Math.max(1, ...acknowledged.keys()))
      if (open) note(acknowledged, open, await send(lines, open))
      for (let picks = 0; picks < kill % 4; picks++) {
        const sent = await nextPick(lines)
        note(acknowledged, sent, await send(lines, sent))
      }
      // The last one is on its way when the server dies: acknowledged or not, it counts once.
      open = await nextPick(lines)
      const answer = send(lines, open)
      await new Promise(go => setTimeout(go, kill % 5))
      await server.end('SIGKILL')
      const seq = await answer
      if (seq !== null) {
        note(acknowledged, open, seq)
        open = null
      }
    }

    const { db, close } = await openDatabase(url)
    const rows = await db
      .selectFrom('picks')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute()
    await close()
    const made = rows.filter(({ kind }) => kind === 'pick')
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1))
    for (const [seq, { seat, key }] of acknowledged)
      expect(made.find(row => row.seq === seq)).toMatchObject({ seat, key })
    const asked = acknowledged.size + (open ? 1 : 0)
    expect(made.length).toBeGreaterThanOrEqual(acknowledged.size)
    expect(made.length).toBeLessThanOrEqual(asked)
    expect(acknowledged.size).toBeGreaterThan(KILLS)
  })
})

test('two servers on one database: picks reach the people of both, and the end of one harms nobody', async () => {
  const url = await newDatabase('postgres')
  const servers = await Promise.all([0, 1].map(() => program.serve('--database', url)))
  const { table, cookies } = await rootTable(servers[0].address)
  const lines = await Promise.all(
    cookies.map((cookie, seat) => join(servers[seat % 2].address, cookie, table)),
  )
  const play = async (among: readonly Line[]) => {
    const sent = await nextPick(among)
    const seq = await send(among, sent)
    for (const line of among) await line.until(() => line.seq === seq)
  }
  for (let picks = 0; picks < 12; picks++) await play(lines)
  await servers[0].end('SIGKILL')
  const moved = await Promise.all(cookies.map(cookie => join(servers[1].address, cookie, table)))
  expect(moved[1].scene).toEqual(lines[1].scene)
  for (let picks = 0; picks < 12; picks++) await play(moved)
  await servers[1].end('SIGTERM')
  expect(moved[0].failure).toMatchObject({ retry: true })
})

/** A table of Root that four guests have started. */
async function rootTable(address: string) {
  const guests = await Promise.all(
    Array.from({ length: SEATS }, async (_, seat) => {
      const browser = new Browser(address)
      await browser.ok('POST', '/api/guest', { name: `Guest ${seat}`, language: 'en' })
      return browser
    }),
  )
  const chairs = guests.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }))
  const wish = twoSeats({ game: 'root', chairs, access: 'public' })
  const { id } = await guests[0].ok<TableCard>('POST', '/api/tables', wish)
  for (const [seat, guest] of guests.entries())
    if (seat > 0) await guest.ok('POST', `/api/tables/${id}/claim`, { seat })
  await guests[0].ok('POST', `/api/tables/${id}/start`, {})
  return { table: id, cookies: guests.map(({ cookie }) => cookie) }
}

async function join(address: string, cookie: string, table: string): Promise<Line> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`, {
    headers: { cookie, origin: address },
  })
  const line = new Line(socket)
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed))
  line.send({ do: 'join', id: 0, table })
  await line.until(() => line.answered.has(0) && line.scene !== null)
  return line
}

let sent = 0

/** What whoever is asked chooses. */
async function nextPick(lines: readonly Line[]): Promise<Sent> {
  const newest = () => Math.max(...lines.map(({ seq }) => seq))
  for (const line of lines) await line.until(() => line.seq === newest())
  const seat = lines.findIndex(({ keys }) => keys.length > 0)
  const { keys, seq } = lines[seat]
  return { seat, key: keys[sent % keys.length], seq, once: `once-${++sent}` }
}

/** The number of the change that a pick made; null when the server died before it could tell. */
async function send(lines: readonly Line[], { seat, key, seq, once }: Sent): Promise<number | null> {
  const answer = await lines[seat].pick(key, { seq, once }).catch(() => null)
  if (!answer) return null
  if (!('done' in answer && 'seq' in answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`)
  return answer.seq
}

function note(acknowledged: Map<number, Sent>, what: Sent, seq: number | null): void {
  if (seq === null) throw new Error('The server died by itself.')
  acknowledged.set(seq, what)
}
