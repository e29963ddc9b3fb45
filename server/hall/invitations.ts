import type { Seat } from '@tablee/kernel'
import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Seated } from '../database/tables.ts'
import { isAsked, keptFor } from './asked.ts'
import { seatOf } from './cards.ts'
import { refusal } from './refusal.ts'
import type { Who } from './terms.ts'

type Trx = Transaction<Database>

/** Asks somebody to a table that has not begun; asked twice, they are asked once. */
export async function invite(
  trx: Trx,
  found: Seated,
  who: Who,
  guest: Who,
  seat: Seat | null,
  now: number,
): Promise<void> {
  const { table, chairs } = found
  if (seatOf(chairs, who) === null && table.owner !== who.id) throw refusal(403, 'server.notSeated')
  if (table.state !== 'waiting') throw refusal(409, 'server.started')
  if (seatOf(chairs, guest) !== null) throw refusal(409, 'server.sitsAlready')
  const free = chairs.filter(chair => chair.kind === 'open' && !keptFor(found, chair))
  if (seat === null ? free.length === 0 : !free.some(chair => chair.seat === seat))
    throw refusal(409, 'server.noOpenSeat')
  const row = {
    table_id: table.id,
    person: guest.id,
    name: guest.name,
    host: who.name,
    seat,
    declined: 0,
    made: now,
  }
  await trx
    .insertInto('invitations')
    .values(row)
    .onConflict(conflict => conflict.columns(['table_id', 'person']).doUpdateSet(row))
    .execute()
}

/** Says no to an invitation: the seat that was kept is for anybody. */
export async function decline(trx: Trx, found: Seated, who: Who): Promise<void> {
  if (!isAsked(found, who)) throw refusal(409, 'server.notInvited')
  await trx
    .updateTable('invitations')
    .set({ declined: 1, seat: null })
    .where('table_id', '=', found.table.id)
    .where('person', '=', who.id)
    .execute()
}

/** Nobody is asked any more to a seat, or to any of a table. */
export async function forgetInvitations(
  trx: Trx,
  table: string,
  of: { readonly person?: string; readonly seat?: Seat } = {},
): Promise<void> {
  const { person, seat } = of
  await trx
    .deleteFrom('invitations')
    .where('table_id', '=', table)
    .$if(person !== undefined, query => query.where('person', '=', person ?? ''))
    .$if(seat !== undefined, query => query.where('seat', '=', seat ?? -1))
    .execute()
}
