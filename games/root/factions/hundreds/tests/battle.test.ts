import { expect, test } from 'vitest'
import { invariants } from '../../../invariants.ts'
import { hire } from '../../../tests/hired.ts'
import {
  asked,
  exiles,
  offered,
  type Position,
  pick,
  position,
  type RootMatch,
  reported,
} from '../../../tests/position.ts'
import { wanderer } from '../../vagabond/tests/wanderer.ts'
import type { Mood } from '../data.ts'
import { hoardOf, lord, mobsOf } from './lord.ts'

/** The warlord and some warriors in 5 against the Marquise there. */
const facing = (mood: Mood, warriors: number, marquise: number): Position =>
  lord(position('hundreds', 'marquise').warriors('hundreds', warriors, 5), 5, mood).warriors(
    'marquise',
    marquise,
    5,
  )

/** Their warriors in 5, the Marquise's, and the clearing of the warlord. */
const left = ({ state: { players } }: RootMatch): number[] => [
  players[0].warriors[5],
  players[1].warriors[5],
  players[0].chief ?? -1,
]

/** They attack in Daylight. */
function attack(at: Position, ...picks: string[]): RootMatch {
  const match = at.turn('hundreds', 'daylight')
  pick(match, 'battle', ...picks)
  return match
}

// The warlord among those who fall

test('they choose whether the warlord falls; off the map he is in no supply [14.2.2.a]', () => {
  const falls = attack(facing('rowdy', 2, 3).dice(1, 1))
  expect([asked(falls), ...offered(falls)]).toEqual(['battle.lose', 'warrior', 'chief'])
  pick(falls, 'chief')
  expect(left(falls)).toEqual([2, 2, 0])
  expect(falls.state.players[0].warriors[0]).toBe(18)
  expect(invariants(falls.state)).toEqual([])
  const stays = attack(facing('rowdy', 2, 3).dice(1, 1), 'warrior')
  expect(left(stays)).toEqual([2, 2, 5])
  expect(stays.state.players[0].warriors[0]).toBe(19)
})

test('he falls with the last of them, and counts as a warrior for the die [14.2.2.a]', () => {
  const match = attack(facing('rowdy', 1, 3).dice(3, 2))
  expect(left(match)).toEqual([0, 1, 0])
  expect(match.state.players[0].warriors[0]).toBe(20)
})

test('the Coffin Makers do not get him [14.2.2.a]', () => {
  const at = lord(exiles('hundreds', 'marquise').warriors('hundreds', 1, 5), 5, 'rowdy')
  const match = attack(at.warriors('marquise', 3, 5).effects('marquise', 'coffinMakers').dice(2, 2))
  expect([match.state.players[0].coffins, match.state.players[0].chief]).toEqual([1, 0])
})

// Looters

const rich = (at: Position): Position => at.items('marquise', 'boots')

test('as attacker against who has a crafted item they may declare to loot [14.2.5.a]', () => {
  const match = attack(rich(facing('rowdy', 3, 1)))
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.loot', 'loot', 'pass'])
  expect(asked(attack(facing('rowdy', 3, 1).dice(0, 0)))).toBe('hundreds.advance') // no item, no question
  const defends = rich(lord(position('marquise', 'hundreds').warriors('hundreds', 3, 5), 5, 'rowdy'))
  const attacked = defends.warriors('marquise', 3, 5).items('hundreds').turn('marquise', 'daylight')
  pick(attacked, 'battle')
  expect(reported(attacked)).toContain('battle.rolled') // nobody was asked before the dice
})

test('without looting the battle is an ordinary one [14.2.5.a]', () => {
  const match = attack(rich(facing('rowdy', 3, 1)).dice(1, 0), 'pass')
  expect([left(match), hoardOf(match)]).toEqual([[4, 0, 5], []])
})

test('a Vagabond is not looted [14.2.5.b]', () => {
  const at = lord(position('hundreds', 'vagabond').warriors('hundreds', 3, 5), 5, 'rowdy').pawn('vagabond', 5)
  const { vagabond } = at.player('vagabond')
  vagabond?.items.push({ item: 'boots', exhausted: false, damaged: false, ruin: false })
  vagabond?.relations.push('indifferent', null)
  const match = attack(at.dice(0, 0))
  expect(reported(match)).toContain('battle.rolled')
})

test('looters deal nothing with the die; extra hits land, and the defender hits as ever [14.2.5.c]', () => {
  const plain = attack(rich(facing('rowdy', 3, 3)).dice(3, 1), 'loot', 'warrior')
  expect(left(plain)).toEqual([3, 3, 5])
  const wrathful = attack(rich(facing('wrathful', 3, 3)).dice(3, 1), 'loot', 'warrior')
  expect(left(wrathful)).toEqual([3, 2, 5])
  const bare = attack(rich(facing('rowdy', 3, 0).token('marquise', 'wood', 5)).dice(3, 0), 'loot')
  expect(bare.state.players[1].tokens.wood[5]).toBe(0) // defenceless: one extra hit
})

test('at the end, if they rule the clearing, they take an item of their choice [14.2.5.d]', () => {
  const match = attack(rich(facing('rowdy', 3, 1).items('marquise', 'sword')).dice(0, 0), 'loot')
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.loot.item', 'boots', 'sword'])
  pick(match, 'sword')
  expect(hoardOf(match)).toEqual(['sword'])
  expect(match.state.players[1].items.map(({ item }) => item)).toEqual(['boots'])
  expect(invariants(match.state)).toEqual([])
  const tied = attack(rich(facing('rowdy', 1, 2)).dice(0, 0), 'loot')
  expect([hoardOf(tied), tied.state.players[1].items.length]).toEqual([[], 1])
})

test('an ambush that ends the battle does not end the looting: their stronghold may rule [ruling.r-17]', () => {
  const at = (warriors: number): Position => {
    const camp = rich(facing('rowdy', 1, warriors)).building('hundreds', 'stronghold', 5)
    return camp.token('marquise', 'wood', 5).hand('marquise', 'ambushRabbit')
  }
  const empty = attack(at(0), 'loot', 'ambushRabbit')
  expect(reported(empty)).toContain('battle.overByAmbush')
  expect(hoardOf(empty)).toEqual(['boots'])
  expect(hoardOf(attack(at(1), 'loot', 'ambushRabbit'))).toEqual([]) // one each: nobody rules
})

test('both sides wiped out, nobody rules and nothing is looted [booklet.hundreds.12]', () => {
  const at = rich(facing('wrathful', 2, 1)).hand('marquise', 'ambushRabbit')
  const match = attack(at.dice(1, 1), 'loot', 'ambushRabbit', 'warrior')
  expect(left(match)).toEqual([0, 0, 0])
  expect([hoardOf(match), match.state.players[1].items.length]).toEqual([[], 1])
})

test('a looted item with a full track makes room [14.2.4.I.b]', () => {
  const at = lord(
    position('hundreds', 'marquise').warriors('hundreds', 3, 5),
    5,
    'rowdy',
    'boots',
    'bag',
    'bag',
  )
  const full = at.change(state => {
    state.supply.coins--
    state.players[0].hundreds?.hoard.push({ item: 'coins', ruin: false })
  })
  const match = attack(full.warriors('marquise', 1, 5).items('marquise', 'boots').dice(0, 0), 'loot')
  expect(asked(match)).toBe('hundreds.overflow')
  pick(match, 'coins')
  expect([match.state.players[0].score, hoardOf(match)]).toEqual([1, ['boots', 'bag', 'bag', 'boots']])
})

// Moods

test('Stubborn: the first hit of each battle where the warlord is does not land [14.7.7.a]', () => {
  expect(left(attack(facing('stubborn', 2, 3).dice(1, 1)))).toEqual([3, 2, 5])
  expect(left(attack(facing('stubborn', 2, 3).dice(2, 2), 'warrior'))).toEqual([2, 1, 5])
  const elsewhere = lord(position('hundreds', 'marquise').warriors('hundreds', 3, 5), 1, 'stubborn')
  expect(left(attack(elsewhere.warriors('marquise', 3, 5).dice(1, 1)))).toEqual([2, 2, 1])
  const defends = lord(position('marquise', 'hundreds').warriors('hundreds', 3, 5), 5, 'stubborn')
  const match = defends.warriors('marquise', 3, 5).dice(1, 0).turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(match.state.players[1].warriors[5]).toBe(4)
})

test('an ambush of 2, then 1 of the dice: two fall in all [example.tx-5] [turn.4]', () => {
  const at = facing('stubborn', 4, 3).hand('marquise', 'ambushRabbit').dice(1, 1)
  const match = attack(at, 'ambushRabbit', 'warrior', 'warrior')
  expect(left(match)).toEqual([3, 2, 5])
})

test('only the first of a battle is ignored, whatever abilities there are [14.7.7.b]', () => {
  const match = attack(
    facing('stubborn', 4, 3).hand('marquise', 'ambushRabbit').dice(0, 0),
    'ambushRabbit',
    'warrior',
  )
  expect(reported(match).filter(id => id === 'battle.firstIgnored')).toHaveLength(1)
  expect(left(match)).toEqual([4, 3, 5])
})

test('Wrathful: one extra hit by the attacker where the warlord is [14.7.8]', () => {
  expect(left(attack(facing('wrathful', 2, 3).dice(1, 0)))).toEqual([3, 1, 5])
  const elsewhere = lord(position('hundreds', 'marquise').warriors('hundreds', 3, 5), 1, 'wrathful')
  expect(left(attack(elsewhere.warriors('marquise', 3, 5).dice(1, 0)))).toEqual([3, 2, 1])
  const defends = lord(position('marquise', 'hundreds').warriors('hundreds', 3, 5), 5, 'wrathful')
  const match = defends.warriors('marquise', 3, 5).dice(0, 0).turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(match.state.players[0].warriors[5]).toBe(3)
})

test('Bitter: before the roll any mobs there and next to it give way to as many warriors [14.7.1.a] [14.7.1.b]', () => {
  const at = facing('bitter', 0, 3).token('hundreds', 'mob', 1, 5, 9).dice(3, 0)
  const match = attack(at)
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.bitter', '1', '5', 'pass']) // 9 is not next to 5
  pick(match, '1', '5')
  expect(mobsOf(match)).toEqual([9])
  expect(left(match)).toEqual([3, 0, 5]) // three now deal three hits
  expect(match.state.players[0].score).toBe(0)
  const declined = attack(facing('bitter', 0, 3).token('hundreds', 'mob', 1, 5).dice(3, 0), 'pass')
  expect([mobsOf(declined), left(declined)]).toEqual([
    [1, 5],
    [1, 2, 5],
  ])
})

test('Bitter in defence too; not where the warlord is not [14.7.1.a]', () => {
  const at = lord(position('marquise', 'hundreds').warriors('hundreds', 1, 5), 5, 'bitter')
  const match = at
    .warriors('marquise', 3, 5)
    .token('hundreds', 'mob', 1, 2, 5)
    .dice(3, 3)
    .turn('marquise', 'daylight')
  pick(match, 'battle', '1', '2', '5')
  const [marquise, hundreds] = match.state.players
  expect(asked(match)).toBe('battle.lose')
  pick(match, 'warrior')
  expect(marquise.warriors[5]).toBe(0) // five warriors: the die of 3 counts in full
  expect(hundreds.warriors[5]).toBe(2)
  const elsewhere = lord(position('hundreds', 'marquise').warriors('hundreds', 3, 5), 1, 'bitter')
  const far = attack(elsewhere.warriors('marquise', 3, 5).token('hundreds', 'mob', 1).dice(0, 0))
  expect([mobsOf(far), reported(far).includes('battle.rolled')]).toEqual([[1], true])
})

test('before the roll whoever has the turn says whose effect comes first, his own or not [1.1.3.a]', () => {
  const at = () =>
    hire(facing('bitter', 2, 3), 'scouts', 1)
      .token('hundreds', 'mob', 5)
      .hand('marquise', 'bakeSale')
  const match = attack(at().dice(3, 0), 'pass') // no ambush
  expect([asked(match), match.ask?.waiting, offered(match)]).toEqual([
    'trigger.whose',
    [0],
    ['seat1', 'seat3'],
  ])
  pick(match, 'seat3')
  expect([asked(match), match.ask?.waiting]).toEqual(['scouts.spend', [1]])
  pick(match, 'bakeSale')
  expect([asked(match), match.ask?.waiting]).toEqual(['hundreds.bitter', [0]])
  const mobsFirst = attack(at().dice(3, 0), 'pass', 'seat1')
  expect(asked(mobsFirst)).toBe('hundreds.bitter')
  pick(mobsFirst, '5')
  expect(asked(mobsFirst)).toBe('scouts.spend')
})

test('an attacker who has the turn says so between the effects of a defender too [1.1.3.a]', () => {
  const at = lord(position('marquise', 'hundreds', 'vagabond').warriors('hundreds', 1, 5), 5, 'bitter')
  at.change(wanderer(2, 'arbiter', 'sword'))
    .pawn('vagabond', 5)
    .warriors('marquise', 3, 5)
  const match = at.token('hundreds', 'mob', 5).dice(0, 0).turn('marquise', 'daylight')
  pick(match, 'battle', 'seat2')
  expect([asked(match), match.ask?.waiting, offered(match)]).toEqual([
    'trigger.whose',
    [0],
    ['seat2', 'seat3'],
  ])
  pick(match, 'seat3')
  expect([asked(match), match.ask?.waiting]).toEqual(['vagabond.enlist', [1]])
  pick(match, 'pass')
  expect(asked(match)).toBe('hundreds.bitter')
})
