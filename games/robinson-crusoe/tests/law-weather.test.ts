import { expect, test } from 'vitest'
import { position, type RobinsonMatch } from './position.ts'

const two = () => position('cook', 'soldier').until('night')
const wounds = (match: RobinsonMatch): number[] => match.state.characters.map(one => one.wounds)
const told = (match: RobinsonMatch): string[] => match.history?.journal.map(({ id }) => id) ?? []

/** The hungry-animals die, asked for by a card in a round without dice. */
const animals = (face: number) => two().piece('animals', 'weather').rolls(face)
const BLANK = 1
const PALISADE = 3
const FOOD = 5
const FIGHT = 6

test('a weather token counts in a round without dice [weather.2]', () => {
  const match = two().has({ wood: 2, food: 2 }).piece('rain', 'weather').at('weather')
  expect(match.state.available).toMatchObject({ wood: 1, food: 1 })
})

test('first the clouds, then the animals, then the storm [weather.3]', () => {
  const match = animals(FIGHT).piece('storm', 'weather').piece('rain', 'weather').at('weather')
  const order = told(match).filter(id => ['weather.leaks', 'fight', 'weather.storm'].includes(id))
  expect(order).toEqual(['weather.leaks', 'fight', 'weather.storm'])
})

test('each wood that the snow lacks wounds everybody at camp once [weather.5]', () => {
  const snow = (wood: number) =>
    wounds(
      two()
        .shelter()
        .level('roof', 9)
        .has({ wood })
        .change(state => (state.forecast = { rain: 0, snow: 2, animals: [] }))
        .at('weather'),
    )
  expect([snow(2), snow(1), snow(0)]).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ])
})

test('the faces of hungry animals: nothing, a food, a palisade level [weather.10] [weather.11] [weather.12]', () => {
  const after = (face: number) => {
    const match = animals(face).shelter().level('palisade', 2).has({ food: 2 }).at('weather')
    return [match.state.available.food, match.state.palisade, ...wounds(match)]
  }
  expect(after(BLANK)).toEqual([2, 2, 0, 0])
  expect(after(FOOD)).toEqual([1, 2, 0, 0])
  expect(after(PALISADE)).toEqual([2, 1, 0, 0])
})

test('food or palisade that is not there costs everybody a wound (example 35) [weather.14] [weather.16]', () => {
  expect(wounds(animals(FOOD).at('weather'))).toEqual([1, 1])
  expect(wounds(animals(PALISADE).at('weather'))).toEqual([1, 1])
})

test('the beast of hungry animals has strength 3, and wounds everybody for what weapons lack (example 36) [weather.13] [weather.15] [weather.17]', () => {
  const fought = (weapons: number) => wounds(animals(FIGHT).level('weapons', weapons).at('weather'))
  expect([fought(3), fought(1), fought(0)]).toEqual([
    [0, 0],
    [2, 2],
    [3, 3],
  ])
})

test('a Pistol beside weapons 1 protects the whole group from it (example 36) [weather.18] [weather.19]', () => {
  const match = animals(FIGHT).level('weapons', 1).equipment('pistol').at('weather')
  match.pickKey(0, 'equipment:pistol')
  expect(wounds(match)).toEqual([0, 0])
  expect(match.state).toMatchObject({ weapons: 1, equipment: [{ id: 'pistol', uses: 1 }] })
})

test('the die that both scenario and card ask for is rolled once [weather.20]', () => {
  const match = two()
    .round(8)
    .shelter()
    .level('roof', 9)
    .level('palisade', 9)
    .level('weapons', 9)
    .has({ wood: 9, food: 9 })
    .piece('animals', 'weather')
    .at('weather')
  expect(told(match).filter(id => id === 'weather.animals')).toHaveLength(1)
})

test('a cloud is first ignored, then turned into rain; only snow that is left takes wood [weather.24]', () => {
  const ignored = two().items('furnace').treasures('oldClothes').has({ wood: 1, food: 1 })
  expect(ignored.piece('snow', 'weather').at('weather').state.available).toMatchObject({ wood: 1, food: 1 })
  const turned = two().shelter().level('roof', 1).treasures('oldClothes').has({ wood: 1 })
  expect(turned.piece('snow', 'weather').at('weather').state.available.wood).toBe(1)
})

test('a forecast stands for the dice of the scenario; a card’s die is still rolled [weather.25]', () => {
  const forecast = () =>
    two()
      .round(5)
      .change(state => (state.forecast = { rain: 0, snow: 0, animals: [] }))
  expect(told(forecast().at('weather'))).not.toContain('weather.die')
  const hungry = forecast().has({ food: 1 }).piece('animals', 'weather').rolls(FOOD).at('weather')
  expect(hungry.state.available.food).toBe(0)
})

test('three clouds, no roof, two food, no wood: the food goes and everybody takes four wounds (example 43) [demand.10]', () => {
  const match = two()
    .has({ food: 2 })
    .change(state => (state.forecast = { rain: 3, snow: 0, animals: [] }))
    .at('weather')
  expect(match.state.available.food).toBe(0)
  expect(wounds(match)).toEqual([4, 4])
})

test('the weather does not reach those who sleep outside [outside.6] [outside.10]', () => {
  const match = animals(FIGHT)
    .tile('M2', 1)
    .piece('rain', 'weather')
    .change(state => (state.characters[0].outside = 'M2'))
    .at('weather')
  expect(wounds(match)).toEqual([0, 2 + 3])
})
