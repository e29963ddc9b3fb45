import { expect } from 'vitest'
import { type Opening, perft } from '../laws/perft.ts'
import type { Text } from '../message.ts'
import type { Room } from '../room.ts'

type Table = Pick<Opening, 'seats' | 'options'>

/** Half of the openings are set-ups; the others are some way into a game. */
const AFTER = [0, 0, 0, 0, 0, 12, 25, 50, 80, 120]

/**
 * Counts the positions after 1 to 4 picks from ten openings and compares them with the golden numbers in `file`
 * (from the test's folder). Where a rule was corrected: `npx vitest run <the test> -u`, and read what changed.
 */
export async function countsHold<S, T extends Text>(
  { game }: Room<S, T>,
  file: string,
  tables: readonly Table[] = numbersOfSeats(game.seats),
): Promise<void> {
  const lines = AFTER.map((after, index) => {
    const { seats, options = {} } = tables[index % tables.length]
    const counts = perft(game, { seats, options, seed: index + 1, after })
    return [seats, JSON.stringify(options), index + 1, after, ...counts].join('\t')
  })
  const heads = ['seats', 'options', 'seed', 'after', '1', '2', '3', '4'].join('\t')
  await expect(`${[heads, ...lines].join('\n')}\n`).toMatchFileSnapshot(file)
}

function numbersOfSeats({ min, max }: { readonly min: number; readonly max: number }): Table[] {
  return Array.from({ length: max - min + 1 }, (_, more) => ({ seats: min + more }))
}
