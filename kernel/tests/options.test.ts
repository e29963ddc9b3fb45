import { describe, expect, test } from 'vitest'
import { Mistake } from '../mistake.ts'
import { type OptionSpecs, readOptions } from '../options.ts'

const factions = ['cat', 'bird', 'mouse']
const specs = {
  fog: { kind: 'flag', default: true },
  rounds: { kind: 'number', min: 3, max: 9, default: 5 },
  map: { kind: 'choice', values: ['autumn', 'winter'], default: 'autumn' },
  cards: { kind: 'several', values: ['sun', 'moon', 'star'], default: ['sun', 'star'] },
  factions: { kind: 'perSeat', values: factions, default: seats => factions.slice(0, seats) },
} satisfies OptionSpecs

const read = (given: { [name: string]: unknown }) => readOptions(specs, 2, given)

describe('options', () => {
  test('left out take their defaults', () => {
    expect(read({})).toEqual({
      fog: true,
      rounds: 5,
      map: 'autumn',
      cards: ['sun', 'star'],
      factions: ['cat', 'bird'],
    })
  })

  test.each([
    ['fog', true, true],
    ['fog', false, false],
    ['fog', 'no', false],
    ['fog', 'false', false],
    ['fog', 'yes', true],
    ['fog', 'true', true],
    ['rounds', 3, 3],
    ['rounds', '9', 9],
    ['map', 'winter', 'winter'],
    ['cards', [], []],
    ['cards', '', []],
    ['cards', ['star', 'sun', 'sun'], ['sun', 'star']],
    ['cards', 'moon, sun', ['sun', 'moon']],
    ['factions', ['mouse', 'cat'], ['mouse', 'cat']],
    ['factions', 'mouse, bird', ['mouse', 'bird']],
  ])('%s may be %j', (name, given, value) => {
    expect(read({ [name]: given })[name]).toEqual(value)
  })

  test.each([
    ['fog', 'perhaps', 'true, false'],
    ['fog', 1, 'true, false'],
    ['rounds', 2, '3–9'],
    ['rounds', 10, '3–9'],
    ['rounds', 4.5, '3–9'],
    ['rounds', '', '3–9'],
    ['rounds', 'four', '3–9'],
    ['rounds', null, '3–9'],
    ['map', 'spring', 'autumn, winter'],
    ['map', ['winter'], 'autumn, winter'],
    ['cards', 'sun,comet', 'sun, moon, star'],
    ['cards', 7, 'sun, moon, star'],
    ['factions', 'cat', '2 × (cat, bird, mouse)'],
    ['factions', 'cat,bird,mouse', '2 × (cat, bird, mouse)'],
    ['factions', 'cat,dog', '2 × (cat, bird, mouse)'],
    ['factions', 7, '2 × (cat, bird, mouse)'],
  ])('%s may not be %j', (name, given, allowed) => {
    expect(() => read({ [name]: given })).toThrow(Mistake)
    expect(() => read({ [name]: given })).toThrow(
      `“${given}” is not possible for the option “${name}”: choose ${allowed}.`,
    )
  })

  test.each(['', ' ', [2], true, null])('%j is no number, though JavaScript makes one of it', given => {
    const lives = { kind: 'number', min: 0, max: 3, default: 1 } as const
    expect(() => readOptions({ lives }, 2, { lives: given })).toThrow(Mistake)
  })

  test('that do not exist are refused', () => {
    expect(() => read({ mist: true })).toThrow(
      'There is no option “mist”; the options are: fog, rounds, map, cards, factions.',
    )
    expect(() => read({ toString: true })).toThrow(Mistake)
    expect(() => readOptions({}, 2, { fog: true })).toThrow('the options are: none.')
  })

  test('are a copy of what was given', () => {
    const given = ['cat', 'mouse']
    expect(read({ factions: given }).factions).not.toBe(given)
  })
})
