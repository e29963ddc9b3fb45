import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { roomOf } from '@tablee/games'
import { offered } from '@tablee/games/shelf.ts'
import type { Game } from '@tablee/kernel'
import { openDatabase, type Store } from '@tablee/server/database/open.ts'
import { type Hall, openHall, type Who } from '@tablee/server/hall/index.ts'
import { openSockets, SOCKET_PATH } from '@tablee/server/socket/index.ts'

/** Those who sit at every table. */
export const people: readonly Who[] = ['Ada', 'Bob', 'Cleo', 'Dan'].map(name => ({ id: name, name }))

/** The online tables of a server on a database, with nobody else on the line. */
export class Host {
  readonly hall: Hall
  readonly store: Store
  readonly address: string
  private readonly clock: Clock
  private readonly end: () => Promise<void>

  private constructor(hall: Hall, store: Store, address: string, clock: Clock, end: () => Promise<void>) {
    this.hall = hall
    this.store = store
    this.address = address
    this.clock = clock
    this.end = end
  }

  static async open(database: string): Promise<Host> {
    const store = await openDatabase(database)
    const clock: Clock = { ahead: 0 }
    const hall = await hallOn(store, clock)
    const server = createServer()
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
    const sockets = openSockets({
      server,
      hall,
      personOf: async ({ headers }) => people.find(({ id }) => id === headers.cookie) ?? null,
      sameOrigin: () => true,
      addressOf: () => 'here',
      perAddress: Number.POSITIVE_INFINITY,
      openings: { most: 1_000_000, perSecond: 1_000_000 },
    })
    const { port } = server.address() as AddressInfo
    return new Host(hall, store, `ws://127.0.0.1:${port}${SOCKET_PATH}`, clock, async () => {
      await sockets.stop()
      server.close()
      await hall.stop()
      await store.close()
    })
  }

  /** A table of the first game at which so many of them sit, started. */
  async table(seed?: number, seats = people.length): Promise<string> {
    const sitting = people.slice(0, seats)
    const { id } = await this.hall.create(people[0], {
      game: offered[0].id,
      options: {},
      chairs: sitting.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
      access: 'public',
      clock: null,
      late: 'bot',
      hints: false,
    })
    for (const who of sitting.slice(1)) await this.hall.claim(id, who, {})
    if (seed !== undefined)
      await this.store.db.updateTable('tables').set({ seed, secret: null }).where('id', '=', id).execute()
    await this.hall.start(id, people[0])
    return id
  }

  /** The rules of that game. */
  async game(): Promise<Game> {
    const room = await roomOf(offered[0].id)
    if (!room) throw new Error('There is no game to measure with.')
    return room.game
  }

  /** Has the hall believe that some time has passed, in milliseconds. */
  pass(time: number): void {
    this.clock.ahead += time
  }

  close(): Promise<void> {
    return this.end()
  }
}

/** By how much the hall's time is ahead of ours. */
interface Clock {
  ahead: number
}

/** A hall that has no table in memory yet. */
export function hallOn(store: Store, clock: Clock = { ahead: 0 }): Promise<Hall> {
  return openHall({
    store,
    room: async game => roomOf(game),
    now: () => Date.now() + clock.ahead,
    think: () => new Promise(() => {}),
    recall: () => new Promise(() => {}),
  })
}
