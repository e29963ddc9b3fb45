import { expect, test } from 'vitest'
import { acolytes, outcast } from '../../../factions/cult/tests/cult.ts'
import { wanderer } from '../../../factions/vagabond/tests/wanderer.ts'
import { canBuildIn, freeSlots, takeBuilding } from '../../../rules/pieces.ts'
import { asked, offered, pick, position } from '../../../tests/position.ts'

/** The Treetop in corner 1, which has one slot. */
const grown = () => position('marquise', 'eyrie').landmark('elderTreetop', 1)

test('its clearing has a slot more [landmark.elder-treetop.b]', () => {
  const game = grown()
  expect(freeSlots(game.state, 1)).toBe(2)
  expect(freeSlots(game.state, 3)).toBe(1)
  game.building('marquise', 'sawmill', 1)
  expect(canBuildIn(game.state, 0, 1)).toBe(true)
  game.building('marquise', 'workshop', 1)
  expect(canBuildIn(game.state, 0, 1)).toBe(false)
})

/** The Marquise builds a workshop in 1, where she has wood. */
function building(game = grown()) {
  const match = game.warriors('marquise', 3, 1).token('marquise', 'wood', 1, 1).turn('marquise', 'daylight')
  pick(match, 'build', 'workshop')
  return match
}

test('who builds there says which slot is taken while both are free [landmark.elder-treetop.b]', () => {
  for (const slot of ['printed', 'extra']) {
    const match = building()
    expect(asked(match)).toBe('build.slot')
    expect(offered(match)).toEqual(['printed', 'extra'])
    pick(match, slot)
    expect(match.state.extraSlot?.party).toBe(slot === 'extra' ? 0 : -1)
    expect(freeSlots(match.state, 1)).toBe(1)
  }
})

test('where one slot is left, that one is taken [landmark.elder-treetop.b]', () => {
  const match = building(grown().building('marquise', 'sawmill', 1))
  expect(asked(match)).not.toBe('build.slot')
  expect(match.state.extraSlot).toEqual({ clearing: 1, party: 0, kind: 'workshop' })
})

/** The Marquise battles a roost in 1. */
function battle(slot: 'printed' | 'extra') {
  const game = grown().warriors('marquise', 3, 1).building('eyrie', 'roost', 1)
  if (slot === 'extra') Object.assign(game.state.extraSlot ?? {}, { party: 1, kind: 'roost' })
  const match = game.dice(2, 0).turn('marquise', 'daylight')
  pick(match, 'battle')
  return match
}

test('a building removed from its slot scores a point more, one from the other slot does not [landmark.elder-treetop.c] F2', () => {
  const extra = battle('extra')
  expect(extra.state.players[1].buildings.roost[1]).toBe(0)
  expect(extra.state.players[0].score).toBe(2)
  expect(extra.state.extraSlot?.party).toBe(-1)
  const printed = battle('printed')
  expect(printed.state.players[1].buildings.roost[1]).toBe(0)
  expect(printed.state.players[0].score).toBe(1)
})

test('of two equal buildings their owner says which falls [landmark.elder-treetop.c]', () => {
  const attack = () => {
    const game = position('vagabond', 'marquise')
      .landmark('elderTreetop', 1)
      .change(wanderer(0, 'thief', 'sword'))
      .pawn('vagabond', 1)
      .building('marquise', 'sawmill', 1, 1)
    Object.assign(game.state.extraSlot ?? {}, { party: 1, kind: 'sawmill' })
    const match = game.dice(0, 0).turn('vagabond', 'daylight')
    pick(match, 'battle')
    expect(asked(match)).toBe('battle.lose')
    expect(match.ask?.waiting).toEqual([1])
    expect(offered(match)).toEqual(['sawmill', 'sawmill.extra'])
    return match
  }
  const printed = attack()
  pick(printed, 'sawmill')
  expect(printed.state.players[0].score).toBe(1)
  expect(printed.state.extraSlot?.party).toBe(1)
  const extra = attack()
  pick(extra, 'sawmill.extra')
  expect(extra.state.players[0].score).toBe(2)
  expect(extra.state.extraSlot?.party).toBe(-1)
  expect(extra.state.players[1].buildings.sawmill[1]).toBe(1)
})

test('all of a clearing removed at once, the one in its slot scores its point more [landmark.elder-treetop.c]', () => {
  const game = grown()
    .building('marquise', 'workshop', 8, 12, 6)
    .building('eyrie', 'roost', 1)
    .hand('marquise', 'favorFoxes')
  Object.assign(game.state.extraSlot ?? {}, { party: 1, kind: 'roost' })
  const match = game.turn('marquise', 'daylight')
  pick(match, 'craft:favorFoxes')
  expect(match.state.players[0].score).toBe(2)
})

test('a building that its owner takes back leaves its slot free, and scores nobody anything [landmark.elder-treetop.b]', () => {
  const { state } = grown().building('marquise', 'sawmill', 1)
  Object.assign(state.extraSlot ?? {}, { party: 0, kind: 'sawmill' })
  takeBuilding(state, 0, 'sawmill', 1)
  expect(state.extraSlot?.party).toBe(-1)
  expect(freeSlots(state, 1)).toBe(2)
  expect(state.players.map(({ score }) => score)).toEqual([0, 0])
})

test('what replaces a building in its slot stands there in its turn [landmark.elder-treetop.b] [landmark.elder-treetop.c]', () => {
  const game = acolytes(outcast(position('cult', 'marquise'), 'fox'), 3)
    .landmark('elderTreetop', 1)
    .building('marquise', 'sawmill', 1, 1)
  Object.assign(game.state.extraSlot ?? {}, { party: 1, kind: 'sawmill' })
  const match = game.turn('cult', 'birdsong')
  pick(match, 'sanctify')
  expect(offered(match)).toEqual(['seat2:sawmill', 'seat2:sawmill.extra'])
  pick(match, 'seat2:sawmill.extra')
  expect(match.state.players[0].score).toBe(2)
  expect(match.state.extraSlot).toEqual({ clearing: 1, party: 0, kind: 'foxGarden' })
})
