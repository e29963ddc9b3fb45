import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import { SETTLERS } from '../data/boards.ts'
import { CARDS } from '../data/cards.ts'
import { LAYOUT_IDS, LENS, ofLevel } from '../data/layouts.ts'
import { SCENARIO_IDS, type ScenarioId } from '../data/scenarios.ts'
import { TILE_NUMBERS } from '../data/tiles.ts'
import { COMBAT_TOKENS, OBJECTIVES } from '../data/tokens.ts'
import { CIVS, type Hex, ISLAND_TYPES, type IslandType, LEVELS } from '../data/types.ts'
import { BELOW, DIRECTIONS, distances, neighbours, toward } from '../rules/hex.ts'

const data = reconstructed.usual
const rows = readFileSync(new URL('../RULES.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
const statement = new Map(rows.map(row => [row.split('\t')[0], row.split('\t')[3]]))
const capital = (word: string) => word[0].toUpperCase() + word.slice(1)
const LETTER = { food: 'F', craft: 'C', weapons: 'W', ruins: 'R' } as const

describe('the components are those of the index:', () => {
  test.each(TILE_NUMBERS)('Ocean tile %i [tile.$0]', number => {
    const { level, islands, monster } = data.tiles[number]
    const shown = islands.map(({ type, slots }) => `${capital(type)} ${slots}`).join(', ')
    const beast =
      monster === 'none'
        ? 'no monster'
        : `monster ${capital(monster)}, strength ${data.monsters[monster].fight.strength}, ${data.monsters[monster].fight.gold} gold`
    expect(`Tile ${number}: level ${level}; islands (slots) ${shown}; ${beast}.`).toBe(
      statement.get(`tile.${number}`),
    )
  })

  test('levels and what tiles have in common [tiles.1] [tiles.2] [tiles.3] [tiles.4]', () => {
    expect(TILE_NUMBERS).toHaveLength(28)
    expect(TILE_NUMBERS.map(number => data.tiles[number].level)).toEqual(
      TILE_NUMBERS.map(number => (number <= 4 ? 0 : number <= 16 ? 1 : 2)),
    )
    expect(LEVELS.map(level => data.levels[level].cost)).toEqual([0, 1, 2])
    expect(data.levels[0].spaces).toEqual(['gold2', 'settler', 'settler', 'gold1'])
    expect(data.levels[1].spaces).toEqual(data.levels[0].spaces)
    expect(data.levels[2].spaces).toEqual(['gold3', 'settler', 'settler', 'gold1'])
    for (const { islands } of Object.values(data.tiles))
      expect(new Set(islands.map(({ type }) => type)).size).toBe(islands.length)
  })

  test('boards and tracks [board.1] [board.2] [board.3] [board.4] [board.5] [board.13] [board.15]', () => {
    const { prizes, start, markers, rivalMarkers, rack } = data.tracks
    expect(prizes).toEqual([1, 1, 2, 2, 3, 3])
    expect(start).toBe(1)
    expect(markers).toEqual(['none', 'gold1', 'ruins', 'gold1', 'gold2', 'ruins', 'gold3', 'gold3'])
    expect(rivalMarkers).toEqual([0, 0, 1, 1, 1, 2, 2, 2])
    expect(rack).toBe(6)
    for (const civ of CIVS)
      expect(data.cities[civ].islands.map(({ type, slots }) => `${LETTER[type]}${slots}`)).toEqual([
        'F1',
        'C1',
        'W1',
      ])
  })

  test('what the sides of the boards do [board.6] [board.7] [board.8] [board.9] [board.10] [board.11] [board.12]', () => {
    const standard = { explore: 2, cheaper: 0, settlers: 2, extra: 0, fight: 2, strength: 0 }
    expect(data.boards).toEqual({
      standard,
      warrior: { ...standard, fight: 3, strength: 1 },
      coloniser: { ...standard, settlers: 3 },
      exploiter: { ...standard, extra: 1 },
      explorer: { ...standard, explore: 3, cheaper: 1 },
    })
  })

  test('pieces and tokens [board.14] [board.16] [board.17] [token.1] [token.2] [token.3] [token.5]', () => {
    expect(SETTLERS).toBe(9)
    expect(data.tracks.markers).toHaveLength(8)
    expect(data.tracks.rivalMarkers).toHaveLength(8)
    expect(OBJECTIVES).toEqual([1, 2, 3, 4])
    expect(ISLAND_TYPES).toEqual(['food', 'craft', 'weapons', 'ruins'])
    expect(COMBAT_TOKENS.map(id => data.tokens[id].value)).toEqual([0, 0, 1, 1, 1, 2, 2, 2])
    expect(COMBAT_TOKENS.filter(id => data.tokens[id].random)).toEqual(['ct1r', 'ct2r'])
    expect(data.ring).toEqual([1, 4, 2, 6, 3, 5])
  })

  test.each([
    [1, 'ruFood', 2, 2],
    [2, 'ruCraft', 2, 2],
    [3, 'ruWeapons', 2, 2],
    [4, 'ruGold', 4, 3],
    [5, 'ruSettle', 3, 1],
    [6, 'ruStrength', 3, 1],
    [7, 'ruMarker', 2, 1],
    [10, 'ruShip', 2, 2],
  ] as const)('Ruins card [card.%i]: %s', (row, id, copies, n) => {
    expect(data.cards[id]).toEqual({ copies, n })
    expect(statement.get(`card.${row}`)).toContain(`\`${id}\` (${copies} copies)`)
  })

  test('twenty Ruins cards of eight kinds [card.13]', () => {
    expect(CARDS).toHaveLength(8)
    expect(CARDS.reduce((sum, id) => sum + data.cards[id].copies, 0)).toBe(20)
  })
})

describe('hexes and maps', () => {
  test('have six neighbours clockwise from the north, three of them below [layout.1] [layout.2]', () => {
    expect(DIRECTIONS).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW'])
    expect(neighbours('0,0')).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'])
    expect(BELOW.map(direction => toward('2,-1', direction))).toEqual(['1,0', '2,0', '3,-1'])
  })

  test('adjacency of the lens [layout.4] [layout.5]', () => {
    const all: readonly Hex[] = [
      ...LEVELS.flatMap(level => ofLevel(LENS, level)),
      ...data.layouts.lens.cities,
    ]
    const beside = (at: Hex) =>
      neighbours(at)
        .filter(one => all.includes(one))
        .sort()
    expect(all).toHaveLength(16)
    const table: { readonly [at: string]: string } = {
      '-1,4': '-1,3 0,3',
      '1,-1': '0,0 1,0',
      '-2,2': '-1,1 -1,2 -2,3',
      '-2,3': '-2,2 -1,2 -1,3',
      '-1,1': '0,0 0,1 -1,2 -2,2',
      '-1,2': '-1,1 0,1 0,2 -1,3 -2,3 -2,2',
      '-1,3': '-1,2 0,2 0,3 -1,4 -2,3',
      '0,0': '1,-1 1,0 0,1 -1,1',
      '0,1': '0,0 1,0 1,1 0,2 -1,2 -1,1',
      '0,2': '0,1 1,1 1,2 0,3 -1,3 -1,2',
      '0,3': '0,2 1,2 -1,4 -1,3',
      '1,0': '1,-1 2,0 1,1 0,1 0,0',
      '1,1': '1,0 2,0 2,1 1,2 0,2 0,1',
      '1,2': '1,1 2,1 0,3 0,2',
      '2,0': '2,1 1,1 1,0',
      '2,1': '2,0 1,2 1,1',
    }
    for (const at of all) expect(beside(at), at).toEqual(table[at].split(' ').sort())
    expect(distances(['-1,4'], at => all.includes(at)).get('1,-1')).toBe(5)
  })

  test.each([
    ['lens', 14, '-1,4 1,-1', [4, 5, 5], '[layout.6] [layout.7] [layout.8]'],
    ['road', 14, '0,0 1,4', [4, 6, 4], '[layout.9] [layout.10]'],
    ['pincer', 14, '-1,4 -2,1 2,-1', [2, 5, 7], '[layout.12] [layout.13]'],
    ['barren', 14, '-1,4 3,0', [2, 5, 7], '[layout.14] [layout.15]'],
    ['curse', 17, '-1,4', [2, 7, 8], '[layout.16] [layout.17]'],
    ['metal', 14, '-1,4 1,-1 3,0', [4, 5, 5], '[layout.19]'],
    ['mp3', 16, '1,-3 2,1 -3,2', [3, 6, 7], '[layout.20]'],
    ['mp4', 19, '2,-3 2,1 -2,3 -2,-1', [4, 8, 7], '[layout.21]'],
  ] as const)('%s has %i tiles and its Cities at %s, by level %j %s', (id, tiles, cities, levels, _) => {
    const layout = data.layouts[id]
    expect(layout.cities).toEqual(cities.split(' '))
    expect(LEVELS.map(level => ofLevel(layout, level).length)).toEqual(levels)
    expect(levels.reduce((sum, n) => sum + n, 0)).toBe(tiles)
  })

  test('every City touches exactly two tiles [layout.3]', () => {
    for (const id of LAYOUT_IDS) {
      const layout = data.layouts[id]
      const water = LEVELS.flatMap(level => ofLevel(layout, level))
      for (const city of layout.cities)
        expect(
          neighbours(city).filter(at => water.includes(at)),
          `${id} ${city}`,
        ).toHaveLength(2)
    }
  })

  test('on the road every chain of four exiles exists and ends above a free position [layout.11]', () => {
    const { level0, level1, level2, cities } = data.layouts.road
    const tiles: readonly Hex[] = [...level0, ...level1, ...level2]
    const below = (at: Hex) => BELOW.map(direction => toward(at, direction))
    let chains: Hex[][] = below(cities[0])
      .filter(at => tiles.includes(at))
      .map(at => [at])
    for (let met = 1; met < 4; met++) {
      const longer = chains.map(chain =>
        below(chain[chain.length - 1])
          .filter(at => tiles.includes(at))
          .map(at => [...chain, at]),
      )
      expect(longer.every(some => some.length > 0)).toBe(true)
      chains = longer.flat()
    }
    expect(chains).toHaveLength(26)
    const isFree = (at: Hex) => !tiles.includes(at) && !cities.includes(at)
    expect(chains.every(chain => below(chain[3]).some(isFree))).toBe(true)
  })

  test('the guardians of the curse part the sanctuary from the rest [layout.18]', () => {
    const { level0, level1, level2, cities } = data.layouts.curse
    const guardians: readonly Hex[] = ['1,0', '-1,1', '0,1']
    const open = [...level0, ...level1, ...level2, ...cities].filter(at => !guardians.includes(at))
    const reached = distances([cities[0]], at => open.includes(at))
    expect(open.filter(at => !reached.has(at)).sort()).toEqual(['-1,0', '0,-1', '0,0', '1,-1'])
  })
})

describe('scenarios are set up as the index tells:', () => {
  const column = (types: readonly IslandType[]) => types.map(type => LETTER[type]).join(' ')
  const rows = (number: number) => SCENARIO_IDS.map((id): [ScenarioId, string] => [id, `${id}.${number}`])
  test.each(rows(1).filter(([id]) => id !== 's12'))('the rival of %s [%s]', (id, row) => {
    expect(statement.get(row)?.toLowerCase()).toContain(data.scenarios[id].rival)
  })

  test.each(rows(2).filter(([id]) => id.startsWith('s')))('piles, gold and column of %s [%s]', (id, row) => {
    const { piles, gold, column: types } = data.scenarios[id]
    const told = statement.get(row) ?? ''
    expect(told).toContain(`${piles.food}/${piles.craft}/${piles.weapons}`)
    if (id !== 's13') expect(told).toContain(`gold ${gold}`)
    if (id !== 's12') expect(told).toContain(`column ${column(types)}`)
  })

  test('the two that stand alone [i01.1] [i01.2] [i02.1]', () => {
    for (const id of ['i01', 'i02'] as const) {
      const { piles, column: types } = data.scenarios[id]
      const told = statement.get(`${id}.1`) ?? ''
      expect(told).toContain(`${piles.food}/${piles.craft}/${piles.weapons}`)
      expect(told).toContain(`column ${column(types)}`)
    }
    expect(statement.get('i01.2')).toContain(data.scenarios.i01.greens.join('; '))
  })

  test.each([
    ['s01', 's01.3'],
    ['s03', 's03.4'],
    ['s04', 's04.4'],
    ['s05', 's05.3'],
    ['s08', 's08.4'],
    ['s10', 's10.3'],
    ['s11', 's11.3'],
    ['s14', 's14.4'],
  ] as const)('green tiles of %s [%s]', (id, row) => {
    expect(statement.get(row)).toContain(data.scenarios[id].greens.join('; '))
  })

  test.each([
    ['s03', 's03.3', [1, 2]],
    ['s04', 's04.3', [1, 2]],
    ['s08', 's08.3', [1, 2]],
    ['s14', 's14.3', [0, 2]],
    ['s15', 's15.3', [1, 2]],
  ] as const)('levels of %s [%s]', (id, row, levels) => {
    for (const level of levels)
      expect(statement.get(row)).toContain(
        `evel ${level} at ${ofLevel(data.scenarios[id], level).join('; ')}`,
      )
  })

  test('numbered tiles and allies [s02.3] [s08.5] [s08.7] [s12.3] [s13.4] [s15.4] [s15.5]', () => {
    const { s02, s08, s12, s13, s15 } = data.scenarios
    expect(s02.greens).toEqual(LENS.level2)
    const laid = (some: readonly { at: Hex; tile: number }[]) => some.map(({ at, tile }) => `${tile}@${at}`)
    expect(laid(s08.faceUp)).toEqual(['14@-1,1', '9@0,1', '15@1,1', '8@0,2'])
    expect(laid(s15.faceUp)).toEqual(['5@-1,2', '6@1,1', '8@0,2', '28@0,1'])
    expect(laid(s12.faceDown)).toEqual([
      '16@1,0',
      '27@-1,1',
      '28@0,1',
      '11@-2,2',
      '13@2,0',
      '17@0,0',
      '18@1,1',
    ])
    const stand = (some: readonly { tile: number; type: IslandType }[]) =>
      some.map(({ tile, type }) => `${tile}${LETTER[type]}`).join(' ')
    expect(stand(s08.allies)).toBe('14F 14C 9C 9W 15C 15W 8F 8C')
    expect(stand(s15.allies)).toBe('5F 5F 5F 6C 6C 6C 8F 8C')
    expect([s13.gold, s13.aside]).toEqual([6, 62])
  })
})
