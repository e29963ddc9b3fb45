import { expect, test } from 'vitest'
import { invariants } from '../../../invariants.ts'
import {
  asked,
  offered,
  type Position,
  pick,
  position,
  type RootMatch,
  refusedBy,
} from '../../../tests/position.ts'
import type { RootView } from '../../../view.ts'
import { buried, itemsOf, wanderer } from './wanderer.ts'

const scoreOf = ({ state }: RootMatch, seat: number): number | null => state.players[seat].score

test('both sets of R items lie under the ruins, two in each; the quests are dealt once [9.7.1.a] [9.7.2.b] [item.1]', () => {
  const match = position('marquise', 'vagabond', 'vagabond2').enter(['setup', 1])
  pick(match, 'thief', '21')
  expect(offered(match)).not.toContain('thief') // the second chooses from the rest
  pick(match, 'tinker', '21')
  const { ruins, quests, questDeck } = match.state
  expect([6, 10, 11, 12].map(clearing => ruins[clearing]?.length)).toEqual([2, 2, 2, 2])
  expect(
    ruins
      .flatMap(items => items ?? [])
      .sort()
      .join(),
  ).toBe('bag,bag,boots,boots,hammer,hammer,sword,sword')
  expect([quests.length, questDeck.length]).toEqual([3, 12])
  expect(invariants(match.state)).toEqual([])
})

test('which Vagabond sets up first is random, also at listed seats, and both do [9.7.1.b]', () => {
  const first = new Set<number>()
  for (let seed = 1; seed <= 12; seed++) {
    const match = position('marquise', 'vagabond', 'vagabond2').seed(seed).enter(['setup', 1])
    const [seat] = match.ask?.waiting ?? []
    first.add(seat)
    pick(match, 'thief', '21')
    expect(match.ask?.waiting).toEqual([3 - seat])
  }
  expect([...first].sort()).toEqual([1, 2])
})

function exploring(items: readonly ('boots' | 'sword' | 'bag')[], ...own: string[]): Position {
  const at = position('vagabond', 'vagabond2', 'marquise')
    .change(wanderer(0, 'thief', ...own))
    .change(wanderer(1, 'tinker', 'torch'))
  return at
    .change(buried(12, ...items))
    .pawn('vagabond', 12)
    .pawn('vagabond2', 12)
}

test('he alone sees the two items of a ruin, and takes the one he likes [9.7.3.a] [visibility.3]', () => {
  const match = exploring(['sword', 'boots'], 'torch').turn('vagabond', 'daylight')
  pick(match, 'explore')
  expect(asked(match)).toBe('vagabond.explore.take')
  expect(offered(match)).toEqual(['boots', 'sword', 'pass'])
  const seen = [0, 1, 2, null].map(seat => (match.view(seat) as RootView).ruinItems[12])
  expect(seen).toEqual([['boots', 'sword'], null, null, null])
  expect(match.canUndo(0)).toBe(false)
  pick(match, 'sword')
  expect(itemsOf(match, 0)).toEqual(['sword.ruin', 'torch.exhausted'])
  expect(scoreOf(match, 0)).toBe(1)
  expect(match.state.ruins[12]).toEqual(['boots'])
})

test('a second exploration takes the other item, and the ruin goes [9.7.3.b] [9.5.3.c]', () => {
  const match = exploring(['sword', 'boots'], 'torch', 'torch').turn('vagabond', 'daylight')
  pick(match, 'explore', 'sword', 'explore')
  expect(itemsOf(match, 0)).toEqual(['boots.ruin', 'sword.ruin', 'torch.exhausted', 'torch.exhausted'])
  expect(scoreOf(match, 0)).toBe(2)
  expect(match.state.ruins[12]).toBeNull()
})

test('he cannot take the twin of an R item on his board; other boots do not matter [9.7.3.c]', () => {
  const match = exploring(['boots', 'sword'], 'torch', 'boots.ruin', 'sword').turn('vagabond', 'daylight')
  pick(match, 'explore')
  expect(offered(match)).toEqual(['sword', 'pass'])
  expect(refusedBy(match, 'boots')).toBe('9.7.3.c')
})

test('taking nothing scores nothing, but the torch is exhausted [9.7.3.d]', () => {
  const match = exploring(['boots', 'sword'], 'torch', 'boots.ruin').turn('vagabond', 'daylight')
  pick(match, 'explore', 'pass')
  expect(itemsOf(match, 0)).toEqual(['boots.ruin', 'torch.exhausted'])
  expect(scoreOf(match, 0)).toBe(0)
  expect(match.state.ruins[12]).toHaveLength(2)
})

test('he is asked even when he can take neither, so that nobody learns it from the silence [9.7.3.c] [visibility.3]', () => {
  const match = exploring(['boots', 'boots'], 'torch', 'boots.ruin').turn('vagabond', 'daylight')
  pick(match, 'explore')
  expect(asked(match)).toBe('vagabond.explore.take')
  expect(offered(match)).toEqual(['pass'])
})

test('a last item that is a twin stays, and he knows it from then on [9.7.3.c] [9.7.3.d]', () => {
  const match = exploring(['boots'], 'torch', 'boots.ruin').turn('vagabond', 'daylight')
  pick(match, 'explore')
  expect(match.state.ruins[12]).toEqual(['boots'])
  expect(scoreOf(match, 0)).toBe(0)
  expect((match.view(0) as RootView).ruinItems[12]).toEqual(['boots'])
  expect((match.view(1) as RootView).ruinItems[12]).toBeNull()
})

test('over the item limit he says which of two boots goes: the one from a ruin or the other [9.6.4.b] [9.7.3.c]', () => {
  const own = ['boots', 'boots.ruin', 'sword', 'sword', 'sword', 'sword', 'sword']
  const match = exploring(['boots'], ...own).turn('vagabond', 'evening')
  expect(offered(match)).toEqual(['boots', 'boots.ruin', 'sword'])
  pick(match, 'boots.ruin')
  expect(itemsOf(match, 0)).toContain('boots')
})

test('two Vagabonds fight each other with their items [9.2.6] [9.2.7.a]', () => {
  const match = exploring(['boots'], 'sword')
    .change(wanderer(1, 'tinker', 'sword'))
    .dice(1, 1)
    .turn('vagabond', 'daylight')
  pick(match, 'battle', 'torch')
  expect(itemsOf(match, 0)).toEqual(['sword.exhausted.damaged'])
  expect(itemsOf(match, 1)).toEqual(['sword', 'torch.damaged'])
})
