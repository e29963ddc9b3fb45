import type { Face, Seat } from '@tablee/kernel'
import type { News, Request } from '@tablee/table'
import { LONGEST } from '@tablee/table/api.ts'
import { insertLine } from '../database/chat.ts'
import { cleanText, lengthOf } from '../people/clean.ts'
import { checkWelcome } from '../people/marks.ts'
import { agree, propose } from './consent.ts'
import type { Deed } from './course.ts'
import type { Hosted } from './hosted.ts'
import { refusal } from './refusal.ts'
import type { HallServices } from './services.ts'
import type { Guest } from './stage.ts'

/** What somebody at a table may ask of it. */
export type Asked = Exclude<Request, { readonly do: 'join' }>

type Change = Extract<Asked, { readonly seq: number; readonly once: string }>

/** Carries a request out and returns the answer; refusals are thrown. */
export async function answer(
  hosted: Hosted,
  services: HallServices,
  guest: Guest,
  request: Asked,
): Promise<News> {
  const { id } = request
  switch (request.do) {
    case 'pick':
    case 'undo':
    case 'redo':
    case 'restart':
      return { done: id, seq: await hosted.awake(() => change(hosted, guest, request)) }
    case 'propose': {
      const { to, seq } = request
      return {
        done: id,
        seq: await hosted.awake(async () => propose(hosted, services, { by: hosted.seatOf(guest), to, seq })),
      }
    }
    case 'agree':
      return {
        done: id,
        seq: await hosted.awake(async () => agree(hosted, services, hosted.seatOf(guest), request.yes)),
      }
    case 'chat':
      return { done: id, seq: await hosted.run(() => say(hosted, services, guest, request)) }
    case 'at':
      return { done: id, value: await at(hosted, services, guest, request.picks) }
    case 'peek':
      return { done: id, value: await hosted.awake(() => peek(hosted, guest, request)) }
    case 'hint':
      return { done: id, value: await hint(hosted, services, guest, request.keys) }
  }
}

function change(hosted: Hosted, guest: Guest, request: Change): Promise<number> {
  const seat = hosted.seatOf(guest)
  // A number that another seat gave its request is not this one's.
  return hosted.deed(deedOf(hosted, seat, request), request.seq, `${seat}.${request.once}`)
}

function deedOf(hosted: Hosted, seat: Seat, request: Change): Deed {
  switch (request.do) {
    case 'pick': {
      const { keys } = request
      const kind = keys.length > 1 ? 'gesture' : 'pick'
      return { kind, seat, act: match => hosted.runnerOf(match).pick(seat, keys) }
    }
    case 'undo':
      return { kind: 'undo', seat, act: match => hosted.runnerOf(match).undo(seat, request.to) }
    case 'redo':
      return { kind: 'redo', seat, act: match => hosted.runnerOf(match).redo(seat) }
    case 'restart':
      return { kind: 'undo', seat, act: match => hosted.runnerOf(match).restart(seat) }
  }
}

/** What a guest would be asked after the first keys of a gesture. */
async function peek(
  hosted: Hosted,
  guest: Guest,
  { keys, seq }: Extract<Asked, { readonly do: 'peek' }>,
): Promise<Face | null> {
  const seat = hosted.seatOf(guest)
  const course = hosted.playing()
  if (!course.isFresh(seat, seq)) throw refusal(409, 'server.stale')
  return hosted.attempt(() => course.match.peek(seat, keys))
}

async function say(
  hosted: Hosted,
  { store, bell, settings }: HallServices,
  { looker: { who }, seat }: Guest,
  { once, text }: Extract<Asked, { readonly do: 'chat' }>,
): Promise<number> {
  const said = cleanText(text)
  if (who === null) throw refusal(403, 'server.unknownPerson')
  if (lengthOf(said) > LONGEST.chat) throw refusal(400, 'server.tooLong', { most: LONGEST.chat })
  if (said.length === 0) throw refusal(400, 'server.badRequest')
  await checkWelcome(store.db, hosted.seated, who.id)
  await insertLine(store.db, {
    table_id: hosted.id,
    at: settings.now(),
    person: who.id,
    name: who.name,
    seat,
    text: said,
    what: null,
    once: `${who.id}.${once}`,
  })
  const lines = await hosted.chat.news()
  if (lines.length > 0) hosted.stage.tellChat(lines)
  await bell.ring({ chat: [hosted.id] })
  return hosted.seq
}

/** The table after a number of picks, with the eyes of a guest. */
async function at(hosted: Hosted, { replays }: HallServices, guest: Guest, picks: number): Promise<unknown> {
  const { wanted, seq } = await hosted.awake(() => hosted.moment(picks, guest))
  return replays.at(wanted, seq)
}

/** What a bot would do in the place of a guest; one at a time, at however many tables they sit. */
async function hint(
  hosted: Hosted,
  { settings, advised }: HallServices,
  guest: Guest,
  keys: readonly string[] = [],
): Promise<unknown> {
  const who = guest.looker.who?.id ?? ''
  const question = await hosted.awake(async () => {
    const { table } = hosted.seated
    if (table.hints === 0) throw refusal(403, 'server.noHints')
    const seat = hosted.seatOf(guest)
    const { match } = hosted.playing()
    const open = keys.length === 0 ? match.face(seat) : hosted.attempt(() => match.peek(seat, keys, false))
    if (!open) throw refusal(409, 'server.stale')
    if (advised.has(who)) throw refusal(429, 'server.oneHint')
    advised.add(who)
    const by = `hint ${who}`
    return { ...hosted.runnerOf(match).hint(seat, keys), by }
  })
  try {
    const { candidates } = await settings.think(question, new AbortController().signal)
    return candidates
  } finally {
    advised.delete(who)
  }
}
