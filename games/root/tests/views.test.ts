import { Chance, clone, Match, readSetup, type Seat } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { root } from '../game.ts'

const EYES: readonly (Seat | null)[] = [0, 1, 2, 3, null]

test.each([1, 2, 3])(
  'views of all eyes at once are those of each alone, and stay as they were: seed %i',
  seed => {
    const match = Match.start(root, readSetup(root, 4, {}, seed))
    const chance = Chance.of(seed)
    let before: readonly unknown[] = []
    for (let picks = 0; picks < 400 && match.waiting; picks++) {
      const kept = clone(before)
      const views = match.views(EYES, before)
      expect(views).toEqual(EYES.map(eyes => match.view(eyes)))
      expect(before).toEqual(kept)
      before = views
      const [seat] = match.waiting.seats
      const keys = match.face(seat)?.candidates.map(({ key }) => key) ?? []
      match.pickKey(seat, keys[chance.below(keys.length)])
    }
  },
)
