import { expect, test } from 'vitest'
import { FAITHFUL_RETAINERS } from '../../../data/cards.ts'
import { asked, offered, pick, refusedBy, reported } from '../../../tests/position.ts'
import {
  bury,
  daylight,
  KEEPERS,
  numbers,
  own,
  player,
  recovered,
  retinue,
  three,
  warriorsIn,
} from './order.ts'

test('columns from the left, in each the cards in any order, each once [15.5.2.x]', () => {
  const built = three().warriors('keepers', 3, 2, 8)
  bury(built, 'figure1', 27)
  retinue(built, { move: ['anvil', 'mouseInASack'], delve: ['foxfolkSteel'], recover: ['faith'] })
  const match = daylight(built)
  expect(asked(match)).toBe('keepers.move')
  expect(offered(match)).toEqual(['retinueMove:anvil', 'retinueMove:mouseInASack', 'pass'])
  expect(refusedBy(match, 'retinueDelve:foxfolkSteel')).toBe('15.5.2.x')
  pick(match, 'retinueMove:mouseInASack', '5', '1')
  expect(warriorsIn(match, KEEPERS, 5)).toBe(1)
  expect(offered(match)).toEqual(['retinueMove:anvil', 'pass'])
  pick(match, 'retinueMove:anvil', '4', '1')
  // The column is done: the next begins by itself.
  expect(asked(match)).toBe('keepers.delve')
  pick(match, 'retinueDelve:foxfolkSteel', '27:figure')
  expect(asked(match)).toBe('keepers.recover')
  expect(player(match).tokens.figure1[8]).toBe(1)
})

test('each card may be skipped, without a penalty [15.5.2.y] [booklet.keepers.4]', () => {
  const built = three().warriors('keepers', 3, 8)
  retinue(built, { move: ['anvil', 'foxfolkSteel'], recover: ['faith'] })
  const match = daylight(built)
  pick(match, 'pass')
  expect(asked(match)).toBe('keepers.recover')
  pick(match, 'pass')
  expect(own(match).retinue.move).toEqual(numbers('anvil', 'foxfolkSteel'))
  expect(own(match).retinue.recover).toHaveLength(1)
  expect(match.state.discard).toEqual([])
  expect(match.state.turn.phase).toBe('evening')
  expect(player(match).score).toBe(0)
})

test('with three Retainers the first Daylight has a move, a delve and a move or recovery in any suit [booklet.keepers.5]', () => {
  const built = three().warriors('keepers', 4, 1, 5)
  bury(bury(built, 'figure1', 21), 'tablet2', 22)
  retinue(built, { move: ['faith'], delve: ['faith'], recover: ['faith'] })
  const match = daylight(built)
  pick(match, 'retinueMove:faithfulRetainer')
  expect(offered(match)).toEqual(['1', '5'])
  pick(match, '1', '9', '2')
  pick(match, 'retinueDelve:faithfulRetainer.2')
  expect(offered(match)).toEqual(['1', '5', '9'])
  pick(match, '9', '22:tablet')
  pick(match, 'retinueRecover:faithfulRetainer.3')
  expect(offered(match)).toEqual(['1', '5', '9'])
  pick(match, '9', '4', '2', 'tablet2')
  expect(player(match).tokens.tablet2[4]).toBe(1)
  expect(match.state.turn.phase).toBe('evening')
})

test('column 1: a move from a clearing of the card’s suit; birds from any [15.5.2.I]', () => {
  const built = () => three().warriors('keepers', 2, 1, 7)
  const fox = daylight(retinue(built(), { move: ['anvil'] }))
  pick(fox, 'retinueMove:anvil')
  expect(asked(fox)).toBe('move.to') // only from 1
  pick(fox, '9', '2')
  expect(warriorsIn(fox, KEEPERS, 9)).toBe(2)
  const bird = daylight(retinue(built(), { move: ['birdyBindle'] }))
  pick(bird, 'retinueMove:birdyBindle')
  expect(offered(bird)).toEqual(['1', '7'])
  // No warrior in a rabbit clearing: the card cannot act, and nothing is asked.
  const rabbit = daylight(retinue(built(), { move: ['bakeSale'] }))
  expect(rabbit.state.turn.phase).toBe('evening')
})

test('a card that cannot act is refused, with the rule [15.5.2.I] [15.5.2.III]', () => {
  const built = three().warriors('keepers', 2, 1)
  const match = daylight(
    retinue(built, { move: ['anvil', 'bakeSale'], recover: ['foxfolkSteel', 'rootTeaRabbit'] }),
  )
  expect(refusedBy(match, 'retinueMove:bakeSale')).toBe('15.5.2.I')
  pick(match, 'pass')
  expect(refusedBy(match, 'retinueRecover:rootTeaRabbit')).toBe('15.5.2.III')
})

test('column 2: where enemy pieces are they must battle, then may delve [15.5.2.II.x] [15.5.2.II.y]', () => {
  const built = three().warriors('keepers', 4, 7).warriors('marquise', 1, 7).dice(1, 0)
  bury(retinue(built, { delve: ['mouseInASack'] }), 'figure1', 27)
  const match = daylight(built)
  pick(match, 'retinueDelve:mouseInASack')
  // No way around the battle: it has begun.
  expect(reported(match)).toContain('battle.rolled')
  expect(asked(match)).toBe('keepers.delve.which')
  expect(offered(match)).toEqual(['27:figure', 'pass'])
  pick(match, 'pass')
  expect(own(match).buried).toHaveLength(1)
  expect(own(match).retinue.delve).toHaveLength(1)
})

test('a battle needs no rule, delving does: a tie after it ends the action [15.5.2.II.y]', () => {
  const built = three().warriors('keepers', 1, 7).warriors('marquise', 2, 7).dice(1, 0)
  bury(retinue(built, { delve: ['mouseInASack'] }), 'figure1', 27)
  const match = daylight(built)
  pick(match, 'retinueDelve:mouseInASack')
  expect(warriorsIn(match, 0, 7)).toBe(1)
  expect(warriorsIn(match, KEEPERS, 7)).toBe(1)
  expect(asked(match)).not.toBe('keepers.delve.which')
  expect(own(match).buried).toHaveLength(1)
})

test('delving needs a Keeper warrior, not a waystation alone [15.5.2.II.y]', () => {
  const built = three().building('keepers', 'figureTablet', 7).warriors('keepers', 1, 1)
  bury(bury(retinue(built, { delve: ['faith'] }), 'figure1', 27), 'tablet1', 21)
  const match = daylight(built)
  pick(match, 'retinueDelve:faithfulRetainer.2')
  // Only 1: it is the one clearing with a warrior.
  expect(offered(match)).toEqual(['21:tablet', 'pass'])
})

test('who rules by a waystation alone, the last warrior fallen, does not delve [15.5.2.II.y]', () => {
  const built = three()
    .building('keepers', 'figureTablet', 7)
    .warriors('keepers', 1, 7)
    .warriors('marquise', 1, 7)
    .dice(1, 1)
  bury(retinue(built, { delve: ['mouseInASack'] }), 'figure1', 27)
  const match = daylight(built)
  pick(match, 'retinueDelve:mouseInASack')
  expect([warriorsIn(match, KEEPERS, 7), warriorsIn(match, 0, 7)]).toEqual([0, 0])
  expect(asked(match)).toBe('keepers.gather')
  expect(own(match).buried).toHaveLength(1)
})

test('with nobody to battle they delve all the same; where nothing can be done the card is refused [15.5.2.II.y] [15.5.2.II.a]', () => {
  const built = three().warriors('keepers', 1, 8, 7).warriors('eyrie', 1, 9)
  bury(retinue(built, { delve: ['anvil', 'mouseInASack', 'bakeSale'] }), 'tablet1', 27)
  const match = daylight(built)
  expect(offered(match)).toEqual(['retinueDelve:anvil', 'retinueDelve:mouseInASack', 'pass'])
  expect(refusedBy(match, 'retinueDelve:bakeSale')).toBe('15.5.2.II.x')
  pick(match, 'retinueDelve:anvil', '27:tablet')
  expect(player(match).tokens.tablet1[8]).toBe(1)
  expect(own(match).buried).toEqual([])
  // No relic is left near 7.
  expect(refusedBy(match, 'retinueDelve:mouseInASack')).toBeUndefined()
  expect(match.state.turn.phase).toBe('evening')
})

test('a relic comes from a forest adjacent to the clearing, and its value is turned up [15.5.2.II.a]', () => {
  const built = three().warriors('keepers', 2, 8)
  bury(bury(bury(built, 'jewelry2', 27), 'figure3', 22), 'tablet1', 27, true)
  const match = daylight(retinue(built, { delve: ['anvil'] }))
  pick(match, 'retinueDelve:anvil')
  // 8 touches the forest 27 alone.
  expect(offered(match)).toEqual(['27:jewelry', '27:tablet1', 'pass'])
  pick(match, '27:jewelry')
  expect(player(match).tokens.jewelry2[8]).toBe(1)
  expect(own(match).buried.map(({ forest }) => forest)).toEqual([22, 27])
  expect(reported(match)).toContain('keepers.delved')
})

test.each([
  { kind: 'tablet1', ruled: 1, kept: true },
  { kind: 'tablet2', ruled: 1, kept: false },
  { kind: 'tablet2', ruled: 2, kept: true },
  { kind: 'tablet3', ruled: 2, kept: false },
  { kind: 'tablet3', ruled: 3, kept: true },
] as const)(
  'a relic worth more than the clearings ruled around its forest costs the card: $kind with $ruled [15.5.2.II.b]',
  ({ kind, ruled, kept }) => {
    // aE touches 3, 6 and 11; 2 does not.
    const built = three().warriors('keepers', 1, ...[6, 3, 11].slice(0, ruled), 2)
    const match = daylight(retinue(bury(built, kind, 26), { delve: ['anvil'] }))
    pick(match, 'retinueDelve:anvil', '26:tablet')
    expect(player(match).tokens[kind][6]).toBe(1)
    expect(own(match).retinue.delve).toEqual(kept ? numbers('anvil') : [])
    expect(match.state.discard).toEqual(kept ? [] : numbers('anvil'))
  },
)

test('a relic that lies face up in a forest is delved by its known value [15.5.2.II.b]', () => {
  const built = three().warriors('keepers', 1, 6)
  const match = daylight(retinue(bury(built, 'tablet1', 26, true), { delve: ['anvil'] }))
  pick(match, 'retinueDelve:anvil', '26:tablet1')
  expect(own(match).retinue.delve).toEqual(numbers('anvil'))
})

test('a Faithful Retainer that is lost leaves the game [ruling.r-100] [15.5.2.II.b]', () => {
  const built = three().warriors('keepers', 1, 6, 3)
  const match = daylight(retinue(bury(built, 'figure3', 26), { delve: ['faith'] }))
  pick(match, 'retinueDelve:faithfulRetainer.2', '6', '26:figure')
  expect(player(match).tokens.figure3[6]).toBe(1)
  expect(own(match).retinue.delve).toEqual([])
  expect(match.state.discard).not.toContain(FAITHFUL_RETAINERS[1])
  expect(player(match).hand).toEqual([])
})

test('the booklet’s delve: two warriors fall on each side, the jewelry of 3 is kept and the mouse card lost [booklet.keepers.6]', () => {
  const built = three()
    .warriors('keepers', 3, 7)
    .warriors('keepers', 1, 3)
    .warriors('marquise', 2, 7)
    .dice(2, 2)
  const match = daylight(retinue(bury(built, 'jewelry3', 25), { delve: ['mouseInASack'] }))
  pick(match, 'retinueDelve:mouseInASack')
  expect([warriorsIn(match, KEEPERS, 7), warriorsIn(match, 0, 7)]).toEqual([1, 0])
  pick(match, '25:jewelry')
  expect(player(match).tokens.jewelry3[7]).toBe(1)
  expect(match.state.discard).toEqual(numbers('mouseInASack'))
  expect(own(match).retinue.delve).toEqual([])
})

test('column 3: a move from a clearing of the suit, or recovering in one [15.5.2.III]', () => {
  const built = () =>
    three()
      .warriors('keepers', 1, 8)
      .building('keepers', 'tabletFigure', 12)
      .building('keepers', 'jewelryTablet', 7)
      .token('keepers', 'tablet1', 12)
      .token('keepers', 'jewelry1', 7)
  const match = daylight(retinue(built(), { recover: ['anvil'] }))
  pick(match, 'retinueRecover:anvil')
  // 7 is of mice: no recovery there.
  expect(offered(match)).toEqual(['move', 'recover:12'])
  const moves = match.fork()
  pick(moves, 'move', '4')
  expect(warriorsIn(moves, KEEPERS, 4)).toBe(1)
  expect(player(moves).score).toBe(0)
  pick(match, 'recover:12')
  expect(player(match).score).toBe(1)
  expect(warriorsIn(match, KEEPERS, 8)).toBe(1)
})

test('recovering needs a waystation of the relic’s type that shows, neither rule nor a warrior [15.5.2.III.a]', () => {
  const built = () => three().warriors('marquise', 3, 12).token('keepers', 'tablet1', 12)
  const match = daylight(retinue(built().building('keepers', 'tabletFigure', 12), { recover: ['anvil'] }))
  pick(match, 'retinueRecover:anvil')
  expect(own(match).recovered.tablet).toEqual([1])
  expect(player(match).tokens.tablet1[12]).toBe(0)
  expect(player(match).score).toBe(1)
  const turned = daylight(retinue(built().building('keepers', 'figureTablet', 12), { recover: ['anvil'] }))
  expect(turned.state.turn.phase).toBe('evening')
})

test('relics fill their row from the left; the third of a column completes it, for 2 points [15.5.2.III.a] [15.5.2.III.b.a] [15.5.2.III.b.b] [board.keepers.2]', () => {
  const built = recovered(three(), 'figure1', 'figure2', 'jewelry1')
    .warriors('keepers', 1, 6, 8, 12)
    .building('keepers', 'tabletFigure', 8)
    .token('keepers', 'tablet1', 8)
    .token('keepers', 'tablet3', 8)
  const match = daylight(retinue(built, { recover: ['anvil'] }))
  pick(match, 'retinueRecover:anvil', 'recover:8', 'tablet3')
  // The first column has figure, tablet and jewelry now.
  expect(player(match).score).toBe(3 + 2)
  pick(match, 'tablet1')
  // The second lacks its jewelry.
  expect(player(match).score).toBe(3 + 2 + 1)
  expect(own(match).recovered).toEqual({ figure: [1, 2], tablet: [3, 1], jewelry: [1] })
})

test('fewer clearings of the suit ruled than the value: recovering ends and the card is lost [15.5.2.III.c.a]', () => {
  const built = three()
    .warriors('keepers', 1, 8, 7)
    .building('keepers', 'tabletFigure', 8)
    .token('keepers', 'tablet2', 8)
    .token('keepers', 'tablet1', 8)
  const match = daylight(retinue(built, { recover: ['anvil'] }))
  pick(match, 'retinueRecover:anvil', 'recover:8', 'tablet2')
  expect(player(match).score).toBe(2)
  expect(own(match).retinue.recover).toEqual([])
  expect(match.state.discard).toEqual(numbers('anvil'))
  expect(player(match).tokens.tablet1[8]).toBe(1)
  expect(asked(match)).toBe('keepers.gather')
})

test('enough of them: they recover another there, or stop [15.5.2.III.c.b] [booklet.keepers.9]', () => {
  const built = three()
    .warriors('keepers', 1, 8, 7)
    .building('keepers', 'tabletFigure', 8)
    .token('keepers', 'tablet1', 8)
    .token('keepers', 'tablet2', 8)
  const match = daylight(retinue(built, { recover: ['anvil'] }))
  // One fox clearing is ruled, 8 itself, and that is enough for a value of 1.
  pick(match, 'retinueRecover:anvil', 'recover:8', 'tablet1')
  expect(asked(match)).toBe('keepers.recover.which')
  expect(offered(match)).toEqual(['tablet2', 'pass'])
  pick(match, 'pass')
  expect(own(match).retinue.recover).toEqual(numbers('anvil'))
  expect(player(match).tokens.tablet2[8]).toBe(1)
})

test('the booklet’s recovery: tablets 1 and 2, then jewelry 3 that completes a column: 8 points, and the bird is lost [booklet.keepers.7] [booklet.keepers.8]', () => {
  const built = recovered(three(), 'figure2')
    .building('keepers', 'tabletFigure', 7)
    .building('keepers', 'jewelryTablet', 7)
    .warriors('keepers', 1, 9)
    .token('keepers', 'tablet1', 7)
    .token('keepers', 'tablet2', 7)
    .token('keepers', 'jewelry3', 7)
  const match = daylight(retinue(built, { recover: ['birdyBindle'] }))
  pick(match, 'retinueRecover:birdyBindle', 'recover:7', 'tablet1', 'tablet2', 'jewelry3')
  expect(player(match).score).toBe(8)
  expect(match.state.discard).toEqual(numbers('birdyBindle'))
  expect(own(match).retinue.recover).toEqual([])
  expect(asked(match)).toBe('keepers.gather')
})

test('in a clearing of every suit the Keepers choose which counts [ruling.r-99]', () => {
  const built = () => {
    const at = three()
      .warriors('keepers', 1, 1, 6)
      .building('keepers', 'tabletFigure', 5)
      .token('keepers', 'tablet3', 5)
      .token('keepers', 'tablet1', 5)
    at.state.everySuit = [5]
    return daylight(retinue(at, { recover: ['mouseInASack'] }))
  }
  const fox = built()
  pick(fox, 'retinueRecover:mouseInASack', 'tablet3')
  expect(asked(fox)).toBe('keepers.recover.suit')
  expect(offered(fox)).toEqual(['fox', 'rabbit', 'mouse'])
  const mouse = fox.fork()
  // 1, 5 and 6 are of foxes, 5 alone of mice.
  pick(fox, 'fox')
  expect(asked(fox)).toBe('keepers.recover.which')
  expect(own(fox).retinue.recover).toHaveLength(1)
  pick(mouse, 'mouse')
  expect(own(mouse).retinue.recover).toEqual([])
})

test('the thirtieth point wins at once [15.5.2.III.b.a]', () => {
  const built = three()
    .warriors('keepers', 1, 8)
    .building('keepers', 'tabletFigure', 8)
    .token('keepers', 'tablet3', 8)
    .score('keepers', 27)
  const match = daylight(retinue(built, { recover: ['anvil'] }))
  pick(match, 'retinueRecover:anvil', 'recover:8')
  expect(match.outcome?.winners).toEqual([KEEPERS])
})
