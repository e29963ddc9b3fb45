import { randomBytes } from 'node:crypto'
import { botNames } from '@tablee/bots'
import { Mistake, type Room, readSetup } from '@tablee/kernel'
import { checkPack } from '@tablee/table'
import { LONGEST } from '@tablee/table/api.ts'
import type { ChairRow, TableRow } from '../database/schema.ts'
import type { Seated } from '../database/tables.ts'
import { newId } from '../people/tokens.ts'
import { NO_FACTS } from './facts.ts'
import { RequestRefusal, refusal } from './refusal.ts'
import type { TableWish, Who } from './terms.ts'

/** A seed that nobody knows, nor finds by trying them all. */
export const newSeed = () => ({ seed: 0, secret: randomBytes(16).toString('hex') })

/** A table as it was wished, its chairs set; what is wrong with the wish is a refusal. */
export function tableFrom(who: Who, wish: TableWish, room: Room, now: number): Seated {
  const { game } = room
  const { chairs, title = '', message = '', seed } = wish
  if (title.length > LONGEST.title) throw refusal(400, 'server.tooLong', { most: LONGEST.title })
  if (message.length > LONGEST.message) throw refusal(400, 'server.tooLong', { most: LONGEST.message })
  if (chairs.filter(({ kind }) => kind === 'me').length > 1) throw refusal(400, 'server.oneSeat')
  // Who knows the seed knows every card to come.
  if (seed !== undefined && chairs.some(({ kind }) => kind === 'open')) throw refusal(400, 'server.seedKnown')
  const { options, pack } = readWish(() => {
    const own =
      wish.pack === undefined ? undefined : checkPack(room, { ...wish.pack, tablee: 'pack', game: game.id })
    return readSetup(game, chairs.length, wish.options, seed ?? 0, own)
  })
  const id = newId(9)
  const table: TableRow = {
    id,
    game: game.id,
    title: title.trim(),
    state: 'waiting',
    access: wish.access,
    invitation: newId(15),
    owner: who.id,
    place: wish.place ?? '',
    options: JSON.stringify(options),
    ...(seed === undefined ? newSeed() : { seed, secret: null }),
    clock: wish.clock && JSON.stringify(wish.clock),
    late: wish.late,
    hints: wish.hints ? 1 : 0,
    seq: 0,
    deadline: null,
    leased_by: null,
    leased_until: 0,
    proposal: null,
    rematch: null,
    facts: JSON.stringify(NO_FACTS),
    made: now,
    played: now,
    message: message.trim(),
    watch: newId(15),
    paused: null,
    wish: null,
    again: null,
    pack: pack ? JSON.stringify(pack) : null,
    fixed: wish.fixed ? 1 : 0,
    drawn: null,
  }
  const rows = chairs.map(({ kind, level }, seat): ChairRow => {
    if (kind === 'me') return { ...emptyChair(id, seat), kind: 'person', person: who.id, name: who.name }
    return kind === 'bot' ? botChair(id, seat, level) : emptyChair(id, seat)
  })
  return { table, chairs: rows, invited: [], ownerName: who.name }
}

/** The table that goes on with the same people: who asks sits down, the others are asked, and their seats wait. */
export function tableAgain({ table, chairs }: Seated, who: Who, now: number): Seated {
  const id = newId(9)
  const asked = chairs.filter(({ person }) => person !== null && person !== who.id)
  return {
    table: {
      ...table,
      id,
      state: 'waiting',
      invitation: newId(15),
      owner: who.id,
      ...newSeed(),
      seq: 0,
      deadline: null,
      leased_by: null,
      leased_until: 0,
      proposal: null,
      rematch: null,
      facts: JSON.stringify(NO_FACTS),
      made: now,
      played: now,
      watch: newId(15),
      paused: null,
      wish: null,
      again: table.id,
      drawn: null,
    },
    chairs: chairs.map(({ seat, kind, person, name, level }) => ({
      ...emptyChair(id, seat),
      ...(kind === 'bot' && { kind, level }),
      ...(person === who.id && { kind, person, name }),
    })),
    invited: asked.map(({ seat, person, name }) => ({
      table_id: id,
      person: person ?? '',
      name,
      host: who.name,
      seat,
      declined: 0,
      made: now,
    })),
    ownerName: who.name,
  }
}

/** A chair that waits for somebody. */
export function emptyChair(table: string, seat: number): ChairRow {
  return {
    table_id: table,
    seat,
    kind: 'open',
    person: null,
    name: '',
    level: null,
    bank: null,
    since: null,
    gone: 0,
    former: null,
  }
}

/** A chair in which a bot of a level sits. */
export function botChair(table: string, seat: number, level = 'search:medium'): ChairRow {
  if (!botNames.includes(level)) throw refusal(400, 'server.noBot', { level })
  return { ...emptyChair(table, seat), kind: 'bot', level }
}

/** Reads what somebody wishes; what is wrong with it is a refusal. */
export function readWish<R>(read: () => R): R {
  try {
    return read()
  } catch (error) {
    throw error instanceof Mistake ? new RequestRefusal(400, error.what) : error
  }
}
