import { expect, test } from 'vitest'
import { hire } from '../../../tests/hired.ts'
import { asked, offered, pick, position, reported } from '../../../tests/position.ts'
import { bury, daylight, KEEPERS, own, player, retinue, seatAsked, three, warriorsIn } from './order.ts'

test('where the only enemy piece cannot be battled they delve without a battle [ruling.r-98]', () => {
  const built = three().warriors('keepers', 2, 7)
  bury(retinue(built, { delve: ['mouseInASack'] }), 'figure1', 27)
  hire(built, 'flotilla').change(({ players }) => {
    players[3].pawn = 7
  })
  const match = daylight(built)
  pick(match, 'retinueDelve:mouseInASack')
  expect(asked(match)).toBe('keepers.delve.which')
  expect(reported(match)).not.toContain('battle.starts')
  pick(match, '27:figure')
  expect(player(match).tokens.figure1[7]).toBe(1)
})

test('beside an enemy that can be battled they still must [ruling.r-98] [15.5.2.II.x]', () => {
  const built = three().warriors('keepers', 2, 7).warriors('eyrie', 1, 7).dice(0, 0)
  bury(retinue(built, { delve: ['mouseInASack'] }), 'figure1', 27)
  hire(built, 'flotilla').change(({ players }) => {
    players[3].pawn = 7
  })
  const match = daylight(built)
  pick(match, 'retinueDelve:mouseInASack')
  expect(reported(match)).toContain('battle.starts')
})

test('otters that they hired are no enemy pieces: they delve beside them without a battle [15.5.2.II.x] [G.1.23.a]', () => {
  const delving = (hired: boolean, post = false) => {
    const built = position('marquise', 'riverfolk', 'keepers').warriors('keepers', 2, 7).dice(0, 0)
    built.warriors('riverfolk', 1, 7)
    if (post) built.token('riverfolk', 'mousePost', 7)
    bury(retinue(built, { delve: ['mouseInASack'] }), 'figure1', 27)
    const match = daylight(built.noting({ notes: hired ? { hired: 1 } : {} }))
    pick(match, 'retinueDelve:mouseInASack')
    return match
  }
  const beside = delving(true)
  expect(reported(beside)).not.toContain('battle.starts')
  pick(beside, '27:figure')
  expect(player(beside).tokens.figure1[7]).toBe(1)
  expect(reported(delving(false))).toContain('battle.starts')
  expect(reported(delving(true, true))).toContain('battle.starts') // a trade post is not for hire
})

test('a relic that falls to a hireling scores nobody; whoever controls it chooses the forest [15.2.5.a] [15.2.5.b]', () => {
  const built = three().warriors('keepers', 1, 7).token('keepers', 'figure2', 7).dice(3, 3)
  hire(built, 'patrol', 1).warriors(3, 3, 7)
  const match = daylight(retinue(built, { delve: ['faith'] }))
  pick(match, 'retinueDelve:faithfulRetainer.2')
  expect([asked(match), seatAsked(match)]).toEqual(['keepers.trophy', 1])
  pick(match, '21')
  expect(match.state.players[1].score).toBe(0)
  expect(own(match).buried).toEqual([{ type: 'figure', value: 2, forest: 21, shown: true }])
})

test('the Physicians may save who leaves off the land [15.6.1]', () => {
  const built = three().warriors('keepers', 5, 6).warriors('keepers', 1, 8).hand('keepers', 'anvil')
  const match = hire(built, 'physicians', KEEPERS).turn('keepers', 'evening')
  expect(seatAsked(match)).toBe(KEEPERS)
  expect(asked(match)).not.toBe('keepers.gather')
  pick(match, offered(match)[0])
  while (asked(match) !== 'keepers.gather') pick(match, offered(match).at(-1) ?? '')
  const all = [6, 8].map(clearing => warriorsIn(match, KEEPERS, clearing))
  expect(all[0] + all[1]).toBe(6)
})
