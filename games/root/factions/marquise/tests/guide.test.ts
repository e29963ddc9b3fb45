import { expect, test } from 'vitest'
import { obedient, play } from '../../../tests/guided.ts'
import { guide } from '../guide/index.ts'

test('the deal is chosen so that each of these is done, not only told', () => {
  const { opened } = play(guide, obedient)
  for (const id of ['craft', 'actions', 'cost', 'site', 'recruit', 'overwork', 'bird', 'battle', 'march'])
    expect(opened[id], id).toHaveProperty('key')
})

test('who follows the guide keeps up with the bots', () => {
  const { match } = play(guide, obedient)
  const [mine, ...others] = (match.game.scores?.(match.state) ?? []).map(score => score ?? 0)
  expect(mine).toBeGreaterThanOrEqual(Math.max(...others) - 2)
})
