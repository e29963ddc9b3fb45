import { botOf } from '@tablee/bots'
import { allAlike, misjudged } from '@tablee/common/testing/judging.ts'
import { keysOf } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import { room } from '../index.ts'
import { SCENARIO_IDS } from '../scenarios/data.ts'
import { storyIn } from '../scenarios/scenario.ts'
import type { PlanAction } from '../state.ts'
import { position, type RobinsonMatch } from './position.ts'

const four = () => position('cook', 'carpenter', 'explorer', 'soldier')

/** What a bot takes at the ask that is open. */
function choice(match: RobinsonMatch, bot = 'search:200'): string {
  return botOf(bot, room, 1).think(match, match.ask?.waiting[0] ?? 0).key
}

/** The plan that bots make of a position; it stops before the first seat confirms it. */
function planOf(match: RobinsonMatch, bot = 'search:200'): readonly PlanAction[] {
  for (let picks = 0; picks < 100; picks++) {
    const key = choice(match, bot)
    if (key === 'confirm') return match.state.plan.actions
    match.pickKey(match.ask?.waiting[0] ?? 0, key)
  }
  throw new Error('The bots plan and plan.')
}

test('in every scenario the chances lie between 0 and 1, alike for all, and the priors are above 0', () => {
  for (const [seed, scenario] of SCENARIO_IDS.entries()) {
    const walk = { seats: 1 + (seed % 4), seed, options: { scenario }, fit: allAlike, picks: 250 }
    expect(misjudged(brain, room.game, walk), scenario).toEqual([])
  }
})

test('wounds, hunger and a leaking roof make a win less likely; wood on the pile and the Fire likelier', () => {
  const chance = (change: ReturnType<typeof four>) => brain.value(change.shelter().round(8).state)[0]
  const base = chance(four())
  expect(chance(four().wounds('cook', 4))).toBeLessThan(base)
  expect(chance(four().wounds('cook', 12))).toBeLessThan(chance(four().wounds('cook', 4)))
  expect(chance(four().morale(-2))).toBeLessThan(base)
  expect(chance(four().level('roof', 2))).toBeGreaterThan(base)
  expect(chance(four().items('fire'))).toBeGreaterThan(base)
  const piled = four().change(state => {
    storyIn(state, 'castaways').woodpile = [1, 2, 3, 0, 0]
  })
  expect(chance(piled)).toBeGreaterThan(base)
})

test('the last wood goes onto the pile when the ship is there', () => {
  const match = four()
    .round(10)
    .items('fire')
    .has({ wood: 5 })
    .change(state => {
      state.phase = 'production'
      storyIn(state, 'castaways').woodpile = [1, 2, 3, 4, 0]
    })
    .at('preAction')
  expect(match.ask?.id).toBe('woodpile.how')
  expect(choice(match)).toBe('5')
})

test('nobody goes hunting to death', () => {
  const match = four()
    .shelter()
    .round(6)
    .has({ food: 4 })
    .hunting('bearBeast')
    .wounds('cook', 10)
    .wounds('carpenter', 10)
    .wounds('explorer', 9)
    .wounds('soldier', 9)
    .planning()
  match.state.seen.hunting = ['bearBeast']
  expect(planOf(match).filter(({ type }) => type === 'hunt')).toEqual([])
})

test('who is about to die rests, or leaves the risks to others', () => {
  const match = four().shelter().round(5).has({ food: 4 }).tile('M2', 5).wounds('cook', 12).planning()
  for (const { type, pawns, base } of planOf(match))
    if (pawns[0] === 'cook') expect(type === 'rest' || type === 'arrange' || pawns.length > base).toBe(true)
})

test('the hint answers at every step of the planning, and says what else it weighed', () => {
  const match = four().shelter().round(3).has({ wood: 4 }).tile('M2', 5).tile('T1', 6).planning()
  let weighed = 0
  for (let picks = 0; picks < 100 && match.state.plan.confirmed.length === 0; picks++) {
    const offered = match.ask ? keysOf(match.ask, 0) : []
    const { key, candidates } = botOf('search:100', room, 1).think(match, 0)
    expect(candidates[0].key).toBe(key)
    for (const one of candidates) expect(offered).toContain(one.key)
    if (candidates.length > 1) weighed++
    match.pickKey(0, key)
  }
  expect(match.state.plan.confirmed).toEqual([0])
  expect(weighed).toBeGreaterThan(0)
})

test('where only a pawn that helps is left of an action, bots still know what to do', () => {
  const match = four().shelter().items('shield').hunting('bearBeast').planning()
  for (const key of ['place:cook', 'hunt', 'place:shield', 'join:1', 'take:1:cook', 'place:carpenter'])
    match.pickKey(0, key)
  expect(match.state.plan.actions.map(({ pawns }) => pawns)).toEqual([['shield']])
  const offered = match.ask ? keysOf(match.ask, 0) : []
  expect(offered).toContain('join:1')
  expect(offered).toContain(botOf('search:20', room, 1).think(match, 0).key)
})
