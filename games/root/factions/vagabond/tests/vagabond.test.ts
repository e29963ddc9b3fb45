import { expect, test } from 'vitest'
import { invariants } from '../../../invariants.ts'
import { rules } from '../../../rules/ruler.ts'
import { asked, offered, pick, position, type RootMatch } from '../../../tests/position.ts'
import { supporters } from '../../alliance/tests/supporters.ts'
import { itemsOf, relationOf, wanderer } from './wanderer.ts'

const pawnOf = ({ state }: RootMatch, seat: number): number => state.players[seat].pawn

// Setup

test('he chooses a character, then any forest [9.3.1] [9.3.2]', () => {
  const match = position('marquise', 'vagabond').enter(['setup', 1])
  expect(asked(match)).toBe('vagabond.character')
  expect(offered(match)).toHaveLength(9)
  pick(match, 'ranger')
  expect(offered(match)).toEqual(['21', '22', '23', '24', '25', '26', '27'])
  pick(match, '24')
  expect(pawnOf(match, 1)).toBe(24)
  expect(match.state.players[1].vagabond?.character).toBe('ranger')
})

test('three of the 15 quests lie face up, an item marked R under each ruin, the others are his own [9.3.3] [9.3.4] [item.1]', () => {
  const match = position('marquise', 'vagabond').enter(['setup', 1])
  pick(match, 'thief', '21')
  const { state } = match
  expect(state.quests).toHaveLength(3)
  expect(new Set([...state.quests, ...state.questDeck]).size).toBe(15)
  expect([6, 10, 11, 12].map(clearing => state.ruins[clearing]?.length)).toEqual([1, 1, 1, 1])
  expect(state.ruins.flatMap(items => items ?? []).sort()).toEqual(['bag', 'boots', 'hammer', 'sword'])
})

test('he takes the items of his character face up, and nobody takes the others [9.3.5.a] [9.3.5.b]', () => {
  const match = position('marquise', 'vagabond').enter(['setup', 1])
  pick(match, 'thief', '21')
  expect(itemsOf(match, 1)).toEqual(['boots', 'sword', 'tea', 'torch'])
  expect(match.state.supply).toEqual({
    bag: 2,
    boots: 2,
    crossbow: 1,
    hammer: 1,
    sword: 2,
    tea: 2,
    coins: 2,
    torch: 0,
  })
  expect(invariants(match.state)).toEqual([])
})

test('every faction but the Vagabonds has a marker, on Indifferent [9.2.9] [9.3.6]', () => {
  const match = position('marquise', 'eyrie', 'vagabond', 'vagabond2').enter(['setup', 2])
  pick(match, 'thief', '21', 'tinker', '21')
  expect([0, 1, 2, 3].map(seat => relationOf(match, 2, seat))).toEqual([
    'indifferent',
    'indifferent',
    null,
    null,
  ])
})

test('he has no Crafted Items box: what he crafts is on his board [9.2.5.a] [9.2.1.b]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'tinker', 'hammer'))
    .pawn('vagabond', 2)
  const match = at.hand('vagabond', 'mouseInASack').turn('vagabond', 'daylight')
  pick(match, 'craft:mouseInASack')
  expect(itemsOf(match, 1)).toEqual(['bag', 'hammer.exhausted'])
  expect(match.state.players[1].items).toEqual([])
  expect(match.state.supply.bag).toBe(1)
})

// The pawn

test('the pawn rules nothing and stops nobody from ruling [9.2.2.a] [G.1.17]', () => {
  const { state } = position('marquise', 'vagabond').warriors('marquise', 1, 5).pawn('vagabond', 5)
  expect(rules(state, 0, 5)).toBe(true)
  expect(rules(state, 1, 5)).toBe(false)
  state.players[0].warriors[5] = 0
  expect(rules(state, 1, 5)).toBe(false)
})

test('where an enemy removes all pieces he damages 3 undamaged items of his choice and stays [9.2.2.I] [9.2.2.b] [ruling.r-61]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'boots', 'sword', 'sword', 'tea.exhausted', 'torch.damaged'))
    .pawn('vagabond', 7)
    .building('marquise', 'workshop', 2, 9, 11)
    .hand('marquise', 'favorMice')
  const match = at.turn('marquise', 'daylight')
  pick(match, 'craft:favorMice')
  expect(asked(match)).toBe('vagabond.damage')
  expect(offered(match)).toEqual(['boots', 'sword', 'tea.exhausted'])
  pick(match, 'sword', 'tea.exhausted', 'sword')
  expect(itemsOf(match, 1)).toEqual([
    'boots',
    'sword.damaged',
    'sword.damaged',
    'tea.exhausted.damaged',
    'torch.damaged',
  ])
  expect(pawnOf(match, 1)).toBe(7)
})

test('with fewer than 3 undamaged items all of them are damaged; elsewhere none is [9.2.2.I] [ruling.r-61]', () => {
  const crafting = (pawn: number): RootMatch => {
    const at = position('marquise', 'vagabond')
      .change(wanderer(1, 'thief', 'boots', 'sword'))
      .pawn('vagabond', pawn)
    const match = at
      .building('marquise', 'workshop', 2, 9, 11)
      .hand('marquise', 'favorMice')
      .turn('marquise', 'daylight')
    pick(match, 'craft:favorMice')
    return match
  }
  const there = crafting(7)
  pick(there, 'boots')
  expect(itemsOf(there, 1)).toEqual(['boots.damaged', 'sword.damaged'])
  expect(itemsOf(crafting(8), 1)).toEqual(['boots', 'sword'])
})

test('a revolt where he stands damages 3 of his items, and the base is placed [9.2.2.I] [ruling.r-61]', () => {
  const at = position('alliance', 'vagabond')
    .change(wanderer(1, 'thief', 'boots', 'sword', 'torch', 'tea'))
    .pawn('vagabond', 8)
    .token('alliance', 'sympathy', 8)
  const match = supporters(at, 'anvil', 'rootTeaFox').turn('alliance', 'birdsong')
  pick(match, 'revolt:8', 'anvil', 'rootTeaFox', 'boots', 'sword', 'tea')
  expect(itemsOf(match, 1)).toEqual(['boots.damaged', 'sword.damaged', 'tea.damaged', 'torch'])
  expect(match.state.players[0].buildings.foxBase[8]).toBe(1)
  expect(pawnOf(match, 1)).toBe(8)
})

// Evening

test('in a forest all that is damaged is repaired and turned face up, nothing else [9.6.1] [ruling.r-62]', () => {
  const resting = (pawn: number): string[] => {
    const at = position('marquise', 'vagabond').change(
      wanderer(1, 'thief', 'sword.damaged', 'boots.exhausted.damaged', 'torch.exhausted'),
    )
    return itemsOf(at.pawn('vagabond', pawn).turn('vagabond', 'evening'), 1)
  }
  expect(resting(21)).toEqual(['boots', 'sword', 'torch.exhausted'])
  expect(resting(1)).toEqual(['boots.exhausted.damaged', 'sword.damaged', 'torch.exhausted'])
})

test('he draws 1 card, and 1 more for each face-up coins on its track [9.6.2] [9.2.5.I.b] [board.vagabond.2]', () => {
  const drawn = (...coins: string[]): number => {
    const at = position('marquise', 'vagabond')
      .change(wanderer(1, 'vagrant', ...coins))
      .pawn('vagabond', 1)
    return at.turn('vagabond', 'evening').state.players[1].hand.length
  }
  expect(drawn()).toBe(1)
  expect(drawn('coins', 'coins')).toBe(3)
  expect(drawn('coins', 'coins.exhausted', 'coins.damaged')).toBe(2)
})

test('he rests before he draws, so that coins repaired in a forest count [9.6]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'vagrant', 'coins.damaged'))
    .pawn('vagabond', 21)
  expect(at.turn('vagabond', 'evening').state.players[1].hand).toHaveLength(2)
})

test('he discards down to 5 cards before the item limit is checked [9.6.3] [9.6]', () => {
  const seven = Array.from({ length: 7 }, () => 'boots')
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', ...seven))
    .pawn('vagabond', 1)
  const match = at
    .hand('vagabond', 'anvil', 'sword', 'bakeSale', 'investments', 'armorers')
    .turn('vagabond', 'evening')
  expect(asked(match)).toBe('discard.card')
  pick(match, 'anvil')
  expect(match.state.players[1].hand).toHaveLength(5)
  expect(match.state.turn.seat).toBe(0) // the seven boots were all alike
  expect(itemsOf(match, 1)).toHaveLength(6)
})

test('satchel and Damaged box hold 6 items, 2 more for each bag on its track; the rest leaves the game [9.6.4.a] [9.6.4.b] [G.1.31.c]', () => {
  const items = [
    'boots',
    'boots',
    'sword',
    'sword',
    'torch',
    'hammer.damaged',
    'tea.exhausted',
    'coins',
    'tea',
  ]
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', ...items))
    .pawn('vagabond', 1)
  const match = at.turn('vagabond', 'evening')
  expect(asked(match)).toBe('vagabond.limit')
  expect(offered(match)).toEqual(['boots', 'sword', 'torch', 'hammer.damaged', 'tea.exhausted']) // not what is on tracks
  pick(match, 'hammer.damaged')
  expect(itemsOf(match, 1)).not.toContain('hammer.damaged')
  expect(match.state.supply.hammer).toBe(0)
  expect(match.state.players[1].vagabond?.removed).toEqual(['hammer'])
  const bag = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', ...items, 'bag'))
    .pawn('vagabond', 1)
  expect(asked(bag.turn('vagabond', 'evening'))).not.toBe('vagabond.limit')
})
