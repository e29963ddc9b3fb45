import type { Message, Room, Seat, Values } from '@tablee/kernel'
import type { Transaction } from 'kysely'
import { insertLine } from '../database/chat.ts'
import { keepAll } from '../database/commit.ts'
import type { ChairRow, Database } from '../database/schema.ts'
import { noteLeaving, noteSitting } from '../database/sittings.ts'
import { insertTable, readTable, type Seated, setupOf } from '../database/tables.ts'
import { checkWelcome } from '../people/marks.ts'
import { newId } from '../people/tokens.ts'
import type { ServerText } from '../text/en.ts'
import { isAsked, keptFor } from './asked.ts'
import { isFreeFor, LEFT, maySit, REPLACED, seatOf } from './cards.ts'
import { drawn } from './choices.ts'
import { clockOf, deadlineOf, isLate, SUBSTITUTE } from './clocks.ts'
import { Course } from './course.ts'
import { readFacts } from './facts.ts'
import { forgetInvitations } from './invitations.ts'
import { kept } from './kept.ts'
import { botChair, emptyChair, newSeed, tableAgain } from './making.ts'
import { refusal } from './refusal.ts'
import type { Who } from './terms.ts'

type Trx = Transaction<Database>

/** How long a table without a clock waits for an absent person after its last choice, in milliseconds. */
const GRACE = 5 * 60_000

/** Something that the table says, as a message. */
const say = (id: keyof ServerText & string, values: Values): Message => ({ id, values })

/** Says something about somebody to all at a table, so that nobody changes seats unseen; it goes when they go. */
async function tellTable(trx: Trx, table: string, what: Message, at: number, about: string): Promise<void> {
  const line = { table_id: table, at, person: about, name: '', seat: null, text: '', once: newId() }
  await insertLine(trx, { ...line, what: JSON.stringify(what) })
}

/** Gives somebody an open seat; in a game that runs, one that somebody has left. */
export async function claimSeat(
  trx: Trx,
  found: Seated,
  who: Who,
  { seat, invitation }: { readonly seat?: Seat; readonly invitation?: string },
  now: number,
): Promise<void> {
  const { table, chairs } = found
  if (!maySit(found, { who, invitation })) throw refusal(404, 'server.noTable')
  if (seatOf(chairs, who) !== null) throw refusal(409, 'server.oneSeat')
  if (table.state === 'over') throw refusal(409, 'server.over')
  if (seat !== undefined && !chairs[seat]) throw refusal(404, 'server.noSeat')
  const own = isAsked(found, who)?.seat ?? undefined
  const isFree = (one: ChairRow) => isFreeFor(one, who)
  const isForMe = (one: ChairRow) => isFree(one) && (keptFor(found, one)?.person ?? who.id) === who.id
  const chair = (seat ?? own) === undefined ? chairs.find(isForMe) : chairs[seat ?? own ?? -1]
  if (!chair) throw refusal(409, 'server.noOpenSeat')
  if (!isFree(chair)) throw refusal(409, 'server.seatTaken')
  if (!isForMe(chair)) throw refusal(409, 'server.seatKept', { name: keptFor(found, chair)?.name ?? '' })
  await checkWelcome(trx, found, who.id)
  const person = { kind: 'person' as const, person: who.id, name: who.name }
  const taken = { ...emptyChair(table.id, chair.seat), ...person }
  await forgetInvitations(trx, table.id, { person: who.id })
  if (table.state === 'waiting') await writeChair(trx, taken)
  else await takeOver(trx, found, taken, now)
}

/** Somebody plays on for a bot that stood in: their clock begins anew. */
async function takeOver(trx: Trx, { table, chairs }: Seated, taken: ChairRow, now: number): Promise<void> {
  const { name: former, former: own } = chairs[taken.seat]
  const { name } = taken
  const what =
    taken.person === own ? say('server.tookBack', { name }) : say('server.tookOver', { name, former })
  await tellTable(trx, table.id, what, now, taken.person ?? '')
  const facts = readFacts(table)
  const bank = clockOf(table)?.bank ?? null
  const since = bank !== null && facts.waiting.includes(taken.seat) ? now : null
  const chair = { ...taken, bank, since: table.paused === null ? since : null }
  await writeChair(trx, chair)
  await noteSitting(trx, [chair])
  await trx
    .updateTable('tables')
    .set({ deadline: deadlineOf(chairs.with(chair.seat, chair), facts, now), proposal: null })
    .where('id', '=', table.id)
    .execute()
}

/** Somebody gives their seat up: it is open again, or a bot's once the game has started. */
export async function leaveSeat(trx: Trx, found: Seated, who: Who, now: number): Promise<void> {
  const { table, chairs } = found
  const seat = seatOf(chairs, who)
  if (seat === null) throw refusal(409, 'server.notSeated')
  if (table.state === 'over') throw refusal(409, 'server.over')
  if (table.state === 'waiting') await writeChair(trx, emptyChair(table.id, seat))
  else await substitute(trx, found, seat, { level: SUBSTITUTE, gone: LEFT }, now)
}

/** What the maker of a table does with a seat. */
export async function changeChair(
  trx: Trx,
  found: Seated,
  { seat, kind, level }: { readonly seat: Seat; readonly kind: 'open' | 'bot'; readonly level?: string },
  here: ReadonlySet<Seat>,
  now: number,
): Promise<void> {
  const { table, chairs } = found
  const chair = chairs[seat]
  if (!chair) throw refusal(404, 'server.noSeat')
  if (table.state === 'over') throw refusal(409, 'server.over')
  const bot = botChair(table.id, seat, level)
  if (table.state === 'waiting') {
    await writeChair(trx, kind === 'bot' ? bot : emptyChair(table.id, seat))
    await forgetInvitations(trx, table.id, { seat })
    // The maker may have chosen the seed, for a game against bots alone.
    if (kind === 'open') await trx.updateTable('tables').set(newSeed()).where('id', '=', table.id).execute()
    return
  }
  if (kind !== 'bot' || chair.kind !== 'person') throw refusal(409, 'server.started')
  if (here.has(seat)) throw refusal(409, 'server.stillHere')
  checkPatience(found, chair, now)
  await substitute(trx, found, seat, { level: bot.level ?? SUBSTITUTE, gone: REPLACED }, now)
}

/** A bot takes the seat of somebody who ran out of time, for good. */
export async function forfeitSeat(trx: Trx, found: Seated, seat: Seat, now: number): Promise<void> {
  const { table, chairs } = found
  if (table.state === 'playing' && chairs[seat].kind === 'person' && isLate(chairs[seat], now))
    await substitute(trx, found, seat, { level: SUBSTITUTE, gone: REPLACED }, now)
}

/** Nobody is replaced before the clock of their table, or a while without one, has run out. */
function checkPatience({ table }: Seated, chair: ChairRow, now: number): void {
  if (clockOf(table) !== null) {
    if (!isLate(chair, now)) throw refusal(409, 'server.clockDecides')
  } else if (now - table.played < GRACE) throw refusal(409, 'server.tooSoon', { minutes: GRACE / 60_000 })
}

/** A bot plays on for somebody; where nobody is left, the game ends. */
async function substitute(
  trx: Trx,
  { table, chairs }: Seated,
  seat: Seat,
  { level, gone }: { readonly level: string; readonly gone: number },
  now: number,
): Promise<void> {
  const { name, person } = chairs[seat]
  const chair = { ...botChair(table.id, seat, level), name, gone, former: person }
  await writeChair(trx, chair)
  const what = say(gone === LEFT ? 'server.left' : 'server.replaced', { name })
  await tellTable(trx, table.id, what, now, person ?? '')
  if (person !== null) await noteLeaving(trx, table.id, person, now)
  const after = chairs.with(seat, chair)
  const left = after.some(({ kind }) => kind === 'person')
  await trx
    .updateTable('tables')
    .set(
      left
        ? { deadline: deadlineOf(after, readFacts(table), now), proposal: null }
        : { state: 'over', deadline: null, proposal: null },
    )
    .where('id', '=', table.id)
    .execute()
}

/** Starts the game of a table whose seats are all taken. */
export async function startGame(trx: Trx, found: Seated, { game }: Room, now: number): Promise<Seated> {
  const { table, chairs } = found
  if (table.state !== 'waiting') throw refusal(409, 'server.started')
  if (chairs.some(({ kind }) => kind === 'open')) throw refusal(409, 'server.notFull')
  if (chairs.every(({ kind }) => kind === 'bot')) throw refusal(409, 'server.nobody')
  const begun = { ...found, table: await drawn(trx, found, game) }
  const { course, made } = Course.start(game, setupOf(begun))
  const bank = clockOf(table)?.bank ?? null
  const timed = chairs.map(chair => ({ ...chair, bank: chair.kind === 'person' ? bank : null }))
  const { commit, after } = kept({ ...begun, chairs: timed }, course, made, 'start', now)
  if (bank !== null)
    await trx
      .updateTable('chairs')
      .set({ bank })
      .where('table_id', '=', table.id)
      .where('kind', '=', 'person')
      .execute()
  await keepAll(trx, [commit])
  await noteSitting(trx, chairs)
  return after
}

/** Ends a game before its time. */
export async function endGame(trx: Trx, { table }: Seated): Promise<void> {
  if (table.state === 'over') throw refusal(409, 'server.over')
  await trx
    .updateTable('tables')
    .set({ state: 'over', deadline: null, proposal: null })
    .where('id', '=', table.id)
    .execute()
}

/** The table that goes on with the same people: made by the first who asks; null when it was there. */
export async function rematchOf(
  trx: Trx,
  found: Seated,
  who: Who,
  now: number,
): Promise<{ readonly id: string; readonly made: Seated | null }> {
  const { table, chairs } = found
  if (seatOf(chairs, who) === null && table.owner !== who.id) throw refusal(403, 'server.notSeated')
  if (table.state !== 'over') throw refusal(409, 'server.notOver')
  const known = table.rematch === null ? null : await readTable(trx, table.rematch)
  // A table that was closed before its game is no rematch.
  if (known && (known.table.state !== 'over' || known.table.seq > 0))
    return { id: known.table.id, made: null }
  const again = tableAgain(found, who, now)
  await insertTable(trx, again.table, again.chairs)
  if (again.invited.length > 0) await trx.insertInto('invitations').values(again.invited).execute()
  await trx.updateTable('tables').set({ rematch: again.table.id }).where('id', '=', table.id).execute()
  return { id: again.table.id, made: again }
}

async function writeChair(trx: Trx, { table_id, seat, ...chair }: ChairRow): Promise<void> {
  await trx
    .updateTable('chairs')
    .set(chair)
    .where('table_id', '=', table_id)
    .where('seat', '=', seat)
    .execute()
}
