import { Chance } from './chance.ts'
import type { Game } from './game.ts'
import { type Checkpoint, History } from './history.ts'
import { Match, type NewMatch, readSetup } from './match.ts'
import type { Text } from './message.ts'
import type { Next } from './table.ts'

/** A match that enters a step from a hand-made state: for tests, puzzles and worked examples. */
export function matchAt<S, T extends Text>(
  game: Game<S, T>,
  { seats, options = {}, seed, pack, given, keep = true }: NewMatch,
  state: S,
  step: Next,
): Match<S, T> {
  const setup = readSetup(game, seats, options, seed, pack, given)
  const chance = Chance.of(seed, given).state
  const checkpoint: Checkpoint<S> = { at: 0, step, state, chance, turn: { seat: -1, at: 0 }, journal: 0 }
  return Match.resume(game, setup, checkpoint, keep ? new History<S>() : null)
}
