import { botOf, type Intent } from '@tablee/bots'
import { Match, type Outcome } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { room } from '../index.ts'

/** Plays Castaways with four bots of a kind: how it ended, and in which round. */
function play(bot: string, seed: number): { readonly outcome: Outcome | null; readonly round: number } {
  const match = Match.start(room.game, { seats: 4, seed, options: { scenario: 'castaways' } })
  const bots = [0, 1, 2, 3].map(seat => botOf(bot, room, seed * 10 + seat))
  let intent: Intent | undefined
  while (match.ask) {
    const [seat] = match.ask.waiting
    const thought = bots[seat].think(match, seat, intent)
    match.pick(seat, thought.index)
    intent = thought.intent
  }
  return { outcome: match.outcome, round: match.state.round }
}

const mean = (rounds: readonly number[]): number =>
  rounds.reduce((sum, round) => sum + round, 0) / rounds.length

test('four bots that hardly think live rounds longer than random players, who never win', () => {
  const random = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => play('random', seed))
  expect(random.flatMap(({ outcome }) => outcome?.winners ?? [])).toEqual([])
  const thinking = [1, 2, 3, 4].map(seed => play('search:40', seed))
  expect(mean(thinking.map(({ round }) => round))).toBeGreaterThan(
    2.5 + mean(random.map(({ round }) => round)),
  )
})
