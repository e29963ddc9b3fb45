import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Chance } from '../chance.ts'
import { reloaded } from '../laws/resume.ts'
import { snapshot } from '../laws/snapshot.ts'
import { Match } from '../match.ts'
import type { Text } from '../message.ts'
import { den } from './laws/honest.ts'

const { game } = den()

/** What is done at a table, as often as it is named. */
const DEEDS = ['pick', 'pick', 'pick', 'pick', 'undo', 'undo', 'redo', 'restart', 'reload', 'rewind'] as const

/** Does something if it is possible; returns the match to go on with. */
function act<S, T extends Text>(
  match: Match<S, T>,
  deed: (typeof DEEDS)[number],
  chance: Chance,
): Match<S, T> {
  const seats = [...Array(match.seats).keys()]
  const seat = chance.one(match.ask?.waiting ?? seats)
  const able = chance.one(seats.filter(one => match.canUndo(one)))
  switch (deed) {
    case 'pick':
      if (match.ask) match.pick(seat, chance.below(match.ask.count(seat)))
      break
    case 'undo':
      if (able !== undefined) match.undo(able)
      break
    case 'restart':
      if (able !== undefined) match.restartTurn(able)
      break
    case 'redo':
      for (const one of seats) if (match.canRedo(one)) match.redo(one)
      break
    case 'rewind':
      match.rewind(Math.max(0, match.picks - chance.below(12)))
      break
    case 'reload':
      return reloaded(match)
  }
  return match
}

test('whatever is done and undone, a match is what its picks make of it', () => {
  fc.assert(
    fc.property(
      fc.nat(1000),
      fc.integer({ min: 2, max: 3 }),
      fc.array(fc.constantFrom(...DEEDS), { maxLength: 60 }),
      (seed, seats, list) => {
        const chance = Chance.of(seed + 5000)
        let match = Match.start(game, { seats, seed })
        for (const deed of list) {
          match = act(match, deed, chance)
          const again = Match.start(game, { seats, seed })
          for (const { seat, key } of match.history?.entries ?? []) again.pickKey(seat, key)
          expect(snapshot(match)).toEqual(snapshot(again))
        }
      },
    ),
    { numRuns: 150, seed: 7 },
  )
})
