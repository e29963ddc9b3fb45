import { expect, test } from 'vitest'
import { lawful } from '../../../kernel/tests/lawful.ts'
import { room } from '../index.ts'

test.each([1, 2, 3, 4])('random games of Castaways with %i players keep the laws [flow.1]', seats => {
  expect(lawful(room, { games: 3, seed: seats * 100, seats }).games).toBe(3)
})
