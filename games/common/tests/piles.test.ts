import { Chance, RuleFault } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { dealAgain, renew, take } from '../piles.ts'

const table = (seed: number) => {
  const chance = Chance.of(seed)
  return { shuffle: (pile: unknown[]) => void chance.shuffle(pile) }
}

test('one card is taken, and none that is not there', () => {
  const pile = ['a', 'b', 'a']
  take(pile, 'a')
  expect(pile).toEqual(['b', 'a'])
  expect(() => take(pile, 'c')).toThrow(RuleFault)
})

describe('a deck', () => {
  test('is made anew of its discard pile when it is empty, and shuffled', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const deck: number[] = []
      const discard = [1, 2, 3, 4]
      expect(renew(table(seed), deck, discard)).toBe(true)
      expect(discard).toEqual([])
      expect(deck.toSorted()).toEqual([1, 2, 3, 4])
      orders.add(deck.join())
    }
    expect(orders.size).toBeGreaterThan(5)
  })

  test('stays while it has a card, and where nothing was discarded', () => {
    const deck = [1]
    expect(renew(table(1), deck, [2])).toBe(false)
    expect(deck).toEqual([1])
    expect(renew(table(1), [], [])).toBe(false)
  })
})

describe('what is dealt again', () => {
  const piles = () => [[1, 2, 3], [4], [5, 6]]

  test('keeps the number of cards of each pile, and all the cards', () => {
    for (let seed = 0; seed < 20; seed++) {
      const dealt = piles()
      dealAgain(dealt, Chance.of(seed))
      expect(dealt.map(pile => pile.length)).toEqual([3, 1, 2])
      expect(dealt.flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    }
  })

  test('may lie anywhere, but what is known lies where it lay', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 400; seed++) {
      const dealt = piles()
      dealAgain(dealt, Chance.of(seed), card => card === 2 || card === 6)
      expect([dealt[0][1], dealt[2][1]]).toEqual([2, 6])
      seen.add(dealt.flat().join())
    }
    expect(seen.size).toBe(24) // Four cards in four places.
  })
})
