import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { entryOf } from '@tablee/games'
import { offered } from '@tablee/games/shelf.ts'
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
  private readonly end: () => Promise<void>

  private constructor(hall: Hall, store: Store, address: string, end: () => Promise<void>) {
    this.hall = hall
    this.store = store
    this.address = address
    this.end = end
  }

  static async open(database: string): Promise<Host> {
    const store = await openDatabase(database)
    const hall = await hallOn(store)
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
    return new Host(hall, store, `ws://127.0.0.1:${port}${SOCKET_PATH}`, async () => {
      await sockets.stop()
      server.close()
      await hall.stop()
      await store.close()
    })
  }

  /** A table of the first game at which everybody sits, started. */
  async table(seed?: number): Promise<string> {
    const { id } = await this.hall.create(people[0], {
      game: offered[0].id,
      options: {},
      chairs: people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
      access: 'public',
      clock: null,
      late: 'bot',
      hints: false,
    })
    for (const who of people.slice(1)) await this.hall.claim(id, who, {})
    if (seed !== undefined)
      await this.store.db.updateTable('tables').set({ seed, secret: null }).where('id', '=', id).execute()
    await this.hall.start(id, people[0])
    return id
  }

  close(): Promise<void> {
    return this.end()
  }
}

/** A hall that has no table in memory yet. */
export function hallOn(store: Store): Promise<Hall> {
  return openHall({
    store,
    room: async game => entryOf(game)?.load(),
    think: () => new Promise(() => {}),
    recall: () => new Promise(() => {}),
  })
}
