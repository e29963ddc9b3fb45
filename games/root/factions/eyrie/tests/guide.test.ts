import { obey } from '@tablee/board/testing/guided.ts'
import { expect, test } from 'vitest'
import { against, play, undisturbed } from '../../../tests/guided.ts'
import { guide } from '../guide/index.ts'

test('the deal is chosen so that each of these is done, not only told', () => {
  const { opened } = play(guide, undisturbed)
  for (const id of ['leader', 'decree', 'column', 'second', 'recruit', 'move', 'battle', 'build'])
    expect(opened[id], id).toHaveProperty('key')
})

test('wherever the Marquise begins, the first Decree that the guide advises is obeyed, and ends with a roost', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const { match } = play(guide, { choose: obey, others: against('random', 1000 * seed) })
    const journal = match.history?.journal ?? []
    const turns = journal.flatMap(({ id, values }, i) =>
      id === 'turn.begins' && values?.seat === 0 ? [i] : [],
    )
    const first = journal.slice(0, turns[1]).map(({ id }) => id)
    expect(first, `seed ${seed}`).not.toContain('eyrie.turmoil')
    expect(first.filter(id => id === 'eyrie.decree.resolved').length, `seed ${seed}`).toBe(4)
  }
})
