import { load, type Match, Mistake, type Report, type Save, type Seat, type Values } from '@tablee/kernel'
import { MAPS } from '../data/map.ts'
import { FACTIONS } from '../factions/index.ts'
import { root } from '../game.ts'
import { factionOf } from '../rules/faction.ts'
import { hirelingOf } from '../rules/hirelings/box.ts'
import { NOBODY } from '../rules/party.ts'
import { hasRobots } from '../rules/robots/robot.ts'
import type { FactionId, RootState } from '../state.ts'
import type { RootText } from '../text/en.ts'
import { say } from '../text/say.ts'
import { battle } from './battle.ts'
import { cards } from './cards.ts'
import type { FactionLog } from './faction.ts'
import { headerOf } from './header.ts'
import { type HirelingLog, hirelings } from './hirelings.ts'
import { landmarks } from './landmarks.ts'
import { Line } from './line.ts'
import { pieces } from './pieces.ts'
import { score } from './score.ts'

export type RootMatch = Match<RootState, RootText>

export type Logs = { readonly [faction: string]: FactionLog }

/** Writes saved games in Rootlog V2, the notation of Root’s players: one line per turn, from the journal. */
export async function loadRootlog(): Promise<(saved: Save) => string> {
  const logs = await loadLogs()
  return saved => {
    const { match } = load(root, saved)
    if (hasRobots(match.state)) throw new Mistake(say('rootlog.robots'))
    return logOf(match, logs)
  }
}

/** How each faction is written. */
export async function loadLogs(): Promise<Logs> {
  const logs = await Promise.all(
    FACTIONS.map(async ({ id, rootlog }) => [id, (await rootlog()).rootlog] as const),
  )
  return Object.fromEntries(logs)
}

/** A game in Rootlog V2. While it runs, the log tells what everybody knows; afterwards it names every card. */
export function logOf(match: RootMatch, logs: Logs): string {
  const letters = lettersOf(match.state, logs)
  const journal = match.history?.journal ?? []
  // What only some know is a secret as long as the game runs.
  const told = match.outcome ? journal : journal.filter(({ to }) => to === undefined)
  const lines = linesOf(scribeOf(match.state, logs, letters), told)
  const setups = lines.filter(({ round, seat }) => round === 0 && seat !== NOBODY)
  const hired = lines.find(isOfHirelings)?.actionText ?? ''
  const text = [...headerOf(match, logs, letters, hired), ...settingOut(match.state, letters, setups)]
  let round = 0
  for (const line of lines.filter(line => line.round > 0)) {
    if (line.round !== round) text.push('')
    round = line.round
    text.push(line.text)
  }
  if (match.outcome) text.push('', `Winner: ${match.outcome.winners.map(seat => letters[seat]).join('')}`)
  return `${text.join('\n')}\n`
}

/**
 * The names of the players and the set-up of their factions: in the standard one all names come first, in the others
 * each player's set-up after the name, in which order they choose.
 */
function settingOut(
  { advanced, order }: RootState,
  letters: readonly string[],
  setups: readonly Line[],
): string[] {
  const name = (seat: Seat): string => `${letters[seat]}: Seat ${seat + 1}`
  const seated = order.filter(seat => letters[seat] !== '')
  if (!advanced) return [...seated.map(name), '', ...setups.map(({ text }) => text)]
  const settled = advanced.drafted ? seated.toReversed() : setups.map(({ seat }) => seat)
  const all = [...new Set([...settled, ...seated])]
  return all.flatMap(seat => [
    name(seat),
    ...setups.filter(line => line.seat === seat).map(({ text }) => text),
  ])
}

/** The letters of all seats; a faction that sits again has another, and who has not chosen yet has none. */
export function lettersOf({ players }: Pick<RootState, 'players'>, logs: Logs): string[] {
  const seated: { [faction: string]: number } = {}
  return players.map(({ faction, hireling }) => {
    if (hireling) return hirelingLetter(faction)
    if (!logs[faction]) return ''
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

/** What hirelings add to how games are written. */
const HIRED = Object.values(
  import.meta.glob<{ rootlog: HirelingLog }>('../hirelings/*/rootlog.ts', { eager: true }),
).map(({ rootlog }) => rootlog)

/** All pieces by their kinds. */
export const kindsOf = (logs: Logs): { readonly [kind: string]: string } =>
  Object.assign({}, ...[...Object.values(logs), ...HIRED].map(({ pieces }) => pieces))

/** How reports are written at a table. */
export interface Scribe {
  readonly letters: readonly string[]
  /** How many seats there are; hirelings come after them. */
  readonly seats: number
  readonly write: { readonly [id: string]: ((line: Line, values: Values) => void) | undefined }
}

/** How reports are written at the table of a match. */
export function scribeOf({ order, map }: RootState, logs: Logs, letters: readonly string[]): Scribe {
  const all = Object.entries(logs) as [FactionId, FactionLog][]
  const joiners = all.filter(([id]) => factionOf(id).formsCoalitions).flatMap(([, { letters }]) => letters)
  const own = [...all.map(([, log]) => log), ...HIRED].map(({ writers }) => writers?.(MAPS[map]))
  const shared = [pieces(kindsOf(logs)), battle, cards, landmarks, hirelings(MAPS[map]), score(joiners)]
  return { letters, seats: order.length, write: Object.assign({}, ...shared, ...own) }
}

/** Writes what was reported, secrets too; a turn that had begun before has no line of its own. */
export function linesOf({ letters, seats, write }: Scribe, reports: readonly Report[]): Line[] {
  const lines: Line[] = []
  for (const report of reports) {
    const writes = write[report.id]
    if (!writes && report.id !== TURN) continue
    const head = headOf(report, lines, seats)
    const before = head && head.round === 0 ? lines.find(({ seat }) => seat === head.seat) : undefined
    if (head && !before) lines.push(new Line(head.seat, head.round, letters))
    const line = before ?? lines.at(-1)
    if (line) writes?.(line, report.values ?? {})
  }
  return lines
}

const TURN = 'turn.begins'

/** The seat and round of the line that a report belongs to, if it may begin one: a turn, or the setup of a seat. */
function headOf(
  { id, values }: Report,
  lines: readonly Line[],
  seats: number,
): { seat: Seat; round: number } | null {
  const { seat, party = seat, round } = (values ?? {}) as { seat?: Seat; party?: Seat; round?: number }
  if (party === undefined) return null
  if (id === TURN) return { seat: party, round: round ?? 0 }
  const line = lines.at(-1)
  if (line && line.round > 0) return null
  return { seat: party < seats ? party : NOBODY, round: 0 }
}

/** The line that hirelings have in the setup: it stands in the header. */
export const isOfHirelings = ({ seat }: Line): boolean => seat === NOBODY
