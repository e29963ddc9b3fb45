import type { Seat } from '@tablee/kernel'
import type { Source } from '../data/sources.ts'
import type { HirelingMarkers, Party, RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { isSeated } from './party.ts'

/** The score that wins. 3.1 */
export const WINNING_SCORE = 30

/** Points that a party scores by an event, and what for. */
export interface Award {
  readonly party: Party
  readonly points: number
  readonly source: Source
}

/** A party scores points; the first at 30 wins at once. 3.1 */
export function score(t: RootTable, party: Party, points: number, source: Source): void {
  add(t, party, points, source)
  checkScores(t)
}

/** All points of one event are scored before anybody is looked at: at 30 together, whose turn it is wins. 3.1.b */
export function scoreTogether(t: RootTable, awards: readonly Award[]): void {
  for (const { party, points, source } of awards) add(t, party, points, source)
  checkScores(t)
}

/** Nothing happens without a score marker. 3.3.1 */
function add(t: RootTable, party: Party, points: number, source: Source): void {
  const player = t.state.players[party]
  if (player.score === null || points === 0) return
  player.score += points
  t.say('scored', { seat: party, points, total: player.score, source })
  if (t.state.hirelings && isSeated(player)) takeMarkers(t, t.state.hirelings, party, player.score)
}

/** Whose score marker enters or passes a hireling marker takes it; a hireling comes with it at the end of the turn. E.1.1 */
function takeMarkers(t: RootTable, { onTrack, taken }: HirelingMarkers, seat: Seat, total: number): void {
  while (onTrack.length > 0 && onTrack[0] <= total) {
    const space = onTrack.shift() as number
    taken[seat]++
    t.say('hireling.marker', { seat, space })
  }
}

function checkScores(t: RootTable): void {
  const { state } = t
  const there = clockwise(state).filter(party => (state.players[party].score ?? 0) >= WINNING_SCORE)
  const [first] = state.coop ? together(state, there) : there
  if (first !== undefined) win(t, first, 'won.points')
}

/** Against robots all people win at once or none does; a robot needs no other. robot.coop.2, robot.coop.3 */
function together({ players }: RootState, there: readonly Party[]): Party[] {
  const robots = there.filter(party => !isSeated(players[party]))
  const people = there.filter(party => isSeated(players[party]))
  const all = people.length === players.filter(isSeated).length
  return all ? people : robots
}

/** A party loses points, never below 0. */
export function lose(t: RootTable, party: Party, points: number, source: Source): void {
  const player = t.state.players[party]
  if (player.score === null || points === 0) return
  const lost = Math.min(points, player.score)
  player.score -= lost
  t.say('lost.points', { seat: party, points: lost, total: player.score, source })
}

/** All parties that take turns, clockwise, beginning with the one whose turn it is. */
export function clockwise({ order, turn }: RootState): Party[] {
  const place = order.indexOf(turn.seat)
  return [...order.slice(place), ...order.slice(0, place)]
}

/** A party wins, and with it those in coalition with it: the seats that play them are the winners. 9.2.8 */
export function win(t: RootTable, party: Party, why: 'won.points' | 'won.dominance'): never {
  const { players, coop } = t.state
  const won = coop && isSeated(players[party]) ? players.keys() : withPartners(t.state, party)
  const winners = [...won].filter(one => isSeated(players[one]))
  const rivals = isSeated(players[party]) ? {} : { rivals: [players[party].faction] }
  t.end({ winners, ...rivals, why: say(why, { seat: party }) })
}

/** Who joined a party wins with it, and so does who joined that one before. 9.2.8 */
function withPartners({ players }: RootState, party: Party): Party[] {
  const winners = [party]
  for (const one of winners)
    for (const [other, { coalition }] of players.entries())
      if (coalition === one && !winners.includes(other)) winners.push(other)
  return winners.sort((a, b) => a - b)
}
