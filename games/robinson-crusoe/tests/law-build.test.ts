import { expect, test } from 'vitest'
import { offeredIn, pickIn } from './cards/scene.ts'
import { carryOut, NO, position, put, refusal, YES } from './position.ts'

test('a shelter or an invention is tried once in a round [build.5]', () => {
  const match = position('cook', 'soldier').tile('M2', 5).has({ wood: 9 }).planning()
  put(match, 'cook', 'build:shelter:M1')
  put(match, 'cook', 'build:knife:M1')
  expect(refusal(match, 'soldier', 'build:shelter:M1')).toBe('build.5')
  expect(refusal(match, 'soldier', 'build:knife:M1')).toBe('build.5')
})

test('a build is the shelter, the roof, the palisade, weapons or an invention [build.1]', () => {
  const match = position('cook').shelter().tile('M2', 5).has({ wood: 9 }).planning()
  match.pickKey(0, 'place:cook')
  const builds = offeredIn(match).flatMap(key => (key.startsWith('build:') ? [key.split(':')[1]] : []))
  expect(builds).toEqual(expect.arrayContaining(['roof', 'palisade', 'weapons', 'knife', 'fire']))
  expect(builds).not.toContain('shelter')
})

test('a step of roof or palisade costs what the shelter does, a step of weapons one wood [roof.2] [weapons.1] [solo.2]', () => {
  const stakes = (what: string, ...cast: Parameters<typeof position>) => {
    const match = position(...cast)
      .shelter()
      .has({ wood: 9 })
      .planning()
    put(match, 'cook', `build:${what}:M1`)
    return match.state.plan.actions[0].staked.wood
  }
  for (const what of ['roof', 'palisade']) {
    expect(stakes(what, 'cook')).toBe(2)
    expect(stakes(what, 'cook', 'soldier')).toBe(2)
    expect(stakes(what, 'cook', 'soldier', 'explorer')).toBe(3)
    expect(stakes(what, 'cook', 'soldier', 'explorer', 'carpenter')).toBe(4)
  }
  expect(stakes('weapons', 'cook', 'soldier', 'explorer')).toBe(1)
})

test('two builds of weapons are two stacks with dice of their own (example 17) [weapons.3]', () => {
  const match = position('cook').has({ wood: 2 }).rolls(YES, NO, NO, NO, NO, NO).planning()
  put(match, 'cook', 'build:weapons:M1')
  put(match, 'cook', 'build:weapons:M1')
  carryOut(match)
  pickIn(match, '1')
  expect(match.state).toMatchObject({ weapons: 1, available: { wood: 1 } })
})

test('the space next to an explored tile can be explored, by one team a round [explore.1] [explore.3] [distance.1]', () => {
  const match = position('cook', 'soldier').tile('M2', 1).planning()
  expect(refusal(match, 'cook', 'explore:M4')).toBe('distance.3')
  put(match, 'cook', 'explore:T1')
  expect(match.state.plan.actions[0].base).toBe(1)
  expect(refusal(match, 'soldier', 'explore:T1')).toBe('explore.3')
  expect(refusal(match, 'soldier', 'explore:B2')).toBe(null)
})

test('the source that the Shortcut has used this round is not gathered [gather.5]', () => {
  const match = position('explorer')
    .tile('M2', 5)
    .change(({ thisRound }) => (thisRound.shortcut = 'M2:1'))
    .planning()
  expect(refusal(match, 'explorer', 'gather:M2:1')).toBe('gather.5')
  expect(refusal(match, 'explorer', 'gather:M2:0')).toBe(null)
})

// Levels

test('roof, palisade and weapons have no highest level [roof.4] [weapons.2]', () => {
  const built = (level: 'roof' | 'palisade' | 'weapons') => {
    const match = position('cook').shelter().level(level, 30).has({ wood: 2 }).planning()
    put(match, 'cook', `build:${level}:M1`)
    put(match, 'cook', 'join:1')
    carryOut(match)
    return match.state[level]
  }
  expect([built('roof'), built('palisade'), built('weapons')]).toEqual([31, 31, 31])
})

// Exploring

test('plains allow Basket, Medicine, Bed and Rope (example 31) [explore.6] [explore.11]', () => {
  const needs = (...tiles: number[]) => {
    const table = position('cook').inventions('basket', 'bed')
    for (const tile of tiles) table.tile('M2', tile)
    const match = table.planning()
    return ['basket', 'medicine', 'bed', 'rope'].map(id => refusal(match, 'cook', `build:${id}:M1`))
  }
  expect(needs()).toEqual(['item.4', 'item.4', 'item.4', 'item.4'])
  expect(needs(1)).toEqual([null, null, null, null])
})

test('the totems of a scenario come in the order in which they are found [explore.9]', () => {
  const wounds = (totems: number) => {
    const match = position('cook', 'soldier')
      .scenario('cursedIsland')
      .change(state => (state.totems = totems))
      .tiles(10)
      .planning()
    put(match, 'cook', 'explore:M2')
    put(match, 'cook', 'join:1')
    carryOut(match)
    return [match.state.totems, match.state.characters[0].wounds]
  }
  // The second is the Altar of Death.
  expect([wounds(0), wounds(1)]).toEqual([
    [1, 0],
    [2, 2],
  ])
})

test('a special place is explored like a space: with dice, or with a pawn to spare [explore.2]', () => {
  const temple = (pawns: number, ...dice: number[]) => {
    const match = position('cook', 'soldier')
      .scenario('cursedIsland')
      .tile('M2', 10)
      .piece('numbered', 'M2', { n: 1 })
      .mysteries('gold', 'bite')
      .rolls(...dice)
      .planning()
    put(match, 'cook', 'explore:temple:M2')
    if (pawns > 1) put(match, 'soldier', 'join:1')
    carryOut(match)
    while (match.waiting) pickIn(match, offeredIn(match)[0])
    const { story } = match.state
    return story.id === 'cursedIsland' && story.templeVisited
  }
  expect([temple(1, NO, NO, NO), temple(1, YES, NO, NO), temple(2)]).toEqual([false, true, true])
})
