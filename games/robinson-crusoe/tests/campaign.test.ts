import type { Played } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { campaign } from '../campaign.ts'
import { room } from '../index.ts'

const played = (stage: string, won: boolean, round: number): Played => ({
  ...{ stage, won, round, seats: 1, options: { scenario: stage }, at: 0 },
})

test('the seven scenarios are open in any order, each set up as itself', () => {
  const { next, state } = campaign.progress({}, [])
  expect(next.map(({ stage }) => stage)).toEqual(campaign.stages.map(({ id }) => id))
  expect(next).toHaveLength(7)
  expect(state).toBe('running')
  const scenarios = room.game.options.scenario
  if (scenarios.kind !== 'choice') throw new Error('A scenario is chosen.')
  for (const { stage, options } of next) {
    expect(options).toEqual({ scenario: stage })
    expect(scenarios.values).toContain(stage)
  }
})

test('the best result stays: won before lost, won early, lost late', () => {
  const best = (...log: Played[]) => campaign.progress({}, log).best.jenny
  expect(best(played('jenny', false, 5), played('jenny', false, 8), played('jenny', false, 2))?.round).toBe(8)
  expect(best(played('jenny', true, 9), played('jenny', false, 10))).toMatchObject({ won: true, round: 9 })
  expect(best(played('jenny', true, 9), played('jenny', true, 7), played('jenny', true, 8))?.round).toBe(7)
})

test('it is won when every island is, and a game tells its result', () => {
  const all = campaign.stages.map(({ id }) => played(id, true, 8))
  expect(campaign.progress({}, all).state).toBe('won')
  const why = { id: 'x' }
  const end = { round: 6, seats: 2, scores: [], options: {} }
  expect(campaign.result({ ...end, outcome: { winners: [0, 1], why } })).toEqual({ won: true, round: 6 })
  expect(campaign.result({ ...end, outcome: { winners: [], why } })).toEqual({ won: false, round: 6 })
})

test('every scenario has its title in both languages', () => {
  for (const { title } of campaign.stages) expect(title.fr).not.toBe(title.en)
})
