import { Chance, Match, type Outcome, type Room, type Text } from '@tablee/kernel'
import { type Bot, botOf } from '../index.ts'

/** Plays one game between bots, one per seat, and tells how it ended. */
export function play(room: Room, names: readonly string[], seed: number): Outcome {
  const match = Match.start(room.game, { seats: names.length, seed })
  const bots = names.map((name, seat) => botOf(name, room, seed * 100 + seat))
  return playOn(match, bots, Chance.of(seed))
}

/** Plays a game to its end; where a group is asked, chance says who of it answers. */
export function playOn<S, T extends Text>(match: Match<S, T>, bots: readonly Bot[], chance: Chance): Outcome {
  while (match.ask) {
    const seat = chance.one(match.ask.waiting)
    match.pick(seat, bots[seat].think(match, seat).index)
  }
  if (!match.outcome) throw new Error('The game stopped without an outcome.')
  return match.outcome
}

/** A match after some picks by key, each made by the first seat that waits. */
export function after<S, T extends Text>(room: Room<S, T>, seats: number, ...keys: string[]): Match<S, T> {
  const match = Match.start(room.game, { seats, seed: 1 })
  for (const key of keys) match.pickKey(match.ask?.waiting[0] ?? -1, key)
  return match
}
