import { Mistake } from '@tablee/kernel'
import { type Desk, offered, openRoom, titleOf } from '../desk.ts'
import type { Lines } from '../lines.ts'
import { wrong } from '../words.ts'

/** Has somebody choose a game, by its number or its id; null when they leave. */
export async function chooseGame(desk: Desk, lines: Lines): Promise<string | null> {
  const { out, words } = desk
  const games = offered()
  out.line(out.paint('bold', words.say('cli.menu')))
  for (const [place, { id }] of games.entries()) {
    const { game } = await openRoom(desk, id)
    const title = titleOf(desk, id)
    const number = out.paint('cyan', String(place + 1).padStart(3))
    out.line(`${number}  ${title}  ${out.paint('dim', words.say('cli.seatRange', game.seats))}`)
  }
  for (;;) {
    const line = await lines.next(out.paint('bold', '› '))
    if (line === null || line === 'q') return null
    const entry = games[Number(line) - 1] ?? games.find(({ id }) => id === line)
    if (entry) return entry.id
    if (!lines.live) throw wrong('cli.unknownGame', { game: line, known: games.map(({ id }) => id) })
    out.line(words.say('cli.menuAgain', { last: games.length }))
  }
}

/** Has somebody say who plays; an empty line takes what is proposed. Null when they leave. */
export async function chooseSeats<V>(
  { out, words }: Desk,
  lines: Lines,
  standard: readonly string[],
  read: (text: string) => V,
): Promise<V | null> {
  out.line(words.say('cli.whoPlays'))
  for (;;) {
    const line = await lines.next(`${out.paint('dim', `[${standard.join(',')}]`)} ${out.paint('bold', '› ')}`)
    if (line === null || line === 'q') return null
    try {
      return read(line === '' ? standard.join(',') : line)
    } catch (error) {
      if (!(error instanceof Mistake)) throw error
      out.line(words.mistake(error))
    }
  }
}
