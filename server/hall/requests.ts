import type { Seat } from '@tablee/kernel'
import type { News, Request } from '@tablee/table'
import { LONGEST } from '@tablee/table/api.ts'
import { insertLine } from '../database/chat.ts'
import { cleanText, lengthOf } from '../people/clean.ts'
import { checkWelcome } from '../people/marks.ts'
import type { Around } from './around.ts'
import { agree, propose } from './consent.ts'
import type { Deed } from './course.ts'
import type { Hosted } from './hosted.ts'
import { refusal } from './refusal.ts'
import type { Guest } from './stage.ts'

/** What somebody at a table may ask of it. */
export type Asked = Exclude<Request, { readonly do: 'join' }>

type Change = Extract<Asked, { readonly seq: number; readonly once: string }>

/** The bot that gives hints. */
const ADVISER = 'adviser'

/** Carries a request out and returns the answer; refusals are thrown. */
export async function answer(hosted: Hosted, around: Around, guest: Guest, request: Asked): Promise<News> {
  const { id } = request
  switch (request.do) {
    case 'pick':
    case 'undo':
    case 'redo':
    case 'restart':
      return { done: id, seq: await hosted.run(() => change(hosted, guest, request)) }
    case 'propose': {
      const { to, seq } = request
      return {
        done: id,
        seq: await hosted.run(async () => propose(hosted, around, { by: hosted.seatOf(guest), to, seq })),
      }
    }
    case 'agree':
      return {
        done: id,
        seq: await hosted.run(async () => agree(hosted, around, hosted.seatOf(guest), request.yes)),
      }
    case 'chat':
      return { done: id, seq: await hosted.run(() => say(hosted, around, guest, request)) }
    case 'at':
      return { done: id, value: await at(hosted, around, guest, request.picks) }
    case 'hint':
      return { done: id, value: await hint(hosted, around, guest) }
  }
}

function change(hosted: Hosted, guest: Guest, request: Change): Promise<number> {
  const seat = hosted.seatOf(guest)
  // A number that another seat gave its request is not this one's.
  return hosted.deed(deedOf(seat, request), request.seq, `${seat}.${request.once}`)
}

function deedOf(seat: Seat, request: Change): Deed {
  switch (request.do) {
    case 'pick':
      return { kind: 'pick', seat, act: match => match.pickKey(seat, request.key) }
    case 'undo':
      return { kind: 'undo', seat, act: match => match.undo(seat) }
    case 'redo':
      return { kind: 'redo', seat, act: match => match.redo(seat) }
    case 'restart':
      return { kind: 'undo', seat, act: match => match.restartTurn(seat) }
  }
}

async function say(
  hosted: Hosted,
  { store, bell, settings }: Around,
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
async function at(hosted: Hosted, { replays }: Around, guest: Guest, picks: number): Promise<unknown> {
  const { wanted, seq } = await hosted.run(async () => hosted.moment(picks, guest))
  return replays.at(wanted, seq)
}

/** What a bot would do in the place of a guest; one at a time. */
async function hint(hosted: Hosted, { settings }: Around, guest: Guest): Promise<unknown> {
  const { hinted } = hosted
  const question = await hosted.run(async () => {
    const { table } = hosted.seated
    if (table.hints === 0) throw refusal(403, 'server.noHints')
    const seat = hosted.seatOf(guest)
    if (!hosted.playing().match.face(seat)) throw refusal(409, 'server.stale')
    if (hinted.has(seat)) throw refusal(429, 'server.oneHint')
    hinted.add(seat)
    const by = `hint ${guest.looker.who?.id}`
    return { game: table.game, save: hosted.save(), seat, bot: ADVISER, seed: hosted.seq, by }
  })
  try {
    const { candidates } = await settings.think(question, new AbortController().signal)
    return candidates
  } finally {
    hinted.delete(question.seat)
  }
}
