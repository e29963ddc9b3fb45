import { expect, test } from 'vitest'
import { CARDS } from '../../../data/cards.ts'
import type { Item } from '../../../data/items.ts'
import { invariants } from '../../../invariants.ts'
import { canPlace } from '../../../rules/pieces.ts'
import {
  asked,
  offered,
  type Position,
  pick,
  position,
  type RootMatch,
  refusedBy,
} from '../../../tests/position.ts'
import { CHARACTERS, type Character } from '../data.ts'
import { itemsOf, related, relationOf, wanderer } from './wanderer.ts'

const scoreOf = ({ state }: RootMatch, seat: number): number | null => state.players[seat].score
const handOf = ({ state }: RootMatch, seat: number): string[] =>
  state.players[seat].hand.map(card => CARDS[card].key)

/** A character in clearing 8 beside the Marquise and the Eyrie. */
function beside(character: Character, ...items: string[]): Position {
  return position('marquise', 'eyrie', 'vagabond')
    .change(wanderer(2, character, ...items))
    .pawn('vagabond', 8)
}

test.each([
  ['thief', 'boots, sword, tea, torch', 'D.1.1'],
  ['tinker', 'bag, boots, hammer, torch', 'D.2.1'],
  ['ranger', 'boots, crossbow, sword, torch', 'D.3.1'],
  ['vagrant', 'boots, coins, torch', 'D.4.1'],
  ['arbiter', 'boots, sword, sword, torch', 'D.5.1'],
  ['scoundrel', 'boots, boots, crossbow, torch', 'D.6.1'],
  ['adventurer', 'boots, hammer, torch', 'D.7.1'],
  ['ronin', 'boots, boots, sword, torch', 'D.8.1'],
  ['harrier', 'coins, crossbow, sword, torch', 'D.9.1'],
])('the %s starts with %s [%s]', (character, items) => {
  const match = position('marquise', 'vagabond').enter(['setup', 1])
  pick(match, character, '21')
  expect(itemsOf(match, 1).join(', ')).toBe(items)
})

test('any two characters can be outfitted from the starting items of all boxes [item.2]', () => {
  const box: { [I in Item]: number } = {
    boots: 4,
    sword: 3,
    torch: 2,
    tea: 1,
    bag: 1,
    hammer: 2,
    crossbow: 2,
    coins: 2,
  }
  const all = Object.values(CHARACTERS)
  for (const one of all)
    for (const other of all) {
      if (one === other) continue
      const items = [...one.items, ...other.items]
      for (const item of items)
        expect(items.filter(same => same === item).length).toBeLessThanOrEqual(box[item])
    }
})

test('a special action costs a torch [9.5.9]', () => {
  const at = (...torch: string[]): RootMatch => beside('harrier', ...torch).turn('vagabond', 'daylight')
  expect(offered(at('torch'))).toContain('glide')
  expect(refusedBy(at('torch.exhausted'), 'glide')).toBe('9.5.9')
})

// Thief

test('the Thief takes a random card from somebody in his clearing [D.1.2]', () => {
  const at = beside('thief', 'torch').warriors('marquise', 1, 8).warriors('eyrie', 1, 7)
  const match = at.hand('marquise', 'anvil').hand('eyrie', 'bakeSale').turn('vagabond', 'daylight')
  pick(match, 'steal')
  expect([handOf(match, 0), handOf(match, 1), handOf(match, 2)]).toEqual([[], ['bakeSale'], ['anvil']])
  expect(itemsOf(match, 2)).toEqual(['torch.exhausted'])
})

test('he chooses the victim, not the card [D.1.2]', () => {
  const at = beside('thief', 'torch').warriors('marquise', 1, 8).building('eyrie', 'roost', 8)
  const match = at.hand('marquise', 'anvil', 'sword').hand('eyrie', 'bakeSale').turn('vagabond', 'daylight')
  pick(match, 'steal')
  expect(offered(match)).toEqual(['seat1', 'seat2'])
  pick(match, 'seat1')
  expect(handOf(match, 2)).toHaveLength(1)
  expect(handOf(match, 0)).toHaveLength(1)
})

// Tinker

test('the Tinker takes a card of his clearing’s suit, or a bird, from the discard pile [D.2.2]', () => {
  const at = beside('tinker', 'torch').discard('anvil', 'bakeSale', 'armorers')
  const match = at.turn('vagabond', 'daylight')
  pick(match, 'dayLabor')
  expect(offered(match)).toEqual(['anvil', 'armorers'])
  pick(match, 'armorers')
  expect(handOf(match, 2)).toEqual(['armorers'])
  expect(match.state.discard.map(card => CARDS[card].key)).toEqual(['anvil', 'bakeSale'])
})

// Ranger

test('the Ranger repairs 3 items and Daylight is over [D.3.2]', () => {
  const damaged = ['boots.damaged', 'sword.exhausted.damaged', 'crossbow.damaged', 'hammer.damaged']
  const match = beside('ranger', 'torch', 'boots', ...damaged).turn('vagabond', 'daylight')
  pick(match, 'hideout', 'boots.damaged', 'sword.exhausted.damaged', 'hammer.damaged')
  expect(itemsOf(match, 2)).toEqual([
    'boots',
    'boots',
    'crossbow.damaged',
    'hammer',
    'sword.exhausted',
    'torch.exhausted',
  ])
  expect(asked(match)).not.toBe('vagabond.day')
  expect(match.state.players[2].hand).toHaveLength(1) // Evening was played
  expect(match.state.turn.seat).toBe(0)
})

// Scoundrel

function scorching(): Position {
  const at = beside('scoundrel', 'torch', 'boots', 'boots')
    .warriors('marquise', 2, 8)
    .building('eyrie', 'roost', 8)
  return at.building('marquise', 'sawmill', 8)
}

test('the Scoundrel leaves his torch for good and removes all enemy pieces [D.6.2.a] [ruling.r-58]', () => {
  const match = scorching().turn('vagabond', 'daylight')
  pick(match, 'scorch')
  const [marquise, eyrie] = match.state.players
  expect([marquise.warriors[8], marquise.buildings.sawmill[8], eyrie.buildings.roost[8]]).toEqual([0, 0, 0])
  expect(itemsOf(match, 2)).toEqual(['boots', 'boots'])
  expect(match.state.scorched).toEqual([8])
  expect(scoreOf(match, 2)).toBe(2)
  expect([relationOf(match, 2, 0), relationOf(match, 2, 1)]).toEqual(['hostile', 'indifferent'])
})

test('where the keep is he cannot leave a torch: it is a piece, and only the Marquise places any there [6.2.2.a] [D.6.2.a]', () => {
  const at = scorching().token('marquise', 'keep', 8)
  const match = at.turn('vagabond', 'daylight')
  expect(offered(match)).not.toContain('scorch')
  expect(refusedBy(match, 'scorch')).toBe('6.2.2.a')
  const beside = scorching().token('marquise', 'keep', 1).turn('vagabond', 'daylight')
  expect(offered(beside)).toContain('scorch')
})

test('nothing is placed in or moves into a scorched clearing, and he cannot come back either [D.6.2.b]', () => {
  const match = scorching().turn('vagabond', 'daylight')
  pick(match, 'scorch')
  expect(match.state.players[2].pawn).toBe(8)
  expect([0, 1, 2].map(seat => canPlace(match.state, seat, 8))).toEqual([false, false, false])
  const scorched = (pawn: number): Position =>
    beside('scoundrel', 'boots')
      .pawn('vagabond', pawn)
      .change(state => state.scorched.push(8))
      .warriors('marquise', 2, 7)
  const marching = scorched(7).turn('marquise', 'daylight')
  pick(marching, 'march')
  expect(offered(marching)).toEqual(['3', '12']) // of 3, 8 and 12 around 7
  const slipping = scorched(7).turn('vagabond', 'birdsong')
  expect(offered(slipping)).toEqual(['3', '12', '25', '27', 'pass'])
  const moving = scorched(7).turn('vagabond', 'daylight')
  pick(moving, 'move')
  expect(refusedBy(moving, '8')).toBe('D.6.2.b')
  expect(offered(scorched(8).turn('vagabond', 'birdsong'))).toEqual(['4', '7', '27', 'pass']) // he may leave
})

test('no Favor removes the torch: it is no enemy piece [D.6.2.c] [G.1.23.b]', () => {
  const at = beside('scoundrel', 'boots')
    .change(state => state.scorched.push(8))
    .building('marquise', 'workshop', 1, 6, 12)
  const match = at.hand('marquise', 'favorFoxes').turn('marquise', 'daylight')
  pick(match, 'craft:favorFoxes')
  expect(match.state.scorched).toEqual([8])
  expect(canPlace(match.state, 0, 8)).toBe(false)
})

test('the torch still counts among the items of the game [D.6.2.a]', () => {
  const match = position('marquise', 'vagabond').enter(['setup', 1])
  pick(match, 'scoundrel', '21')
  while (asked(match) !== 'vagabond.slip') pick(match, 'pass')
  pick(match, '1', 'scorch')
  expect(match.state.scorched).toEqual([1])
  expect(invariants(match.state).filter(problem => problem.includes('torch'))).toEqual([])
})

// Harrier

test('the Harrier glides to any clearing, Hostile or not, without boots [D.9.2.a]', () => {
  const at = beside('harrier', 'torch')
    .change(related(2, 0, 'hostile'))
    .warriors('marquise', 2, 2)
  const match = at.turn('vagabond', 'daylight')
  pick(match, 'glide')
  expect(offered(match)).toEqual(['1', '2', '3', '4', '5', '6', '7', '9', '10', '11', '12'])
  pick(match, '2')
  expect(match.state.players[2].pawn).toBe(2)
})

test('he glides alone, whoever is allied, and not into a scorched clearing [D.9.2.b] [D.6.2.b]', () => {
  const at = beside('harrier', 'torch')
    .change(related(2, 1, 'allied'))
    .warriors('eyrie', 2, 8)
  const match = at.change(state => state.scorched.push(3)).turn('vagabond', 'daylight')
  pick(match, 'glide')
  expect(offered(match)).not.toContain('3')
  pick(match, '7')
  expect(asked(match)).toBe('vagabond.day')
  expect(match.state.players[1].warriors[8]).toBe(2)
})
