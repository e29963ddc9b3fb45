import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { options } from '../board/options.ts'
import { robinson } from '../game.ts'
import { eventCard, isEvent } from '../rules/cards/resolve-card.ts'
import type { Robinson } from '../state.ts'
import { position } from './position.ts'

const start = (seats: number, options: { readonly [name: string]: unknown } = {}, seed = 1): Robinson =>
  Match.start(robinson, { seats, options, seed }).state

const books = ({ decks }: Robinson): number[] => {
  const book = decks.event.filter(card => isEvent(card) && eventCard(card).symbol === 'book').length
  return [book, decks.event.length - book]
}

test('a scenario of 12 rounds has 6 book and 6 coloured events (example 1) [setup.29] [setup.30] [setup.31] [setup.32]', () => {
  expect(books(start(2))).toEqual([6, 6])
  expect(start(2).decks.event).not.toEqual(start(2, {}, 2).decks.event)
})

test('the table may choose another split of the same total (example 54) [variant.4] [variant.9]', () => {
  expect(books(start(2, { books: 4 }))).toEqual([4, 8])
  expect(books(start(2, { books: 8 }))).toEqual([8, 4])
})

test('the game begins on the beach, with nothing built [setup.1] [setup.13] [setup.14] [setup.15] [setup.20] [setup.21] [setup.22]', () => {
  const { state } = position('cook', 'soldier')
  expect(state).toMatchObject({
    round: 1,
    rounds: 12,
    camp: 'M1',
    morale: 0,
    weapons: 0,
    roof: 0,
    palisade: 0,
  })
  expect(state.island.M1).toMatchObject({ tile: 8, faceDown: false })
  expect(state.decks.tiles).toHaveLength(10)
  expect(state.shelter).toBe(false)
})

test('characters begin unhurt, without determination, with two pawns [setup.3] [setup.4] [setup.5] [setup.6]', () => {
  const { state } = position('cook', 'soldier')
  expect(state.characters.map(({ wounds, det }) => [wounds, det])).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(state.personal).toEqual(['fireplace', 'spear'])
})

test('nine base inventions and five drawn ones lie on the board [setup.7] [setup.8] [setup.10]', () => {
  const { state } = position('cook', 'soldier')
  expect(state.inventions).toHaveLength(14)
  expect(state.inventions.slice(0, 3)).toEqual(['bricks', 'dam', 'fire'])
  // 17 others and two personal ones of those who are not in play, less the five drawn.
  expect(state.decks.invention).toHaveLength(14)
})

test('decks are full, the hunting deck empty [setup.16] [setup.17] [setup.18] [setup.19] [setup.26] [comp.5] [comp.12] [comp.14] [comp.17]', () => {
  const { decks } = position('cook').state
  expect([decks.build.length, decks.gather.length, decks.explore.length]).toEqual([30, 30, 30])
  expect([decks.beast.length, decks.hunting.length, decks.mystery.length]).toEqual([16, 0, 52])
  expect(decks.discovery).toHaveLength(22)
})

test('two pieces of equipment with two uses each; the others are the pool for later draws [setup.24] [setup.25] [comp.16]', () => {
  const { equipment, decks } = start(3)
  expect(equipment.map(({ uses }) => uses)).toEqual([2, 2])
  expect(decks.equipment).toHaveLength(6)
})

test('the table may take more equipment, or none [variant.3] [variant.6]', () => {
  expect(start(2, { equipment: 4 }).equipment).toHaveLength(4)
  expect(start(2, { equipment: 0 }).equipment).toHaveLength(0)
})

test('Food Crates are the first threat, unless another wreck is chosen or drawn [setup.27] [setup.28] [variant.10]', () => {
  expect(start(2).threats).toEqual({ left: '', right: 'foodCrates' })
  expect(start(2, { wreckage: 'captainsChest' }).threats.right).toBe('captainsChest')
  const drawn = new Set(
    Array.from({ length: 20 }, (_, seed) => start(2, { wreckage: 'random' }, seed).threats.right),
  )
  expect(drawn.size).toBe(3)
})

test('Friday joins one or two players, the Dog one, others if they like [two.2] [solo.1] [variant.1] [variant.2] [variant.7] [variant.8]', () => {
  const helpers = (seats: number, options = {}) => {
    const { characters, dog } = start(seats, options)
    return [characters.some(({ id }) => id === 'friday'), dog]
  }
  expect(helpers(1)).toEqual([true, true])
  expect(helpers(2)).toEqual([true, false])
  expect(helpers(3)).toEqual([false, false])
  expect(helpers(4, { friday: 'yes', dog: 'yes' })).toEqual([true, true])
  expect(helpers(2, { friday: 'no' })).toEqual([false, false])
  expect(helpers(1, { dog: 'no' })).toEqual([true, false])
})

test('each character is played once; chance takes the others [setup.2]', () => {
  expect(() => start(2, { characters: ['cook', 'cook'] })).toThrow('one seat only')
  const { characters } = start(4, { characters: ['random', 'cook', 'random', 'random'] })
  expect(new Set(characters.map(({ id }) => id)).size).toBe(4)
})

test('the first player is drawn, or the first seat; alone it is always the only one [setup.34] [solo.3]', () => {
  const drawn = new Set(Array.from({ length: 20 }, (_, seed) => start(3, {}, seed).firstPlayer))
  expect(drawn.size).toBe(3)
  expect(start(3, { firstPlayer: 'firstSeat' }, 5).firstPlayer).toBe(0)
  expect(start(1, {}, 3).firstPlayer).toBe(0)
})

test('who plays alone stays first player, though Friday and the Dog are there [solo.3] [friday.2]', () => {
  const table = position('soldier').with({ friday: 'yes', dog: 'yes' }).shelter().has({ food: 1 })
  const match = table.until('roundStart').at('night')
  expect(match.state).toMatchObject({ round: 2, firstPlayer: 0 })
  const event = position('soldier').with({ friday: 'yes' }).round(2).events('despondency').until('morale')
  expect(event.at('event').state.firstPlayer).toBe(0)
})

test('all seats and spectators see the same, decks by their size alone [info.1] [info.4] [setup.9]', () => {
  const match = Match.start(robinson, { seats: 3, seed: 4 })
  expect({ ...(match.view(0) as object), viewer: null }).toEqual(match.view(null))
  expect(match.view(0)).toMatchObject({
    decks: { event: { size: 12, known: [] } },
    nextBack: 'event',
    nextInvention: match.state.decks.invention.at(-1),
  })
})

test('only options that mean something in a scenario are put before the table', () => {
  const shown = (scenario: string) =>
    Object.keys(robinson.options).filter(name => options.applies?.(name, { scenario }) ?? true)
  expect(shown('castaways')).not.toContain('hungryCrew')
  expect(shown('kingKong')).toContain('hungryCrew')
  expect(shown('kingKong')).toContain('equipment')
  expect(shown('cannibalIsland')).not.toContain('equipment') // it is given there
})
