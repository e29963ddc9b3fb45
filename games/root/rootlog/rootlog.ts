import { load, type Match, type Report, type Save, type Seat, type Values } from '@tablee/kernel'
import { MAPS } from '../data/map.ts'
import { root } from '../game.ts'
import type { RootState } from '../state.ts'
import type { RootText } from '../text/en.ts'
import { alliance } from './alliance.ts'
import { battle } from './battle.ts'
import { cards } from './cards.ts'
import { eyrie } from './eyrie.ts'
import { headerOf } from './header.ts'
import { Line } from './line.ts'
import { pieces } from './pieces.ts'
import { score } from './score.ts'
import { vagabond } from './vagabond.ts'
import { LETTERS } from './vocabulary.ts'

type RootMatch = Match<RootState, RootText>

/** A saved game in Rootlog V2, the notation of Root’s players: one line per turn, written from the journal. */
export function rootlog(saved: Save): string {
  return logOf(load(root, saved).match)
}

/** A game in Rootlog V2. While it runs, the log tells what everybody knows; afterwards it names every card. */
export function logOf(match: RootMatch): string {
  const letters = match.cast.map(party => LETTERS[party])
  const text = headerOf(match, letters)
  let round = -1
  for (const line of linesOf(match, letters)) {
    if (line.round !== round) text.push('')
    round = line.round
    text.push(line.text)
  }
  if (match.outcome) text.push('', `Winner: ${match.outcome.winners.map(seat => letters[seat]).join('')}`)
  return `${text.join('\n')}\n`
}

function linesOf(match: RootMatch, letters: readonly string[]): Line[] {
  const writers = {
    ...pieces,
    ...battle,
    ...cards,
    ...score,
    ...eyrie,
    ...alliance,
    ...vagabond(MAPS[match.state.map]),
  }
  const write = writers as { readonly [id: string]: ((line: Line, values: Values) => void) | undefined }
  const lines: Line[] = []
  for (const report of match.history?.journal ?? []) {
    if (report.to && !match.outcome) continue // a secret, as long as the game runs
    const values = report.values ?? {}
    const head = headOf(report, lines.at(-1))
    if (head) lines.push(new Line(head.seat, head.round, letters))
    const line = lines.at(-1)
    if (line) write[report.id]?.(line, values)
  }
  return lines
}

/** The seat and round of the line that a report begins, if it does: a turn, or the setup of one more seat. */
function headOf({ id, values }: Report, line: Line | undefined): { seat: Seat; round: number } | null {
  const { seat, round } = (values ?? {}) as { seat?: Seat; round?: number }
  if (seat === undefined) return null
  if (id === 'turn.begins') return { seat, round: round ?? 0 }
  return !line || (line.round === 0 && line.seat !== seat) ? { seat, round: 0 } : null
}
