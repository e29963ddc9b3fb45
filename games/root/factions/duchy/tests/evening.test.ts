import { expect, test } from 'vitest'
import { asked, offered, pick, refusedBy } from '../../../tests/position.ts'
import { view } from '../../../view.ts'
import { BIRD, FOX, MOUSE, numbers, own, player, RABBIT, table } from './court.ts'

/** Cards revealed this turn. */
function revealed(built: ReturnType<typeof table>, ...keys: string[]): ReturnType<typeof table> {
  const { hand, duchy } = built.hand('duchy', ...keys).player('duchy')
  duchy?.revealed.push(...hand.splice(-keys.length))
  return built
}

test('birds that were revealed are discarded, other cards return to hand [12.6.1.a] [12.6.1.b]', () => {
  const match = revealed(table().building('duchy', 'citadel', 2), MOUSE[0], BIRD[0], FOX[0], BIRD[1]).turn(
    'duchy',
    'evening',
  )
  expect(asked(match)).toBe('duchy.evening')
  expect(match.state.discard).toEqual(numbers(BIRD[0], BIRD[1]))
  expect(player(match).hand).toEqual(numbers(MOUSE[0], FOX[0]))
  expect(own(match).revealed).toEqual([])
})

test('a revealed dominance bird goes beside the board, an ambush of a suit returns [12.6.1.a] [3.3.3]', () => {
  const match = revealed(table().building('duchy', 'citadel', 2), 'dominanceBird', 'ambushFox').turn(
    'duchy',
    'evening',
  )
  expect(match.state.available).toEqual(numbers('dominanceBird'))
  expect(player(match).hand).toEqual(numbers('ambushFox'))
})

test('Evening: revealed cards, then crafting, then the draw [12.6]', () => {
  const match = revealed(table().building('duchy', 'citadel', 2).deckTop(RABBIT[0]), MOUSE[2]).turn(
    'duchy',
    'evening',
  )
  // What was revealed is there to be crafted, what will be drawn is not yet.
  expect(offered(match)).toEqual([`craft:${MOUSE[2]}`, 'pass'])
  pick(match, `craft:${MOUSE[2]}`)
  expect(player(match).hand).toEqual(numbers(RABBIT[0]))
  expect(match.state.turn.seat).toBe(1)
})

test('citadels and markets craft alike, each once a turn, in Evening alone [12.2.1] [12.6.2]', () => {
  const match = table()
    .building('duchy', 'citadel', 8)
    .building('duchy', 'market', 6)
    .warriors('duchy', 1, 2)
    .hand('duchy', 'sword', 'anvil')
    .turn('duchy', 'daylight')
  expect(offered(match).filter(key => key.startsWith('craft'))).toEqual([])
  pick(match, 'pass', 'pass')
  expect(asked(match)).toBe('duchy.evening')
  expect(offered(match)).toEqual(['craft:sword', 'craft:anvil', 'pass'])
  pick(match, 'craft:sword') // two foxes: the citadel's and the market's
  expect(player(match).score).toBe(2)
  expect(player(match).items.map(({ item }) => item)).toEqual(['sword'])
  expect(refusedBy(match, 'craft:anvil')).toBe('4.1.1.a')
  pick(match, 'pass')
  expect(match.state.turn.seat).toBe(1)
})

test('crafting is declined at will, and is not asked without a building on the map [12.6.2]', () => {
  const match = table().hand('duchy', 'rootTeaMouse').turn('duchy', 'evening')
  expect(match.state.turn.seat).toBe(1)
  expect(player(match).items).toEqual([])
})

test('more than five cards are discarded down to five, after the draw [12.6.3.b]', () => {
  const match = table()
    .hand('duchy', FOX[0], FOX[1], MOUSE[0], MOUSE[1], RABBIT[0])
    .deckTop(RABBIT[1])
    .turn('duchy', 'evening')
  expect(asked(match)).toBe('discard.card')
  expect(offered(match)).toHaveLength(6)
  pick(match, FOX[1])
  expect(player(match).hand).toEqual(numbers(FOX[0], MOUSE[0], MOUSE[1], RABBIT[0], RABBIT[1]))
  expect(match.state.turn.seat).toBe(1)
})

test('revealed cards lie open for everybody, the hand does not', () => {
  const { state } = revealed(table(), MOUSE[0]).hand('duchy', FOX[0])
  const seen = view(state, 1).players[0]
  expect(seen.duchy?.revealed).toEqual(numbers(MOUSE[0]))
  expect(seen.hand).not.toEqual(numbers(FOX[0]))
})

test('who saw cards return knows them in the hand, and nothing else of it [12.6.1.b]', () => {
  const match = revealed(table().building('duchy', 'citadel', 2), MOUSE[0])
    .hand('duchy', FOX[0], FOX[1])
    .turn('duchy', 'evening')
  const hands = Array.from({ length: 20 }, (_, seed) => match.guess(1, seed).state.players[0].hand)
  for (const hand of hands) expect(hand).toContain(numbers(MOUSE[0])[0])
  expect(new Set(hands.map(hand => hand.slice().sort().join())).size).toBeGreaterThan(5)
  // Who plays the Duchy is told no other hand by it.
  expect(match.state.players[0].seen).toEqual([])
})
