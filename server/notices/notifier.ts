import type { Language } from '@tablee/kernel'
import type { Channels, Notices as Wishes } from '@tablee/table/api.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Hall, HallEvent } from '../hall/index.ts'
import { wishesFrom } from '../people/wishes.ts'
import type { Keys } from './keys.ts'
import type { Letters } from './letters.ts'
import { type Notice, type NoticeKind, sentenceOf } from './notice.ts'
import { PostFailed, type Reach } from './post.ts'
import { pushTo } from './push.ts'
import { isFirst } from './told.ts'
import { callWebhook } from './webhook.ts'

/** What notices need from the place they are sent from. */
export interface NotifierSettings {
  readonly db: Kysely<Database>
  readonly keys: Keys
  /** Null when this server sends no letters. */
  readonly letters: Letters | null
  /** Whom push services write to; empty when this server pushes nothing. */
  readonly pushContact: string
  readonly webhooks: boolean
  readonly reach: Reach
  /** How long somebody is away before being told, in milliseconds. */
  readonly delay: number
  /** The address that people open. */
  readonly address: () => string
  readonly log: (what: string, detail: { readonly [name: string]: unknown }) => void
  /** How long to wait before each new attempt, in milliseconds. */
  readonly retries?: readonly number[]
}

const RETRIES = [5000, 60_000, 600_000] as const

interface Reader {
  readonly id: string
  readonly name: string
  readonly language: Language
  readonly wishes: Wishes
}

/** Tells people what happens at their tables while they are away. */
export class Notifier {
  private readonly settings: NotifierSettings
  private readonly timers = new Set<NodeJS.Timeout>()
  private hall: Hall | null = null

  constructor(settings: NotifierSettings) {
    this.settings = settings
  }

  /** Which ways of telling this server is set up for. */
  get channels(): Channels {
    const { letters, pushContact, webhooks } = this.settings
    return { email: letters !== null, push: pushContact !== '', webhook: webhooks }
  }

  /** Which addresses may be called. */
  get reach(): Reach {
    return this.settings.reach
  }

  /** Begins with the tables that were played while nobody told anything. */
  async attend(hall: Hall): Promise<void> {
    this.hall = hall
    if (!this.isOn) return
    const waiting = await this.settings.db
      .selectFrom('tables')
      .innerJoin('chairs', 'chairs.table_id', 'tables.id')
      .select(['tables.id', 'tables.game', 'tables.title', 'tables.seq', 'chairs.seat', 'chairs.person'])
      .where('tables.state', '=', 'playing')
      .where('tables.clock', 'is not', null)
      // The clock of a seat runs while it is to choose.
      .where('chairs.since', 'is not', null)
      .where('chairs.kind', '=', 'person')
      .execute()
    for (const { id: table, person, ...rest } of waiting)
      if (person !== null) this.hear({ kind: 'turn', table, person, here: false, clock: true, ...rest })
  }

  /** Hears what happened, and tells it after a while to those who are still away. */
  hear(event: HallEvent): void {
    if (!this.isOn || (event.kind === 'turn' && !event.clock)) return
    this.after(this.settings.delay, () => this.tell(event))
  }

  /** Tells nobody anything more. */
  stop(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
    this.settings.letters?.close()
  }

  private get isOn(): boolean {
    return Object.values(this.channels).some(Boolean)
  }

  private async tell(event: HallEvent): Promise<void> {
    if (event.kind === 'turn') await this.tellTurn(event)
    else if (event.kind === 'claimed') await this.tellJoined(event)
    else await this.tellOver(event)
  }

  private async tellTurn({
    table,
    seat,
    person,
    title,
    game,
  }: Extract<HallEvent, { kind: 'turn' }>): Promise<void> {
    const card = await this.cardFor(table, person)
    const chair = card?.chairs[seat]
    if (!card?.mine.includes(seat) || !card.waiting.includes(seat) || !chair || chair.here) return
    const { db } = this.settings
    const last = await db
      .selectFrom('picks')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .executeTakeFirst()
    if (!(await isFirst(db, `turn:${table}:${seat}`, last?.seq ?? 0))) return
    await this.send(person, 'turn', table, language => ({
      title: sentenceOf(language, { id: 'server.turn.title', values: { table: title || game } }),
      body: sentenceOf(language, { id: 'server.turn.body', values: { left: chair.left ?? null } }),
    }))
  }

  private async tellJoined({
    table,
    person,
    name,
    title,
    game,
  }: Extract<HallEvent, { kind: 'claimed' }>): Promise<void> {
    const card = await this.cardFor(table, person)
    if (!card || card.mine.some(seat => card.chairs[seat].here)) return
    await this.send(person, 'joined', table, language => ({
      title: sentenceOf(language, { id: 'server.joined.title', values: { table: title || game } }),
      body: sentenceOf(language, { id: 'server.joined.body', values: { name } }),
    }))
  }

  private async tellOver({
    table,
    people,
    title,
    game,
  }: Extract<HallEvent, { kind: 'over' }>): Promise<void> {
    if (!(await isFirst(this.settings.db, `over:${table}`, 1))) return
    for (const { person, here } of people)
      if (!here)
        await this.send(person, 'over', table, language => ({
          title: sentenceOf(language, { id: 'server.over.title', values: { table: title || game } }),
          body: sentenceOf(language, { id: 'server.over.body' }),
        }))
  }

  private async cardFor(table: string, person: string) {
    try {
      return await this.hall?.card(table, { who: { id: person, name: '' } })
    } catch {
      return undefined // The table is gone meanwhile: nothing is left to tell.
    }
  }

  /** Tells one person by all ways that they wish. */
  private async send(
    person: string,
    kind: NoticeKind,
    table: string,
    words: (language: Language) => { readonly title: string; readonly body: string },
  ): Promise<void> {
    const reader = await this.readerOf(person)
    if (!reader?.wishes[kind]) return
    const link = `${this.settings.address()}/online/${encodeURIComponent(table)}`
    const notice: Notice = { kind, table, link, ...words(reader.language) }
    const { channels, settings } = this
    const { email, confirmed, webhook, secret } = reader.wishes
    if (channels.email && email && confirmed)
      this.attempt('email', person, () => this.write(email, reader, notice))
    if (channels.webhook && webhook && secret)
      this.attempt('webhook', person, () => callWebhook(webhook, secret, notice, settings.reach))
    if (channels.push) await this.pushAll(person, notice)
  }

  private async write(email: string, { language }: Reader, notice: Notice): Promise<void> {
    await this.settings.letters?.send(email, notice, sentenceOf(language, { id: 'server.letterFoot' }))
  }

  private async pushAll(person: string, notice: Notice): Promise<void> {
    const { db, keys, pushContact, reach } = this.settings
    const rows = await db.selectFrom('subscriptions').selectAll().where('person', '=', person).execute()
    for (const { endpoint, keys: own } of rows) {
      const subscription = { endpoint, keys: JSON.parse(own) as { p256dh: string; auth: string } }
      this.attempt('push', person, async () => {
        try {
          await pushTo(subscription, notice, keys.vapid, pushContact, reach)
        } catch (error) {
          // The push service says that this browser is gone.
          if (!(error instanceof PostFailed && (error.status === 404 || error.status === 410))) throw error
          await db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute()
        }
      })
    }
  }

  /** Tries to send, and again later when nobody answers. */
  private attempt(way: string, person: string, send: () => Promise<void>, tries = 0): void {
    this.after(0, async () => {
      try {
        await send()
      } catch (error) {
        const final = error instanceof PostFailed && error.status >= 400 && error.status < 500
        const wait = (this.settings.retries ?? RETRIES)[tries]
        const why = error instanceof Error ? error.message : String(error)
        this.settings.log('A notice was not delivered.', {
          way,
          person,
          why,
          again: !final && wait !== undefined,
        })
        if (!final && wait !== undefined)
          this.after(wait, async () => this.attempt(way, person, send, tries + 1))
      }
    })
  }

  private after(ms: number, act: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      act().catch((error: unknown) =>
        this.settings.log('A notice could not be prepared.', { why: String(error) }),
      )
    }, ms)
    timer.unref()
    this.timers.add(timer)
  }

  private async readerOf(id: string): Promise<Reader | null> {
    const row = await this.settings.db
      .selectFrom('people')
      .select(['id', 'name', 'language', 'notices'])
      .where('id', '=', id)
      .where('banned', 'is', null)
      .executeTakeFirst()
    if (!row) return null
    const { name, language, notices } = row
    return { id, name, language: language === 'en' ? 'en' : 'fr', wishes: wishesFrom(notices) }
  }
}
