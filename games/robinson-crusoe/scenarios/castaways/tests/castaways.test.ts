import { expect, test } from 'vitest'
import { moveCamp } from '../../../rules/camp.ts'
import { byAll } from '../../../rules/cause.ts'
import { runEffects } from '../../../rules/effects/run.ts'
import { pieceAt, place } from '../../../rules/pieces.ts'
import type { Robinson } from '../../../state.ts'
import { offeredIn } from '../../../tests/cards/scene.ts'
import { answer, askedIn, endOf, tale, woundsOf } from '../../../tests/scenarios/tale.ts'
import { SCENARIOS } from '../../data.ts'
import { scenarioOf, storyIn } from '../../scenario.ts'

const pileOf = (state: Robinson): number[] => storyIn(state, 'castaways').woodpile
const begun = (...woodpile: number[]) =>
  tale('castaways').with(state => {
    storyIn(state, 'castaways').woodpile = woodpile
  })

test('Castaways lasts 12 rounds, with dice as its sheet prints them (example 33) [scenario.1.1] [scenario.1.2] [scenario.1.3] [scenario.1.4]', () => {
  const { rounds, dice } = SCENARIOS.castaways
  expect(rounds).toBe(12)
  expect(dice).toHaveLength(12)
  expect(dice.slice(0, 3)).toEqual([[], [], []])
  expect(dice.slice(3, 6)).toEqual([['rain'], ['rain'], ['rain']])
  for (const round of dice.slice(6)) expect(round).toEqual(['rain', 'winter', 'animals'])
})

test('the woodpile has five stages of 1 to 5 wood, filled from the left [scenario.1.5] [scenario.1.7]', () => {
  expect(begun(1, 2, 3, 4, 0).has({ wood: 9 }).enter('preAction').ask?.count(0)).toBe(6)
  const match = answer(begun(1, 1, 0, 0, 0).has({ wood: 9 }).enter('preAction'), '1')
  expect(pileOf(match.state)).toEqual([1, 2, 0, 0, 0])
  expect(match.state.available.wood).toBe(8)
})

test('wood goes onto the pile before the actions, not after [scenario.1.6]', () => {
  expect(askedIn(tale('castaways').has({ wood: 5 }).enter('preAction'))).toBe('woodpile.how')
  const later = tale('castaways')
    .has({ wood: 5, food: 5 })
    .with(state => {
      state.shelter = true
    })
  expect(askedIn(later.enter('night', 'roundEnd'))).toBe('')
  expect(askedIn(later.enter('planning'))).toBe('plan')
})

test('a stage completed this round is all for this round [scenario.1.8]', () => {
  const done = begun(1, 0, 0, 0, 0)
    .has({ wood: 5 })
    .with(state => {
      storyIn(state, 'castaways').touched = 0
    })
  expect(askedIn(done.enter('preAction'))).toBe('plan')
  const next = done.enter('roundStart', 'morale')
  expect(storyIn(next.state, 'castaways').touched).toBe(-1)
})

test('wood on the pile is never taken back [scenario.1.9]', () => {
  const match = begun(1, 0, 0, 0, 0).has({ wood: 1 }).enter('preAction')
  expect(offeredIn(match)).toEqual(['0', '1'])
  answer(match, '0')
  expect(pileOf(match.state)).toEqual([1, 0, 0, 0, 0])
})

test.each([
  { round: 9, fire: true, ends: '' },
  { round: 10, fire: false, ends: '' },
  { round: 10, fire: true, ends: 'won: end.castaways' },
  { round: 12, fire: true, ends: 'won: end.castaways' },
])('a full woodpile, fire and round $round: “$ends” [scenario.1.10]', ({ round, fire, ends }) => {
  const tower = begun(1, 2, 3, 4, 4).round(round).has({ wood: 1 })
  if (fire) tower.items('fire')
  expect(endOf(answer(tower.enter('preAction'), '1'))).toBe(ends)
})

test('a fire that is built beside a full woodpile is seen at once [scenario.1.10]', () => {
  const tower = begun(1, 2, 3, 4, 5).tiles({ M2: 5 }).round(10)
  tower.plans({ type: 'build', what: 'fire', node: 'M1' }, 'cook', 'carpenter')
  expect(endOf(tower.acts())).toBe('won: end.castaways')
})

test('wood that was kept may go onto the pile before the event comes [scenario.1.6]', () => {
  const match = begun(1, 0, 0, 0, 0).round(2).has({ wood: 3 }).enter('roundStart', 'event')
  expect(pileOf(answer(match, '2').state)).toEqual([1, 2, 0, 0, 0])
})

test('books and totems do nothing [scenario.1.11]', () => {
  const { totem, book } = scenarioOf(tale('castaways').state)
  expect(totem).toBeUndefined()
  const before = tale('castaways')
  const after = before.does(t => book(t, byAll(t.state, 'mist')))
  expect(after.state).toEqual(before.state)
})

test('the Hatchet needs mountains and a wood, and makes the camp rich in wood [scenario.1.12] [scenario.1.13]', () => {
  expect(tale('castaways').has({ wood: 1 }).refusal('build:hatchet:M1')).toBe('item.4')
  const hills = tale('castaways').tiles({ M2: 5 }).has({ wood: 1 })
  expect(hills.spots()).toContain('build:hatchet:M1')
  hills.plans({ type: 'build', what: 'hatchet', node: 'M1' }, 'cook', 'carpenter')
  const { state } = hills.acts()
  expect(state.available.wood).toBe(0)
  expect(state.built).toEqual(['hatchet'])
  expect(pieceAt(state, 'lying', 'extraWood', 'M1')).toBeDefined()
})

test('a Hatchet where there is a token already adds none, and its token follows the camp [scenario.1.13]', () => {
  const { effects } = SCENARIOS.castaways.inventions.hatchet
  const rich = tale('castaways').with(state => {
    place(state, 'extraWood', 'M1')
  })
  expect(rich.does(t => runEffects(t, effects, byAll(t.state, 'hatchet'))).state.pieces).toHaveLength(1)
  const moved = tale('castaways')
    .tiles({ M2: 1 })
    .does(function* (t) {
      t.state.built.push('hatchet')
      yield* runEffects(t, effects, byAll(t.state, 'hatchet'))
      moveCamp(t, 'M2')
    })
  expect(moved.state.pieces.map(({ at }) => at)).toEqual(['M2'])
})

test('the Mast needs Rope, a wood and a fur, and brings 3 wood to the pile at the end of the phase [scenario.1.14] [scenario.1.15] [scenario.1.18]', () => {
  expect(tale('castaways').has({ wood: 1, fur: 1 }).refusal('build:mast:M1')).toBe('plan.16')
  const yard = begun(1, 2, 0, 0, 0).items('rope').has({ wood: 1, fur: 1 })
  yard.plans({ type: 'build', what: 'mast', node: 'M1' }, 'cook', 'carpenter')
  yard.state.phase = 'planning'
  expect(pileOf(yard.enter('commit', 'endOfPhase').state)).toEqual([1, 2, 0, 0, 0])
  const { state } = yard.acts()
  expect(pileOf(state)).toEqual([1, 2, 3, 0, 0])
  expect(state.available).toMatchObject({ wood: 0, fur: 0 })
})

test('what a stage does not take of the Mast or the Oil is lost [scenario.1.16] [token.s1.oil]', () => {
  const almost = begun(1, 2, 2, 0, 0)
  const { effects } = SCENARIOS.castaways.inventions.mast
  const mast = almost.does(t => runEffects(t, effects, byAll(t.state, 'mast')))
  expect(pileOf(mast.state)).toEqual([1, 2, 3, 0, 0])
  expect(mast.state.available.wood).toBe(0)
  const oil = answer(almost.tokens('castaways.bowtie').enter('planning'), 'use:discovery:castaways.bowtie')
  expect(pileOf(oil.state)).toEqual([1, 2, 3, 0, 0])
  expect(oil.state.available.wood).toBe(0)
  expect(oil.state.discoveries).toEqual([])
})

test('Mast and Oil go to the stage of this round, and to none when that is full [scenario.1.17]', () => {
  const { effects } = SCENARIOS.castaways.inventions.mast
  const full = begun(1, 2, 0, 0, 0).with(state => {
    storyIn(state, 'castaways').touched = 1
  })
  expect(pileOf(full.does(t => runEffects(t, effects, byAll(t.state, 'mast'))).state)).toEqual([
    1, 2, 0, 0, 0,
  ])
  const open = begun(1, 2, 1, 0, 0).with(state => {
    storyIn(state, 'castaways').touched = 2
  })
  expect(pileOf(open.does(t => runEffects(t, effects, byAll(t.state, 'mast'))).state)).toEqual([
    1, 2, 3, 0, 0,
  ])
})

test('the Herbs heal one wound at night [token.s1.herbs]', () => {
  const night = tale('castaways')
    .tokens('castaways.dashes')
    .with(state => {
      state.characters[1].wounds = 3
    })
  expect(offeredIn(night.enter('planning'))).not.toContain('use:discovery:castaways.dashes')
  const match = answer(night.has({ food: 2 }).enter('night', 'nightMove'), 'discovery:castaways.dashes')
  expect(woundsOf(match, 'carpenter')).toBe(2)
})

test('the Pirate Sabre raises the weapons by one [token.s1.pirate-sabre]', () => {
  const match = tale('castaways').tokens('castaways.saltire').enter('planning')
  expect(answer(match, 'use:discovery:castaways.saltire').state.weapons).toBe(1)
})

test('the Medallion’s three determination are shared freely [token.s1.medallion]', () => {
  const match = tale('castaways').tokens('castaways.bars').enter('planning')
  answer(match, 'use:discovery:castaways.bars', 'cook', 'cook', 'carpenter')
  expect(match.state.characters.map(({ det }) => det)).toEqual([2, 1])
})
