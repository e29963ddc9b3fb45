import { Chance, Match, readSetup, type Seat } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { root } from '../game.ts'

const EYES: readonly (Seat | null)[] = [0, 1, 2, 3, null]

test.each([1, 2, 3])('views of all eyes at once are those of each alone: seed %i', seed => {
  const match = Match.start(root, readSetup(root, 4, {}, seed))
  const chance = Chance.of(seed)
  for (let picks = 0; picks < 400 && match.waiting; picks++) {
    expect(match.views(EYES)).toEqual(EYES.map(eyes => match.view(eyes)))
    const [seat] = match.waiting.seats
    const keys = match.face(seat)?.candidates.map(({ key }) => key) ?? []
    match.pickKey(seat, keys[chance.below(keys.length)])
  }
})
