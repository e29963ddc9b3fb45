import { expect, test } from 'vitest'
import { byActor } from '../../../rules/cause.ts'
import { runEffects } from '../../../rules/effects/run.ts'
import { fight } from '../../../rules/fight.ts'
import { pieceAt, place } from '../../../rules/pieces.ts'
import { revealTile } from '../../../rules/resolve/explore.ts'
import { offeredIn } from '../../../tests/cards/scene.ts'
import { laterIds } from '../../../tests/gains.ts'
import { answer, askedIn, tale, woundsOf } from '../../../tests/scenarios/tale.ts'
import { SCENARIOS } from '../../data.ts'
import { storyIn } from '../../scenario.ts'
import { cross, fog, foggy, island } from './curse.ts'

// Totems

test('the first totem tile is the Dark Temple, to be explored once, in a later round [scenario.2.16] [scenario.2.19]', () => {
  const story = tale('cursedIsland').nextTiles(4)
  const { state } = story.does(t => revealTile(t, 'M2', 'cook'))
  expect(pieceAt(state, 'lying', 'numbered', 'M2')?.n).toBe(1)
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
  expect(pieceAt(match.state, 'lying', 'numbered', 'M2')?.n).toBe(2)
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
  expect(pieceAt(story.enter('commit', 'endOfPhase').state, 'lying', 'cross', 'M2')).toBeDefined()
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
  expect(laterIds(state, 'invention')).toEqual(['medicine'])
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
