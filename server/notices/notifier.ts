import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Hall, HallEvent } from '../hall/index.ts'
import { sentenceOf } from './notice.ts'
import type { Postman } from './postman.ts'
import { Timers } from './timers.ts'
import { isFirst } from './told.ts'

/** What the notifier needs from the place it works in. */
export interface NotifierSettings {
  readonly db: Kysely<Database>
  readonly postman: Postman
  /** How long somebody is away before being told, in milliseconds. */
  readonly delay: number
  readonly log: (what: string, detail: { readonly [name: string]: unknown }) => void
}

type Event<K extends HallEvent['kind']> = Extract<HallEvent, { kind: K }>

/** Tells people what happens at their tables while they are away. */
export class Notifier {
  private readonly settings: NotifierSettings
  private readonly timers: Timers
  private hall: Hall | null = null

  constructor(settings: NotifierSettings) {
    this.settings = settings
    this.timers = new Timers(settings.log)
  }

  /** Begins with those whose turn came while nobody told anything. */
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
    this.timers.after(this.settings.delay, () => this.tell(event))
  }

  /** Tells nobody anything more. */
  stop(): void {
    this.timers.stop()
  }

  private get isOn(): boolean {
    return Object.values(this.settings.postman.channels).some(Boolean)
  }

  private async tell(event: HallEvent): Promise<void> {
    if (event.kind === 'turn') await this.tellTurn(event)
    else if (event.kind === 'claimed') await this.tellJoined(event)
    else if (event.kind === 'invited') await this.tellInvited(event)
    else await this.tellOver(event)
  }

  private async tellTurn({ table, seat, person, title, game }: Event<'turn'>): Promise<void> {
    const { db, postman } = this.settings
    const card = await this.cardFor(table, person)
    const chair = card?.chairs[seat]
    if (!card?.mine.includes(seat) || !card.waiting.includes(seat) || !chair || chair.here) return
    // Told once until the person has done something, however often others go back and forth.
    const last = await db
      .selectFrom('picks')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .executeTakeFirst()
    if (!(await isFirst(db, `turn:${table}:${seat}`, last?.seq ?? 0))) return
    await postman.deliver(person, 'turn', table, language => ({
      title: sentenceOf(language, { id: 'server.turn.title', values: { table: title || game } }),
      body: sentenceOf(language, { id: 'server.turn.body', values: { left: chair.left ?? null } }),
    }))
  }

  private async tellJoined({ table, person, name, title, game }: Event<'claimed'>): Promise<void> {
    const card = await this.cardFor(table, person)
    if (!card || card.mine.some(seat => card.chairs[seat].here)) return
    await this.settings.postman.deliver(person, 'joined', table, language => ({
      title: sentenceOf(language, { id: 'server.joined.title', values: { table: title || game } }),
      body: sentenceOf(language, { id: 'server.joined.body', values: { name } }),
    }))
  }

  private async tellInvited({ table, person, name, title, game }: Event<'invited'>): Promise<void> {
    const card = await this.cardFor(table, person)
    if (!card?.invited) return
    await this.settings.postman.deliver(person, 'invited', table, language => ({
      title: sentenceOf(language, { id: 'server.invited.title', values: { name } }),
      body: sentenceOf(language, { id: 'server.invited.body', values: { table: title || game } }),
    }))
  }

  private async tellOver({ table, people, title, game }: Event<'over'>): Promise<void> {
    const { db, postman } = this.settings
    if (!(await isFirst(db, `over:${table}`, 1))) return
    for (const { person } of people.filter(({ here }) => !here))
      await postman.deliver(person, 'over', table, language => ({
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
}
