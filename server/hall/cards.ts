import { createHash, timingSafeEqual } from 'node:crypto'
import type { Pack, Seat } from '@tablee/kernel'
import { type Chair, packMark, type TableCard } from '@tablee/table'
import { optionsOf } from '../database/options.ts'
import type { ChairRow, TableRow } from '../database/schema.ts'
import type { Seated } from '../database/tables.ts'
import { isAsked, keptFor } from './asked.ts'
import { clockOf, timeLeft } from './clocks.ts'
import { readFacts } from './facts.ts'
import type { Looker, Who } from './terms.ts'
import { wishOf } from './wish.ts'

/** Who is at a table now. */
export interface Attendance {
  readonly here: ReadonlySet<Seat>
  readonly watchers: number
}

/** Nobody at all. */
export const NOBODY: Attendance = { here: new Set(), watchers: 0 }

/** A proposal to go back, as the table's row keeps it: it holds for one state of the game only. */
export interface KeptProposal {
  readonly by: Seat
  readonly to: number
  readonly agreed: readonly Seat[]
  readonly seq: number
}

/** The seat that somebody holds; null for who only watches. */
export function seatOf(chairs: readonly ChairRow[], who: Who | null): Seat | null {
  return chairs.find(({ person }) => who !== null && person === who.id)?.seat ?? null
}

/** Whether somebody may see a table. */
export function maySee(found: Seated, looker: Looker): boolean {
  const { invitation } = looker
  return maySit(found, looker) || (invitation !== undefined && isSecret(invitation, found.table.watch))
}

/** Whether somebody may sit down at a table that has room: the link of spectators does not lead to a seat. */
export function maySit(found: Seated, { who, invitation }: Looker): boolean {
  const { table, chairs } = found
  if (table.access === 'public' || seatOf(chairs, who) !== null || table.owner === who?.id) return true
  if (isAsked(found, who) || chairs.some(({ former }) => former !== null && former === who?.id)) return true
  return invitation !== undefined && isSecret(invitation, table.invitation)
}

/** A bot plays on for somebody who left, or who was replaced. */
export const LEFT = 1
export const REPLACED = 2

/** Whether somebody may take a seat: it is open, was left for good, or was their own before a bot took it. */
export function isFreeFor({ kind, gone, former }: ChairRow, who: Who | null): boolean {
  return kind === 'open' || gone === LEFT || (gone === REPLACED && former === (who?.id ?? ''))
}

/** Compares secrets in the same time whatever they are. */
function isSecret(given: string, secret: string): boolean {
  const [a, b] = [given, secret].map(text => createHash('sha256').update(text).digest())
  return timingSafeEqual(a, b)
}

/** The proposal that is open at a table; null when there is none, or the game went on. */
export function proposalOf({ proposal, seq }: Pick<TableRow, 'proposal' | 'seq'>): KeptProposal | null {
  const kept: KeptProposal | null = proposal === null ? null : JSON.parse(proposal)
  return kept?.seq === seq ? kept : null
}

/** A table as somebody sees it. */
export function cardOf(
  found: Seated,
  who: Who | null,
  { here, watchers }: Attendance,
  now: number,
): TableCard {
  const { table, chairs, ownerName } = found
  const seat = seatOf(chairs, who)
  const yours = who !== null && table.owner === who.id
  const { waiting, round, picks, cast, scores = [] } = readFacts(table)
  const asked = isAsked(found, who)
  const proposal = proposalOf(table)
  return {
    id: table.id,
    game: table.game,
    title: table.title,
    options: optionsOf(table),
    ...(table.fixed === 1 && { fixed: true }),
    state: table.state,
    access: table.access,
    ...((seat !== null || yours) && { invitation: table.invitation, watch: table.watch }),
    ...(asked && { invited: { by: asked.host, seat: asked.seat } }),
    message: table.message,
    ...(table.pack !== null && { pack: packNameOf(table.pack) }),
    owner: ownerName,
    chairs: chairs.map(chair => chairOf(found, chair, who, here.has(chair.seat), now)),
    mine: seat === null ? [] : [seat],
    yours,
    clock: clockOf(table),
    late: table.late,
    hints: table.hints === 1,
    watchers,
    waiting: table.state === 'playing' ? waiting : [],
    round,
    picks,
    cast,
    scores,
    proposal: proposal && { by: proposal.by, to: proposal.to, agreed: proposal.agreed },
    wish: wishOf(table),
    paused: table.paused !== null,
    ...(table.again !== null && { again: true }),
    rematch: table.rematch,
    made: table.made,
    played: table.played,
    now,
  }
}

function packNameOf(json: string): NonNullable<TableCard['pack']> {
  const pack: Pack = JSON.parse(json)
  return { name: pack.name, mark: packMark(pack) }
}

function chairOf(found: Seated, chair: ChairRow, who: Who | null, here: boolean, now: number): Chair {
  const left = timeLeft(chair, now)
  const kept = keptFor(found, chair)
  return {
    kind: chair.kind,
    name: chair.name,
    ...(chair.person !== null && { who: chair.person }),
    ...(kept && { awaits: kept.name }),
    ...(chair.level !== null && { level: chair.level }),
    here: chair.kind === 'person' && here,
    ...(left !== undefined && { left }),
    ...(chair.gone > 0 && { gone: true, free: isFreeFor(chair, who) }),
  }
}
