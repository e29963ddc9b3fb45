import { load, type Match, type Report, type Save, type Seat, type Values } from '@tablee/kernel'
import { MAPS } from '../data/map.ts'
import { FACTIONS } from '../factions/index.ts'
import { root } from '../game.ts'
import { factionOf } from '../rules/faction.ts'
import { hirelingOf } from '../rules/hirelings/box.ts'
import type { FactionId, RootState } from '../state.ts'
import type { RootText } from '../text/en.ts'
import { battle } from './battle.ts'
import { cards } from './cards.ts'
import type { FactionLog } from './faction.ts'
import { headerOf } from './header.ts'
import { landmarks } from './landmarks.ts'
import { Line } from './line.ts'
import { pieces } from './pieces.ts'
import { score } from './score.ts'

export type RootMatch = Match<RootState, RootText>

export type Logs = { readonly [F in FactionId]: FactionLog }

/** Writes saved games in Rootlog V2, the notation of Root’s players: one line per turn, from the journal. */
export async function loadRootlog(): Promise<(saved: Save) => string> {
  const logs = await loadLogs()
  return saved => logOf(load(root, saved).match, logs)
}

/** How each faction is written. */
export async function loadLogs(): Promise<Logs> {
  const logs = await Promise.all(
    FACTIONS.map(async ({ id, rootlog }) => [id, (await rootlog()).rootlog] as const),
  )
  return Object.fromEntries(logs) as Logs
}

/** A game in Rootlog V2. While it runs, the log tells what everybody knows; afterwards it names every card. */
export function logOf(match: RootMatch, logs: Logs): string {
  const letters = lettersOf(match.state, logs)
  const text = headerOf(match, letters)
  let round = -1
  const journal = match.history?.journal ?? []
  // What only some know is a secret as long as the game runs.
  const told = match.outcome ? journal : journal.filter(({ to }) => to === undefined)
  for (const line of linesOf(scribeOf(match.state, logs), told)) {
    if (line.round !== round) text.push('')
    round = line.round
    text.push(line.text)
  }
  if (match.outcome) text.push('', `Winner: ${match.outcome.winners.map(seat => letters[seat]).join('')}`)
  return `${text.join('\n')}\n`
}

/** The letters of all seats; a faction that sits again has another. */
export function lettersOf({ players }: Pick<RootState, 'players'>, logs: Logs): string[] {
  const seated: { [faction: string]: number } = {}
  return players.map(({ faction, hireling }) => {
    if (hireling) return hirelingLetter(faction)
    const earlier = seated[faction] ?? 0
    seated[faction] = earlier + 1
    return logs[faction].letters[earlier]
  })
}

/** A hireling is written like a faction, with `d` when it is demoted. */
function hirelingLetter(id: string): string {
  const card = hirelingOf(id)
  return `h_${card?.letter ?? ''}${card?.demoted === id ? 'd' : ''}`
}

/** How reports are written at a table. */
export interface Scribe {
  readonly letters: readonly string[]
  /** How many seats there are; hirelings come after them. */
  readonly seats: number
  readonly write: { readonly [id: string]: ((line: Line, values: Values) => void) | undefined }
}

/** How reports are written at the table of a match. */
export function scribeOf({ players, order, map }: RootState, logs: Logs): Scribe {
  const all = Object.entries(logs) as [FactionId, FactionLog][]
  const joiners = all.filter(([id]) => factionOf(id).formsCoalitions).flatMap(([, { letters }]) => letters)
  const own = all.map(([, { writers }]) => writers(MAPS[map]))
  const kinds = Object.assign({}, ...all.map(([, log]) => log.pieces)) as { [kind: string]: string }
  return {
    letters: lettersOf({ players }, logs),
    seats: order.length,
    write: Object.assign({}, pieces(kinds), battle, cards, landmarks, score(joiners), ...own),
  }
}

/** Writes what was reported, secrets too; a turn that had begun before has no line of its own. */
export function linesOf({ letters, seats, write }: Scribe, reports: readonly Report[]): Line[] {
  const lines: Line[] = []
  for (const report of reports) {
    const values = report.values ?? {}
    const hired = speaksOf(values, seats)
    const head = hired ? null : headOf(report, lines)
    const before = head && head.round === 0 ? lines.find(({ seat }) => seat === head.seat) : undefined
    if (head && !before) lines.push(new Line(head.seat, head.round, letters))
    const line = before ?? lines.at(-1)
    if (!line) continue
    if (hired) line.aside(aside => write[report.id]?.(aside, values))
    else write[report.id]?.(line, values)
  }
  return lines
}

/** Whether a report speaks of a hireling: the parser that players use knows none, so it goes into a comment. */
const speaksOf = (values: Values, seats: number): boolean =>
  PARTIES.some(name => typeof values[name] === 'number' && (values[name] as number) >= seats)

const PARTIES = ['seat', 'attacker', 'defender', 'party', 'mover', 'by'] as const

/** The seat and round of the line that a report belongs to, if it may begin one: a turn, or the setup of a seat. */
function headOf({ id, values }: Report, lines: readonly Line[]): { seat: Seat; round: number } | null {
  const { seat, round } = (values ?? {}) as { seat?: Seat; round?: number }
  if (seat === undefined) return null
  if (id === 'turn.begins') return { seat, round: round ?? 0 }
  const line = lines.at(-1)
  return !line || line.round === 0 ? { seat, round: 0 } : null
}
