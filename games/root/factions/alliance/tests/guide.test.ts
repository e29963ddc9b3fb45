import { expect, test } from 'vitest'
import { play, undisturbed } from '../../../tests/guided.ts'
import { guide } from '../guide/index.ts'

const { match, opened } = play(guide, undisturbed)

test('the deal is chosen so that each of these is done, not only told', () => {
  for (const id of ['sympathy', 'next', 'craft', 'mobilize', 'timing', 'train', 'operations'])
    expect(opened[id], id).toHaveProperty('key')
})

test('who follows the guide revolts within three rounds, and trains an officer', () => {
  const told = (match.history?.journal ?? []).map(({ id }) => id)
  expect(told).toContain('alliance.revolted')
  expect(told.filter(id => id === 'alliance.officer').length).toBeGreaterThan(1)
})
