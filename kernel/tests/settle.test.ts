import { describe, expect, test } from 'vitest'
import { Chance } from '../chance.ts'
import type { Game, Setup } from '../game.ts'
import { Mistake, mistake } from '../mistake.ts'
import { RANDOM } from '../options.ts'
import { settle } from '../settle.ts'

const WORTH: { readonly [animal: string]: number } = { cat: 5, bird: 4, mouse: 2, ant: 1 }

const animalsOf = ({ options }: Setup) => options.animals as readonly string[]

/** Each animal sits once; together they should be worth 9. */
const game = {
  options: {
    animals: { kind: 'perSeat', values: Object.keys(WORTH), default: () => [], drawn: true },
    hats: { kind: 'perSeat', values: ['red', 'random'], default: () => [] },
  },
  check(setup: Setup) {
    const chosen = animalsOf(setup).filter(one => one !== RANDOM)
    return new Set(chosen).size < chosen.length ? new Mistake({ id: 'twice' }) : null
  },
  shortfall: (setup: Setup) => Math.max(0, 9 - animalsOf(setup).reduce((sum, one) => sum + WORTH[one], 0)),
} as unknown as Game

const setup = (animals: readonly string[], seed = 1, hats: readonly string[] = []): Setup => ({
  seats: animals.length,
  options: { animals, hats },
  seed,
})

const drawnFor = (animals: readonly string[], seeds = 40) =>
  Array.from({ length: seeds }, (_, seed) => animalsOf(settle(game, setup(animals, seed))))

describe('what seats leave to chance', () => {
  test('is drawn so that the rules take the table and advise it', () => {
    const tables = drawnFor([RANDOM, RANDOM, RANDOM])
    for (const animals of tables) {
      expect(new Set(animals).size).toBe(3)
      expect(animals.reduce((sum, one) => sum + WORTH[one], 0)).toBeGreaterThanOrEqual(9)
    }
    // The first seat is not favoured: every animal comes to every seat.
    for (const seat of [0, 1, 2])
      expect(new Set(tables.map(animals => animals[seat]))).toEqual(new Set(Object.keys(WORTH)))
  })

  test('leaves what was chosen, and comes as near to the advice as that lets it', () => {
    for (const animals of drawnFor(['ant', RANDOM])) expect(animals).toEqual(['ant', 'cat'])
  })

  test('is drawn the same way every time, and nothing is where all chose', () => {
    const open = setup([RANDOM, RANDOM, 'mouse'], 7)
    expect(settle(game, open)).toEqual(settle(game, open))
    const chosen = setup(['ant', 'mouse'])
    expect(settle(game, chosen)).toBe(chosen)
  })

  test('only where the option may be drawn: another’s value may have the same name', () => {
    expect(settle(game, setup([RANDOM, 'cat'], 1, ['random', 'red'])).options.hats).toEqual(['random', 'red'])
  })

  test('is a mistake where nothing fits', () => {
    expect(() => settle(game, setup(['cat', 'cat', RANDOM]))).toThrow(mistake('kernel.noDraw'))
  })

  test('stops at the first draw that the rules advise, and keeps the first of two that are as near', () => {
    let looked = 0
    const shortfall = () => {
      looked++
      return 0
    }
    settle({ ...game, shortfall } as unknown as Game, setup([RANDOM, RANDOM]))
    expect(looked).toBe(1)
    const first = settle({ ...game, shortfall: undefined } as unknown as Game, setup([RANDOM, RANDOM], 3))
    const near = settle({ ...game, shortfall: () => 1 } as unknown as Game, setup([RANDOM, RANDOM], 3))
    expect(near).toEqual(first)
  })

  test('needs neither advice nor limits', () => {
    const free = { options: { ...game.options, hat: { kind: 'flag', default: false } } } as unknown as Game
    const drawn = settle(free, setup([RANDOM, 'ant']))
    expect(Object.keys(WORTH)).toContain(animalsOf(drawn)[0])
  })

  test('is drawn by another luck than the game’s', () => {
    for (const seed of [0, 5, '0123456789abcdef0123456789abcdef']) {
      const own = Chance.of(seed)
      const before = Chance.before(seed)
      const numbers = Array.from({ length: 50 }, () => own.next())
      expect(numbers).not.toContain(before.next())
    }
  })
})
