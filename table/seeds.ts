import { Chance, type Match, type Seat, type Seed } from '@tablee/kernel'

/** A seed of its own for each use of a game's seed, so that players and game do not share their luck. */
export function seedFor(seed: Seed, use: number): number {
  return Chance.of(seed).next() + 2 ** 32 * (1 + (use % 2 ** 20))
}

/** The seed of a bot that thinks for a seat: the same at the same moment of the same game. */
export const thinkingSeed = ({ setup, picks }: Match, seat: Seat): number =>
  seedFor(setup.seed, 16 * (1 + picks) + seat)
