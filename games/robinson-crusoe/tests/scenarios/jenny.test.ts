import { expect, test } from 'vitest'
import { CHARACTERS } from '../../data/characters.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import type { CharacterId } from '../../data/types.ts'
import { byAll } from '../../rules/cause.ts'
import { firstCharacter } from '../../rules/characters.ts'
import { runEffects } from '../../rules/effects/run.ts'
import { fight } from '../../rules/fight.ts'
import { pieceAt, place } from '../../rules/pieces.ts'
import { paymentsFor } from '../../rules/plan/cost.ts'
import { revealTile } from '../../rules/resolve/explore.ts'
import { scenarioOf, storyIn } from '../../rules/scenarios/scenario.ts'
import { newCharacter } from '../../rules/setup.ts'
import { offeredIn } from '../cards/scene.ts'
import { answer, askedIn, endOf, type Tale, tale, woundsOf } from './tale.ts'

const RAFT = { type: 'explore', what: 'rescue' } as const

/** The Raft is built. */
const afloat = (): Tale =>
  tale('jenny').with(state => {
    state.built.push('raftRescue')
  })

/** Jenny is at the camp, with some wounds. */
const together = (cast?: readonly CharacterId[], options = {}): Tale =>
  tale('jenny', cast, options).with(state => {
    storyIn(state, 'jenny').rescued = true
    state.characters.push({ ...newCharacter('jenny'), wounds: 4 })
  })

test('Jenny Needs Help lasts 8 rounds, with hungry animals from round 5 on [scenario.3.1]', () => {
  const { rounds, dice } = SCENARIOS.jenny
  expect(rounds).toBe(8)
  expect(dice.map(all => all.join())).toEqual(['', '', '', '', 'animals', 'animals', 'animals', 'animals'])
})

test('the Storm-Glass is out of the game: another piece is drawn instead, and no card finds it [scenario.3.2] [scenario.3.3]', () => {
  const { state } = tale('jenny', ['cook'], { equipment: 8 })
  expect(state.equipment).toHaveLength(7)
  expect(state.equipment.map(({ id }) => id)).not.toContain('stormGlass')
  expect(tale('jenny').state.decks.equipment).not.toContain('stormGlass')
  expect(tale('jenny').state.gone).toContain('equipment:stormGlass')
})

test('Jenny has ten hearts, and her death loses the game at once [char.jenny] [scenario.3.4]', () => {
  expect(CHARACTERS.jenny).toMatchObject({ hearts: 10, arrows: [] })
  const lonely = tale('jenny')
    .has({ food: 4 })
    .with(state => {
      state.shelter = true
      storyIn(state, 'jenny').wounds = 8
    })
  expect(endOf(lonely.enter('night', 'nightMove'))).toBe('')
  storyIn(lonely.state, 'jenny').wounds = 9
  expect(endOf(lonely.enter('night', 'nightMove'))).toBe('lost: end.died')
  const saved = together()
  saved.who('jenny').wounds = 10
  expect(endOf(saved.set({ phase: 'event' }).enter('night', 'nightMove'))).toBe('lost: end.died')
})

test('two wounds every night until she is rescued, then no more [scenario.3.5]', () => {
  const first = tale('jenny').has({ food: 4 }).enter('night', 'nightMove')
  expect(storyIn(first.state, 'jenny').wounds).toBe(2)
  expect(woundsOf(together().has({ food: 4 }).enter('night', 'nightMove'), 'jenny')).toBe(4)
})

test('before that nothing heals her [scenario.3.6]', () => {
  const story = tale('jenny')
    .tokens('jenny.dashes')
    .has({ food: 4 })
    .with(state => {
      storyIn(state, 'jenny').wounds = 4
      state.characters[0].wounds = 1
      state.characters[1].wounds = 1
    })
  const match = answer(story.enter('night', 'nightMove'), 'discovery:jenny.dashes')
  expect(offeredIn(match)).toEqual(['cook', 'carpenter'])
})

test('an exploration on the Raft brings her, as she is, with a pawn of her own [scenario.3.7] [scenario.3.25]', () => {
  expect(tale('jenny').spots()).not.toContain('explore:rescue')
  const story = afloat()
  expect(story.spots()).toContain('explore:rescue')
  expect(story.pawnsFor(RAFT)).toBe(1)
  storyIn(story.state, 'jenny').wounds = 6
  story.plans(RAFT, 'cook', 'carpenter')
  const { state } = story.acts()
  expect(state.characters.map(({ id }) => id)).toEqual(['cook', 'carpenter', 'jenny'])
  expect(state.characters[2].wounds).toBe(6)
  expect(storyIn(state, 'jenny').rescued).toBe(true)
  Object.assign(story.state, state)
  story.state.plan.actions = []
  expect(offeredIn(story.set({ phase: 'planning' }).enter('planning'))).toContain('place:jenny')
  expect(story.spots()).not.toContain('explore:rescue')
})

test('a Raft built this round is for later rounds [scenario.3.25]', () => {
  const story = tale('jenny').items('rope').has({ wood: 2 })
  story.plans({ type: 'build', what: 'raftRescue', node: 'M1' }, 'cook', 'cook')
  expect(story.spots('carpenter')).not.toContain('explore:rescue')
  const { state } = story.acts()
  expect(state.built).toEqual(['raftRescue'])
})

test('the rescue may fail, and an adventure, by die or token, is a wound [scenario.3.26]', () => {
  const story = afloat().dice(6, 4, 1) // fail, no wound, adventure
  story.plans(RAFT, 'cook')
  const failed = story.acts()
  expect(woundsOf(failed, 'cook')).toBe(1)
  expect(storyIn(failed.state, 'jenny').rescued).toBe(false)
  expect(failed.state.decks.explore).toHaveLength(30)
  const safe = afloat().with(state => {
    place(state, 'adventure', 'explore')
  })
  safe.plans(RAFT, 'cook', 'carpenter')
  const saved = safe.acts()
  expect(woundsOf(saved, 'cook')).toBe(1)
  expect(pieceAt(saved.state, 'adventure', 'explore')).toBeUndefined()
  expect(saved.state.characters).toHaveLength(3)
})

test('rescued, she suffers what all suffer, and unfulfilled demands [scenario.3.8] [scenario.3.23]', () => {
  const story = together(undefined, { friday: 'yes' })
  const match = story.does(t => scenarioOf(t.state).book(t, byAll(t.state, 'mist')))
  for (const who of ['cook', 'carpenter'] as const) expect(woundsOf(match, who)).toBe(1)
  expect(woundsOf(match, 'jenny')).toBe(5)
  expect(woundsOf(match, 'friday')).toBe(0)
})

test('a book tears at the palisade [scenario.3.23]', () => {
  const match = together()
    .with(state => {
      state.palisade = 2
    })
    .does(t => scenarioOf(t.state).book(t, byAll(t.state, 'mist')))
  expect(match.state.palisade).toBe(1)
  expect(woundsOf(match, 'jenny')).toBe(4)
})

test('rescued, she suffers weather and hungry animals [scenario.3.9] [scenario.3.11]', () => {
  const wet = together()
    .round(2)
    .with(state => {
      state.phase = 'event'
      place(state, 'rain', 'weather')
    })
  expect(woundsOf(wet.enter('weather', 'night'), 'jenny')).toBe(4 + 2)
  const fighting = together().round(5).dice(6)
  expect(woundsOf(fighting.enter('weather', 'night'), 'jenny')).toBe(4 + 3)
})

test('rescued, she eats and sleeps like the others [scenario.3.10]', () => {
  expect(woundsOf(together().enter('night', 'nightMove'), 'jenny')).toBe(4 + 2)
  expect(together().has({ food: 5 }).enter('night', 'nightMove').state.available.food).toBe(2)
  const open = together().set({ phase: 'night' }).enter('nightMove', 'roundEnd')
  expect(woundsOf(open, 'jenny')).toBe(5)
})

test('she changes no cost, and is never first player [scenario.3.12] [scenario.3.13]', () => {
  const shelter = { type: 'build', what: 'shelter', node: 'M1', source: -1 } as const
  expect(paymentsFor(together().state, shelter)).toEqual(paymentsFor(tale('jenny').state, shelter))
  const story = together()
  const seen = new Set<string>()
  for (let round = 1; round < 7; round++) {
    Object.assign(story.state, story.round(round).enter('roundEnd', 'roundStart').state)
    seen.add(firstCharacter(story.state))
  }
  expect([...seen].toSorted()).toEqual(['carpenter', 'cook'])
})

test('she can only rest, once a round, without Bed or Hammock [scenario.3.14] [scenario.3.15]', () => {
  const story = together().items('bed').has({ wood: 5 })
  expect(story.spots('jenny')).toEqual(['rest:M1', 'pass'])
  story.plans({ type: 'rest', node: 'M1' }, 'jenny')
  const planning = story.set({ phase: 'planning' }).enter('planning')
  expect(offeredIn(planning)).not.toContain('place:jenny')
  const match = story.acts()
  expect(woundsOf(match, 'jenny')).toBe(3)
  expect(match.state.characters[2].det).toBe(0)
})

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
  expect(pieceAt(state, 'numbered', 'M2')?.n).toBe(nth)
  expect(state.totems).toBe(nth)
})

test('rocks wound the explorer, a cemetery weighs on morale, a balloon gives fur, the others nothing [scenario.3.17] [scenario.3.18] [scenario.3.21] [scenario.3.22]', () => {
  const found = [1, 2, 4, 5, 6].map(nth => reveal(nth).does(t => revealTile(t, 'M2', 'cook')))
  expect(found.map(match => woundsOf(match, 'cook'))).toEqual([2, 0, 0, 0, 0])
  expect(found.map(({ state }) => state.morale)).toEqual([0, -2, 0, 0, 0])
  expect(found.map(({ state }) => state.future.resources.fur)).toEqual([0, 0, 2, 0, 0])
})

test('masts give the Rope, an item at the end of the actions [scenario.3.19] [scenario.3.20]', () => {
  const story = reveal(3)
  const { state } = story.does(t => revealTile(t, 'M2', 'cook'))
  expect(state.future.inventions).toEqual(['rope'])
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
  expect(state.future.inventions).toEqual(['rope'])
  expect(state.decks.invention).not.toContain('rope')
  const built = reveal(3)
    .items('rope')
    .does(t => revealTile(t, 'M2', 'cook'))
  expect(built.state.future.inventions).toEqual([])
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
