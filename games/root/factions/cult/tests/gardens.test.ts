import { expect, test } from 'vitest'
import type { Battle } from '../../../rules/battle.ts'
import { factionOf } from '../../../rules/faction.ts'
import { ruler, rules } from '../../../rules/ruler.ts'
import { asked, exiles, pick, position, reported } from '../../../tests/position.ts'
import { foresees } from '../rules/acolytes.ts'
import { acolytes, marker, numbers, of, outcast, own, player, souls, three } from './cult.ts'

test('L13: a garden rules its clearing, whoever else is there [10.2.4]', () => {
  const { state } = three()
    .building('cult', 'mouseGarden', 7)
    .warriors('marquise', 5, 7)
    .warriors('cult', 1, 8)
  expect(ruler(state, 7)).toBe(2)
  expect(rules(state, 0, 7)).toBe(false)
  const without = three().warriors('cult', 1, 7).warriors('marquise', 3, 7)
  expect(ruler(without.state, 7)).toBe(0)
})

test('L13: so the Marquise cannot build there [10.2.4]', () => {
  const at = three()
    .building('marquise', 'sawmill', 8)
    .token('marquise', 'wood', 8)
    .warriors('marquise', 3, 7)
  const match = at
    .building('cult', 'mouseGarden', 7)
    .warriors('marquise', 1, 8)
    .noting({ actions: 3 })
    .turn('marquise', 'daylight', 1)
  pick(match, 'build', 'sawmill')
  expect(of(match, 'marquise').buildings.sawmill[7]).toBe(0)
})

test('TX-1: it wins over the Eyrie where they are tied, in whichever order they sit [10.2.4] [ruling.r-30]', () => {
  for (const order of [['eyrie', 'cult'] as const, ['cult', 'eyrie'] as const]) {
    const { state } = position(...order)
      .building('cult', 'foxGarden', 8)
      .warriors('eyrie', 1, 8)
    expect(ruler(state, 8)).toBe(order.indexOf('cult'))
  }
})

test('and over any number of pieces of a party that wins ties by itself [ruling.r-30]', () => {
  const { state } = position('marquise', 'cult')
    .building('cult', 'foxGarden', 8)
    .unseated({ ...factionOf('eyrie'), id: 'lords', winsTies: true })
    .warriors(2, 4, 8)
  expect(ruler(state, 8)).toBe(1)
})

test('gardens serve a dominance [10.2.4]', () => {
  const at = three().building('cult', 'foxGarden', 1, 8, 12).warriors('marquise', 2, 1, 8, 12)
  at.player('cult').score = null
  at.player('cult').dominance = numbers('dominanceFox')[0]
  at.state.deck.splice(at.state.deck.indexOf(numbers('dominanceFox')[0]), 1)
  expect(at.turn('cult', 'birdsong').outcome?.winners).toEqual([2])
})

test('L7: warriors that fall in defence become acolytes; the attackers’ go to the supply [10.2.3]', () => {
  const at = three().warriors('cult', 3, 8).warriors('marquise', 3, 8).dice(2, 1).noting({ actions: 3 })
  const match = at.turn('marquise', 'daylight', 1)
  pick(match, 'battle')
  expect([own(match).acolytes, player(match).warriors[0], player(match).warriors[8]]).toEqual([2, 22, 1])
  expect(of(match, 'marquise').warriors[0]).toBe(23)
  expect(reported(match)).toContain('cult.vengeance')
})

test('L7: warriors of the Cult that fall attacking go to the supply [10.2.3]', () => {
  const at = acolytes(outcast(three(), 'fox'), 2).warriors('cult', 3, 8).warriors('marquise', 3, 8).dice(2, 1)
  const match = at.turn('cult', 'birdsong')
  pick(match, 'crusadeBattle')
  expect([own(match).acolytes, player(match).warriors[0], player(match).warriors[8]]).toEqual([0, 23, 2])
})

test('L7: those removed otherwise than in battle go to the supply [10.2.3]', () => {
  const match = favor(three().warriors('cult', 2, 8).hand('cult', 'sword'))
  expect([own(match).acolytes, player(match).warriors[0], player(match).warriors[8]]).toEqual([0, 25, 0])
})

test('TX-2: acolytes come before the Coffin Makers, whose are the others [turn.3] [10.2.3]', () => {
  const at = exiles('marquise', 'eyrie', 'cult')
    .warriors('cult', 3, 8)
    .warriors('marquise', 3, 8)
    .effects('eyrie', 'coffinMakers')
  const match = at.dice(2, 1).noting({ actions: 3 }).turn('marquise', 'daylight', 1)
  pick(match, 'battle')
  expect([own(match).acolytes, player(match).coffins]).toEqual([2, 0])
  expect(of(match, 'marquise').coffins).toBe(1)
})

/** The Marquise crafts Favor of the Foxes with workshops elsewhere. */
function favor(at: ReturnType<typeof three>) {
  const match = at
    .hand('marquise', 'favorFoxes')
    .building('marquise', 'workshop', 6)
    .change(state => {
      state.everySuit = [2]
    })
    .building('marquise', 'workshop', 2, 2)
    .noting({ actions: 3 })
    .turn('marquise', 'daylight', 1)
  pick(match, 'craft:favorFoxes')
  return match
}

test('L9: each garden that is removed costs a random card, as long as there are any [10.2.5]', () => {
  const both = favor(three().building('cult', 'foxGarden', 8, 12).hand('cult', 'sword', 'anvil', 'bakeSale'))
  expect(player(both).hand).toHaveLength(1)
  expect(own(both).lostSouls).toHaveLength(3) // with the favor itself
  expect(of(both, 'marquise').score).toBe(2)
  const one = favor(three().building('cult', 'foxGarden', 8, 12).hand('cult', 'sword'))
  expect([player(one).hand, own(one).lostSouls]).toEqual([[], numbers('sword', 'favorFoxes')])
})

test('which card goes is left to chance [10.2.5]', () => {
  const gone = new Set<number>()
  for (let seed = 0; seed < 20; seed++) {
    const at = three().building('cult', 'foxGarden', 8).hand('cult', 'sword', 'anvil', 'bakeSale')
    gone.add(own(favor(at.seed(seed))).lostSouls[0])
  }
  expect([...gone].sort()).toEqual(numbers('sword', 'anvil', 'bakeSale').sort())
})

test('a garden lost in battle costs a card too, warriors do not [10.2.5]', () => {
  const fight = (garden: boolean) => {
    const at = three()
      .hand('cult', 'sword')
      .warriors('cult', garden ? 0 : 2, 8)
      .warriors('marquise', 3, 8)
    const match = (garden ? at.building('cult', 'foxGarden', 8) : at)
      .dice(1, 0)
      .noting({ actions: 3 })
      .turn('marquise', 'daylight', 1)
    pick(match, 'battle')
    if (asked(match) === 'battle.ambush') pick(match, 'pass')
    return match
  }
  expect(player(fight(true)).hand).toEqual([])
  expect(player(fight(false)).hand).toEqual(numbers('sword'))
})

test('a removed garden returns to the track of its printed suit [ruling.r-69]', () => {
  const match = favor(
    three().building('cult', 'foxGarden', 8, 12).building('cult', 'mouseGarden', 7).hand('cult', 'sword'),
  )
  const { buildings } = player(match)
  expect([buildings.foxGarden[0], buildings.mouseGarden[0], buildings.mouseGarden[7]]).toEqual([5, 4, 1])
})

test('a garden of another suit in a clearing of every suit returns to its own track too [ruling.r-69]', () => {
  const match = favor(three().building('cult', 'rabbitGarden', 8).hand('cult', 'sword'))
  expect(player(match).buildings.rabbitGarden[0]).toBe(5)
})

test('before the dice it is told that the fallen become acolytes, and that gardens cost a card [10.2.3] [10.2.5]', () => {
  const at = three()
    .warriors('cult', 1, 8)
    .building('cult', 'foxGarden', 8)
    .warriors('marquise', 3, 8)
    .noting({ actions: 3 })
  const match = at.change(state => {
    state.turn = { ...state.turn, seat: 0, phase: 'daylight', part: 1, actions: 3 }
  })
  const begun = match.begin('part')
  begun.pickKey(0, 'battle')
  const { notes = [] } = (begun.face(0)?.prompt.values ?? {}) as { notes?: readonly { id: string }[] }
  expect(notes.map(({ id }) => id)).toEqual(expect.arrayContaining(['vengeance', 'faithful']))
})

test('the souls of a hand limit are the Cult’s own too [10.2.6.a] [10.6.3.b]', () => {
  const at = marker(souls(three(), 'armorers'), 'mouse').hand(
    'cult',
    'anvil',
    'sword',
    'bakeSale',
    'cobbler',
    'sappers',
  )
  const match = at.turn('cult', 'evening', 3)
  pick(match, 'anvil')
  expect(own(match).lostSouls).toEqual(numbers('armorers', 'anvil'))
})

test('before the dice all know which hit meets a garden, and that the fallen of a defence become acolytes [10.2.3] [10.2.5]', () => {
  const { state } = three().warriors('cult', 2, 7).building('cult', 'mouseGarden', 7)
  const notes = (attacker: number, defender: number, clearing = 7) =>
    foresees(state, { attacker, defender, clearing } as Battle, 2)
  expect(notes(0, 2)).toEqual([
    { id: 'vengeance', seat: 2 },
    { id: 'faithful', seat: 2, hit: 3 },
  ])
  expect(notes(2, 0)).toEqual([{ id: 'faithful', seat: 2, hit: 3 }])
  expect([notes(0, 1), notes(0, 2, 8)]).toEqual([[], []])
})
