import { favourite, misjudged, oneWins, partsAreReasons } from '@tablee/common/testing/judging.ts'
import { Match } from '@tablee/kernel'
import { OFFICERS } from '@tablee/perseverance/ids.ts'
import { describe, expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import { perseverance3 } from '../game.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { position } from './position.ts'

/** The chance of a seat in a position. */
const chance = (table: ReturnType<typeof position>, seat = 0) => brain.value(table.state)[seat]

describe('chances', () => {
  test.each([2, 3, 4])('of %i are finite and come to one, and every answer has a weight', seats => {
    expect(misjudged(brain, perseverance3, { seats, fit: oneWins })).toEqual([])
  })

  test('more followers are better for a seat, and worse for the others', () => {
    const before = brain.value(position().state)
    const after = brain.value(position().has(0, { followers: 30 }).state)
    expect(after[0]).toBeGreaterThan(before[0])
    expect(after[1]).toBeLessThan(before[1])
  })

  test.each<[string, (table: ReturnType<typeof position>) => ReturnType<typeof position>]>([
    ['resources', table => table.has(0, { food: 3, debris: 3 })],
    ['rangers', table => table.home(0, { ranger: 4 })],
    ['tamed dinos', table => table.home(0, { raptor: 1, thunderhorn: 1 })],
    ['crates', table => table.crates(0, 2, 2, 2)],
    ['an artefact', table => table.artefacts(0, 'sapling', 'arrow')],
    [
      'shelters where an assembly is near',
      table => table.shelter(0, 'military').inCity(-1, 'military', 0, 1),
    ],
    ['influence', table => table.cubes(0, 'chiefSteward', 3).shelter(0, 'military')],
    ['a structure', table => table.structure('5B', 0)],
  ])('%s make a position better', (_, more) => {
    expect(chance(more(position()))).toBeGreaterThan(chance(position()))
  })

  test('what pays later is worth nothing at the end', () => {
    const late = (crates: number) =>
      chance(position().turns(0, 8).turns(1, 8).turns(2, 8).crates(0, crates, 0, 0))
    expect(late(2)).toBeCloseTo(late(0))
  })
})

describe('alone', () => {
  const alone = () => Match.start(perseverance3, { seats: 1, seed: 5 }).state

  test('a chance lies between none and certainty all through a game', () => {
    expect(misjudged(brain, perseverance3, { seats: 1, fit: ([one]) => one > 0 && one < 1 })).toEqual([])
  })

  test('own followers are better, and those of the Dissenters worse', () => {
    const state = alone()
    const [before] = brain.value(state)
    state.players[0].followers += 10
    const [richer] = brain.value(state)
    expect(richer).toBeGreaterThan(before)
    if (state.solo) state.solo.followers += 20
    expect(brain.value(state)[0]).toBeLessThan(before)
    expect(brain.parts?.(state, 0).rivals).toBe(-(state.solo?.followers ?? 0))
  })
})

describe('parts', () => {
  test('every part of a standing has its sentence in both languages', () => {
    partsAreReasons(brain, [position().state], [en, fr])
  })

  test('followers are told apart from what the others have', () => {
    const parts = (table: ReturnType<typeof position>) => brain.parts?.(table.state, 0) ?? {}
    expect(parts(position().has(0, { followers: 25 })).followers).toBe(25)
    expect(parts(position().has(1, { followers: 60 })).rivals).toBeLessThan(parts(position()).rivals)
  })
})

describe('opinions', () => {
  test('a die that fits is taken before one that costs', () => {
    const match = position().pool(0, 'adventurer', 'innovator').pool(1, 'adventurer').at('primary')
    match.pickKey(0, 'work:sustenance:0')
    expect(favourite(brain, match)).toBe('0:adventurer')
  })

  test('who needs somebody for a card sends whom it names, and stops when it is enough', () => {
    const match = position()
      .adventureOffer('the-witchs-hut')
      .home(0, { ranger: 4, shieldhead: 1 })
      .pool(0, 'adventurer')
      .at('primary')
    match.pickKey(0, 'work:military:0')
    match.pickKey(0, '0:adventurer')
    match.pickKey(0, 'military:C')
    match.pickKey(0, 'the-witchs-hut')
    expect(favourite(brain, match)).toBe('ranger')
    match.pickKey(0, 'ranger')
    match.pickKey(0, 'ranger')
    match.pickKey(0, 'ranger')
    expect(favourite(brain, match)).toBe('done')
  })

  test('a cube goes where it decides who is first', () => {
    const table = position().ranch(0, 0, 'r16').crates(0, 0, 0, 0)
    for (const officer of OFFICERS)
      table.cubes(0, officer, 1).cubes(1, officer, officer === 'chiefSteward' ? 2 : 4)
    table.shelter(0, 'military').shelter(0, 'expansion')
    const match = table.at('secondary')
    match.pickKey(0, 'row:1:0')
    match.pickKey(0, '4')
    expect(match.ask?.id).toBe('influence')
    expect(favourite(brain, match)).toBe('chiefSteward')
  })
})
