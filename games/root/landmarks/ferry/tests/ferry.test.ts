import { expect, test } from 'vitest'
import { related, wanderer } from '../../../factions/vagabond/tests/wanderer.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { sitesOf } from '../../../rules/landmarks.ts'
import { asked, offered, Position, pick, position, positionOn, refusedBy } from '../../../tests/position.ts'

const raftOf = (state: Position['state']) => state.landmarks?.find(({ id }) => id === 'ferry')?.clearing

const marching = () => positionOn('lake', 'marquise', 'eyrie').warriors('marquise', 4, 1)

test('on the Lake the Ferry starts in the coastal corner, clearing 1 [C.2.1]', () => {
  expect(positionOn('lake', 'marquise', 'eyrie').state.landmarks).toEqual([{ id: 'ferry', clearing: 1 }])
})

test('the Ferry is set up on a river or shore [landmark.ferry.a]', () => {
  const sites = (map: string) => {
    const { state } = positionOn(map, 'marquise', 'eyrie')
    delete state.landmarks
    return sitesOf(state, 'ferry').free
  }
  expect(sites('autumn')).toEqual([4, 5, 7, 10, 11])
  expect(sites('winter')).toEqual([7, 10, 11, 12])
  expect(sites('lake')).toEqual([1, 10, 11, 12])
  expect(sites('mountain')).toEqual([2, 4, 10])
})

test('pieces that leave its clearing cross to any other on the shore, it comes along, and who moves draws a card [C.2.5.a] [C.2.5.b] [landmark.ferry.b]', () => {
  const match = marching().turn('marquise', 'daylight', 1)
  const deck = match.state.deck.length
  pick(match, 'march')
  expect(asked(match)).toBe('move.to')
  expect(offered(match)).toEqual(['5', '9', '10', '11', '12'])
  pick(match, '11', '2')
  expect(match.state.players[0].warriors[11]).toBe(2)
  expect(raftOf(match.state)).toBe(11)
  expect(match.state.players[0].hand).toHaveLength(1)
  expect(match.state.deck).toHaveLength(deck - 1)
})

test('it crosses once a turn, whoever it carries [C.2.5.a]', () => {
  const match = marching().warriors('marquise', 5, 10).turn('marquise', 'daylight', 1)
  pick(match, 'march', '1', '10', '4')
  expect(asked(match)).toBe('move.from')
  pick(match, '10')
  expect(offered(match)).toEqual(['2', '7', '8'])
  expect(refusedBy(match, '12')).toBe('C.2.5.a')
  expect(match.state.players[0].hand).toHaveLength(1)
})

test('the next turn it crosses again [C.2.5.a]', () => {
  const match = marching()
    .noting({ notes: { ferried: 1 } })
    .turn('marquise', 'daylight', 1)
  pick(match, 'march')
  expect(offered(match)).toEqual(['5', '9'])
  const next = marching().turn('marquise', 'daylight', 1)
  pick(next, 'march')
  expect(offered(next)).toEqual(['5', '9', '10', '11', '12'])
})

test('crossing follows the rules of moving: who rules neither end does not cross [C.2.5.c]', () => {
  const match = marching()
    .warriors('eyrie', 5, 1)
    .warriors('marquise', 1, 12)
    .warriors('marquise', 1, 5)
    .turn('marquise', 'daylight', 1)
  pick(match, 'march', '1')
  expect(offered(match)).toEqual(['5', '12'])
  expect(refusedBy(match, '10')).toBe('4.2.1')
})

test('the Ferry makes nothing adjacent but for a move, and only from its own clearing [C.2.5.a]', () => {
  const { state } = marching()
  expect(adjacent(state, 0, 1)).toEqual([5, 9])
  const match = positionOn('lake', 'marquise', 'eyrie')
    .warriors('marquise', 4, 10)
    .turn('marquise', 'daylight', 1)
  pick(match, 'march')
  expect(offered(match)).toEqual(['2', '7', '8'])
})

test('on another map it follows the river from clearing to clearing [landmark.ferry.b]', () => {
  const match = position('marquise', 'eyrie')
    .landmark('ferry', 7)
    .warriors('marquise', 4, 7)
    .turn('marquise', 'daylight', 1)
  pick(match, 'march')
  expect(offered(match)).toEqual(['3', '8', '12', '4', '11'])
  pick(match, '4', '4')
  expect(raftOf(match.state)).toBe(4)
  expect(match.state.players[0].hand).toHaveLength(1)
})

test('who can cross without it says whether it comes along [C.2.5.a]', () => {
  const crossing = () => {
    const match = new Position(['marquise', 'eyrie'], 'exiles', 'lake')
      .effects('marquise', 'boatBuilders')
      .warriors('marquise', 4, 1)
      .turn('marquise', 'daylight', 1)
    pick(match, 'march', '10', '4')
    return match
  }
  const along = crossing()
  expect(asked(along)).toBe('move.ride')
  pick(along, 'ride')
  expect(raftOf(along.state)).toBe(10)
  expect(along.state.players[0].hand).toHaveLength(1)
  const without = crossing()
  pick(without, 'pass')
  expect(raftOf(without.state)).toBe(1)
  expect(without.state.players[0].hand).toHaveLength(0)
  expect(without.state.players[0].warriors[10]).toBe(4)
})

test('where pieces of two factions go together, each of the two players draws [C.2.5.b]', () => {
  const game = positionOn('lake', 'vagabond', 'marquise').pawn('vagabond', 1).warriors('marquise', 3, 1)
  wanderer(0, 'ranger', 'boots')(game.state)
  related(0, 1, 'allied')(game.state)
  const match = game.turn('vagabond', 'birdsong')
  expect(asked(match)).toBe('vagabond.slip')
  pick(match, '12')
  expect(asked(match)).toBe('vagabond.ally.move')
  pick(match, 'seat2', '2')
  expect(raftOf(match.state)).toBe(12)
  expect(match.state.players.map(({ hand }) => hand.length)).toEqual([1, 1])
  const alone = positionOn('lake', 'vagabond', 'marquise').pawn('vagabond', 1).turn('vagabond', 'birdsong')
  pick(alone, '12')
  expect(alone.state.players.map(({ hand }) => hand.length)).toEqual([1, 0])
})

test('a landmark is nobody’s piece: it is no enemy, is not battled, and no effect removes it [F.1.1] [F.1.2] [C.2.5.d]', () => {
  const match = marching().turn('marquise', 'daylight', 1)
  expect(offered(match)).not.toContain('battle')
  const favor = positionOn('lake', 'marquise', 'eyrie')
    .building('marquise', 'workshop', 2)
    .building('marquise', 'workshop', 6)
    .building('marquise', 'workshop', 9)
    .warriors('eyrie', 2, 1)
    .hand('marquise', 'favorFoxes')
    .turn('marquise', 'daylight')
  pick(favor, 'craft:favorFoxes')
  expect(favor.state.players[1].warriors[1]).toBe(0)
  expect(raftOf(favor.state)).toBe(1)
  expect(favor.state.players[0].score).toBe(0)
})
