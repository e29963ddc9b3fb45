import type { Seat } from '@tablee/kernel'
import type { Source } from '../data/sources.ts'
import type { RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'

/** The score that wins. 3.1 */
export const WINNING_SCORE = 30

/** Points that a seat scores by an event, and what for. */
export interface Award {
  readonly seat: Seat
  readonly points: number
  readonly source: Source
}

/** A seat scores points; the first at 30 wins at once. 3.1 */
export function score(t: RootTable, seat: Seat, points: number, source: Source): void {
  add(t, seat, points, source)
  checkScores(t)
}

/** All points of one event are scored before anybody is looked at: at 30 together, whose turn it is wins. 3.1.b */
export function scoreTogether(t: RootTable, awards: readonly Award[]): void {
  for (const { seat, points, source } of awards) add(t, seat, points, source)
  checkScores(t)
}

/** Nothing happens without a score marker. 3.3.1 */
function add(t: RootTable, seat: Seat, points: number, source: Source): void {
  const player = t.state.players[seat]
  if (player.score === null || points === 0) return
  player.score += points
  t.say('scored', { seat, points, total: player.score, source })
}

function checkScores(t: RootTable): void {
  for (const seat of clockwise(t.state))
    if ((t.state.players[seat].score ?? 0) >= WINNING_SCORE) win(t, seat, 'won.points')
}

/** A seat loses points, never below 0. */
export function lose(t: RootTable, seat: Seat, points: number, source: Source): void {
  const player = t.state.players[seat]
  if (player.score === null || points === 0) return
  const lost = Math.min(points, player.score)
  player.score -= lost
  t.say('lost.points', { seat, points: lost, total: player.score, source })
}

/** All seats clockwise, beginning with the one whose turn it is. */
export function clockwise({ order, turn }: RootState): Seat[] {
  const place = order.indexOf(turn.seat)
  return [...order.slice(place), ...order.slice(0, place)]
}

/** A seat wins, and with it the Vagabonds in coalition with it. 9.2.8 */
export function win(t: RootTable, seat: Seat, why: 'won.points' | 'won.dominance'): never {
  t.end({ winners: withPartners(t.state, seat), why: say(why, { seat }) })
}

/** A Vagabond wins with his partner, and so does one who joined that Vagabond before. 9.2.8 */
function withPartners({ players }: RootState, seat: Seat): Seat[] {
  const winners = [seat]
  for (const one of winners)
    for (const [other, { coalition }] of players.entries())
      if (coalition === one && !winners.includes(other)) winners.push(other)
  return winners.sort((a, b) => a - b)
}
