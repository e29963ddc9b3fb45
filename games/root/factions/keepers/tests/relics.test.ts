import { Chance } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { invariants } from '../../../invariants.ts'
import { asked, exiles, offered, pick, position, reported } from '../../../tests/position.ts'
import { redeal, view } from '../../../view.ts'
import { wanderer } from '../../vagabond/tests/wanderer.ts'
import { keepersOf } from '../rules/state.ts'
import { bury, daylight, KEEPERS, own, player, retinue, seatAsked, three, warriorsIn } from './order.ts'

test('nobody knows the value of a relic that lies face down, the Keepers neither; its type all see [15.2.1.b] [visibility.2]', () => {
  const built = three()
  bury(bury(built, 'figure3', 21), 'tablet2', 22, true)
  for (const viewer of [0, 1, KEEPERS, null])
    expect(view(built.state, viewer).players[KEEPERS].keepers?.buried).toEqual([
      { type: 'figure', value: 0, forest: 21, shown: false },
      { type: 'tablet', value: 2, forest: 22, shown: true },
    ])
})

test('values that lie face down are dealt again within their type, others never [15.2.1.b] [visibility.2]', () => {
  const built = three()
  bury(bury(bury(built, 'figure1', 21), 'figure3', 22), 'figure2', 23, true)
  bury(bury(built, 'tablet1', 24), 'tablet3', 25)
  const seen = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    const state = structuredClone(built.state)
    redeal(state, KEEPERS, Chance.of(seed))
    const { buried } = keepersOf(state.players[KEEPERS])
    expect([buried[0].value, buried[1].value].sort()).toEqual([1, 3])
    expect(buried[2].value).toBe(2)
    expect([buried[3].value, buried[4].value].sort()).toEqual([1, 3])
    seen.add(buried.map(({ value }) => value).join(''))
  }
  expect(seen.size).toBe(4)
})

test('Devout Knights: defending with a relic and a warrior, the first hit is ignored, extra hits are not [15.2.4.a]', () => {
  const built = () => three().warriors('marquise', 3, 7).warriors('keepers', 3, 7).dice(2, 0)
  const knights = built().token('keepers', 'figure1', 7).turn('marquise', 'daylight')
  pick(knights, 'battle')
  expect(warriorsIn(knights, KEEPERS, 7)).toBe(2)
  expect(reported(knights)).toContain('battle.firstIgnored')
  const others = built().turn('marquise', 'daylight')
  pick(others, 'battle')
  expect(warriorsIn(others, KEEPERS, 7)).toBe(1)
})

test('Devout Knights: two rolled and one extra hit leave two to take [15.2.4.a]', () => {
  const built = three()
    .warriors('marquise', 3, 7)
    .warriors('keepers', 3, 7)
    .token('keepers', 'figure1', 7)
    .effects('marquise', 'brutalTactics')
    .dice(2, 0)
  const match = built.turn('marquise', 'daylight')
  pick(match, 'battle', 'brutalTactics')
  expect(warriorsIn(match, KEEPERS, 7)).toBe(1)
})

test('Devout Knights: attacking too; but not with a relic and no warrior, nor with a relic elsewhere [15.2.4.a]', () => {
  const attacks = three()
    .warriors('keepers', 2, 7)
    .token('keepers', 'figure1', 7)
    .warriors('marquise', 3, 7)
    .dice(1, 1)
  const match = daylight(retinue(attacks, { delve: ['faith'] }))
  pick(match, 'retinueDelve:faithfulRetainer.2')
  expect(warriorsIn(match, KEEPERS, 7)).toBe(2)
  const elsewhere = three()
    .warriors('keepers', 2, 7)
    .token('keepers', 'figure1', 8)
    .warriors('marquise', 3, 7)
  const far = daylight(retinue(elsewhere.dice(1, 1), { delve: ['faith'] }))
  pick(far, 'retinueDelve:faithfulRetainer.2')
  expect(warriorsIn(far, KEEPERS, 7)).toBe(1)
  const alone = three().token('keepers', 'figure1', 7).warriors('marquise', 1, 7).dice(0, 0)
  const bare = alone.turn('marquise', 'daylight')
  pick(bare, 'battle')
  expect(reported(bare)).not.toContain('battle.firstIgnored')
  expect(player(bare).tokens.figure1[7]).toBe(0)
})

test('Devout Knights: one hit of an ambush is ignored, and none after it [15.2.4.b]', () => {
  const built = three()
    .warriors('keepers', 3, 7)
    .token('keepers', 'figure1', 7)
    .warriors('marquise', 3, 7)
    .hand('marquise', 'ambushMouse')
    .dice(1, 1)
  const match = daylight(retinue(built, { delve: ['faith'] }))
  pick(match, 'retinueDelve:faithfulRetainer.2')
  pick(match, 'ambushMouse')
  // Two of the ambush, less one; then one of the dice.
  expect(warriorsIn(match, KEEPERS, 7)).toBe(3 - 1 - 1)
})

test('Devout Knights: the next battle has a first hit again [15.2.4.a]', () => {
  const built = three()
    .warriors('keepers', 3, 7)
    .token('keepers', 'figure1', 7)
    .warriors('marquise', 3, 7)
    .noting({ actions: 3 })
    .dice(1, 0)
  const match = built.turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(warriorsIn(match, KEEPERS, 7)).toBe(3)
  expect(reported(match).filter(id => id === 'battle.firstIgnored')).toHaveLength(1)
})

test('a warrior that moves may carry a relic, two warriors two, and none need [15.2.4.c]', () => {
  const built = () =>
    three().warriors('keepers', 3, 7).token('keepers', 'figure1', 7).token('keepers', 'tablet3', 7, 7)
  const match = daylight(retinue(built(), { move: ['faith'] }))
  pick(match, 'retinueMove:faithfulRetainer', '3', '2')
  expect(asked(match)).toBe('keepers.carry')
  expect(offered(match)).toEqual(['figure1', 'tablet3', 'pass'])
  const empty = match.fork()
  pick(empty, 'pass')
  expect(player(empty).tokens.figure1[7]).toBe(1)
  pick(match, 'tablet3')
  // One of the two tablets is still there.
  expect(offered(match)).toEqual(['figure1', 'tablet3', 'pass'])
  pick(match, 'tablet3')
  // Two warriors carry no third.
  expect(asked(match)).not.toBe('keepers.carry')
  expect(player(match).tokens.tablet3[3]).toBe(2)
  expect(player(match).tokens.tablet3[7]).toBe(0)
  expect(player(match).tokens.figure1[7]).toBe(1)
  expect(warriorsIn(match, KEEPERS, 3)).toBe(2)
})

test('a move by an effect carries relics too, a forced one none [15.2.4.c]', () => {
  const cobbler = three()
    .effects('keepers', 'cobbler')
    .warriors('keepers', 1, 7)
    .token('keepers', 'figure1', 7)
    .turn('keepers', 'evening')
  pick(cobbler, 'cobbler', '3', 'figure1')
  expect(player(cobbler).tokens.figure1[3]).toBe(1)
  const orders = exiles('marquise', 'eyrie', 'keepers')
    .effects('marquise', 'falseOrders')
    .warriors('keepers', 2, 7)
    .token('keepers', 'figure1', 7)
    .turn('marquise', 'birdsong')
  pick(orders, 'effect:falseOrders')
  while (asked(orders) !== 'marquise.day') pick(orders, offered(orders)[0])
  expect(player(orders).tokens.figure1[7]).toBe(1)
})

test('Prized Trophies: an enemy who removes a relic scores 2 and puts it face up in a forest of his choice [15.2.5.a] [15.2.5.b]', () => {
  const match = three()
    .warriors('marquise', 2, 7)
    .token('keepers', 'jewelry3', 7)
    .dice(0, 0)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect([asked(match), seatAsked(match)]).toEqual(['keepers.trophy', 0])
  expect(offered(match)).toEqual(['21', '22', '23', '24', '25', '26', '27'])
  expect(match.state.players[0].score).toBe(2)
  pick(match, '24')
  expect(own(match).buried).toEqual([{ type: 'jewelry', value: 3, forest: 24, shown: true }])
  expect(player(match).tokens.jewelry3[7]).toBe(0)
  expect(asked(match)).toBe('marquise.day')
})

test('several relics: 2 points and a forest for each; a waystation is worth 1 [15.2.5.a] [15.2.5.b]', () => {
  const built = three()
    .building('marquise', 'workshop', 1, 6, 12)
    .hand('marquise', 'favorFoxes')
    .token('keepers', 'figure1', 8)
    .token('keepers', 'tablet2', 8)
    .building('keepers', 'jewelryTablet', 8)
    .warriors('keepers', 2, 8)
  const match = built.turn('marquise', 'daylight')
  pick(match, 'craft:favorFoxes')
  expect(match.state.players[0].score).toBe(2 + 2 + 1)
  expect(asked(match)).toBe('keepers.trophy')
  pick(match, '21', '22')
  expect(own(match).buried.map(({ forest }) => forest)).toEqual([21, 22])
  expect(player(match).buildings.jewelryTablet[0]).toBe(1)
})

test('relics taken as hits are removed by the enemy, who may be the one attacked [15.2.5.a]', () => {
  const built = three()
    .warriors('keepers', 1, 7)
    .token('keepers', 'figure1', 8)
    .token('keepers', 'figure2', 7)
    .warriors('eyrie', 3, 7)
    .dice(3, 3)
  const match = daylight(retinue(built, { delve: ['faith'] }))
  pick(match, 'retinueDelve:faithfulRetainer.2')
  // Three hits: the first ignored, the warrior, the relic.
  expect([asked(match), seatAsked(match)]).toEqual(['keepers.trophy', 1])
  pick(match, '23')
  expect(match.state.players[1].score).toBe(2)
  expect(own(match).buried).toEqual([{ type: 'figure', value: 2, forest: 23, shown: true }])
})

test('relics in forests are never removed: nobody finds an enemy there [ruling.r-97]', () => {
  const built = three()
    .building('marquise', 'workshop', 1, 6, 12)
    .warriors('marquise', 1, 8)
    .hand('marquise', 'favorFoxes')
  const match = bury(bury(built, 'figure1', 27), 'tablet2', 22, true).turn('marquise', 'daylight')
  expect(offered(match)).not.toContain('battle')
  pick(match, 'craft:favorFoxes')
  expect(own(match).buried).toHaveLength(2)
  expect(match.state.players[0].score).toBe(0)
})

test('whoever is in coalition with the Keepers scores nothing and moves no relic [15.2.5.a] [15.2.5.b]', () => {
  const built = position('marquise', 'eyrie', 'keepers', 'vagabond')
    .change(wanderer(3, 'vagrant', 'torch'))
    .pawn('vagabond', 7)
    .warriors('marquise', 3, 7)
    .token('keepers', 'figure1', 7)
    .dice(1, 0)
  built.player('vagabond').coalition = KEEPERS
  const match = built.turn('vagabond', 'daylight')
  pick(match, 'instigate', 'seat1', 'seat3')
  expect(player(match).tokens.figure1[7]).toBe(0)
  expect(asked(match)).toBe('vagabond.day')
  expect(own(match).buried).toEqual([])
  expect(player(match).tokens.figure1[0]).toBe(1)
  expect(match.state.players.map(({ score }) => score)).toEqual([0, 0, 0, 0])
})

test('a relic that falls to pieces nobody plays scores nobody; their controller chooses the forest, or whoever’s turn it is [15.2.5.a]', () => {
  for (const controller of [1, null]) {
    const built = three()
    built.unseated({ id: 'crew', warriors: 4, buildings: {}, tokens: {} }, controller)
    built.warriors(3, 3, 7).warriors('keepers', 1, 7).token('keepers', 'figure2', 7).dice(3, 3)
    const match = daylight(retinue(built, { delve: ['faith'] }))
    pick(match, 'retinueDelve:faithfulRetainer.2')
    expect([asked(match), seatAsked(match)]).toEqual(['keepers.trophy', controller ?? KEEPERS])
    pick(match, '21')
    expect(match.state.players.map(({ score }) => score)).toEqual([0, 0, 0, 0])
  }
})

test('all relics are counted wherever they are', () => {
  const match = three()
    .warriors('marquise', 2, 7)
    .token('keepers', 'jewelry3', 7)
    .dice(0, 0)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(invariants(match.state).filter(one => /jewelry3/.test(one))).toEqual([])
  pick(match, '24')
  expect(invariants(match.state).filter(one => /jewelry3/.test(one))).toEqual([])
})
