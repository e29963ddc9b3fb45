import { thinkInWorker } from '@tablee/bots/node.ts'
import { roomOf } from '@tablee/games'
import { pino } from 'pino'
import { serveAlone } from './database/alone.ts'
import { openDatabase, type Store } from './database/open.ts'
import { isWritable } from './database/writable.ts'
import { type Hall, type HallSettings, openHall } from './hall/index.ts'
import { httpApp } from './http/app.ts'
import { Callers } from './http/callers.ts'
import { Metrics } from './http/metrics.ts'
import { keysOf } from './notices/keys.ts'
import { Letters } from './notices/letters.ts'
import { Notifier } from './notices/notifier.ts'
import { Postman } from './notices/postman.ts'
import { prune } from './owner/prune.ts'
import { watchOwner } from './owner/watch.ts'
import { People } from './people/people.ts'
import { Sessions } from './people/sessions.ts'
import { tidy } from './people/upkeep.ts'
import { recallInWorker } from './replays/replays.ts'
import type { Settings } from './settings.ts'
import { openSockets, type Sockets } from './socket/index.ts'

export { backup, restore, yieldToOthers } from './backup.ts'
export { openDatabase } from './database/open.ts'
export * as owner from './owner/index.ts'
export {
  readSettings,
  type SettingName,
  type Settings,
  settingNames,
  standardOf,
  variableOf,
} from './settings.ts'

/** What the settings do not say. */
export interface Place {
  /** The folder of the built web app. */
  readonly web: string
  /** How bots think; in worker threads unless said otherwise. */
  readonly think?: HallSettings['think']
  /** How games are played again; in a worker thread unless said otherwise. */
  readonly recall?: HallSettings['recall']
  /** How long somebody may take to send a request, in milliseconds. */
  readonly patience?: number
}

/** A server that runs. */
export interface RunningServer {
  /** Where it is: `http://localhost:4000`. */
  readonly address: string
  /** Lets everybody finish what was begun, and ends. */
  stop(): Promise<void>
}

const DAY = 86_400_000
const PATIENCE = 30_000
/** How often the owner's commands are looked for, in milliseconds. */
const OWNER_EVERY = 2000

/** Starts a server: the web app, the API and the online tables. */
export async function serve(settings: Settings, place: Place): Promise<RunningServer> {
  const log = pino({ level: settings.log, base: undefined }, pino.destination(2))
  const ends: End[] = []
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
    log.info('stopped')
  }
  try {
    return { address: await start(settings, place, log, ends), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type End = () => Promise<void> | void

/** Starts the parts one after the other; each leaves how to end it, which is done in the opposite order. */
async function start(
  settings: Settings,
  { web, think = thinkInWorker, recall = recallInWorker, patience = PATIENCE }: Place,
  log: pino.Logger,
  ends: End[],
): Promise<string> {
  const store = await openDatabase(settings.database)
  ends.push(() => store.close())
  ends.push(serveAlone(store))
  const { db } = store
  const tell = (what: string, detail: { readonly [name: string]: unknown }) => log.warn(detail, what)
  const keys = await keysOf(db)
  const letters = settings.smtp === '' ? null : new Letters({ smtp: settings.smtp, from: settings.mailFrom })
  let address = settings.origin
  let sockets: Sockets | null = null
  const postman = new Postman({
    db,
    keys,
    letters,
    pushContact: settings.pushContact,
    webhooks: settings.webhooks,
    reach: settings.privateAddresses ? 'anywhere' : 'public',
    address: () => address,
    log: tell,
  })
  ends.push(() => postman.stop())
  const notifier = new Notifier({ db, postman, delay: settings.noticeDelay * 1000, log: tell })
  const hall: Hall = await openHall({
    store,
    room: async game => roomOf(game),
    think,
    recall,
    hear: event => notifier.hear(event),
    out: person => sockets?.dismiss(person),
    log: tell,
  })
  ends.push(() => hall.stop())
  const people = new People(db)
  const sessions = new Sessions(db)
  const callers = new Callers(settings)
  const dismiss = async (person: string) => {
    sockets?.dismiss(person)
    await hall.tellOut(person)
  }
  const metrics = new Metrics(
    () => hall.counts(),
    () => sockets?.count ?? 0,
  )
  const app = await httpApp({
    settings,
    db,
    isWritable: () => isWritable(store),
    hall,
    people,
    sessions,
    postman,
    letters,
    keys,
    callers,
    metrics,
    log,
    dismiss,
    patience,
    web,
  })
  ends.push(() => app.close())
  sockets = openSockets({
    server: app.server,
    hall,
    personOf: request => sessions.personOf(request.headers.cookie),
    sameOrigin: request => callers.isSameOrigin(request),
    addressOf: request => callers.addressOf(request),
    log: tell,
  })
  ends.push(() => sockets?.stop())
  const listening = await app.listen({ port: settings.port, host: settings.host })
  const here = addressOf(settings.host, listening)
  if (address === '') address = here
  ends.push(await watchOwner({ db, hall, dismiss, log: tell, every: OWNER_EVERY }))
  ends.push(tidyDaily(store, settings, tell))
  await notifier.attend(hall)
  ends.push(() => notifier.stop())
  log.info({ address, database: store.kind }, 'started')
  return here
}

function tidyDaily(
  store: Store,
  settings: Settings,
  tell: (what: string, detail: { readonly [name: string]: unknown }) => void,
): End {
  const sweep = () =>
    tidyAll(store, settings).catch((error: unknown) => tell('Tidying failed.', { why: String(error) }))
  void sweep()
  const timer = setInterval(sweep, DAY)
  timer.unref()
  return () => clearInterval(timer)
}

async function tidyAll(store: Store, settings: Settings): Promise<void> {
  await tidy(store.db)
  await prune(store, settings)
}

/** The address that people on this machine open. */
function addressOf(host: string, listening: string): string {
  const { port } = new URL(listening)
  const everywhere = host === '0.0.0.0' || host === '::'
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}
