import { expect, test } from 'vitest'
import { obedient, play } from '../../../tests/guided.ts'
import { guide } from '../guide/index.ts'

const { match, opened } = play(guide, obedient)

test('the deal is chosen so that each of these is done, not only told', () => {
  for (const id of ['leader', 'decree', 'column', 'second', 'recruit', 'move', 'battle', 'build'])
    expect(opened[id], id).toBeDefined()
})

test('who follows the guide obeys the Decree for three rounds, and builds a roost in each', () => {
  const told = (match.history?.journal ?? []).map(({ id }) => id)
  expect(told).toContain('eyrie.decree.resolved')
  expect(told).not.toContain('eyrie.turmoil')
  const [eyrie] = (match.view(0) as { players: { buildings: { roost: number[] } }[] }).players
  expect(7 - eyrie.buildings.roost[0]).toBeGreaterThanOrEqual(4)
})
