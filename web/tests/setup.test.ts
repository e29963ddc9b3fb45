import { entryOf } from '@tablee/games'
import { Chance, type Game, readSetup } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { optionsOf } from '../src/games.ts'
import {
  applying,
  choose,
  drawnForAll,
  kept,
  leftToChance,
  perSeat,
  refusal,
  valuesOf,
  withoutSeat,
  withSeat,
} from '../src/setup/choosing.ts'

async function gameOf(id: string): Promise<Game> {
  const room = await entryOf(id)?.load()
  if (!room) throw new Error(`The catalogue no longer has ${id}.`)
  return room.game
}

const factions = (...list: readonly string[]) => ({ factions: list })
const pick = (seat: number, value: string) => ({ name: 'factions', seat, value })

describe('a seat that chooses', () => {
  test('a faction that is taken swaps with who has it', async () => {
    const root = await gameOf('root')
    expect(choose(root, {}, 3, pick(0, 'alliance'))).toEqual(factions('alliance', 'eyrie', 'marquise'))
  })

  test('the second Vagabond takes it from nobody, the third from one of the two', async () => {
    const root = await gameOf('root')
    const two = choose(root, {}, 4, pick(0, 'vagabond'))
    expect(two).toEqual(factions('vagabond', 'eyrie', 'alliance', 'vagabond'))
    expect(choose(root, two, 4, pick(1, 'vagabond'))).toEqual(
      factions('eyrie', 'vagabond', 'alliance', 'vagabond'),
    )
  })

  test('a character swaps too, its side does not', async () => {
    const robinson = await gameOf('robinson-crusoe')
    const [[characters, spec]] = perSeat(robinson)
    const [mine, theirs] = ['cook', 'soldier']
    const seated = { [characters]: [mine, theirs] }
    expect(choose(robinson, seated, 2, { name: characters, seat: 0, value: theirs })).toEqual({
      [characters]: [theirs, mine],
    })
    expect(spec.values).toContain('random')
    const versions = choose(robinson, { versions: ['man', 'woman'] }, 2, {
      name: 'versions',
      seat: 0,
      value: 'woman',
    })
    expect(versions).toEqual({ versions: ['woman', 'woman'] })
  })
})

describe('what seats leave to chance', () => {
  test('is drawn for all at once, another table each time, and the game takes it', async () => {
    const root = await gameOf('root')
    const draws = Array.from({ length: 20 }, (_, seed) => drawnForAll(root, {}, 5, {}, seed))
    for (const options of draws) {
      expect(options.factions).not.toContain('random')
      expect(() => readSetup(root, 5, options, 1)).not.toThrow()
    }
    expect(new Set(draws.map(({ factions: list }) => list.join())).size).toBeGreaterThan(15)
  })

  test('stays open for those who will sit down, where the game may draw it', async () => {
    const root = await gameOf('root')
    expect(leftToChance(root, {}, 2)).toEqual(factions('random', 'random'))
    const robinson = await gameOf('robinson-crusoe')
    expect(leftToChance(robinson, {}, 2)).toEqual({})
    expect(drawnForAll(robinson, {}, 2, {}, 1)).toEqual({})
  })

  test('is left as it is where the table cannot be', async () => {
    const root = await gameOf('root')
    const options = factions('marquise', 'eyrie')
    expect(drawnForAll(root, options, 2, { map: 'nowhere' }, 1)).toBe(options)
  })
})

describe('the number of seats', () => {
  test('a seat that leaves takes its own choice with it, no other', async () => {
    const root = await gameOf('root')
    expect(withoutSeat(root, {}, 4, 1)).toEqual(factions('marquise', 'alliance', 'vagabond'))
  })

  test('a seat that comes takes what the game still has', async () => {
    const root = await gameOf('root')
    const options = factions('vagabond', 'alliance', 'eyrie')
    expect(withSeat(root, options, 3)).toEqual(factions('vagabond', 'alliance', 'eyrie', 'vagabond'))
  })

  test('a seat that comes leaves a robot its faction, and so does one that chooses', async () => {
    const root = await gameOf('root')
    const company = { robots: ['automatedAlliance', 'electricEyrie'] }
    const two = withSeat(root, factions('marquise'), 1, company)
    expect(two).toEqual(factions('marquise', 'vagabond'))
    expect(withSeat(root, {}, 2, { robots: ['automatedAlliance'] })).toEqual(
      factions('marquise', 'eyrie', 'vagabond'),
    )
    expect(withSeat(root, {}, 2, { robots: ['logicalLizards'] })).toEqual({})
    const chosen = choose(root, two, 2, pick(0, 'eyrie'), company)
    expect(refusal(root, 2, { ...company, ...chosen })).toMatchObject({
      id: 'setup.robotToo',
      values: { robot: 'electricEyrie', faction: 'eyrie' },
    })
    expect(refusal(root, 2, { ...company, ...two })).toBeNull()
  })

  test('however seats come, go and choose, a table that could be set up still can', async () => {
    for (const id of ['root', 'robinson-crusoe']) {
      const game = await gameOf(id)
      const chance = Chance.of(7)
      let seats = game.seats.min
      let options: { readonly [name: string]: readonly string[] } = {}
      for (let i = 0; i < 300; i++) {
        const act = chance.below(3)
        if (act === 0 && seats < game.seats.max) {
          options = withSeat(game, options, seats)
          seats++
        } else if (act === 1 && seats > game.seats.min) {
          options = withoutSeat(game, options, seats, chance.below(seats))
          seats--
        } else {
          const [name, spec] = chance.one(perSeat(game))
          options = choose(game, options, seats, {
            name,
            seat: chance.below(seats),
            value: chance.one(valuesOf(spec)),
          })
        }
        expect(() => readSetup(game, seats, options, 1)).not.toThrow()
      }
    }
  })
})

describe('only options that make a difference are shown', () => {
  const shown = async (id: string, seats: number, chosen: { readonly [name: string]: unknown }) => {
    const game = await gameOf(id)
    return applying(game.options, await optionsOf(id, 'fr'), seats, chosen).map(([name]) => name)
  }

  test('the hungry crew with King Kong alone', async () => {
    expect(await shown('robinson-crusoe', 2, {})).not.toContain('hungryCrew')
    expect(await shown('robinson-crusoe', 2, { scenario: 'kingKong' })).toContain('hungryCrew')
  })

  test('rulings with the deck and the factions they are about', async () => {
    expect(await shown('root', 4, {})).toContain('coalitionAnyScore')
    expect(await shown('root', 3, {})).not.toContain('coalitionAnyScore')
    expect(await shown('root', 4, {})).not.toContain('partisansKeepBirds')
    expect(await shown('root', 4, { deck: 'exiles' })).toContain('partisansKeepBirds')
  })

  test('a choice of one is none, and what no longer applies is left out', async () => {
    const one = { map: { kind: 'choice', values: ['here'], default: 'here' } } as const
    expect(applying(one, null, 4, {})).toEqual([])
    expect(await shown('root', 4, {})).toContain('map')
    expect(await shown('root', 4, {})).not.toContain('landmarkCards')
    expect(await shown('root', 4, { landmarks: 1 })).toContain('landmarkCards')
    expect(await shown('root', 4, { map: 'winter' })).not.toContain('mapLandmarks')
    expect(await shown('root', 4, { map: 'lake' })).toContain('mapLandmarks')
    const game = await gameOf('robinson-crusoe')
    const words = await optionsOf('robinson-crusoe', 'fr')
    const chosen = { scenario: 'jenny', hungryCrew: true }
    expect(kept(game.options, words, 2, chosen, {})).toEqual({ scenario: 'jenny' })
  })
})
