import { expect, test } from 'vitest'
import { asked, offered, pick, refusedBy } from '../../../tests/position.ts'
import { FOX, numbers, own, player, RABBIT, supporters, three } from './supporters.ts'

test('a revolt removes all enemies, scores, places base and warriors and makes an officer [8.4.1.III.a] [8.4.1.III.b] [8.4.1.III.c] [8.4.1.II]', () => {
  const built = three()
    .token('alliance', 'sympathy', 8, 1, 6, 2)
    .building('eyrie', 'roost', 8)
    .warriors('eyrie', 2, 8)
    .warriors('marquise', 1, 8, 1)
  const match = supporters(built, 'anvil', 'rootTeaFox').turn('alliance', 'birdsong')
  pick(match, 'revolt:8', 'rootTeaFox', 'anvil')
  const { score, buildings, warriors } = player(match)
  expect(score).toBe(1)
  expect(match.state.players[1].warriors[8] + match.state.players[0].warriors[8]).toBe(0)
  expect(match.state.players[1].buildings.roost[8]).toBe(0)
  expect(match.state.players[0].warriors[1]).toBe(1)
  expect(buildings.foxBase[8]).toBe(1)
  expect(warriors[8]).toBe(3)
  expect(warriors[0]).toBe(6)
  expect(own(match).officers).toBe(1)
  expect(match.state.discard).toEqual(numbers(['rootTeaFox', 'anvil']))
})

test('the Alliance revolts as often as it can, once for each base, in sympathetic clearings [8.4.1] [8.4.1.I]', () => {
  const built = three().token('alliance', 'sympathy', 1, 8, 5)
  const match = supporters(built.building('alliance', 'mouseBase', 2), ...FOX, ...RABBIT.slice(0, 2))
    .token('alliance', 'sympathy', 7)
    .turn('alliance', 'birdsong')
  expect(offered(match)).toEqual(['revolt:1', 'revolt:5', 'revolt:8', 'pass'])
  expect(refusedBy(match, 'revolt:7')).toBe('8.4.1.I')
  expect(refusedBy(match, 'revolt:12')).toBe('8.4.1.I')
  pick(match, 'revolt:1', 'anvil', 'rootTeaFox')
  expect(offered(match)).toEqual(['revolt:5', 'pass'])
  pick(match, 'revolt:5', 'smugglersTrail', 'rootTeaRabbit')
  expect(own(match).officers).toBe(2)
})

test('a revolt works beside the keep, which goes first; the supply limits the warriors [ruling.r-44.a] [1.5.4.a]', () => {
  const built = three().token('alliance', 'sympathy', 1, 8).token('marquise', 'keep', 1)
  const match = supporters(built.warriors('alliance', 9, 3), 'anvil', 'rootTeaFox').turn(
    'alliance',
    'birdsong',
  )
  pick(match, 'revolt:1', 'anvil', 'rootTeaFox')
  expect(player(match).buildings.foxBase[1]).toBe(1)
  expect(player(match).warriors[1]).toBe(1)
  expect(own(match).officers).toBe(0)
  expect(match.state.players[0].tokens.keep).toEqual(Array(13).fill(0))
})

test('without a free slot a revolt places no base, but warriors and officer [ruling.r-44.b]', () => {
  const built = three().token('alliance', 'sympathy', 1).building('alliance', 'rabbitBase', 1)
  const match = supporters(built, 'anvil', 'rootTeaFox').turn('alliance', 'birdsong')
  pick(match, 'revolt:1', 'anvil', 'rootTeaFox')
  expect(player(match).buildings.foxBase[0]).toBe(1)
  expect(player(match).warriors[1]).toBe(1)
  expect(own(match).officers).toBe(1)
})

test('Birdsong: revolts first, then sympathy, each until passed [8.4] [8.4.2]', () => {
  const match = supporters(three().token('alliance', 'sympathy', 1), ...RABBIT).turn('alliance', 'birdsong')
  expect(asked(match)).toBe('alliance.revolt')
  pick(match, 'pass')
  expect(asked(match)).toBe('alliance.spread')
  pick(match, 'spread:5', 'bakeSale')
  expect(asked(match)).toBe('alliance.spread')
  pick(match, 'spread:10', 'rootTeaRabbit', 'pass')
  expect(asked(match)).not.toBe('alliance.revolt')
  expect(player(match).tokens.sympathy[10]).toBe(1)
})

test('the first sympathy goes anywhere but the keep, the next ones beside sympathetic clearings [8.4.2.I.a] [8.4.2.I.b] [8.2.5.I] [6.2.2.a]', () => {
  const built = three().token('marquise', 'keep', 3)
  const match = supporters(built, 'birdyBindle', 'woodlandRunners', 'armsTrader').turn('alliance', 'birdsong')
  expect(asked(match)).toBe('alliance.spread')
  expect(offered(match)).toHaveLength(12)
  expect(refusedBy(match, 'spread:3')).toBe('6.2.2.a')
  pick(match, 'spread:6', 'birdyBindle')
  expect(player(match).tokens.sympathy[6]).toBe(1)
  const next = supporters(three().token('alliance', 'sympathy', 6), 'birdyBindle').turn(
    'alliance',
    'birdsong',
  )
  expect(offered(next)).toEqual(['spread:2', 'spread:3', 'spread:11', 'pass'])
  expect(refusedBy(next, 'spread:6')).toBe('8.2.5.I')
  expect(refusedBy(next, 'spread:12')).toBe('8.4.2.I.a')
})

test('each sympathy costs and scores what its space shows [8.4.2.II] [8.4.2.III] [board.alliance.1] [board.alliance.2]', () => {
  const clearings = [1, 2, 3, 4, 6, 7, 8, 9, 11]
  const rabbits = [...RABBIT.slice(0, 3), 'birdyBindle']
  for (let standing = 0; standing < 10; standing++) {
    const built = three().token('alliance', 'sympathy', ...clearings.slice(0, standing))
    const match = supporters(built, ...rabbits).turn('alliance', 'birdsong')
    if (asked(match) === 'alliance.revolt') pick(match, 'pass')
    pick(match, 'spread:5')
    let spent = 0
    while (asked(match) === 'alliance.supporter') {
      pick(match, offered(match)[0])
      spent++
    }
    expect(spent).toBe([1, 1, 1, 2, 2, 2, 3, 3, 3, 3][standing])
    expect(player(match).score).toBe([0, 1, 1, 1, 2, 2, 3, 4, 4, 4][standing])
    expect(player(match).tokens.sympathy[5]).toBe(1)
  }
})

test('martial law: one more supporter where another player has three warriors [8.4.2.II.a]', () => {
  const built = () => three().token('alliance', 'sympathy', 2)
  const mixed = supporters(built(), 'bakeSale').warriors('marquise', 2, 5).warriors('eyrie', 2, 5)
  expect(offered(mixed.turn('alliance', 'birdsong'))).toContain('spread:5')
  const one = supporters(built(), 'bakeSale', 'anvil').warriors('marquise', 3, 5).turn('alliance', 'birdsong')
  pick(one, 'pass')
  expect(offered(one)).not.toContain('spread:5')
  expect(refusedBy(one, 'spread:5')).toBe('8.4.2.II.a')
  const two = supporters(built(), 'bakeSale', 'rootTeaRabbit')
    .warriors('marquise', 3, 5)
    .turn('alliance', 'birdsong')
  pick(two, 'pass', 'spread:5', 'bakeSale', 'rootTeaRabbit')
  expect(player(two).tokens.sympathy[5]).toBe(1)
})

test('whether a revolt is asked tells nothing of the supporters [8.2.3.c]', () => {
  for (const cards of [RABBIT.slice(0, 2), FOX.slice(0, 2)]) {
    const match = supporters(three().token('alliance', 'sympathy', 1), ...cards).turn('alliance', 'birdsong')
    expect(asked(match)).toBe('alliance.revolt')
  }
})
