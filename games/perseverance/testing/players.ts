import { botOf } from '@tablee/bots'
import type { Match, Room, Seat, Text } from '@tablee/kernel'

/** A searching bot that thinks a little only: under the laws what counts is that it goes where chance seldom does. */
export function playerOf<S, T extends Text>(
  room: Room<S, T>,
  seed: number,
): (match: Match<S, T>, seat: Seat) => number {
  const bot = botOf('search:8', room as Room, seed)
  return (match, seat) => bot.think(match as Match, seat).index
}
