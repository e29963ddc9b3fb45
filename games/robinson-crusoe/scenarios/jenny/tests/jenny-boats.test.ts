import { expect, test } from 'vitest'
import { byAll } from '../../../rules/cause.ts'
import { runEffects } from '../../../rules/effects/run.ts'
import { fight } from '../../../rules/fight.ts'
import { futureResources } from '../../../rules/gains.ts'
import { pieceAt } from '../../../rules/pieces.ts'
import { revealTile } from '../../../rules/resolve/explore.ts'
import { offeredIn } from '../../../tests/cards/scene.ts'
import { laterIds } from '../../../tests/gains.ts'
import { answer, askedIn, endOf, tale, woundsOf } from '../../../tests/scenarios/tale.ts'
import { SCENARIOS } from '../../data.ts'
import { together } from './with-jenny.ts'

// Totems

const reveal = (nth: number) =>
  tale('jenny')
    .nextTiles(4)
    .with(state => {
      state.totems = nth - 1
      state.phase = 'action'
    })

test.each([1, 2, 3, 4, 5, 6])('totem tile %i gets its token and has its effect once [scenario.3.16]', nth => {
  const { state } = reveal(nth).does(t => revealTile(t, 'M2', 'cook'))
  expect(pieceAt(state, 'lying', 'numbered', 'M2')?.n).toBe(nth)
  expect(state.totems).toBe(nth)
})

test('rocks wound the explorer, a cemetery weighs on morale, a balloon gives fur, the others nothing [scenario.3.17] [scenario.3.18] [scenario.3.21] [scenario.3.22]', () => {
  const found = [1, 2, 4, 5, 6].map(nth => reveal(nth).does(t => revealTile(t, 'M2', 'cook')))
  expect(found.map(match => woundsOf(match, 'cook'))).toEqual([2, 0, 0, 0, 0])
  expect(found.map(({ state }) => state.morale)).toEqual([0, -2, 0, 0, 0])
  expect(found.map(({ state }) => futureResources(state).fur)).toEqual([0, 0, 2, 0, 0])
})

test('masts give the Rope, an item at the end of the actions [scenario.3.19] [scenario.3.20]', () => {
  const story = reveal(3)
  const { state } = story.does(t => revealTile(t, 'M2', 'cook'))
  expect(laterIds(state, 'invention')).toEqual(['rope'])
  expect(state.items).toEqual([])
  Object.assign(story.state, state)
  expect(story.enter('endOfPhase', 'weather').state.items).toEqual(['rope'])
})

test('the Rope comes from board or deck; one that is built changes nothing [scenario.3.32]', () => {
  const deck = reveal(3).with(state => {
    state.inventions = state.inventions.filter(id => id !== 'rope')
    state.decks.invention.push('rope')
  })
  const { state } = deck.does(t => revealTile(t, 'M2', 'cook'))
  expect(laterIds(state, 'invention')).toEqual(['rope'])
  expect(state.decks.invention).not.toContain('rope')
  const built = reveal(3)
    .items('rope')
    .does(t => revealTile(t, 'M2', 'cook'))
  expect(laterIds(built.state, 'invention')).toEqual([])
})

// Boats

test('the Raft needs Rope and 2 wood, and is another than the invention card [scenario.3.24] [scenario.3.31]', () => {
  expect(tale('jenny').has({ wood: 2 }).refusal('build:raftRescue:M1')).toBe('plan.16')
  const story = tale('jenny').items('rope', 'raft').has({ wood: 2 })
  expect(story.spots()).toContain('build:raftRescue:M1')
  expect(story.spots()).not.toContain('explore:rescue')
  expect(tale('jenny').items('rope').has({ wood: 1 }).refusal('build:raftRescue:M1')).toBe('plan.15')
})

test('the Lifeboat needs 6 wood, 4 fur, Rope and Knife, and Jenny [scenario.3.27] [scenario.3.28]', () => {
  const { needs, pay } = SCENARIOS.jenny.inventions.lifeboat
  expect(needs).toEqual({ items: ['rope', 'knife'] })
  expect(pay).toEqual([{ wood: 6, fur: 4 }])
  const alone = tale('jenny').items('rope', 'knife').has({ wood: 6, fur: 4 })
  expect(alone.refusal('build:lifeboat:M1')).toBe('scenario.3.28')
  expect(together().items('rope', 'knife').has({ wood: 6, fur: 4 }).spots()).toContain('build:lifeboat:M1')
})

test('the Lifeboat wins at the moment it is built [scenario.3.29] [scenario.3.30]', () => {
  const story = together().items('rope', 'knife').has({ wood: 6, fur: 4 })
  story.plans({ type: 'build', what: 'lifeboat', node: 'M1' }, 'cook', 'carpenter')
  story.plans({ type: 'rest', node: 'M1' }, 'cook')
  const match = story.acts()
  expect(endOf(match)).toBe('won: end.jenny')
  expect(match.state.plan.actions).toHaveLength(1)
})

test('Jenny has no determination to discard: a wound instead, unless she was given some [scenario.3.33]', () => {
  const effects = [{ do: 'det', who: 'all', n: -1 }] as const
  const story = together().with(state => {
    state.phase = 'event'
    for (const one of state.characters) if (one.id !== 'jenny') one.det = 1
  })
  expect(
    woundsOf(
      story.does(t => runEffects(t, effects, byAll(t.state, ''))),
      'jenny',
    ),
  ).toBe(5)
  story.who('jenny').det = 1
  const paid = story.does(t => runEffects(t, effects, byAll(t.state, '')))
  expect(woundsOf(paid, 'jenny')).toBe(4)
  expect(paid.state.characters.map(({ det }) => det)).toEqual([0, 0, 0])
})

// Tokens

test('the Herbs heal one at night [token.s3.herbs]', () => {
  const match = together().tokens('jenny.dashes').has({ food: 4 }).enter('night', 'nightMove')
  expect(woundsOf(answer(match, 'discovery:jenny.dashes'), 'jenny')).toBe(3)
})

test('the Ruined Hut gives 2 wood [token.s3.ruined-hut]', () => {
  const match = answer(tale('jenny').tokens('jenny.saltire').enter('planning'), 'use:discovery:jenny.saltire')
  expect(match.state.available.wood).toBe(2)
})

test('the Pistol adds 3 to one fight [token.s3.pistol]', () => {
  const story = tale('jenny').tokens('jenny.bowtie')
  const match = story.does(t => fight(t, { strength: 3 }, byAll(t.state, '')), 'discovery:jenny.bowtie')
  expect(woundsOf(match, 'cook')).toBe(0)
  expect(match.state.weapons).toBe(0)
  expect(match.state.discoveries).toEqual([])
})

test('the Vines raise the palisade, where there is a shelter [token.s3.vines]', () => {
  const story = tale('jenny').tokens('jenny.bars')
  expect(offeredIn(story.enter('planning'))).not.toContain('use:discovery:jenny.bars')
  story.state.shelter = true
  expect(answer(story.enter('planning'), 'use:discovery:jenny.bars').state.palisade).toBe(1)
  expect(askedIn(story.enter('planning'))).toBe('plan')
})
