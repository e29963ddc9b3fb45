import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { ADJACENT, NODES, type Node } from '../data/board.ts'
import { PLAYABLE } from '../data/characters.ts'
import { ACTION_DICE, ANIMALS_FACES, ANIMALS_STRENGTH, CLOUD_FACES, FACES } from '../data/dice.ts'
import { INVENTION_IDS } from '../data/inventions.ts'
import { TILE_NUMBERS, TILES } from '../data/tiles.ts'
import { robinson } from '../game.ts'
import { gainDet } from '../rules/characters.ts'
import { distances } from '../rules/island.ts'
import { place } from '../rules/pieces.ts'
import { joinObjection, pawnSupply } from '../rules/plan/pawns.ts'
import { begin, join } from '../rules/plan/stacks.ts'
import { discoveryRecord } from '../rules/powers/records.ts'
import { revealTile } from '../rules/resolve/explore.ts'
import { because } from '../rules/why.ts'
import { SCENARIO_IDS, SCENARIOS } from '../scenarios/data.ts'
import { Scene } from './cards/scene.ts'
import { carryOut, position, put, type RobinsonMatch } from './position.ts'

/** Where a pawn could go, whether allowed or not. */
function thinkable(match: RobinsonMatch, pawn: string): string[] {
  match.pickKey(0, `place:${pawn}`)
  const face = match.face(0)
  return [...(face?.candidates ?? []), ...(face?.refused ?? [])].map(({ key }) => key)
}

// What is in the box

test('each colour of action has a die of success, one of wounds and one of adventures [comp.1]', () => {
  expect(Object.keys(FACES)).toEqual(['build', 'gather', 'explore'])
  expect(ACTION_DICE).toEqual(['success', 'wound', 'adventure'])
})

test('three weather dice: rain, winter and hungry animals [comp.2]', () => {
  expect(Object.keys(CLOUD_FACES)).toEqual(['rain', 'winter'])
  expect(SCENARIOS.castaways.dice.at(-1)).toEqual(['rain', 'winter', 'animals'])
})

test('an adventure deck has one adventure token, the weather one of each kind [comp.3] [comp.4]', () => {
  const { state } = position('cook')
  const placed = () => [
    ...(['build', 'gather', 'explore'] as const).map(deck => place(state, 'adventure', deck)),
    ...(['rain', 'snow', 'storm'] as const).map(kind => place(state, kind, 'weather')),
  ]
  expect(placed().every(Boolean)).toBe(true)
  expect(placed().some(Boolean)).toBe(false)
  expect(state.pieces).toHaveLength(6)
})

test('tokens and determination never run out, but a place takes one of a kind [comp.20]', () => {
  const scene = new Scene()
  scene.play(t => {
    gainDet(t, 'cook', 99, because('arrange'))
    return undefined
  })
  expect(scene.state.characters[0].det).toBe(2 + 99)
  const { state } = position('cook')
  for (const node of NODES) place(state, 'danger', node)
  place(state, 'danger', 'M1')
  expect(state.pieces).toHaveLength(NODES.length)
})

test('each of four characters has two pawns [comp.8]', () => {
  const supply = pawnSupply(position('cook', 'carpenter', 'explorer', 'soldier').state)
  expect(supply.map(({ id, count }) => [id, count])).toEqual([
    ['cook', 2],
    ['carpenter', 2],
    ['explorer', 2],
    ['soldier', 2],
  ])
})

test('no more than ten neutral pawns are in a plan, for the box has ten [comp.9]', () => {
  const { state } = position('cook', 'carpenter')
  const weapons = { type: 'build', what: 'weapons', node: 'M1', source: -1, pay: 0 } as const
  const action = { ...begin(state, weapons, 'cook', false, distances(state)), base: 20 }
  state.plan.actions = [action]
  const pawn = { id: 'candlesToken', colour: 'brown' } as const
  for (let i = 0; i < 9; i++) join(action, 'hammerAndNails')
  expect(joinObjection(state, pawn, action)).toBeNull()
  join(action, 'hammerAndNails')
  expect(joinObjection(state, pawn, action)?.rule).toBe('comp.9')
  expect(joinObjection(state, { id: 'carpenter', colour: 'own' }, action)).toBeNull()
  // Friday comes with a pawn of his own, and so does the Dog; for Jenny one of the ten is taken.
  expect(joinObjection(state, { id: 'friday', colour: 'own' }, action)).toBeNull()
  const exploring = { ...action, type: 'explore', what: '' } as const
  expect(joinObjection(state, { id: 'dog', colour: 'purple' }, exploring)).toBeNull()
  const resting = { ...action, type: 'rest', what: '' } as const
  expect(joinObjection(state, { id: 'jenny', colour: 'own' }, resting)?.rule).toBe('comp.9')
})

test('four characters, each a woman or a man, which makes no difference to the rules [comp.19] [char.1]', () => {
  expect(PLAYABLE).toEqual(['cook', 'carpenter', 'explorer', 'soldier'])
  const start = (version: string) =>
    Match.start(robinson, { seats: 1, options: { versions: [version] }, seed: 1 }).state
  const [woman, man] = [start('woman'), start('man')]
  expect([woman.women, man.women]).toEqual([[true], [false]])
  expect({ ...woman, women: [] }).toEqual({ ...man, women: [] })
})

// The island

test('ten spaces in rows of three, four and three; those that share an edge are adjacent [board.1]', () => {
  const own = NODES.filter(node => node !== 'E1')
  expect(['T', 'M', 'B'].map(row => own.filter(node => node.startsWith(row)).length)).toEqual([3, 4, 3])
  const neighbours = (node: Node) => [...ADJACENT[node]].filter(one => one !== 'E1').sort()
  expect(neighbours('T1')).toEqual(['M1', 'M2', 'T2'])
  expect(neighbours('M1')).toEqual(['B1', 'M2', 'T1'])
  expect(neighbours('M2')).toEqual(['B1', 'B2', 'M1', 'M3', 'T1', 'T2'])
  expect(neighbours('B3')).toEqual(['B2', 'M3', 'M4'])
  // 19 edges: 2 + 3 + 2 in the rows, 6 between each two rows.
  expect(own.flatMap(neighbours)).toHaveLength(2 * 19)
  for (const node of NODES) for (const other of ADJACENT[node]) expect(ADJACENT[other]).toContain(node)
})

test('an eleventh space lies beside T3 and M4 on the island of cannibals alone [board.2]', () => {
  expect(ADJACENT.E1).toEqual(['T3', 'M4'])
  const open = SCENARIO_IDS.filter(scenario => !position('cook').scenario(scenario).state.island.E1.closed)
  expect(open).toEqual(['cannibalIsland'])
})

test('hexes cut off by the edge of the board are no spaces: nothing can be explored there [board.3]', () => {
  const match = position('cook').tile('T2', 1).tile('T3', 3).tile('M4', 9).camp('T3').planning()
  const explored = thinkable(match, 'cook').filter(key => key.startsWith('explore:'))
  // Everything but the beach and the three tiles.
  expect(explored.sort()).toEqual(['B1', 'B2', 'B3', 'M2', 'M3', 'T1'].map(node => `explore:${node}`))
})

const TILE_ROWS = [
  [1, 'plains', ['wood'], 2, 'beast'],
  [2, 'mountains', ['parrot'], 1, 'beast totem shelter'],
  [3, 'river', ['fish'], 3, 'beast'],
  [4, 'hills', ['wood', 'fish'], 1, 'totem'],
  [5, 'mountains', ['parrot', 'wood'], 1, 'totem'],
  [6, 'plains', ['parrot', 'wood'], 1, 'totem'],
  [7, 'hills', ['wood'], 2, 'beast totem'],
  [8, 'beach', ['wood', 'fish'], 0, ''],
  [9, 'plains', ['parrot'], 3, 'beast'],
  [10, 'river', ['wood', 'fish'], 1, 'totem'],
  [11, 'mountains', ['wood'], 1, 'beast shelter'],
] as const

test.each(TILE_ROWS)(
  'tile %i: %s, sources %j, %i discoveries, %s [tile.$0]',
  (number, terrain, sources, discoveries, icons) => {
    const tile = TILES[number]
    expect(tile).toMatchObject({ terrain, sources, discoveries })
    const printed = (['beast', 'totem', 'shelter'] as const).filter(icon => tile[icon])
    expect(printed.join(' ')).toBe(icons)
  },
)

test('eleven island tiles, numbered from 1 [comp.10]', () => {
  expect(TILE_NUMBERS).toEqual(TILE_ROWS.map(([number]) => number))
  expect(TILES).toHaveLength(1 + 11)
})

// Dice

const ACTION_DIE_ROWS = [
  ['build', 'success', 4],
  ['build', 'wound', 4],
  ['build', 'adventure', 3],
  ['gather', 'success', 5],
  ['gather', 'wound', 1],
  ['gather', 'adventure', 3],
  ['explore', 'success', 5],
  ['explore', 'wound', 3],
  ['explore', 'adventure', 5],
] as const

const DEED = { build: 'build:weapons:M1', gather: 'gather:M2:1', explore: 'explore:T1' }

test.each(ACTION_DIE_ROWS)(
  '[die.%s-%s] the die shows what it is named for on %i of its six faces',
  (type, die, faces) => {
    const shows = (face: number) => {
      const dice = ACTION_DICE.map(one => (one === die ? face : 6))
      const match = position('soldier')
        .tile('M2', 5)
        .has({ wood: 1 })
        .rolls(...dice)
        .planning()
      put(match, 'soldier', DEED[type])
      carryOut(match)
      const rolled = match.history?.journal.find(({ id, values }) => id === 'die' && values?.die === die)
      return rolled?.values?.shows === true
    }
    expect([1, 2, 3, 4, 5, 6].filter(shows)).toHaveLength(faces)
  },
)

test('the rain die: one cloud on three faces, two on two, snow on one [die.rain]', () => {
  expect(CLOUD_FACES.rain.map(({ rain, snow }) => `${rain}${snow}`)).toEqual([
    '10',
    '10',
    '10',
    '20',
    '20',
    '01',
  ])
})

test('the winter die: one snow cloud on two faces, two on two, two of rain on two [die.winter]', () => {
  expect(CLOUD_FACES.winter.map(({ rain, snow }) => `${rain}${snow}`)).toEqual([
    '01',
    '01',
    '02',
    '02',
    '20',
    '20',
  ])
})

test('the hungry animals: nothing or the palisade on two faces each, food and a fight on one [die.animals]', () => {
  const faces = (shown: string) => ANIMALS_FACES.filter(face => face === shown).length
  expect([faces('blank'), faces('palisade'), faces('food'), faces('fight')]).toEqual([2, 2, 1, 1])
  expect(ANIMALS_STRENGTH).toBe(3)
})

// Scenario sheets

test('the four special tokens do what the sheet of the scenario says [sheet.2]', () => {
  for (const scenario of SCENARIO_IDS) {
    const { state } = position('cook').scenario(scenario)
    const special = state.decks.discovery.filter(id => id.includes('.'))
    expect([...special].sort()).toEqual(
      ['bars', 'bowtie', 'dashes', 'saltire'].map(symbol => `${scenario}.${symbol}`),
    )
  }
  const { state: castaways } = position('cook')
  expect(discoveryRecord(castaways, 'castaways.bars').power?.effects).toEqual([{ do: 'detShared', n: 3 }])
  const { state: cursed } = position('cook').scenario('cursedIsland')
  expect(discoveryRecord(cursed, 'cursedIsland.dashes')).toMatchObject({ pawn: 'brown' })
})

test('a sheet has two inventions of its own, which are no cards and are unknown elsewhere [sheet.3]', () => {
  const builds = (scenario: keyof typeof SCENARIOS) =>
    thinkable(position('cook').scenario(scenario).planning(), 'cook').map(key => key.split(':')[1])
  for (const { inventions } of Object.values(SCENARIOS)) {
    expect(Object.keys(inventions)).toHaveLength(2)
    expect(Object.keys(inventions).filter(id => (INVENTION_IDS as readonly string[]).includes(id))).toEqual(
      [],
    )
  }
  expect(builds('castaways')).toEqual(expect.arrayContaining(['hatchet', 'mast']))
  expect(builds('jenny')).not.toContain('mast')
  expect(builds('jenny')).toEqual(expect.arrayContaining(Object.keys(SCENARIOS.jenny.inventions)))
})

test('from the beach the Shovel can be built at once [setup.11]', () => {
  const match = position('cook').planning()
  put(match, 'cook', 'build:shovel:M1')
  expect(match.state.plan.actions[0].what).toBe('shovel')
})

test('there are six tiles with a totem for the six numbered tokens, which count them [comp.7]', () => {
  const totems = TILE_NUMBERS.filter(number => TILES[number].totem)
  expect(totems).toHaveLength(6)
  const scene = new Scene(['cook'], 'jenny').with(({ island, decks }) => {
    for (const node of ['M2', 'T1', 'B1'] as const) {
      decks.tiles.push(island[node].tile)
      island[node].tile = 0
    }
  })
  const spaces: readonly Node[] = ['T1', 'T2', 'T3', 'B1', 'B2', 'B3']
  for (const [i, tile] of totems.entries()) {
    const { tiles } = scene.state.decks
    tiles.push(...tiles.splice(tiles.indexOf(tile), 1))
    scene.state.characters[0].wounds = 0
    scene.play(t => revealTile(t, spaces[i], 'cook'))
  }
  const numbers = scene.state.pieces.filter(({ kind }) => kind === 'numbered')
  expect(numbers.map(({ at, n }) => [at, n])).toEqual(spaces.map((node, i) => [node, i + 1]))
})

test('a tile with a totem makes the scenario’s own effect happen, and only scenarios number tiles [sheet.1] [comp.7]', () => {
  const found = (scenario: 'jenny' | 'cursedIsland' | 'castaways') => {
    const match = position('soldier').scenario(scenario).tiles(4).planning()
    put(match, 'soldier', 'explore:M2')
    put(match, 'soldier', 'join:1')
    carryOut(match)
    const numbers = match.state.pieces.filter(({ kind }) => kind === 'numbered').map(({ at, n }) => [at, n])
    return [match.state.characters[0].wounds, numbers]
  }
  // The rocks of the first totem wound whoever explores; the first of the Cursed Island waits for an action.
  expect(found('jenny')).toEqual([2, [['M2', 1]]])
  expect(found('cursedIsland')).toEqual([0, [['M2', 1]]])
  expect(found('castaways')).toEqual([0, []])
})
