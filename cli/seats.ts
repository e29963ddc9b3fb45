import { botOf } from '@tablee/bots'
import type { Room } from '@tablee/kernel'
import { wrong } from './words.ts'

/** The player who sits at the keyboard; every other player is a bot, by its name. */
export const YOU = 'you'

/** Reads `--seats you,search,search`; who is not a bot, or has no place here, is refused. */
export function readSeats(
  text: string | undefined,
  room: Room,
  standard: readonly string[],
  people: boolean,
): string[] {
  const players = text === undefined ? [...standard] : text.split(',').map(name => name.trim())
  for (const player of players)
    if (player !== YOU) botOf(player, room, 0)
    else if (!people) throw wrong('cli.noPeople')
  const { min, max } = room.game.seats
  const got = players.length
  if (got < min || got > max) throw wrong('cli.seats', { game: room.game.id, min, max, got })
  return players
}
