import type { Pack, Room, Save, Seat } from '@tablee/kernel'
import type { TableCard } from '@tablee/table'
import type { SeatChoice, TableList } from '@tablee/table/api.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import {
  insertTable,
  publicTables,
  readTable,
  type Seated,
  tableInvitedTo,
  tablesInviting,
  tablesOf,
  withTable,
} from '../database/tables.ts'
import { isAsked } from './asked.ts'
import { type Attendance, cardOf, maySee, maySit, seatOf } from './cards.ts'
import { choose, fix } from './choices.ts'
import { invitedEvent, overEvent, turnEvents } from './events.ts'
import { decline, invite } from './invitations.ts'
import { changeChair, claimSeat, endGame, leaveSeat, rematchOf, startGame } from './lobby.ts'
import { tableFrom } from './making.ts'
import { answer, ask, resume } from './pauses.ts'
import { RequestRefusal, refusal } from './refusal.ts'
import type { Running } from './running.ts'
import type { Ear, Hall, HallCounts, Looker, TableWish, Visit, Who } from './terms.ts'
import { HostedVisit } from './visit.ts'

/** The tables of a server, over those that run in this process. */
export class Tables implements Hall {
  private readonly running: Running

  constructor(running: Running) {
    this.running = running
  }

  create(who: Who, wish: TableWish): Promise<TableCard> {
    return this.guarded(async ({ settings, store }) => {
      const room = await settings.room(wish.game)
      if (!room) throw refusal(404, 'server.noGame', { game: wish.game })
      const made = tableFrom(who, wish, room, settings.now())
      await store.db.transaction().execute(trx => insertTable(trx, made.table, made.chairs))
      return this.cardFor(made, who)
    })
  }

  card(table: string, looker: Looker): Promise<TableCard> {
    return this.guarded(async ({ store }) => {
      const found = await readTable(store.db, table)
      if (!found || !maySee(found, looker)) throw refusal(404, 'server.noTable')
      return this.cardFor(found, looker.who)
    })
  }

  invited(code: string, who: Who | null): Promise<{ table: TableCard; seat: boolean }> {
    return this.guarded(async ({ store }) => {
      const id = await tableInvitedTo(store.db, code)
      const found = id && (await readTable(store.db, id))
      if (!found) throw refusal(404, 'server.noTable')
      return { table: this.cardFor(found, who), seat: maySit(found, { who, invitation: code }) }
    })
  }

  list(which: TableList, who: Who | null): Promise<readonly TableCard[]> {
    return this.guarded(async ({ store: { db } }) => {
      const cards = (tables: readonly Seated[]) => tables.map(found => this.cardFor(found, who))
      if (which === 'public') return cards(await publicTables(db, 'waiting'))
      if (which === 'live') return cards(await publicTables(db, 'playing'))
      if (who === null) return []
      if (which === 'invited') return cards(await tablesInviting(db, who.id))
      return cards(await tablesOf(db, who.id, which === 'finished'))
    })
  }

  async claim(
    table: string,
    who: Who,
    wish: { readonly seat?: Seat; readonly invitation?: string },
  ): Promise<TableCard> {
    let events = () => {}
    const card = await this.changed(table, who, async (trx, found) => {
      await claimSeat(trx, found, who, wish, this.now())
      const after = await readTable(trx, table)
      // A rematch begins when everybody has agreed to it.
      const agreed = after?.table.state === 'waiting' && after.chairs.every(({ kind }) => kind !== 'open')
      if (agreed && after.table.again !== null) events = await this.begin(trx, after)
    })
    events()
    await this.guarded(async ({ store, hear }) => {
      const found = await readTable(store.db, table)
      if (!found || found.table.owner === who.id) return
      const { game, title, owner: person } = found.table
      hear({ kind: 'claimed', table, game, title, person, name: who.name })
    })
    return card
  }

  async invite(table: string, who: Who, guest: Who, seat?: Seat): Promise<TableCard> {
    let events = () => {}
    const card = await this.changed(table, who, async (trx, found) => {
      await invite(trx, found, who, guest, seat ?? null, this.now())
      events = () => this.running.services.hear(invitedEvent(found, guest.id, who.name))
    })
    events()
    return card
  }

  decline(table: string, who: Who): Promise<TableCard> {
    return this.changed(table, who, (trx, found) => decline(trx, found, who))
  }

  wish(table: string, who: Who, kind: 'pause' | 'time'): Promise<TableCard> {
    return this.changed(table, who, (trx, found) => ask(trx, found, who, kind, this.now()))
  }

  grant(table: string, who: Who, yes: boolean): Promise<TableCard> {
    return this.changed(table, who, (trx, found) => answer(trx, found, who, yes, this.now()))
  }

  resume(table: string, who: Who): Promise<TableCard> {
    return this.changed(table, who, (trx, found) => resume(trx, found, who, this.now()))
  }

  leave(table: string, who: Who): Promise<TableCard> {
    return this.changed(table, who, (trx, found) => leaveSeat(trx, found, who, this.now()))
  }

  async setChair(
    table: string,
    who: Who,
    seat: Seat,
    chair: { readonly kind: 'open' | 'bot'; readonly level?: string },
  ): Promise<TableCard> {
    const { here } = this.attendance(table)
    return this.changed(table, who, async (trx, found) => {
      checkOwner(found, who)
      await changeChair(trx, found, { ...chair, seat }, here, this.now())
    })
  }

  choose(table: string, who: Who, choice: SeatChoice): Promise<TableCard> {
    return this.changed(table, who, async (trx, found) =>
      choose(trx, found, who, await this.room(found), choice),
    )
  }

  fix(table: string, who: Who, fixed: boolean): Promise<TableCard> {
    return this.changed(table, who, async (trx, found) => {
      checkOwner(found, who)
      await fix(trx, found, fixed)
    })
  }

  async start(table: string, who: Who): Promise<TableCard> {
    let events = () => {}
    const card = await this.changed(table, who, async (trx, found) => {
      checkOwner(found, who)
      events = await this.begin(trx, found)
    })
    events()
    return card
  }

  /** Starts a game; gives what tells those whose turn it is. */
  private async begin(trx: Transaction<Database>, found: Seated): Promise<() => void> {
    const { hear } = this.running.services
    const after = await startGame(trx, found, await this.room(found), this.now())
    return () => turnEvents(found, after, this.attendance(found.table.id)).forEach(hear)
  }

  /** The rules of a table's game. */
  private async room({ table: { game } }: Seated): Promise<Room> {
    const room = await this.running.services.settings.room(game)
    if (!room) throw refusal(404, 'server.noGame', { game })
    return room
  }

  async end(table: string, who: Who | null): Promise<TableCard> {
    let events = () => {}
    const card = await this.changed(table, who, async (trx, found) => {
      if (who) checkOwner(found, who)
      await endGame(trx, found)
      events = () => this.running.services.hear(overEvent(found, this.attendance(table)))
    })
    events()
    return card
  }

  async rematch(table: string, who: Who): Promise<TableCard> {
    const again = await this.guarded(async ({ store }) =>
      withTable(store, table, (trx, found) => rematchOf(trx, found, who, this.now())),
    )
    if (!again) throw refusal(404, 'server.noTable')
    await this.cardChanged(table)
    const { id, made } = again
    if (!made) return this.agree(id, who)
    for (const { person } of made.invited) this.running.services.hear(invitedEvent(made, person, who.name))
    return this.cardFor(made, who)
  }

  /** Somebody asks for a rematch that is there: who was asked to it sits down. */
  private async agree(table: string, who: Who): Promise<TableCard> {
    const found = await this.guarded(({ store }) => readTable(store.db, table))
    if (found?.table.state === 'waiting' && isAsked(found, who)) return this.claim(table, who, {})
    return this.card(table, { who })
  }

  save(table: string, looker: Looker): Promise<Save> {
    return this.guarded(async () => {
      const hosted = await this.running.open(table)
      return hosted.awake(async () => {
        if (!maySee(hosted.seated, looker)) throw refusal(404, 'server.noTable')
        if (hosted.seated.table.state !== 'over') throw refusal(409, 'server.notOver')
        return hosted.save()
      })
    })
  }

  pack(table: string, looker: Looker): Promise<Pack | null> {
    return this.guarded(async ({ store }) => {
      const found = await readTable(store.db, table)
      if (!found || !maySee(found, looker)) throw refusal(404, 'server.noTable')
      return found.table.pack === null ? null : JSON.parse(found.table.pack)
    })
  }

  position(table: string, looker: Looker): Promise<{ save: Save; seat: Seat | null }> {
    return this.guarded(async () => {
      const hosted = await this.running.open(table)
      return hosted.awake(async () => {
        if (!maySee(hosted.seated, looker)) throw refusal(404, 'server.noTable')
        return { save: await hosted.save(), seat: seatOf(hosted.seated.chairs, looker.who) }
      })
    })
  }

  cardChanged(table: string): Promise<void> {
    return this.guarded(() => this.running.changed(table))
  }

  unsay(person: string): Promise<void> {
    return this.guarded(() => this.running.unsay(person))
  }

  reload(table: string): Promise<void> {
    return this.guarded(() => this.running.reload(table))
  }

  enter(table: string, looker: Looker, ear: Ear, seq?: number): Promise<Visit> {
    return this.guarded(async services => {
      const hosted = await this.running.open(table)
      return new HostedVisit(hosted, services, await hosted.enter(looker, ear, seq))
    })
  }

  async tellOut(person: string): Promise<void> {
    await this.running.services.bell.ring({ out: [person] })
  }

  counts(): HallCounts {
    return this.running.counts()
  }

  stop(): Promise<void> {
    return this.running.stop()
  }

  private now(): number {
    return this.running.services.settings.now()
  }

  private attendance(table: string): Attendance {
    return this.running.attendance(table)
  }

  private cardFor(found: Seated, who: Who | null): TableCard {
    return cardOf(found, who, this.attendance(found.table.id), this.now())
  }

  /** Changes a table that nobody else changes meanwhile, tells those who have it open, and returns its card. */
  private changed(
    table: string,
    who: Who | null,
    change: (trx: Transaction<Database>, found: Seated) => Promise<void>,
  ): Promise<TableCard> {
    return this.guarded(async ({ store }) => {
      const after = await withTable(store, table, async (trx, found) => {
        await change(trx, found)
        return readTable(trx, table)
      })
      if (!after) throw refusal(404, 'server.noTable')
      await this.running.changed(table)
      return this.cardFor(after, who)
    })
  }

  /** What is not a refusal is trouble with the database: told to the operator in full, to people in a sentence. */
  private async guarded<R>(task: (services: Running['services']) => Promise<R>): Promise<R> {
    try {
      return await task(this.running.services)
    } catch (error) {
      if (error instanceof RequestRefusal) throw error
      this.running.services.settings.log('trouble', { error: String(error) })
      throw refusal(503, 'server.notNow')
    }
  }
}

function checkOwner({ table }: Seated, who: Who | null): void {
  if (table.owner !== who?.id) throw refusal(403, 'server.notYours')
}
