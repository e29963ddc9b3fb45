import type { Language } from '@tablee/kernel'
import type { Channels } from '@tablee/table/api.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { wishesFrom } from '../people/wishes.ts'
import type { Keys } from './keys.ts'
import type { Letters } from './letters.ts'
import { type Notice, type NoticeKind, sentenceOf } from './notice.ts'
import { PostFailed, type Reach } from './post.ts'
import { pushTo } from './push.ts'
import { Timers } from './timers.ts'
import { callWebhook } from './webhook.ts'

/** The ways by which people are told, as far as this server is set up for them. */
export interface PostmanSettings {
  readonly db: Kysely<Database>
  readonly keys: Keys
  /** Null when this server sends no letters. */
  readonly letters: Letters | null
  /** Whom push services write to; empty when this server pushes nothing. */
  readonly pushContact: string
  readonly webhooks: boolean
  readonly reach: Reach
  /** The address that people open. */
  readonly address: () => string
  readonly log: (what: string, detail: { readonly [name: string]: unknown }) => void
}

/** How long to wait before each new attempt, in milliseconds. */
const RETRIES = [5000, 60_000, 600_000] as const

/** Brings a notice to one person, by every way that they wish. */
export class Postman {
  private readonly settings: PostmanSettings
  private readonly timers: Timers

  constructor(settings: PostmanSettings) {
    this.settings = settings
    this.timers = new Timers(settings.log)
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

  /** Tells one person by all ways that they wish. */
  async deliver(
    person: string,
    kind: NoticeKind,
    table: string,
    words: (language: Language) => { readonly title: string; readonly body: string },
  ): Promise<void> {
    const { db, reach, address } = this.settings
    const row = await db
      .selectFrom('people')
      .select(['language', 'notices'])
      .where('id', '=', person)
      .where('banned', 'is', null)
      .executeTakeFirst()
    if (!row) return
    const wishes = wishesFrom(row.notices)
    if (!wishes[kind]) return
    const language = row.language === 'en' ? 'en' : 'fr'
    const link = `${address()}/online/${encodeURIComponent(table)}`
    const notice: Notice = { kind, table, link, ...words(language) }
    const { channels } = this
    const { email, confirmed, webhook, secret } = wishes
    if (channels.email && email && confirmed)
      this.attempt('email', person, () => this.write(email, language, notice))
    if (channels.webhook && webhook && secret)
      this.attempt('webhook', person, () => callWebhook(webhook, secret, notice, reach))
    if (channels.push) await this.pushAll(person, notice)
  }

  /** Brings nothing more. */
  stop(): void {
    this.timers.stop()
    this.settings.letters?.close()
  }

  private async write(email: string, language: Language, notice: Notice): Promise<void> {
    await this.settings.letters?.send(email, notice, sentenceOf(language, { id: 'server.letterFoot' }))
  }

  private async pushAll(person: string, notice: Notice): Promise<void> {
    const { db } = this.settings
    const rows = await db.selectFrom('subscriptions').selectAll().where('person', '=', person).execute()
    for (const { endpoint, keys } of rows)
      this.attempt('push', person, () => this.push(endpoint, JSON.parse(keys), notice))
  }

  private async push(endpoint: string, own: { p256dh: string; auth: string }, notice: Notice): Promise<void> {
    const { db, keys, pushContact, reach } = this.settings
    try {
      await pushTo({ endpoint, keys: own }, notice, keys.vapid, pushContact, reach)
    } catch (error) {
      // The push service says that this browser is gone.
      if (!(error instanceof PostFailed && (error.status === 404 || error.status === 410))) throw error
      await db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute()
    }
  }

  /** Tries to send, and again later when nobody answers. */
  private attempt(way: string, person: string, send: () => Promise<void>, tries = 0): void {
    this.timers.after(tries === 0 ? 0 : RETRIES[tries - 1], async () => {
      try {
        await send()
      } catch (error) {
        const refused = error instanceof PostFailed && error.status >= 400 && error.status < 500
        const again = !refused && tries < RETRIES.length
        const why = error instanceof Error ? error.message : String(error)
        this.settings.log('A notice was not delivered.', { way, person, why, again })
        if (again) this.attempt(way, person, send, tries + 1)
      }
    })
  }
}
