import { botOf } from '@tablee/bots'
import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { root } from '../../../game.ts'
import { loadRoom } from '../../../index.ts'
import { thoughts } from '../../../tests/judging.ts'
import { type Position, pick, type RootMatch } from '../../../tests/position.ts'
import { corvidsOf } from '../rules/plots.ts'
import { hidden, open, three } from './plots.ts'

const room = await loadRoom()

test.each([1, 2, 3])(
  'a greedy seat of the Corvids beats random ones: game %i',
  { timeout: 120_000 },
  seed => {
    const factions = ['corvids', 'marquise', 'eyrie']
    const match = Match.start(root, { seats: 3, seed, options: { factions } }) as RootMatch
    const bots = (['greedy', 'random', 'random'] as const).map((kind, seat) =>
      botOf(kind, room, 10 * seed + seat),
    )
    while (match.ask) {
      const [seat] = match.ask.waiting
      match.pick(seat, bots[seat].think(match, seat).index)
    }
    expect(match.outcome?.winners).toEqual([0])
  },
)

test('a guess goes by what is face up and what was guessed before', () => {
  const at = open(hidden(three(), 'raid', 1), 'bomb', 9, 12)
    .warriors('marquise', 1, 1)
    .hand('marquise', 'anvil')
  corvidsOf(at.player('corvids')).plots[1]?.not.push('snare')
  const match = at.turn('marquise', 'daylight')
  pick(match, 'expose:1', 'anvil')
  const { bomb, snare, extortion, raid } = thoughts(match)
  expect(Math.max(bomb, snare)).toBeLessThan(0.1)
  expect([extortion, raid]).toEqual([2, 2])
})

test('a bomb goes where there is something to blow up', () => {
  const kinds = (at: Position) => {
    const match = at.warriors('corvids', 2, 1).turn('corvids', 'daylight')
    pick(match, 'plot')
    return thoughts(match)
  }
  const empty = kinds(three())
  const full = kinds(
    three().warriors('marquise', 3, 1).building('marquise', 'sawmill', 1).token('marquise', 'wood', 1),
  )
  expect(empty.bomb).toBeLessThan(empty.extortion)
  expect(full.bomb).toBeGreaterThan(full.raid)
})

test('a plot goes where a warrior stays beside it, also the second, which costs two', () => {
  const at = three().warriors('corvids', 3, 1).warriors('corvids', 2, 6, 12).warriors('corvids', 1, 9)
  const match = at.turn('corvids', 'daylight')
  pick(match, 'plot')
  const first = thoughts(match)
  expect(first[6]).toBeGreaterThan(2 * first[9])
  pick(match, '12', 'extortion', 'plot')
  const second = thoughts(match)
  expect(second[1]).toBeGreaterThan(2 * second[6])
})
