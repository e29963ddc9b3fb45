import { expect, test } from 'vitest'
import { asked, offered, type Position, pick, position, type RootMatch } from '../../../tests/position.ts'
import type { Character } from '../data.ts'
import { itemsOf, related, relationOf, wanderer } from './wanderer.ts'

const scoreOf = ({ state }: RootMatch, seat: number): number | null => state.players[seat].score

/** A character in clearing 8 beside the Marquise and the Eyrie. */
function beside(character: Character, ...items: string[]): Position {
  return position('marquise', 'eyrie', 'vagabond')
    .change(wanderer(2, character, ...items))
    .pawn('vagabond', 8)
}

// Vagrant

test('the Vagrant starts a battle between any two enemies in his clearing, himself among them [D.4.2.a] [ruling.r-56]', () => {
  const at = beside('vagrant', 'torch').warriors('marquise', 2, 8).building('eyrie', 'roost', 8).dice(1, 0)
  const match = at.turn('vagabond', 'daylight')
  pick(match, 'instigate')
  expect(offered(match)).toEqual(['seat1', 'seat3']) // the roost alone cannot attack
  pick(match, 'seat1')
  expect(offered(match)).toEqual(['seat2', 'seat3'])
  pick(match, 'seat2')
  expect(match.state.players[1].buildings.roost[8]).toBe(0)
})

test('he removes the buildings and tokens of either side, and scores them; nobody turns Hostile [D.4.2.b] [D.4.2.c]', () => {
  const at = beside('vagrant', 'torch')
    .warriors('marquise', 3, 8)
    .warriors('eyrie', 1, 8)
    .building('eyrie', 'roost', 8)
  const match = at.dice(2, 1).turn('vagabond', 'daylight')
  pick(match, 'instigate', 'seat1', 'seat2')
  expect(match.state.players[1].warriors[8]).toBe(0)
  expect([scoreOf(match, 0), scoreOf(match, 1), scoreOf(match, 2)]).toEqual([0, 0, 1])
  expect([relationOf(match, 2, 0), relationOf(match, 2, 1)]).toEqual(['indifferent', 'indifferent'])
})

test('he chooses the order in which they go [D.4.2.b]', () => {
  const at = beside('vagrant', 'torch')
    .warriors('eyrie', 2, 8)
    .building('marquise', 'sawmill', 8)
    .token('marquise', 'wood', 8)
  const match = at.dice(0, 0).turn('vagabond', 'daylight')
  pick(match, 'instigate', 'seat2', 'seat1')
  expect(asked(match)).toBe('battle.lose')
  expect(match.ask?.waiting).toEqual([2])
  pick(match, 'wood')
  expect(scoreOf(match, 2)).toBe(1)
})

test('each removed piece of a faction Hostile to him scores one more [D.4.2.c] [ruling.r-56]', () => {
  const at = beside('vagrant', 'torch')
    .change(related(2, 1, 'hostile'))
    .warriors('marquise', 3, 8)
    .warriors('eyrie', 1, 8)
  const match = at.building('eyrie', 'roost', 8).dice(2, 0).turn('vagabond', 'daylight')
  pick(match, 'instigate', 'seat1', 'seat2')
  expect(scoreOf(match, 2)).toBe(3) // the roost, and two Hostile pieces
})

test('a Vagrant who fights himself makes his victims Hostile as ever [D.4.2.a] [9.2.9.III.x]', () => {
  const at = beside('vagrant', 'torch', 'sword.exhausted').warriors('marquise', 1, 8).dice(1, 0)
  const match = at.turn('vagabond', 'daylight')
  pick(match, 'instigate', 'seat3')
  expect(relationOf(match, 2, 0)).toBe('hostile')
  expect(itemsOf(match, 2)).toEqual(['sword.exhausted', 'torch.exhausted'])
})

// Arbiter

function protecting(...items: string[]): Position {
  return beside('arbiter', ...items)
    .warriors('marquise', 3, 8)
    .warriors('eyrie', 1, 8)
}

test('the defender may enlist an Arbiter in the clearing: his undamaged swords raise its cap, and he scores 1 [D.5.2.a] [D.5.2.b] [D.5.2.c]', () => {
  const defended = (answer: string): RootMatch => {
    const match = protecting('sword', 'sword.exhausted', 'sword.damaged')
      .dice(3, 3)
      .turn('marquise', 'daylight')
    pick(match, 'battle', 'seat2')
    expect(asked(match)).toBe('vagabond.enlist')
    expect(match.ask?.waiting).toEqual([1])
    pick(match, answer)
    return match
  }
  const enlisted = defended('seat3')
  expect([enlisted.state.players[0].warriors[8], scoreOf(enlisted, 2)]).toEqual([0, 1])
  const alone = defended('pass')
  expect([alone.state.players[0].warriors[8], scoreOf(alone, 2)]).toEqual([2, 0])
})

test('an Arbiter adds as many hits as he has undamaged swords, and to the defender alone [D.5.2.b]', () => {
  const match = protecting('sword', 'sword.damaged').dice(3, 3).turn('marquise', 'daylight')
  pick(match, 'battle', 'seat2', 'seat3')
  // Each die shows 3: the Eyrie deal 1 and his 1; the Marquise, with 3 warriors, 3.
  expect([match.state.players[0].warriors[8], match.state.players[1].warriors[8]]).toEqual([1, 0])
  const few = beside('arbiter', 'sword').warriors('marquise', 1, 8).warriors('eyrie', 3, 8)
  const weak = few.dice(3, 3).turn('marquise', 'daylight')
  pick(weak, 'battle', 'seat2', 'seat3')
  expect(weak.state.players[1].warriors[8]).toBe(2) // the Marquise deals her 1, and none of his
})

test('nobody asks the Arbiter, and he keeps his items and his relationships [ruling.r-57] [law.q2]', () => {
  const match = protecting('sword', 'sword').dice(3, 3).turn('marquise', 'daylight')
  pick(match, 'battle', 'seat2', 'seat3')
  expect(asked(match)).toBe('marquise.day')
  expect(itemsOf(match, 2)).toEqual(['sword', 'sword'])
  expect(relationOf(match, 2, 0)).toBe('indifferent')
})

test('he is enlisted neither by himself nor against himself, nor from elsewhere [D.5.2.d] [D.5.2.a]', () => {
  const defending = protecting('sword', 'boots').dice(0, 0).turn('marquise', 'daylight')
  pick(defending, 'battle', 'seat3')
  expect(asked(defending)).toBe('marquise.day')
  const attacking = protecting('sword', 'boots').dice(0, 0).turn('vagabond', 'daylight')
  pick(attacking, 'battle', 'seat2')
  expect(asked(attacking)).toBe('vagabond.day')
  const away = protecting('sword').pawn('vagabond', 7).dice(0, 0).turn('marquise', 'daylight')
  pick(away, 'battle')
  expect(asked(away)).toBe('marquise.day')
})

// Ronin

test('the Ronin may exhaust a sword after the roll for an extra hit, once in a battle [D.8.2]', () => {
  const at = beside('ronin', 'sword', 'sword', 'sword').warriors('marquise', 3, 8).dice(1, 0)
  const match = at.turn('vagabond', 'daylight')
  pick(match, 'battle')
  expect(asked(match)).toBe('battle.effect')
  pick(match, 'swiftStrike')
  expect(asked(match)).toBe('vagabond.day')
  expect(match.state.players[0].warriors[8]).toBe(1)
  expect(itemsOf(match, 2)).toEqual(['sword', 'sword.exhausted', 'sword.exhausted'])
})

test('he strikes swiftly as defender too, and not without a sword to exhaust [D.8.2]', () => {
  const attacked = (...items: string[]): RootMatch => {
    const match = beside('ronin', ...items)
      .warriors('marquise', 2, 8)
      .dice(0, 0)
      .turn('marquise', 'daylight')
    pick(match, 'battle')
    return match
  }
  const match = attacked('sword')
  pick(match, 'swiftStrike')
  expect(match.state.players[0].warriors[8]).toBe(1)
  expect(asked(attacked('sword.exhausted'))).toBe('marquise.day')
})
