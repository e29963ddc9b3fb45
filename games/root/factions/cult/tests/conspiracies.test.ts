import { expect, test } from 'vitest'
import { ruler } from '../../../rules/ruler.ts'
import { hire } from '../../../tests/hired.ts'
import { asked, exiles, offered, pick, position, refusedBy, reported } from '../../../tests/position.ts'
import { acolytes, numbers, of, outcast, own, player, souls, three } from './cult.ts'

/** The Cult with acolytes; an enemy warrior in the mouse clearing 7. */
const plotting = (count: number, hated = false) =>
  acolytes(outcast(three(), 'mouse', hated), count).warriors('eyrie', 1, 7)

test('a conspiracy returns acolytes to the supply; there are as many as they pay for, in any order [10.4.3.a]', () => {
  const at = acolytes(outcast(three(), 'mouse'), 7).warriors('eyrie', 2, 7).building('eyrie', 'roost', 7)
  const match = at.turn('cult', 'birdsong')
  expect(player(match).warriors[0]).toBe(18)
  expect(offered(match)).toEqual(['convert', 'sanctify', 'pass'])
  pick(match, 'convert')
  expect([own(match).acolytes, player(match).warriors[0]]).toEqual([5, 19])
  pick(match, 'sanctify')
  expect([own(match).acolytes, player(match).warriors[0]]).toEqual([2, 22])
  pick(match, 'convert')
  expect([own(match).acolytes, player(match).warriors[7]]).toEqual([0, 2])
  expect(asked(match)).not.toBe('cult.conspire')
})

test('none need be done, and nothing is asked without acolytes [10.4.3.a]', () => {
  const match = plotting(2).turn('cult', 'birdsong')
  pick(match, 'pass')
  expect([own(match).acolytes, of(match, 'eyrie').warriors[7]]).toEqual([2, 1])
  expect(asked(plotting(0).turn('cult', 'birdsong'))).not.toBe('cult.conspire')
})

test('they cost 2, 2 and 3 acolytes, and one less while the outcast is hated [10.4.3.b] [10.4.3.a]', () => {
  const price = (name: string, hated: boolean): number => {
    for (let count = 1; count < 5; count++) {
      const at = plotting(count, hated).building('eyrie', 'roost', 7).warriors('cult', 3, 7)
      const match = at.turn('cult', 'birdsong')
      if (asked(match) === 'cult.conspire' && offered(match).includes(name)) return count
    }
    return Number.POSITIVE_INFINITY
  }
  const all = ['crusadeBattle', 'crusadeMove', 'convert', 'sanctify']
  expect(all.map(name => price(name, false))).toEqual([2, 2, 2, 3])
  expect(all.map(name => price(name, true))).toEqual([1, 1, 1, 2])
  const match = plotting(2).building('eyrie', 'roost', 7).turn('cult', 'birdsong')
  expect(refusedBy(match, 'sanctify')).toBe('10.4.3.a')
})

test('a crusade battles in an outcast clearing, and in no other [10.4.3.I.a]', () => {
  const at = plotting(2).warriors('cult', 3, 7, 8).warriors('marquise', 1, 8).dice(1, 0)
  const match = at.turn('cult', 'birdsong')
  pick(match, 'crusadeBattle')
  expect(of(match, 'eyrie').warriors[7]).toBe(0)
  expect(of(match, 'marquise').warriors[8]).toBe(1)
  expect(own(match).acolytes).toBe(0)
  const none = plotting(2).warriors('cult', 3, 8).warriors('marquise', 1, 8).turn('cult', 'birdsong')
  expect(refusedBy(none, 'crusadeBattle')).toBe('10.4.3.I.a')
})

test('or it moves warriors out of an outcast clearing, at least one [10.4.3.I.a]', () => {
  const at = plotting(2).warriors('cult', 3, 7, 8)
  const match = at.turn('cult', 'birdsong')
  pick(match, 'crusadeMove')
  expect(asked(match)).toBe('move.to')
  pick(match, '8')
  expect([asked(match), ...offered(match)]).toEqual(['move.count', '1', '2', '3'])
  pick(match, '2')
  expect([player(match).warriors[7], player(match).warriors[8]]).toEqual([1, 5])
  const none = plotting(2).warriors('cult', 3, 8).turn('cult', 'birdsong')
  expect(refusedBy(none, 'crusadeMove')).toBe('10.4.3.I.a')
})

test('its move needs rule as any other, and the battle after it may be anywhere [ruling.r-66] [10.4.3.I.b]', () => {
  const stuck = plotting(2).warriors('eyrie', 2, 7).warriors('cult', 2, 7).warriors('marquise', 1, 3, 8, 12)
  expect(refusedBy(stuck.turn('cult', 'birdsong'), 'crusadeMove')).toBe('10.4.3.I.a')
  const match = plotting(2)
    .warriors('cult', 3, 7)
    .warriors('marquise', 1, 8)
    .dice(1, 0)
    .turn('cult', 'birdsong')
  pick(match, 'crusadeMove', '8', '3')
  expect([asked(match), ...offered(match)]).toEqual(['cult.crusade.battle', 'seat1', 'pass'])
  pick(match, 'seat1')
  expect(of(match, 'marquise').warriors[8]).toBe(0)
})

test('and it is against nobody who cannot be battled [10.4.3.I.b]', () => {
  const at = hire(plotting(2).warriors('cult', 3, 7).warriors('marquise', 1, 8), 'flotilla')
  at.state.players[3].pawn = 8
  const match = at.turn('cult', 'birdsong')
  pick(match, 'crusadeMove', '8', '3')
  expect([asked(match), ...offered(match)]).toEqual(['cult.crusade.battle', 'seat1', 'pass'])
})

test('after its move the Cult may leave the battle [10.4.3.I.b]', () => {
  const match = plotting(2).warriors('cult', 3, 7).warriors('marquise', 1, 8).turn('cult', 'birdsong')
  pick(match, 'crusadeMove', '8', '3', 'pass')
  expect(of(match, 'marquise').warriors[8]).toBe(1)
  expect(reported(match)).not.toContain('battle.starts')
})

test('nobody to battle where the crusade leads: nothing is asked [10.4.3.I.b]', () => {
  const match = plotting(2).warriors('cult', 3, 7).turn('cult', 'birdsong')
  pick(match, 'crusadeMove', '8', '3')
  expect(asked(match)).not.toBe('cult.crusade.battle')
  expect(player(match).warriors[8]).toBe(3)
})

test('to convert is to replace an enemy warrior of an outcast clearing, for no points [10.4.3.II.a] [G.1.29.a]', () => {
  const at = plotting(2).warriors('marquise', 2, 7, 8).warriors('eyrie', 1, 9)
  const match = at.turn('cult', 'birdsong')
  pick(match, 'convert')
  expect([asked(match), ...offered(match)]).toEqual(['cult.convert', '7', '9'])
  pick(match, '7')
  expect([asked(match), ...offered(match)]).toEqual(['cult.convert.whom', 'seat1', 'seat2'])
  pick(match, 'seat1')
  expect([of(match, 'marquise').warriors[7], of(match, 'marquise').warriors[0]]).toEqual([1, 22])
  expect([player(match).warriors[7], player(match).score]).toEqual([1, 0])
})

test('L4: the price is paid first, so that an empty supply does not matter [10.4.3.II.a]', () => {
  const at = plotting(2).warriors('cult', 23, 1)
  expect(at.player('cult').warriors[0]).toBe(0)
  const match = at.turn('cult', 'birdsong')
  pick(match, 'convert')
  expect([own(match).acolytes, player(match).warriors[0], player(match).warriors[7]]).toEqual([0, 1, 1])
})

test('L4: Coffin Makers take neither acolytes spent nor warriors replaced [turn.3] [10.4.3.II.a]', () => {
  const at = acolytes(outcast(exiles('marquise', 'eyrie', 'cult'), 'mouse', true), 1)
    .warriors('eyrie', 1, 7)
    .effects('marquise', 'coffinMakers')
  const match = at.turn('cult', 'birdsong')
  pick(match, 'convert')
  expect(match.state.players.map(({ coffins }) => coffins)).toEqual([0, 0, 0])
  expect(of(match, 'eyrie').warriors[0]).toBe(20)
})

test('L5: nobody is converted where the Cult cannot place, and a pawn never [10.4.3.II.b] [G.1.29.b]', () => {
  const kept = acolytes(outcast(three(), 'mouse'), 2).token('marquise', 'keep', 2).warriors('eyrie', 1, 2)
  expect(asked(kept.turn('cult', 'birdsong'))).not.toBe('cult.conspire')
  const pawn = acolytes(outcast(position('vagabond', 'cult'), 'mouse'), 2).pawn('vagabond', 7)
  expect(asked(pawn.turn('cult', 'birdsong'))).not.toBe('cult.conspire')
  const both = kept.warriors('eyrie', 1, 7).turn('cult', 'birdsong')
  pick(both, 'convert')
  expect(player(both).warriors[7]).toBe(1)
})

test('a partner of nobody: warriors of other suits’ clearings are not converted [10.4.3.a] [10.4.3.II.a]', () => {
  const match = plotting(2).warriors('marquise', 1, 1, 3).turn('cult', 'birdsong')
  pick(match, 'convert')
  expect(of(match, 'marquise').warriors[0]).toBe(23)
  expect(of(match, 'eyrie').warriors[7]).toBe(0)
})

test('to sanctify is to replace an enemy building by a garden of the outcast suit, for a point [10.4.3.III] [ruling.r-67]', () => {
  const at = plotting(3).building('eyrie', 'roost', 7).building('marquise', 'sawmill', 7)
  const match = at.building('marquise', 'workshop', 2).turn('cult', 'birdsong')
  pick(match, 'sanctify')
  expect([asked(match), ...offered(match)]).toEqual(['cult.sanctify', '2', '7'])
  pick(match, '7')
  expect(offered(match)).toEqual(['seat1:sawmill', 'seat2:roost'])
  pick(match, 'seat2:roost')
  const { buildings, built, score } = player(match)
  expect([buildings.mouseGarden[7], buildings.mouseGarden[0], built[7], score]).toEqual([1, 4, 1, 1])
  expect([of(match, 'eyrie').buildings.roost[7], of(match, 'eyrie').buildings.roost[0]]).toEqual([0, 7])
  expect(of(match, 'marquise').buildings.sawmill[7]).toBe(1)
  expect(ruler(match.state, 7)).toBe(2)
})

test('L5: nothing is sanctified without a garden of the suit, where it cannot be placed, nor a token [10.4.3.III] [G.1.29.b]', () => {
  const spent = plotting(3)
    .building('eyrie', 'roost', 7)
    .building('cult', 'mouseGarden', 2, 2, 9, 9, 11)
    .turn('cult', 'birdsong')
  expect(refusedBy(spent, 'sanctify')).toBe('10.4.3.III')
  const kept = plotting(3).token('marquise', 'keep', 2).building('marquise', 'sawmill', 2)
  expect(refusedBy(kept.turn('cult', 'birdsong'), 'sanctify')).toBe('10.4.3.III')
  const wood = plotting(3).token('marquise', 'wood', 7).building('marquise', 'sawmill', 8)
  expect(refusedBy(wood.turn('cult', 'birdsong'), 'sanctify')).toBe('10.4.3.III')
})

test('a base that is sanctified takes its supporters along, to the Lost Souls [10.4.3.III]', () => {
  const at = acolytes(outcast(position('alliance', 'cult'), 'mouse'), 3)
    .hand('alliance', 'mouseInASack')
    .hand('cult', 'anvil')
    .building('alliance', 'mouseBase', 7)
    .change(({ players }) => players[0].alliance?.supporters.push(...players[0].hand.splice(0)))
  const match = at.turn('cult', 'birdsong')
  pick(match, 'sanctify')
  expect(own(match).lostSouls).toEqual(numbers('mouseInASack'))
  expect(player(match).buildings.mouseGarden[7]).toBe(1)
})

test('a full clearing takes the garden in the slot of the building [10.4.3.III] [G.1.29.a]', () => {
  const match = plotting(3).building('marquise', 'sawmill', 7, 7).turn('cult', 'birdsong')
  pick(match, 'sanctify')
  expect([player(match).built[7], of(match, 'marquise').built[7]]).toEqual([1, 1])
})

test('what the souls were before Birdsong decides, not what conspiracies add to them [10.4]', () => {
  const at = souls(acolytes(outcast(three(), 'mouse'), 2), 'crossbowBird').warriors('eyrie', 1, 7)
  const match = at.turn('cult', 'birdsong')
  expect([own(match).outcast, own(match).lostSouls, match.state.discard.length]).toEqual(['mouse', [], 2])
})
