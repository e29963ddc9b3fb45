import { describe, expect, test } from 'vitest'
import type { Seed } from '../chance.ts'
import { Chance } from '../chance.ts'
import { begin, end, type Tiny, tiny } from './tiny.ts'

const SEEDS: readonly Seed[] = [1, 2 ** 40 + 7, '0123456789abcdef0123456789abcdef']

/**
 * How many standard deviations the chi-square of some counts lies from what is due, all being as likely
 * (Wilson and Hilferty): far above is unfair, far below is too even to be luck.
 */
function oddness(counts: Iterable<number>, kinds: number): number {
  const all = [...counts]
  const due = all.reduce((sum, count) => sum + count, 0) / kinds
  const missing = kinds - all.length
  const squares = all.reduce((sum, count) => sum + (count - due) ** 2 / due, missing * due)
  const free = kinds - 1
  return ((squares / free) ** (1 / 3) - (1 - 2 / (9 * free))) / Math.sqrt(2 / (9 * free))
}

/** One in five hundred thousand is further out: the seeds are fixed, so that it never happens by luck. */
const ODD = 5

function fair(happened: readonly (string | number)[], kinds: number): void {
  const counts = new Map<string | number, number>()
  for (const one of happened) counts.set(one, (counts.get(one) ?? 0) + 1)
  expect(counts.size).toBeLessThanOrEqual(kinds)
  expect(Math.abs(oddness(counts.values(), kinds))).toBeLessThan(ODD)
}

/** What the rules of a game meet at the table. */
function atTable<V>(seed: Seed, look: (t: Tiny) => V): V {
  const seen: V[] = []
  const game = tiny({
    *start(t) {
      seen.push(look(t))
      return t.over(end)
    },
  })
  begin(game, { seed })
  return seen[0]
}

const times = <V>(count: number, one: (at: number) => V): V[] =>
  Array.from({ length: count }, (_, at) => one(at))

describe.each(SEEDS)('chance of seed %s', seed => {
  test.each([2, 3, 6, 10, 12, 20])('a die of %i sides falls on each as often', sides => {
    const throws = atTable(seed, t => t.dice(sides * 3000, sides))
    expect(Math.min(...throws)).toBe(1)
    fair(throws, sides)
  })

  test('what a die showed says nothing of what it, or the one after it, shows next', () => {
    const throws = atTable(seed, t => t.dice(60_000, 6))
    fair(
      times(30_000, at => `${throws[2 * at]} ${throws[2 * at + 1]}`),
      36,
    )
    fair(
      times(20_000, at => `${throws[3 * at]} ${throws[3 * at + 2]}`),
      36,
    )
  })

  test('each order of five cards comes as often', () => {
    const orders = atTable(seed, t =>
      times(60_000, () => {
        const pile = [...'abcde']
        t.shuffle(pile)
        return pile.join('')
      }),
    )
    fair(orders, 120)
  })

  test('each card of a deck is drawn as often at each place, and any two lie beside each other as often', () => {
    const decks = atTable(seed, t =>
      times(2000, () => {
        const pile = times(54, card => card)
        t.shuffle(pile)
        return times(54, () => t.draw(pile))
      }),
    )
    fair(
      decks.flatMap(deck => deck.map((card, place) => `${card} ${place}`)),
      54 * 54,
    )
    fair(
      decks.flatMap(deck => deck.slice(1).map((card, place) => `${deck[place]} ${card}`)),
      54 * 53,
    )
  })
})

test('the first throw of one game says nothing of that of the next', () => {
  const throws = times(60_000, seed => Chance.of(seed).below(6))
  fair(throws, 6)
  fair(
    times(59_999, at => `${throws[at]} ${throws[at + 1]}`),
    36,
  )
})

test('a loaded die and a lazy shuffle are found', () => {
  const chance = Chance.of(1)
  const loaded = times(18_000, () => Math.min(6, 1 + chance.below(25) / 4) | 0)
  expect(() => fair(loaded, 6)).toThrow()
  // The well-known mistake: every place changed with any other.
  const lazy = times(60_000, () => {
    const pile = [...'abcde']
    for (let i = 0; i < 5; i++) {
      const j = chance.below(5)
      const held = pile[i]
      pile[i] = pile[j]
      pile[j] = held
    }
    return pile.join('')
  })
  expect(() => fair(lazy, 120)).toThrow()
})
