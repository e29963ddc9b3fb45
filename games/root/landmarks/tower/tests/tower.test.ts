import { expect, test } from 'vitest'
import { type Position, position, positionOn, reported } from '../../../tests/position.ts'

/** The Marquise ends her turn. */
const ending = (game: Position) => game.turn('marquise', 'evening')

const atTheTower = () => positionOn('mountain', 'marquise', 'eyrie')

test('who rules the Pass at the end of an own Evening scores a point, after the draw [C.3.4] [landmark.tower.b]', () => {
  const match = ending(atTheTower().warriors('marquise', 1, 10))
  expect(match.state.players[0].score).toBe(1)
  const told = reported(match)
  expect(told.indexOf('scored')).toBeGreaterThan(told.indexOf('cards.drawn'))
  expect(told.indexOf('scored')).toBeLessThan(told.indexOf('turn.begins'))
})

test('who does not rule it scores nothing, nor does who rules it in the Evening of another [C.3.4] [landmark.tower.b]', () => {
  const outnumbered = ending(atTheTower().warriors('marquise', 1, 10).warriors('eyrie', 2, 10))
  expect(outnumbered.state.players.map(({ score }) => score)).toEqual([0, 0])
  const level = ending(
    positionOn('mountain', 'marquise', 'alliance').warriors('marquise', 1, 10).warriors('alliance', 1, 10),
  )
  expect(level.state.players[0].score).toBe(0)
  expect(ending(atTheTower()).state.players[0].score).toBe(0)
})

test('the Tower scores wherever it stands, and on no map by itself but the Mountain [landmark.tower.b]', () => {
  const match = ending(position('marquise', 'eyrie').landmark('tower', 6).building('marquise', 'sawmill', 6))
  expect(match.state.players[0].score).toBe(1)
  expect(ending(position('marquise', 'eyrie').warriors('marquise', 3, 6)).state.players[0].score).toBe(0)
})

test('without a score marker there is nothing to score, and the thirtieth point wins [C.3.4]', () => {
  expect(
    ending(atTheTower().warriors('marquise', 1, 10).score('marquise', null)).state.players[0].score,
  ).toBeNull()
  expect(ending(atTheTower().warriors('marquise', 1, 10).score('marquise', 29)).outcome?.winners).toEqual([0])
})
