import type { Json, Language, Match, Message, Report, Room, Seat } from '@tablee/kernel'
import type { Screen } from './screen.ts'
import type { Words } from './words.ts'

/** The colours of seats. */
const SEATS = ['cyan', 'magenta', 'yellow', 'green', 'blue', 'red'] as const

/** What a seat, or a spectator, sees of the table: drawn by the game, or as an outline. */
export function picture(
  room: Room,
  match: Match,
  seat: Seat | null,
  screen: Screen,
  language: Language,
): string {
  const view = match.view(seat)
  const drawn = room.draw ? room.draw(view as never, language) : outline(view as Json).join('\n')
  return screen.drawing(drawn).trimEnd()
}

/** Plain data as an indented outline. */
export function outline(value: Json, indent = ''): string[] {
  if (!isNested(value)) return [indent + scalar(value)]
  return Object.entries(value).flatMap(([key, item]) => {
    const name = Array.isArray(value) ? `${Number(key) + 1}.` : `${key}:`
    if (!isNested(item)) return [`${indent}${name} ${scalar(item)}`]
    return [`${indent}${name}`, ...outline(item, `${indent}  `)]
  })
}

/** Whether a value takes lines of its own: anything with parts, but a list of plain items is one line. */
function isNested(value: Json): value is readonly Json[] | { readonly [name: string]: Json } {
  if (typeof value !== 'object' || value === null) return false
  const parts = Object.values(value)
  return (
    parts.length > 0 &&
    !(Array.isArray(value) && parts.every(item => typeof item !== 'object' || item === null))
  )
}

function scalar(value: Json): string {
  if (value === null) return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(scalar).join(' ')
  return typeof value === 'object' ? '–' : String(value)
}

/** How a seat is called: by its party if the game has a name for it, and by its place. */
export function seatName(words: Words, match: Match, seat: Seat): string {
  const party = match.game.party(match.state, seat)
  const title = words.optional({ id: 'game.party', values: { party } })
  const place = words.say('cli.seat', { seat })
  if (title) return title
  return party === `seat${seat + 1}` ? place : `${place} (${party})`
}

/** A seat's name in its colour. */
export function paintedSeat(words: Words, match: Match, seat: Seat, screen: Screen): string {
  return screen.paint(['bold', SEATS[seat % SEATS.length]], seatName(words, match, seat))
}

/** What the journal tells a seat; a spectator (null) hears what is public, `everything` all of it. */
export function journalOf(match: Match, reader: Seat | null | 'everything', from = 0): readonly Report[] {
  const heard = (report: Report) =>
    reader === 'everything' ||
    (isTold(report) && (!report.to || (reader !== null && report.to.includes(reader))))
  return (match.history?.journal ?? []).slice(from).filter(heard)
}

/** Whether a report is for reading: that a single answer was taken is told by what it does, for its key is no word. */
export const isTold = ({ id }: Report): boolean => id !== 'kernel.only'

/** A sentence in which what is on the board stands out. */
export function sentence(words: Words, message: Message, screen: Screen): string {
  return words.marked(message, text => screen.paint('bold', text))
}

/** Who is asked what: a line for each question, with all who are asked it. */
export function questions(words: Words, match: Match, screen: Screen): string[] {
  const asked = new Map<string, string[]>()
  for (const seat of match.ask?.waiting ?? []) {
    const face = match.face(seat)
    if (!face) continue
    const prompt = sentence(words, face.prompt, screen)
    asked.set(prompt, [...(asked.get(prompt) ?? []), paintedSeat(words, match, seat, screen)])
  }
  return [...asked].map(([prompt, names]) => `${names.join(', ')} · ${prompt}`)
}

/** How the game ended: who won, why, and the scores. */
export function ending(words: Words, match: Match, screen: Screen): string[] {
  const { outcome, game, state } = match
  if (!outcome) return []
  const winners = outcome.winners.map(seat => paintedSeat(words, match, seat, screen))
  const rivals = (outcome.rivals ?? []).map(
    party => words.optional({ id: 'game.party', values: { party } }) ?? party,
  )
  const lines = [
    sentence(words, outcome.why, screen),
    words.say('cli.winners', { names: [...winners, ...rivals] }),
  ]
  const scores = game.scores?.(state)
  if (scores)
    lines.push(
      words.say('cli.scores', {
        scores: scores.map((score, seat) => ({ name: seatName(words, match, seat), score: score ?? '–' })),
      }),
    )
  return lines
}
