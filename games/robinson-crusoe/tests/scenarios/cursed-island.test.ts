import { expect, test } from 'vitest'
import type { Node } from '../../data/board.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { byActor, byAll } from '../../rules/cause.ts'
import { runEffects } from '../../rules/effects/run.ts'
import { fight } from '../../rules/fight.ts'
import { isExplored } from '../../rules/island.ts'
import { pieceAt, place } from '../../rules/pieces.ts'
import { revealTile } from '../../rules/resolve/explore.ts'
import { scenarioOf, storyIn } from '../../rules/scenarios/scenario.ts'
import { turnDown } from '../../rules/tiles.ts'
import type { Robinson } from '../../state.ts'
import { offeredIn } from '../cards/scene.ts'
import { answer, askedIn, endOf, type Tale, tale, woundsOf } from './tale.ts'

const island = () => tale('cursedIsland').tiles({ M2: 1, T2: 4 })
const cross = (node: Node) => ({ type: 'build', what: 'cross', node }) as const
const fog =
  (...nodes: Node[]) =>
  (state: Robinson) => {
    for (const node of nodes) place(state, 'fog', node)
  }
const foggy = ({ pieces }: Robinson): string[] =>
  pieces.filter(({ kind }) => kind === 'fog').map(({ at }) => at)
const book = (story: Tale, ...picks: string[]) =>
  story.does(t => scenarioOf(t.state).book(t, byAll(t.state, 'mist')), ...picks)

test('Cursed Island lasts 10 rounds, with the winter die from round 6 on [scenario.2.1]', () => {
  const { rounds, dice } = SCENARIOS.cursedIsland
  expect(rounds).toBe(10)
  expect(dice.map(all => all.join())).toEqual([
    '',
    '',
    '',
    '',
    '',
    'winter',
    'winter',
    'winter',
    'winter',
    'winter',
  ])
})

test('five crosses on five tiles win when the round ends, not before [scenario.2.2] [scenario.2.3]', () => {
  const story = tale('cursedIsland').tiles({ M2: 1, T2: 4, T1: 3, B1: 9 })
  const four: Node[] = ['M1', 'M2', 'T2', 'T1']
  story.with(state => {
    for (const node of four) place(state, 'cross', node)
  })
  expect(endOf(story.enter('roundEnd', 'roundStart'))).toBe('')
  story.has({ wood: 2 }).plans(cross('B1'), 'cook', 'carpenter')
  const built = story.acts()
  expect(endOf(built)).toBe('')
  expect(pieceAt(built.state, 'cross', 'B1')).toBeDefined()
  Object.assign(story.state, built.state)
  expect(endOf(story.enter('roundEnd', 'roundStart'))).toBe('won: end.cursedIsland')
})

test('crosses that fell before the round ended do not count [scenario.2.3] [scenario.2.9]', () => {
  const story = tale('cursedIsland')
    .tiles({ M2: 1, T2: 4, T1: 3, B1: 9 })
    .with(state => {
      for (const node of ['M1', 'M2', 'T2', 'T1', 'B1'] as const) place(state, 'cross', node)
      place(state, 'fog', 'B1')
    })
  const { state } = story.does(function* (t) {
    turnDown(t, 'B1', 'precipice')
  })
  expect(foggy(state)).toEqual([])
  Object.assign(story.state, state)
  expect(endOf(story.enter('roundEnd', 'roundStart'))).toBe('')
})

test('a cross stands on any tile face up, for pawns by distance [scenario.2.4]', () => {
  const story = island().has({ wood: 2 })
  expect(story.spots()).toEqual(
    expect.arrayContaining(['build:cross:M1', 'build:cross:M2', 'build:cross:T2']),
  )
  expect(story.pawnsFor(cross('M1'))).toBe(1)
  expect(story.pawnsFor(cross('M2'))).toBe(1)
  expect(story.pawnsFor(cross('T2'))).toBe(2)
})

test('no cross on a tile face down [scenario.2.5]', () => {
  const story = island().has({ wood: 2 })
  story.state.island.M2.faceDown = true
  expect(story.spots().filter(key => key.includes('cross'))).toEqual(['build:cross:M1'])
})

test('crosses are built several times in a round, also in fog, for 2 wood and no terrain [scenario.2.6] [scenario.2.7] [scenario.2.11]', () => {
  const story = island().has({ wood: 4 }).with(fog('M2'))
  expect(story.pawnsFor(cross('M2'))).toBe(2)
  story.plans(cross('M1'), 'cook', 'cook')
  story.plans(cross('M2'), 'carpenter', 'carpenter', 'candlesToken')
  const { state } = story.acts('1')
  expect(pieceAt(state, 'cross', 'M1')).toBeDefined()
  expect(pieceAt(state, 'cross', 'M2')).toBeDefined()
  expect(state.available.wood).toBe(0)
})

test('one cross on each tile [scenario.2.7]', () => {
  const story = island()
    .has({ wood: 6 })
    .with(state => {
      place(state, 'cross', 'M1')
    })
  expect(story.refusal('build:cross:M1')).toBe('scenario.2.7')
  story.plans(cross('M2'), 'carpenter')
  expect(story.refusal('build:cross:M2')).toBe('plan.11')
})

test('a book brings fog to two places of the group’s choice, one marker each [scenario.2.8]', () => {
  const match = book(island())
  expect(askedIn(match)).toBe('fog.where')
  expect(offeredIn(match)).toEqual(['T1', 'T2', 'T3', 'M1', 'M2', 'M3', 'M4', 'B1', 'B2', 'B3'])
  answer(match, 'M1')
  expect(offeredIn(match)).not.toContain('M1')
  expect(foggy(answer(match, 'B3').state)).toEqual(['M1', 'B3'])
})

test('no fog on tiles face down, and what cannot be placed costs nothing [scenario.2.9] [scenario.2.10]', () => {
  const story = island().with(fog('T1', 'T2', 'T3', 'M1', 'M3', 'M4', 'B1', 'B2', 'B3'))
  story.state.island.M2.faceDown = true
  const match = book(story)
  expect(askedIn(match)).toBe('')
  expect(woundsOf(match, 'cook')).toBe(0)
})

test('every action in fog takes one more pawn, at camp too [scenario.2.11]', () => {
  const clear = island()
  const misty = island().with(fog('M1', 'M2', 'B1'))
  const deeds = [
    { type: 'gather', node: 'M2', source: 0 },
    { type: 'explore', node: 'B1' },
    { type: 'build', what: 'weapons', node: 'M1' },
    { type: 'arrange', node: 'M1' },
    { type: 'rest', node: 'M1' },
  ] as const
  for (const deed of deeds)
    expect(misty.has({ wood: 1 }).pawnsFor(deed)).toBe(clear.has({ wood: 1 }).pawnsFor(deed) + 1)
})

test('the terrain of a tile in fog counts as unexplored [scenario.2.12]', () => {
  expect(isExplored(island().state, 'plains')).toBe(true)
  expect(isExplored(island().with(fog('M2')).state, 'plains')).toBe(false)
})

test('fog on the camp stops its sources and tokens, not Shortcut and Pit [scenario.2.13] [scenario.2.14]', () => {
  const camp = island()
    .with(fog('M1'))
    .with(state => {
      place(state, 'extraFood', 'M1')
    })
  expect(camp.enter('production', 'preAction').state.available).toMatchObject({ wood: 0, food: 0 })
  camp
    .items('pit', 'shortcut')
    .dice(1)
    .with(state => {
      place(state, 'shortcut', 'M2')
    })
  expect(camp.enter('production', 'preAction').state.available).toMatchObject({ wood: 1, food: 2 })
})

test('fog on the Shortcut’s tile stops it, but its sources can be gathered [scenario.2.15]', () => {
  const story = island()
    .items('shortcut')
    .with(fog('M2'))
    .with(state => {
      place(state, 'shortcut', 'M2')
    })
  const { state } = story.enter('production', 'preAction')
  expect(state.available).toMatchObject({ wood: 1, food: 1 })
  Object.assign(story.state, state)
  expect(story.spots()).toContain('gather:M2:0')
})

// Totems

test('the first totem tile is the Dark Temple, to be explored once, in a later round [scenario.2.16] [scenario.2.19]', () => {
  const story = tale('cursedIsland').nextTiles(4)
  const { state } = story.does(t => revealTile(t, 'M2', 'cook'))
  expect(pieceAt(state, 'numbered', 'M2')?.n).toBe(1)
  Object.assign(story.state, state)
  expect(story.spots()).toContain('explore:temple:M2')
  storyIn(story.state, 'cursedIsland').templeVisited = true
  expect(story.spots()).not.toContain('explore:temple:M2')
})

const temple = () => {
  const story = tale('cursedIsland')
    .tiles({ M2: 4 })
    .with(state => {
      place(state, 'numbered', 'M2', '', { n: 1 })
    })
  story.plans({ type: 'explore', what: 'temple', node: 'M2' }, 'cook', 'carpenter')
  return story.mysteries('compass', 'whip', 'boxes', 'bats')
}

test('the Dark Temple holds three treasures and a creature at most [scenario.2.16] [scenario.2.17]', () => {
  const { state } = temple().acts('continue', 'continue', 'continue')
  expect(state.treasures.map(({ id }) => id)).toEqual(['compass', 'whip', 'boxes'])
})

test('whoever stops before that has succeeded all the same [scenario.2.18]', () => {
  const match = temple().acts('stop')
  expect(askedIn(match)).toBe('')
  expect(match.state.treasures.map(({ id }) => id)).toEqual(['compass'])
  expect(storyIn(match.state, 'cursedIsland').templeVisited).toBe(true)
})

test('the second totem tile wounds its finder twice, once and for all [scenario.2.20] [scenario.2.21]', () => {
  const match = tale('cursedIsland')
    .nextTiles(4)
    .with(state => {
      state.totems = 1
    })
    .does(t => revealTile(t, 'M2', 'cook'))
  expect(pieceAt(match.state, 'numbered', 'M2')?.n).toBe(2)
  expect(woundsOf(match, 'cook')).toBe(2)
  expect(woundsOf(match, 'carpenter')).toBe(0)
})

test.each([3, 4, 5, 6])('totem tile %i lies in fog [scenario.2.20] [scenario.2.22]', nth => {
  const match = tale('cursedIsland')
    .nextTiles(4)
    .with(state => {
      state.totems = nth - 1
    })
    .does(t => revealTile(t, 'M2', 'cook'))
  expect(foggy(match.state)).toEqual(['M2'])
  expect(woundsOf(match, 'cook')).toBe(0)
})

// The bells

test('the Sacred Bell needs hills and Rope [scenario.2.23]', () => {
  expect(tale('cursedIsland').items('rope').refusal('build:sacredBell:M1')).toBe('item.4')
  expect(island().refusal('build:sacredBell:M1')).toBe('plan.16')
  expect(island().items('rope').spots()).toContain('build:sacredBell:M1')
})

test('each bell, also of the same round, clears up to three places at the end of the phase [scenario.2.24] [scenario.2.25]', () => {
  const story = island()
    .items('rope')
    .with(fog('T1', 'T2', 'T3', 'B1', 'B2'))
  for (const who of ['cook', 'carpenter'] as const)
    story.plans({ type: 'build', what: 'sacredBell', node: 'M1' }, who, who)
  story.state.phase = 'planning'
  expect(foggy(answer(story.enter('commit', 'endOfPhase'), '1').state)).toHaveLength(5)
  const { state } = story.acts('1', 'T1', 'T2', 'T3', 'B1', 'stop')
  expect(foggy(state)).toEqual(['B2'])
  expect(state.built).toEqual(['sacredBell', 'sacredBell'])
})

test('a cross stands as soon as it is built [scenario.2.25]', () => {
  const story = island().has({ wood: 2 })
  story.plans(cross('M2'), 'cook', 'carpenter')
  story.state.phase = 'planning'
  expect(pieceAt(story.enter('commit', 'endOfPhase').state, 'cross', 'M2')).toBeDefined()
})

test('the Decorated Bell clears up to two places [token.s2.decorated-bell]', () => {
  const story = island().tokens('cursedIsland.saltire')
  expect(offeredIn(story.enter('planning'))).not.toContain('use:discovery:cursedIsland.saltire')
  const match = story.with(fog('T1', 'T2', 'T3')).enter('planning')
  answer(match, 'use:discovery:cursedIsland.saltire', 'T1', 'T3')
  expect(foggy(match.state)).toEqual(['T2'])
  expect(askedIn(match)).toBe('plan')
})

test('the Cultist’s Candle is a brown pawn for one build [token.s2.cultists-candle]', () => {
  const story = island().tokens('cursedIsland.dashes').has({ wood: 1 })
  story.plans({ type: 'build', what: 'weapons', node: 'M1' }, 'cook', 'cursedIsland.dashes')
  const { state } = story.acts()
  expect(state.weapons).toBe(1)
  expect(state.discoveries).toEqual([])
  const explorer = island().tokens('cursedIsland.dashes')
  explorer.plans({ type: 'explore', node: 'T1' }, 'cook')
  explorer.has({ wood: 1 }).plans({ type: 'build', what: 'weapons', node: 'M1' }, 'cook')
  expect(explorer.spots('cursedIsland.dashes')).toEqual(['join:2', 'pass'])
})

test('the Mysterious Vial builds Medicine, at once or at the end of the actions [token.s2.mysterious-vial]', () => {
  const story = tale('cursedIsland').tokens('cursedIsland.bowtie')
  const { effects } = SCENARIOS.cursedIsland.tokens.bowtie.power
  expect(answer(story.enter('planning'), 'use:discovery:cursedIsland.bowtie').state.items).toEqual([
    'medicine',
  ])
  story.state.phase = 'action'
  const { state } = story.does(t => runEffects(t, effects, byActor('', 'cook')))
  expect(state.items).toEqual([])
  expect(state.future.inventions).toEqual(['medicine'])
})

test('the Sacrificial Dagger adds 3 to a fight for a wound, and is kept [token.s2.sacrificial-dagger.1]', () => {
  const story = tale('cursedIsland').tokens('cursedIsland.bars')
  const match = story.does(t => fight(t, { strength: 4 }, byActor('', 'cook')), 'discovery:cursedIsland.bars')
  expect(woundsOf(match, 'cook')).toBe(2) // 1 by the dagger, 1 of the fight
  expect(match.state.discoveries).toEqual(['cursedIsland.bars'])
})

test('one user of the Dagger each round, in as many fights as they like [token.s2.sacrificial-dagger.2]', () => {
  const story = tale('cursedIsland').tokens('cursedIsland.bars')
  const match = story.does(
    function* (t) {
      for (const who of ['cook', 'carpenter', 'cook'] as const)
        yield* fight(t, { strength: 2 }, byActor('', who))
      t.state.round++
      yield* fight(t, { strength: 2 }, byActor('', 'carpenter'))
    },
    'discovery:cursedIsland.bars',
    'discovery:cursedIsland.bars',
    'discovery:cursedIsland.bars',
  )
  expect(woundsOf(match, 'cook')).toBe(2) // the dagger twice
  expect(woundsOf(match, 'carpenter')).toBe(2 + 1) // a fight without it, then the dagger
})
