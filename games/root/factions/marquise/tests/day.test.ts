import { expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import {
  asked,
  offered,
  type Position,
  pick,
  position,
  type RootMatch,
  refusedBy,
} from '../../../tests/position.ts'

/** The Marquise’s Daylight, with her three actions. */
const day = (at: Position): RootMatch => at.turn('marquise', 'daylight')

test('she crafts with workshops, before her first action and not after [6.2.1] [6.5.a]', () => {
  const at = position('marquise', 'eyrie')
    .building('marquise', 'workshop', 1)
    .building('marquise', 'sawmill', 8)
  const match = day(at.hand('marquise', 'anvil', 'crossbowMouse', 'foxfolkSteel').warriors('marquise', 1, 1))
  expect(offered(match)).toContain('craft:anvil')
  expect(refusedBy(match, 'craft:foxfolkSteel')).toBe('4.1.1.a') // a sawmill does not craft
  pick(match, 'march', '5', 'pass')
  expect(offered(match)).not.toContain('craft:anvil')
})

test('a crafted card leaves her three actions [6.5.a] [6.5.b]', () => {
  const at = position('marquise', 'eyrie').building('marquise', 'workshop', 1).warriors('marquise', 1, 1)
  const match = day(at.hand('marquise', 'anvil'))
  pick(match, 'craft:anvil')
  expect(match.state.turn.actions).toBe(3)
  expect(match.state.players[0].score).toBe(2)
})

test('three actions, the same one again if she likes [6.5.b]', () => {
  const match = day(position('marquise', 'eyrie').warriors('marquise', 1, 1))
  pick(match, 'march', '5', 'pass', 'march', '2', 'pass', 'march', '6', 'pass')
  expect(match.state.players[0].warriors[6]).toBe(1)
  expect(offered(match)).toEqual(['pass'])
  expect(refusedBy(match, 'march')).toBe('6.5.b')
})

test('she need not take them all [6.5.b]', () => {
  const match = day(position('marquise', 'eyrie').warriors('marquise', 1, 1))
  pick(match, 'march', '5', 'pass', 'pass')
  expect(match.state.turn.phase).not.toBe('daylight')
})

test('each bird card spent is one more action [6.5.c]', () => {
  const at = position('marquise', 'eyrie')
    .warriors('marquise', 1, 1)
    .noting({ actions: 0, notes: { acted: 1 } })
  const match = at.hand('marquise', 'armorers', 'sappers', 'anvil').turn('marquise', 'daylight', 2)
  expect(offered(match)).toEqual(['bird', 'pass'])
  pick(match, 'bird', 'sappers')
  expect(match.state.turn.actions).toBe(1)
  pick(match, 'bird', 'armorers')
  expect(match.state.turn.actions).toBe(2)
  expect(offered(match)).not.toContain('bird') // a fox card buys nothing
})

test('bird cards are spent between actions, not between the moves of a march [ruling.r-36]', () => {
  const match = day(position('marquise', 'eyrie').warriors('marquise', 1, 1).hand('marquise', 'armorers'))
  expect(offered(match)).toContain('bird')
  pick(match, 'march', '5')
  expect(asked(match)).toBe('move.from')
  expect(offered(match)).toEqual(['5', 'pass'])
  pick(match, 'pass')
  expect(offered(match)).toContain('bird')
})

test('battle [6.5.1]', () => {
  const at = position('marquise', 'eyrie')
    .warriors('marquise', 2, 1, 5)
    .warriors('eyrie', 1, 1, 5, 2)
    .dice(1, 0)
  const match = day(at)
  pick(match, 'battle')
  expect(offered(match)).toEqual(['1', '5'])
  pick(match, '5')
  expect(match.state.players[1].warriors[5]).toBe(0)
  expect(match.state.turn.actions).toBe(2)
})

test('where there is no enemy there is no battle [6.5.1]', () => {
  const match = day(position('marquise', 'eyrie').warriors('marquise', 2, 1).warriors('eyrie', 1, 2))
  expect(refusedBy(match, 'battle')).toBe('6.5.1')
})

test('a march is up to two moves for one action [6.5.2]', () => {
  const match = day(position('marquise', 'eyrie').warriors('marquise', 2, 1))
  pick(match, 'march', '5', '2', '5', '2', '1')
  const { warriors } = match.state.players[0]
  expect([warriors[1], warriors[5], warriors[2]]).toEqual([0, 1, 1])
  expect(asked(match)).toBe('marquise.day')
  expect(match.state.turn.actions).toBe(2)
})

test('recruiting places a warrior at each recruiter [6.5.3.a]', () => {
  const match = day(position('marquise', 'eyrie').building('marquise', 'recruiter', 1, 5, 5))
  pick(match, 'recruit')
  const { warriors } = match.state.players[0]
  expect([warriors[0], warriors[1], warriors[5]]).toEqual([22, 1, 2])
})

test('she recruits once a turn [6.5.3.b]', () => {
  const match = day(position('marquise', 'eyrie').building('marquise', 'recruiter', 1))
  pick(match, 'recruit')
  expect(offered(match)).not.toContain('recruit')
  expect(refusedBy(match, 'recruit')).toBe('6.5.3.b')
})

test('with a short supply she chooses which recruiters get a warrior [ruling.r-7]', () => {
  const at = position('marquise', 'eyrie')
    .building('marquise', 'recruiter', 1, 5, 5)
    .warriors('marquise', 23, 2)
  const match = day(at)
  pick(match, 'recruit')
  expect(asked(match)).toBe('place.warrior')
  pick(match, '5')
  expect(offered(match)).toEqual(['1', '5'])
  pick(match, '5')
  expect(match.state.players[0].warriors[5]).toBe(2)
  expect(match.state.players[0].warriors[0]).toBe(0)
})

test('with no warrior left she may still recruit, and nothing happens [ruling.r-8]', () => {
  const match = day(
    position('marquise', 'eyrie').building('marquise', 'recruiter', 1).warriors('marquise', 25, 2),
  )
  pick(match, 'recruit')
  expect(asked(match)).toBe('marquise.day')
  expect(match.state.turn.actions).toBe(2)
})

// Building

/** Stands n buildings of a kind on the map, far from clearings 1 and 5. */
function standing(kind: string, n: number): Position {
  const at = position('marquise', 'eyrie').warriors('marquise', 1, 1, 5)
  return at.building('marquise', kind, ...[7, 7, 8, 8, 3, 4].slice(0, n))
}

test.each([
  [0, 0, 0, 0, 0],
  [1, 1, 1, 2, 1],
  [2, 2, 2, 2, 2],
  [3, 3, 3, 3, 3],
  [4, 3, 4, 4, 3],
  [5, 4, 5, 5, 4],
])(
  'with %i of a kind on the map the next costs %i wood and scores %i (sawmill), %i (workshop), %i (recruiter) [6.5.4.II.a] [6.5.4.III] [board.marquise.1] [board.marquise.2] [board.marquise.3] [board.marquise.4]',
  (n, wood, ...points) => {
    for (const [index, kind] of ['sawmill', 'workshop', 'recruiter'].entries()) {
      const match = day(standing(kind, n).token('marquise', 'wood', ...Array<number>(wood).fill(5)))
      pick(match, 'build', kind, '1')
      const player = match.state.players[0]
      expect(player.buildings[kind][1]).toBe(1)
      expect(player.buildings[kind][0]).toBe(5 - n)
      expect(player.tokens.wood[5]).toBe(0)
      expect(player.score).toBe(points[index])
    }
  },
)

test('one wood less than the cost, and she cannot build [6.5.4.I.b] [6.5.4.II.a]', () => {
  const at = position('marquise', 'eyrie').warriors('marquise', 2, 1, 5).token('marquise', 'wood', 1)
  at.building('marquise', 'sawmill', 7, 7)
    .building('marquise', 'workshop', 8, 8)
    .building('marquise', 'recruiter', 3, 4)
  const match = day(at)
  expect(offered(match)).not.toContain('build')
  expect(refusedBy(match, 'build')).toBe('6.5.4.I.b')
})

test('once all buildings of a kind have left the map the next is free and scores nothing [board.marquise.5]', () => {
  const at = position('marquise', 'eyrie').warriors('marquise', 1, 1)
  const match = day(at.building('marquise', 'workshop', 7).building('marquise', 'recruiter', 7))
  pick(match, 'build')
  expect(match.state.players[0].buildings.sawmill[1]).toBe(1)
  expect(match.state.players[0].score).toBe(0)
})

test('she builds any kind, in a clearing she rules with a free slot [6.5.4.I.a] [6.5.4.I.b]', () => {
  const at = position('marquise', 'eyrie').warriors('marquise', 2, 1, 2, 5, 9).warriors('eyrie', 3, 9)
  const match = day(at.building('eyrie', 'roost', 1))
  pick(match, 'build')
  expect(offered(match)).toEqual(['sawmill', 'workshop', 'recruiter'])
  pick(match, 'recruiter')
  expect(offered(match)).toEqual(['2', '5'])
  expect(refusedBy(match, '9')).toBe('6.5.4.I.a') // the Eyrie rule it
  expect(refusedBy(match, '1')).toBe('2.2.3.b') // the roost fills it
  pick(match, '2')
  expect(match.state.players[0].buildings.recruiter[2]).toBe(1)
})

test('wood comes from the clearing and from ruled ones connected to it through ruled ones [6.5.4.II.b]', () => {
  // 1 - 5 - 2 are hers; 10 is nobody’s; 12 is hers, but no ruled clearing connects it.
  const at = position('marquise', 'eyrie')
    .warriors('marquise', 1, 1, 5, 2, 12)
    .building('marquise', 'sawmill', 7, 7)
  at.token('marquise', 'wood', 1, 2, 2, 12, 10).building('marquise', 'workshop', 8, 8)
  at.building('marquise', 'recruiter', 11, 3, 4) // three stand: the next costs 3
  const match = day(at.warriors('eyrie', 2, 7, 8, 11, 3, 4))
  pick(match, 'build', 'recruiter')
  expect(offered(match)).toEqual(['1', '2', '5'])
  expect(refusedBy(match, '12')).toBe('6.5.4.II.b')
  pick(match, '5')
  const { wood } = match.state.players[0].tokens
  expect([wood[1], wood[2], wood[12], wood[10]]).toEqual([1, 2, 1, 1])
  expect(offered(match)).toEqual(['1', '2'])
  pick(match, '2', '2')
  expect([wood[1], wood[2], wood[12], wood[10], wood[0]]).toEqual([0, 0, 1, 1, 6])
  expect(match.state.players[0].buildings.recruiter[5]).toBe(1)
})

test('overwork spends a card of a sawmill’s suit for a wood there [6.5.5]', () => {
  const at = position('marquise', 'eyrie')
    .building('marquise', 'sawmill', 1, 5)
    .building('marquise', 'workshop', 9)
  const match = day(at.hand('marquise', 'anvil', 'armorers', 'sword'))
  pick(match, 'overwork')
  expect(offered(match)).toEqual(['1', '5'])
  pick(match, '5')
  expect(offered(match)).toEqual(['armorers']) // a bird stands for the rabbit
  pick(match, 'armorers')
  expect(match.state.players[0].tokens.wood[5]).toBe(1)
  expect(match.state.discard).toEqual([cardNumber('armorers')])
  expect(match.state.turn.actions).toBe(2)
})

test('without a card of a sawmill’s suit there is no overwork [6.5.5]', () => {
  const match = day(
    position('marquise', 'eyrie').building('marquise', 'sawmill', 1).hand('marquise', 'sword'),
  )
  expect(refusedBy(match, 'overwork')).toBe('6.5.5')
})

test('a building is one gesture: what, then where; so is overworking [6.5.4.I.a] [6.5.5]', () => {
  const at = position('marquise', 'eyrie').warriors('marquise', 2, 1, 5).building('marquise', 'sawmill', 1)
  const match = day(at.token('marquise', 'wood', 1).hand('marquise', 'foxfolkSteel'))
  expect(match.peek(0, ['build'])?.prompt.id).toBe('marquise.build.kind')
  expect(match.peek(0, ['build', 'workshop'])?.prompt.id).toBe('marquise.build.where')
  expect(match.peek(0, ['overwork'])?.prompt.id).toBe('marquise.overwork')
  match.pickAll(0, ['build', 'workshop', '5'])
  expect(match.state.players[0].buildings.workshop[5]).toBe(1)
  match.undo(0)
  expect(match.state.players[0].buildings.workshop[5]).toBe(0)
  expect(match.picks).toBe(0)
})
