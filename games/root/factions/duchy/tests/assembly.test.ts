import { expect, test } from 'vitest'
import { asked, offered, pick, position, refusedBy } from '../../../tests/position.ts'
import { BIRD, BURROW, FOX, MOUSE, numbers, own, player, RABBIT, swayed, table } from './court.ts'

test('Daylight: Assembly, then Parliament, then Sway [12.5]', () => {
  const match = swayed(table(), 'captain', 'marshal')
    .warriors('duchy', 3, 2)
    .warriors('duchy', 1, 5)
    .hand('duchy', MOUSE[0], RABBIT[0])
    .turn('duchy', 'daylight')
  expect(asked(match)).toBe('duchy.assembly')
  pick(match, 'pass')
  expect(asked(match)).toBe('duchy.parliament')
  pick(match, 'pass')
  expect(asked(match)).toBe('duchy.sway')
  pick(match, 'pass')
  expect(match.state.turn.seat).toBe(1)
})

test('the Assembly takes up to two actions, the same one twice if it likes, or fewer [12.5.1]', () => {
  const match = table().warriors('duchy', 2, 2).turn('duchy', 'daylight')
  expect(match.state.turn.actions).toBe(2)
  pick(match, 'recruit', 'recruit')
  expect(player(match).warriors[BURROW]).toBe(2)
  expect(match.state.turn.seat).toBe(1) // there is no third
  const other = table().warriors('duchy', 2, 2).turn('duchy', 'daylight')
  pick(other, 'move', '5', '1')
  expect(offered(other)).toContain('recruit')
  expect(offered(other)).toContain('move')
  pick(other, 'pass')
  expect(other.state.turn.seat).toBe(1)
})

test('Recruit places one warrior in the Burrow, and needs one in the supply [12.5.1.II]', () => {
  const match = table().warriors('duchy', 19, 2).turn('duchy', 'daylight')
  pick(match, 'recruit')
  expect(player(match).warriors[BURROW]).toBe(1)
  expect(player(match).warriors[0]).toBe(0)
  expect(refusedBy(match, 'recruit')).toBe('12.5.1.II')
})

test('Move takes one move, by the common rules of moving [12.5.1.III]', () => {
  const match = table().warriors('duchy', 3, 2).turn('duchy', 'daylight')
  pick(match, 'move', '6', '2')
  expect([2, 6].map(one => player(match).warriors[one])).toEqual([1, 2])
  expect(asked(match)).toBe('duchy.assembly')
  expect(match.state.turn.actions).toBe(1)
})

test('Battle starts one battle, where there is an enemy [12.5.1.IV]', () => {
  const match = table()
    .warriors('duchy', 3, 2, 7)
    .warriors('marquise', 2, 2)
    .dice(2, 0)
    .turn('duchy', 'daylight')
  expect(refusedBy(table().warriors('duchy', 3, 2).turn('duchy', 'daylight'), 'battle')).toBe('12.5.1.IV')
  pick(match, 'battle')
  expect(match.state.players[1].warriors[2]).toBe(0)
  expect(match.state.turn.actions).toBe(1)
})

test('Build reveals a card of the suit for a citadel or market where the Duchy rules and a slot is free [12.5.1.I]', () => {
  const match = table()
    .warriors('duchy', 2, 2, 7, 1)
    .warriors('duchy', 1, 9)
    .warriors('marquise', 1, 9)
    .building('marquise', 'sawmill', 1)
    .hand('duchy', MOUSE[0], FOX[0])
    .turn('duchy', 'daylight')
  pick(match, 'build')
  expect(asked(match)).toBe('duchy.build')
  expect(offered(match)).toEqual(['2', '7'])
  expect(refusedBy(match, '9')).toBe('12.5.1.I') // tied: it does not rule
  expect(refusedBy(match, '1')).toBe('2.2.3.b')
  pick(match, '7')
  expect(offered(match)).toEqual(['citadel', 'market'])
  pick(match, 'market')
  expect(offered(match)).toEqual([MOUSE[0]])
  pick(match, MOUSE[0])
  expect(player(match).buildings.market[7]).toBe(1)
  expect(player(match).buildings.market[0]).toBe(2)
  expect(player(match).hand).toEqual(numbers(FOX[0]))
  expect(own(match).revealed).toEqual(numbers(MOUSE[0]))
  expect(match.state.discard).toEqual([])
  expect(player(match).score).toBe(0)
})

test('without a card of the suit there is no Build in a clearing; a bird is of every suit [12.5.1.I] [2.1.1]', () => {
  const bare = table().warriors('duchy', 2, 2, 8).hand('duchy', RABBIT[0]).turn('duchy', 'daylight')
  expect(refusedBy(bare, 'build')).toBe('12.5.1.I')
  const match = table().warriors('duchy', 2, 2, 8).hand('duchy', BIRD[0], MOUSE[0]).turn('duchy', 'daylight')
  pick(match, 'build')
  expect(offered(match)).toEqual(['2', '8'])
  pick(match, '8', 'citadel')
  expect(offered(match)).toEqual([BIRD[0]])
})

test('a kind of which none is left is not built [12.5.1.I]', () => {
  const match = table()
    .building('duchy', 'market', 6, 7, 8)
    .warriors('duchy', 2, 2)
    .hand('duchy', MOUSE[0])
    .turn('duchy', 'daylight')
  pick(match, 'build', '2')
  expect(asked(match)).toBe('duchy.reveal') // only citadels are left
  pick(match, MOUSE[0])
  expect(player(match).buildings.citadel[2]).toBe(1)
})

test('Dig spends a card for a tunnel in a clearing of its suit that has none [12.5.1.V.a]', () => {
  const match = table().token('duchy', 'tunnel', 2).hand('duchy', MOUSE[0], FOX[0]).turn('duchy', 'daylight')
  pick(match, 'dig')
  expect(offered(match)).toEqual(['1', '6', '7', '8', '9', '11', '12'])
  expect(refusedBy(match, '2')).toBe('12.5.1.V.a')
  expect(refusedBy(match, '3')).toBe('12.5.1.V.a')
  pick(match, '9', MOUSE[0])
  expect(player(match).tokens.tunnel[9]).toBe(1)
  expect(match.state.discard).toEqual(numbers(MOUSE[0]))
  expect(own(match).revealed).toEqual([])
  expect(asked(match)).toBe('duchy.assembly') // nobody waits in the Burrow
  expect(match.state.turn.actions).toBe(1)
})

test('up to four warriors go up the new tunnel from the Burrow, or none [12.5.1.V.b]', () => {
  const dig = () => {
    const match = table().warriors('duchy', 6, BURROW).hand('duchy', FOX[0]).turn('duchy', 'daylight')
    pick(match, 'dig', '8', FOX[0])
    return match
  }
  const match = dig()
  expect(asked(match)).toBe('duchy.dig.count')
  expect(offered(match)).toEqual(['1', '2', '3', '4', 'pass'])
  pick(match, '4')
  expect(player(match).warriors[8]).toBe(4)
  expect(player(match).warriors[BURROW]).toBe(2)
  const none = dig()
  pick(none, 'pass')
  expect(player(none).warriors[BURROW]).toBe(6)
  expect(player(none).tokens.tunnel[8]).toBe(1)
})

test('with three tunnels on the map one of them gives way first, of the Duchy’s choice [12.2.4]', () => {
  const match = table().token('duchy', 'tunnel', 2, 7, 8).hand('duchy', FOX[0]).turn('duchy', 'daylight')
  pick(match, 'dig')
  expect(asked(match)).toBe('duchy.tunnelAway')
  expect(offered(match)).toEqual(['2', '7', '8'])
  pick(match, '7')
  expect(player(match).tokens.tunnel[7]).toBe(0)
  expect(offered(match)).toEqual(['1', '6', '12'])
  pick(match, '6', FOX[0])
  expect([2, 6, 7, 8].map(one => player(match).tokens.tunnel[one])).toEqual([1, 1, 0, 1])
  expect(player(match).score).toBe(0) // nobody scores for it
})

test('a tunnel that gives way may be dug again where it was; with one left none gives way [12.2.4]', () => {
  const match = table().token('duchy', 'tunnel', 2, 7, 8).hand('duchy', FOX[0]).turn('duchy', 'daylight')
  pick(match, 'dig', '8')
  expect(offered(match)).toEqual(['1', '6', '8', '12'])
  const two = table().token('duchy', 'tunnel', 2, 7).hand('duchy', FOX[0]).turn('duchy', 'daylight')
  pick(two, 'dig')
  expect(asked(two)).toBe('duchy.dig')
})

test('warriors who go up into a sympathetic clearing cause Outrage, a tunnel alone does not [12.5.1.V.b] [8.2.6.b]', () => {
  const dig = () => {
    const match = table()
      .token('duchy', 'tunnel', 2, 7, 8)
      .token('alliance', 'sympathy', 6)
      .warriors('duchy', 2, BURROW)
      .hand('duchy', FOX[0], FOX[1])
      .turn('duchy', 'daylight')
    pick(match, 'dig', '8', '6', FOX[0])
    return match
  }
  const match = dig()
  pick(match, '2')
  expect(asked(match)).toBe('alliance.outrage')
  pick(match, FOX[1])
  expect(match.state.players[2].alliance?.supporters).toEqual(numbers(FOX[1]))
  expect(player(match).warriors[6]).toBe(2)
  const none = dig()
  pick(none, 'pass')
  expect(asked(none)).toBe('duchy.assembly')
  expect(player(none).hand).toEqual(numbers(FOX[1]))
})

test('nothing is dug in the keep’s clearing, nor in a scorched one [12.5.1.V.a] [6.2.2.a] [D.6.2.b]', () => {
  const match = position('duchy', 'marquise', 'vagabond')
    .token('marquise', 'keep', 1)
    .change(state => state.scorched.push(8))
    .hand('duchy', FOX[0])
    .turn('duchy', 'daylight')
  pick(match, 'dig')
  expect(offered(match)).toEqual(['6', '12'])
  expect(refusedBy(match, '1')).toBe('6.2.2.a')
  expect(refusedBy(match, '8')).toBe('D.6.2.b')
})

test('Dig needs a card of the suit of a clearing where a tunnel can stand [12.5.1.V.a]', () => {
  const match = table().warriors('duchy', 1, 2).turn('duchy', 'daylight')
  expect(refusedBy(match, 'dig')).toBe('12.5.1.V.a')
})

test('a revealed card serves nothing else that turn: no second building, no tunnel [ruling.r-76]', () => {
  const match = swayed(table(), 'foremole', 'banker')
    .warriors('duchy', 2, 2, 7)
    .hand('duchy', MOUSE[0])
    .turn('duchy', 'daylight')
  pick(match, 'build', '2', 'citadel', MOUSE[0])
  expect(refusedBy(match, 'build')).toBe('12.5.1.I')
  expect(refusedBy(match, 'dig')).toBe('12.5.1.V.a')
  pick(match, 'pass')
  // Neither Foremole nor Banker has a card, and nobody is swayed for one: Evening gives it back.
  expect(asked(match)).toBe('duchy.evening')
  expect(player(match).hand).toEqual(numbers(MOUSE[0]))
})

test('a building is one gesture: where, then what; so is digging [12.5.1.I] [12.5.1.V.a]', () => {
  const match = table().warriors('duchy', 2, 2, 7).hand('duchy', MOUSE[0], FOX[0]).turn('duchy', 'daylight')
  const seat = match.ask?.waiting[0] ?? -1
  expect(match.peek(seat, ['build'])?.prompt.id).toBe('duchy.build')
  expect(match.peek(seat, ['build', '2'])?.prompt.id).toBe('duchy.build.kind')
  expect(match.peek(seat, ['dig'])?.prompt.id).toBe('duchy.dig')
})
