import { type Game, misfitOf, type PackValues, packFault } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { componentData, reconstructed } from '../data/all.ts'

describe('what is reconstructed', () => {
  const ours = componentData().filter(({ from }) => from === 'reconstructed')

  test('may all be replaced, and is itself as it must be', () => {
    expect(Object.keys(reconstructed.must)).toEqual(ours.map(({ id }) => id))
    for (const { id, value } of ours) expect(misfitOf(reconstructed.must[id], value), id).toBeNull()
  })

  test('is read from a pack where it has another value', () => {
    const { levels, tiles } = reconstructed.with({ 'level:2.cost': 3 })
    expect(levels[2].cost).toBe(3)
    expect(tiles).toEqual(reconstructed.usual.tiles)
  })
})

describe('a pack whose data do not fit together is refused with a sentence:', () => {
  const fault = (data: PackValues) =>
    packFault({ reconstructed } as unknown as Game, { name: 'My box', data })?.message
  const islands = (...list: [string, number][]) => list.map(([type, slots]) => ({ type, slots }))

  test('one that fits is none', () => {
    expect(fault({})).toBeUndefined()
    expect(fault({ 'scenario:s01.gold': 40, 'token:ct1a.random': true })).toBeUndefined()
  })

  test.each<[string, PackValues, RegExp]>([
    ['no type twice [tiles.4]', { 'tile:1.islands': islands(['food', 1], ['food', 1]) }, /“food”.* 2\./],
    ['the large islands [tiles.5]', { 'tile:5.islands': islands(['food', 2]) }, /“slots 3”.* 0\./],
    ['Ruins on 11 to 13 [tiles.6]', { 'tile:12.islands': islands(['craft', 2]) }, /1 must be “ruins”.* 0\./],
    ['Craft on 19 [tiles.7]', { 'tile:19.islands': islands(['ruins', 1]) }, /“craft”.* 0\./],
    ['Ruins on 20 [tiles.8]', { 'tile:20.islands': islands(['craft', 1]) }, /“ruins”.* 0\./],
    ['the guardians [tiles.9]', { 'tile:16.monster': 'none' }, /0 must be “none”.* 1\./],
    ['three slots in a City [board.13]', { 'city:greek.islands': islands(['food', 1]) }, /“slots”.* 1\./],
    ['position 4 pays 2 [board.2]', { 'track:tracks.prizes': [1, 1, 2, 3, 3, 3] }, /prizes\[3\].* 3\./],
    ['two 0 among the tokens [token.2]', { 'token:ct0a.value': 1 }, /2 must be “0”.* 1\./],
    [
      'a ring of six numbers [token.5]',
      { 'token:astrolabe.ring': [1, 1, 2, 3, 4, 5] },
      /1 must be “1”.* 2\./,
    ],
    ['a map in one piece', { 'layout:mp3.level0': ['0,-2', '2,0', '9,9'] }, /“connected”/],
    ['two tiles beside a City [layout.3]', { 'layout:lens.cities': ['-1,4', '0,-1'] }, /beside 0,-1”.* 1\./],
    ['greens on the map', { 'scenario:s01.greens': ['7,7'] }, /“7,7”.* 0\./],
    [
      'four tokens in a column [board.17]',
      { 'scenario:s01.column': ['food', 'food', 'craft', 'ruins'] },
      /“food”.* 2\./,
    ],
    [
      'Ruins first in S07 [s07.6]',
      { 'scenario:s07.column': ['food', 'ruins', 'craft', 'weapons'] },
      /“ruins”.* 0\./,
    ],
  ])('%s', (_, data, sentence) => {
    expect(fault(data)).toMatch(sentence)
  })
})
