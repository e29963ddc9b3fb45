import type { Match, Seat } from '@tablee/kernel'
import { botToAnswer, type Clock } from '@tablee/table'
import type { ChairRow, TableRow } from '../database/schema.ts'
import type { GameFacts } from './facts.ts'

/** The bot that plays for who is gone or late. */
export const SUBSTITUTE = 'search:medium'

/** The chair's clock as it is kept. */
export type ClockHand = Pick<ChairRow, 'seat' | 'bank' | 'since'>

/** The clock of a table; null when it has none. */
export function clockOf({ clock }: Pick<TableRow, 'clock'>): Clock | null {
  return clock === null ? null : JSON.parse(clock)
}

/** The milliseconds that a chair has left; undefined when it has no clock. */
export function timeLeft({ bank, since }: ClockHand, now: number): number | undefined {
  if (bank === null) return undefined
  return Math.max(0, bank - (since === null ? 0 : now - since))
}

/**
 * The clocks that change when other seats are to choose. A clock runs while its person is to choose; when it stops,
 * time is added, never to more than all began with.
 */
export function turnClocks(
  chairs: readonly ChairRow[],
  waiting: readonly Seat[],
  { bank: most, more }: Clock,
  now: number,
): ClockHand[] {
  return chairs.flatMap((chair): ClockHand[] => {
    const { seat, bank, since } = chair
    if (bank === null || waiting.includes(seat) === (since !== null)) return []
    if (since === null) return [{ seat, bank, since: now }]
    return [{ seat, bank: Math.min(most, (timeLeft(chair, now) ?? 0) + more), since: null }]
  })
}

/** Whether the clock of a chair has run out. */
export function isLate(chair: ClockHand, now: number): boolean {
  return chair.since !== null && timeLeft(chair, now) === 0
}

/** The seat that a bot is to choose for: its own, or that of somebody who is late; a group's people come first. */
export function botDue(chairs: readonly ChairRow[], match: Match, now: number): Seat | null {
  return botToAnswer(match, seat => chairs[seat]?.kind === 'bot' || isLate(chairs[seat], now))
}

/** When the server is to act by itself: at once for a bot, or when the first clock runs out; null for never. */
export function deadlineOf(
  chairs: readonly ChairRow[],
  { waiting, group, proposing }: Pick<GameFacts, 'waiting' | 'group' | 'proposing'>,
  now: number,
): number | null {
  const people = waiting.some(seat => chairs[seat].kind !== 'bot')
  if (proposing?.some(seat => chairs[seat].kind === 'bot')) return now
  const times = waiting.flatMap(seat => {
    const { kind, bank, since } = chairs[seat]
    if (kind === 'bot') return group && people ? [] : now
    return bank === null || since === null ? [] : since + bank
  })
  if (times.length === 0) return null
  // A bot answers for a group only when all of its people are late.
  return group && people ? Math.max(...times) : Math.min(...times)
}
