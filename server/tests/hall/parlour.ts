import { reply } from '@tablee/bots/reply.ts'
import { entryOf } from '@tablee/games'
import type { Message, Room } from '@tablee/kernel'
import { applied, type ChatLine, type News, type Request, type Scene, type TableCard } from '@tablee/table'
import { openDatabase, type Store } from '../../database/open.ts'
import {
  type Ear,
  type Hall,
  type HallEvent,
  type HallSettings,
  openHall,
  type TableWish,
  type Visit,
  type Who,
} from '../../hall/index.ts'
import { recall } from '../../replays/recall.ts'

export const ada: Who = { id: 'ada', name: 'Ada' }
export const bob: Who = { id: 'bob', name: 'Bob' }
export const cleo: Who = { id: 'cleo', name: 'Cleo' }
export const dan: Who = { id: 'dan', name: 'Dan' }
export const everyone: readonly Who[] = [ada, bob, cleo, dan]

/** A hall on a database of its own process, as far as the others can tell. */
export class Parlour {
  readonly hall: Hall
  readonly store: Store
  readonly events: HallEvent[]

  readonly url: string

  private constructor(url: string, hall: Hall, store: Store, events: HallEvent[]) {
    this.url = url
    this.hall = hall
    this.store = store
    this.events = events
  }

  static async open(url: string, settings: Partial<HallSettings> = {}): Promise<Parlour> {
    const store = await openDatabase(url)
    const events: HallEvent[] = []
    const hall = await openHall({
      store,
      room: roomOf,
      think: thinkHere,
      recall,
      pace: 0,
      hear: event => events.push(event),
      ...settings,
    })
    return new Parlour(url, hall, store, events)
  }

  /** A table of a game at which people sit, started. */
  async table(people: readonly Who[], wish: Partial<TableWish> = {}): Promise<string> {
    const { id } = await this.waitingTable(people, wish)
    await this.hall.start(id, people[0])
    return id
  }

  /** A table at which people sit, before its start. */
  async waitingTable(people: readonly Who[], wish: Partial<TableWish> = {}): Promise<TableCard> {
    const chairs = people.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }))
    const card = await this.hall.create(people[0], { ...usualWish, chairs, ...wish })
    for (const [seat, who] of people.entries())
      if (seat > 0) await this.hall.claim(card.id, who, { seat, invitation: card.invitation })
    return this.hall.card(card.id, { who: people[0] })
  }

  /** A table that waits will be dealt from this seed. */
  async sow(table: string, seed: number): Promise<void> {
    await this.store.db.updateTable('tables').set({ seed, secret: null }).where('id', '=', table).execute()
  }

  /** Somebody opens a table. */
  async sit(table: string, who: Who | null, seq?: number): Promise<Person> {
    const person = new Person()
    person.visit = await this.hall.enter(table, { who }, person, seq)
    return person
  }

  async close(): Promise<void> {
    await this.hall.stop()
    await this.store.close()
  }
}

const usualWish: TableWish = {
  game: 'harbour',
  options: {},
  chairs: [],
  access: 'public',
  clock: null,
  late: 'bot',
  hints: false,
}

export const roomOf = async (game: string): Promise<Room | undefined> => entryOf(game)?.load()

/** Bots think at once, in this thread. */
export const thinkHere: HallSettings['think'] = async question => {
  const answer = await reply({ ...question, id: 0 })
  if ('value' in answer) return answer.value
  throw new Error(answer.mistake)
}

type Wanted = Request extends infer R ? (R extends { do: 'join' } ? never : Omit<R, 'id'>) : never

/** Somebody at a table, who keeps what the wire brings as a browser does. */
export class Person implements Ear {
  visit: Visit | null = null
  scene: Scene | null = null
  seq = 0
  card: TableCard | null = null
  readonly chat: ChatLine[] = []
  readonly frames: string[] = []
  /** Reads nothing until told otherwise. */
  asleep = false
  private asked = 0
  private onces = 0
  private readonly answers = new Map<number, News>()
  private readonly waiters = new Set<() => void>()

  tell(frame: string): boolean {
    this.frames.push(frame)
    this.hear(JSON.parse(frame))
    this.look()
    return !this.asleep
  }

  /** Those who wait for something look whether it came. */
  protected look(): void {
    for (const look of [...this.waiters]) look()
  }

  private hear(news: News): void {
    if ('scene' in news) {
      this.scene = news.scene
      this.seq = news.seq
    } else if ('change' in news) {
      if (news.from !== this.seq) throw new Error(`A change of ${news.from} came at ${this.seq}.`)
      this.scene = applied(this.scene, news.change) as Scene
      this.seq = news.seq
    } else if ('card' in news) this.card = news.card
    else if ('chat' in news) this.chat.push(...news.chat)
    else if ('done' in news) this.answers.set(news.done, news)
    else if ('refused' in news) this.answers.set(news.refused, news)
  }

  /** Sends a request and waits for its answer. */
  async ask(wanted: Wanted): Promise<News> {
    const id = ++this.asked
    await this.visit?.ask({ ...wanted, id } as never)
    const answer = this.answers.get(id)
    if (!answer) throw new Error('There is no answer.')
    return answer
  }

  once(): string {
    return `${Math.random()}-${++this.onces}`
  }

  pick(key: string, told: { readonly seq?: number; readonly once?: string } = {}): Promise<News> {
    return this.gesture([key], told)
  }

  gesture(keys: readonly string[], { seq = this.seq, once = this.once() } = {}): Promise<News> {
    return this.ask({ do: 'pick', keys, seq, once })
  }

  do(what: 'undo' | 'redo' | 'restart', { seq = this.seq, once = this.once() } = {}): Promise<News> {
    return this.ask({ do: what, seq, once })
  }

  /** The keys this seat can choose from. */
  get keys(): readonly string[] {
    return this.scene?.face?.candidates.map(({ key }) => key) ?? []
  }

  /** Waits until something holds, looking whenever news come. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error(`It did not come: ${holds}`)), 20_000)
      const look = () => {
        if (!holds()) return
        clearTimeout(timer)
        this.waiters.delete(look)
        done()
      }
      this.waiters.add(look)
      look()
    })
  }

  leave(): void {
    this.visit?.leave()
    this.visit = null
  }
}

/** The reason of a refusal; fails when it is none. */
export function why(news: News): Message['id'] {
  if (!('refused' in news)) throw new Error(`That was not refused: ${JSON.stringify(news)}`)
  return news.why.id
}

/** The number of the change that a request made; fails when it was refused. */
export function done(news: News): number {
  if (!('done' in news && 'seq' in news)) throw new Error(`That was not done: ${JSON.stringify(news)}`)
  return news.seq
}
