import type { Seat } from '@tablee/kernel'
import type { Transaction } from 'kysely'
import type { ChairRow, Database, TableRow } from '../database/schema.ts'
import type { Seated } from '../database/tables.ts'
import { seatOf } from './cards.ts'
import { clockOf, deadlineOf, timeLeft } from './clocks.ts'
import { readFacts } from './facts.ts'
import { refusal } from './refusal.ts'
import type { Who } from './terms.ts'
import { type KeptWish, wishOf } from './wish.ts'

type Trx = Transaction<Database>

/** Asks the others for a pause, or for more time. */
export async function ask(
  trx: Trx,
  found: Seated,
  who: Who,
  kind: KeptWish['kind'],
  now: number,
): Promise<void> {
  const by = playing(found, who)
  const clock = clockOf(found.table)
  if (!clock) throw refusal(409, 'server.noClock')
  if (found.table.paused !== null) throw refusal(409, 'server.paused')
  if (wishOf(found.table)) throw refusal(409, 'server.wishOpen')
  await settle(
    trx,
    found,
    { kind, by, ms: Math.max(clock.more, Math.round(clock.bank / 4)), agreed: [by] },
    now,
  )
}

/** Agrees, or not: one no is enough, and who asked may take it back so. */
export async function answer(trx: Trx, found: Seated, who: Who, yes: boolean, now: number): Promise<void> {
  const seat = playing(found, who)
  const open = wishOf(found.table)
  if (!open) throw refusal(409, 'server.noWish')
  if (!yes) return write(trx, found, { wish: null })
  await settle(trx, found, { ...open, agreed: [...new Set([...open.agreed, seat])] }, now)
}

/** Ends a pause: any of those who play may, and the clocks of who is to choose go on. */
export async function resume(trx: Trx, found: Seated, who: Who, now: number): Promise<void> {
  playing(found, who)
  const { table, chairs } = found
  if (table.paused === null) throw refusal(409, 'server.notPaused')
  const { waiting } = readFacts(table)
  const running = chairs.map(chair => ({
    ...chair,
    since: chair.bank !== null && waiting.includes(chair.seat) ? now : null,
  }))
  await writeClocks(trx, running)
  await write(trx, found, { paused: null, deadline: deadlineOf(running, readFacts(table), now) })
}

function playing({ table, chairs }: Seated, who: Who): Seat {
  const seat = seatOf(chairs, who)
  if (seat === null) throw refusal(403, 'server.notSeated')
  if (table.state !== 'playing')
    throw refusal(409, table.state === 'over' ? 'server.over' : 'server.notStarted')
  return seat
}

async function settle(trx: Trx, found: Seated, wish: KeptWish, now: number): Promise<void> {
  const { table, chairs } = found
  const people = chairs.filter(({ kind }) => kind === 'person')
  if (!people.every(({ seat }) => wish.agreed.includes(seat)))
    return write(trx, found, { wish: JSON.stringify(wish) })
  const changed =
    wish.kind === 'pause'
      ? chairs.map(chair => ({ ...chair, bank: timeLeft(chair, now) ?? null, since: null }))
      : chairs.map(chair =>
          chair.seat === wish.by && chair.bank !== null ? { ...chair, bank: chair.bank + wish.ms } : chair,
        )
  await writeClocks(trx, changed)
  if (wish.kind === 'pause') await write(trx, found, { wish: null, paused: now, deadline: null })
  else await write(trx, found, { wish: null, deadline: deadlineOf(changed, readFacts(table), now) })
}

async function writeClocks(trx: Trx, chairs: readonly ChairRow[]): Promise<void> {
  for (const { table_id, seat, bank, since } of chairs)
    await trx
      .updateTable('chairs')
      .set({ bank, since })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .execute()
}

async function write(
  trx: Trx,
  { table }: Seated,
  change: Partial<Pick<TableRow, 'wish' | 'paused' | 'deadline'>>,
): Promise<void> {
  await trx.updateTable('tables').set(change).where('id', '=', table.id).execute()
}
