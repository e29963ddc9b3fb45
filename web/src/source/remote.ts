import type { Face, Message, Save } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { applied } from '@tablee/table/difference.ts'
import type { ChatLine, News, TableCard } from '@tablee/table/wire.ts'
import { type Dial, Line } from './line.ts'
import { type Asking, LOST, Requests } from './requests.ts'
import type { Hint, Source } from './source.ts'
import { troubleOf } from './trouble.ts'
import { newId } from './usual.ts'

/** How it stands with the connection to a table far away. */
export type Link = 'opening' | 'open' | 'lost'

type Deed = Extract<Asking, { do: 'pick' | 'undo' | 'redo' | 'restart' }>

/** Why a table may not be shown now, and yet soon. */
const PASSING = ['server.notKept', 'server.notNow', 'server.fault', 'server.stopping', 'server.tooFast']

/** How long what a done deed changed may be on its way, in milliseconds. */
const ON_ITS_WAY = 5000

/** Where a table far away is found. */
export interface Place {
  readonly id: string
  /** The code of the link by which one came; opens a table that is not for everybody. */
  readonly invitation?: string
  readonly dial: Dial
  /** Fetches a finished game. */
  readonly getSave: (id: string) => Promise<Save>
}

/** A table far away, on a server. */
export class RemoteSource implements Source {
  readonly far = true
  scene: Scene | null = null
  failure: Message | null = null
  /** Who sits where, clocks, presence; null until the server has told. */
  card: TableCard | null = null
  /** When the card came, by the clock of this machine that never jumps. */
  cardAt = 0
  chat: readonly ChatLine[] = []
  link: Link = 'opening'
  pending = false
  private readonly place: Place
  private readonly listeners = new Set<() => void>()
  private readonly line: Line
  private readonly requests: Requests
  private told: Scene | null = null
  private cardSeq = -1
  private seq = -1
  private mistake: Message | null = null
  private awaited = -1
  private late: ReturnType<typeof setTimeout> | undefined

  constructor(place: Place) {
    this.place = place
    this.requests = new Requests(
      text => this.line.send(text),
      () => this.line.hurry(),
    )
    this.line = new Line(place.dial, {
      opened: () => this.join(),
      heard: text => this.hear(JSON.parse(text) as News),
      lost: () => this.lose(),
    })
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  pick(keys: readonly string[]): void {
    this.carryOut({ do: 'pick', seq: this.seq, once: newId(), keys })
  }

  undo(to?: number): void {
    this.carryOut({ do: 'undo', seq: this.seq, once: newId(), ...(to !== undefined && { to }) })
  }

  redo(): void {
    this.carryOut({ do: 'redo', seq: this.seq, once: newId() })
  }

  restart(): void {
    this.carryOut({ do: 'restart', seq: this.seq, once: newId() })
  }

  /** A person looks with the eyes that the server knows them by. */
  takeSeat(): void {}

  /** The server sets the pace of its bots. */
  pace(): void {}

  async hint(keys: readonly string[]): Promise<readonly Hint[]> {
    return (await this.ask({ do: 'hint', keys })) as readonly Hint[]
  }

  async peek(keys: readonly string[]): Promise<Face | null> {
    return (await this.ask({ do: 'peek', seq: this.seq, keys })) as Face | null
  }

  async at(picks: number): Promise<Scene> {
    return (await this.ask({ do: 'at', picks })) as Scene
  }

  save(): Promise<Save> {
    return this.place.getSave(this.place.id)
  }

  /** Writes a line; it is kept once, however often it has to be sent. */
  async say(text: string): Promise<void> {
    await this.ask({ do: 'chat', once: newId(), text })
  }

  /** Proposes to go back to an earlier pick. */
  async propose(to: number): Promise<void> {
    await this.ask({ do: 'propose', seq: this.seq, to })
  }

  /** Agrees to the proposal that is open, or not; who made it takes it back by not agreeing. */
  async agree(yes: boolean): Promise<void> {
    await this.ask({ do: 'agree', yes })
  }

  /** The connection is dead, or can be had again: no more waiting. */
  hurry(): void {
    if (this.failure === null) this.line.hurry()
  }

  close(): void {
    clearTimeout(this.late)
    this.line.close()
    this.requests.end()
    this.listeners.clear()
  }

  private ask(asking: Asking): Promise<unknown> {
    return this.requests.ask(asking, this.link === 'open')
  }

  /** One deed at a time: what is clicked while another is on its way is a double click. */
  private carryOut(deed: Deed): void {
    if (this.pending || this.told === null) return
    this.pending = true
    this.mistake = null
    this.show()
    this.ask(deed).then(
      seq => this.await(seq as number),
      error => {
        this.mistake = troubleOf(error)
        this.settle()
      },
    )
  }

  /** A deed is done when what it changed can be seen. */
  private await(seq: number): void {
    if (this.seq >= seq) {
      this.settle()
      return
    }
    this.awaited = seq
    this.late = setTimeout(() => this.line.hurry(), ON_ITS_WAY)
  }

  private settle(): void {
    clearTimeout(this.late)
    this.awaited = -1
    this.pending = false
    this.show()
  }

  private join(whole = this.told === null): void {
    this.link = 'opening'
    const { id: table, invitation } = this.place
    const asking: Asking = { do: 'join', table, ...(whole ? {} : { seq: this.seq }) }
    this.requests.ask(invitation === undefined ? asking : { ...asking, invitation }, true).then(
      () => this.joined(),
      error => {
        const failure = troubleOf(error)
        if (failure.id !== LOST) this.doWithout({ failure, retry: false })
      },
    )
  }

  private joined(): void {
    this.link = 'open'
    this.line.praise()
    this.requests.resend()
    this.tell()
  }

  private lose(): void {
    this.requests.lose()
    this.link = 'lost'
    this.tell()
  }

  private hear(news: News): void {
    if (this.requests.answer(news)) return
    if ('scene' in news) this.see(news.scene, news.seq)
    else if ('change' in news) this.change(news)
    else if ('card' in news) {
      this.cardAt = performance.now()
      this.cardSeq = this.seq
      this.card = news.card
      this.show()
    } else if ('chat' in news) this.read(news.chat)
    else if ('unsaid' in news) this.chat = this.chat.filter(({ who }) => who !== news.unsaid)
    else if ('failure' in news) this.doWithout(news)
  }

  /** What cannot be put on what is known is asked for as a whole. */
  private change({ seq, from, change }: Extract<News, { change: unknown }>): void {
    if (this.told !== null && from === this.seq) this.see(applied(this.told, change) as Scene, seq)
    else if (seq > this.seq) this.join(true)
  }

  private see(scene: Scene, seq: number): void {
    if (scene.picks !== this.told?.picks) this.mistake = null
    this.told = scene
    this.seq = seq
    if (this.awaited >= 0 && seq >= this.awaited) this.settle()
    else this.show()
  }

  private read(lines: readonly ChatLine[]): void {
    const known = new Map(this.chat.map(line => [line.n, line]))
    for (const line of lines) known.set(line.n, line)
    this.chat = [...known.values()].sort((a, b) => a.n - b.n)
    this.tell()
  }

  /** Puts together what the table and its card tell: at a live table the card does not follow every pick. */
  private show(): void {
    const { told, card } = this
    if (told) {
      const waiting = card?.state === 'over' ? null : told.waiting
      this.scene = { ...told, waiting, mistake: this.mistake ?? told.mistake }
      if (card) this.card = cardWith(card, this.scene, this.seq > this.cardSeq)
    }
    this.tell()
  }

  private doWithout({ failure, retry }: Extract<News, { failure: unknown }>): void {
    if (retry || PASSING.includes(failure.id)) this.line.drop()
    else this.fail(failure)
  }

  private fail(failure: Message): void {
    this.failure = failure
    this.line.close()
    this.requests.end()
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

/** A card brought up to a scene: a table with a scene has started, and a proposal ends when the game goes on. */
function cardWith(card: TableCard, { waiting, picks, round }: Scene, wentOn: boolean): TableCard {
  const state = card.state === 'waiting' ? 'playing' : card.state
  const proposal = wentOn ? null : card.proposal
  return { ...card, state, proposal, waiting: waiting?.seats ?? [], picks, round }
}
