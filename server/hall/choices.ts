import { type Game, mistake, type Room, readSetup, settle } from '@tablee/kernel'
import type { SeatChoice } from '@tablee/table/api.ts'
import type { Transaction } from 'kysely'
import type { Database, TableRow } from '../database/schema.ts'
import { type Seated, setupOf } from '../database/tables.ts'
import { seatOf } from './cards.ts'
import { readWish } from './making.ts'
import { refusal } from './refusal.ts'
import type { Who } from './terms.ts'

type Trx = Transaction<Database>

/** Says what is played in a seat, if the game takes it beside the others. */
export async function choose(
  trx: Trx,
  found: Seated,
  who: Who,
  { game }: Room,
  { seat, option, value }: SeatChoice,
): Promise<void> {
  const { table, chairs } = found
  checkWaiting(found)
  if (!chairs[seat]) throw refusal(404, 'server.noSeat')
  if (table.owner !== who.id) {
    if (seatOf(chairs, who) !== seat) throw refusal(403, 'server.notYours')
    if (table.fixed === 1) throw refusal(403, 'server.fixed')
  }
  const options = readWish(() => chosen(game, found, { seat, option, value }))
  await change(trx, table, { options: JSON.stringify(options) })
}

/** The options of a table with what a seat chose; a mistake where they do not go together. */
function chosen(game: Game, found: Seated, { seat, option, value }: SeatChoice) {
  const ofSeats = Object.keys(game.options).filter(name => game.options[name].kind === 'perSeat')
  if (!ofSeats.includes(option)) throw mistake('kernel.unknownOption', { option, known: ofSeats.join(', ') })
  const { seats, options, seed, pack } = setupOf(found)
  const list = (options[option] as readonly string[]).with(seat, value)
  return readSetup(game, seats, { ...options, [option]: list }, seed, pack).options
}

/** Keeps the choice to the maker of a table, or gives it to those who sit. */
export async function fix(trx: Trx, found: Seated, fixed: boolean): Promise<void> {
  checkWaiting(found)
  await change(trx, found.table, { fixed: fixed ? 1 : 0 })
}

/** A table as its game starts: what seats left to chance is drawn, and kept beside what they chose. */
export async function drawn(trx: Trx, found: Seated, game: Game): Promise<TableRow> {
  const setup = setupOf(found)
  const settled = readWish(() => settle(game, setup))
  if (settled === setup) return found.table
  const options = JSON.stringify(settled.options)
  await change(trx, found.table, { drawn: options })
  return { ...found.table, drawn: options }
}

function checkWaiting({ table: { state } }: Seated): void {
  if (state !== 'waiting') throw refusal(409, state === 'over' ? 'server.over' : 'server.started')
}

async function change(
  trx: Trx,
  { id }: TableRow,
  what: Partial<Pick<TableRow, 'options' | 'fixed' | 'drawn'>>,
): Promise<void> {
  await trx.updateTable('tables').set(what).where('id', '=', id).execute()
}
