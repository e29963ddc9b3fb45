import { entryOf } from '@tablee/games'
import { Chance, Match } from '@tablee/kernel'
import { boardgameioGames } from './boardgameio.ts'
import { type Pace, perSecond } from './clock.ts'
import { forksPerSecond } from './games.ts'
import { playRandomly } from './play.ts'

/** The kernel beside boardgame.io, both playing tic-tac-toe at random in the same run. */
export type KernelNumbers = {
  /** With nothing kept. */
  readonly picksPerSecond: number
  /** With all kept that saving, undo and the journal need. */
  readonly keepPicksPerSecond: number
  /** Picks per second of boardgame.io. */
  readonly boardgameio: number
  /** How many times as fast the kernel is, with nothing kept. */
  readonly ratio: number
  /** The same, with all kept. */
  readonly ratioKeep: number
  readonly forksPerSecond: number
}

/** Measures the kernel. Its marks in a last empty cell are taken without asking and not counted; the peer’s are. */
export async function kernelNumbers(pace: Pace): Promise<KernelNumbers> {
  const room = await entryOf('tic-tac-toe')?.load()
  if (!room) throw new Error('The catalogue no longer has tic-tac-toe.')
  const { game } = room
  const chance = Chance.of(1)
  const rates = perSecond(pace, {
    off: () => playRandomly(Match.start(game, { seats: 2, seed: chance.next(), keep: false }), chance),
    keep: () => playRandomly(Match.start(game, { seats: 2, seed: chance.next(), keep: true }), chance),
    boardgameio: await boardgameioGames(chance),
  })
  return {
    picksPerSecond: rates.off,
    keepPicksPerSecond: rates.keep,
    boardgameio: rates.boardgameio,
    ratio: rates.off / rates.boardgameio,
    ratioKeep: rates.keep / rates.boardgameio,
    forksPerSecond: forksPerSecond(pace, game, { seats: 2 }),
  }
}
