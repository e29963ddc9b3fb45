import { campaignOf, entryOf } from '@tablee/games'
import type { CampaignRules, Played } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { type CampaignGame, givenWords } from '../src/campaign/asked.ts'
import { type Course, columnsOf, haltOf, reachable, roadsOf, wayOf } from '../src/campaign/roads.ts'
import { optionsOf } from '../src/games.ts'

async function rulesOf(game: string): Promise<CampaignRules> {
  const rules = await campaignOf(game)
  if (!rules) throw new Error(`${game} has no campaign.`)
  return rules
}

const won = (stage: string, way: string): Played => ({
  stage,
  way,
  won: true,
  score: 20,
  round: 9,
  seats: 1,
  at: 0,
  options: { scenario: stage, difficulty: 'normal' },
})

describe('the chart of a campaign whose roads part', () => {
  test('has a column for each game, and every road leads to the next column', async () => {
    const rules = await rulesOf('diluvium')
    const columns = columnsOf(rules)
    expect(columns.map(column => column.length)).toEqual([2, 3, 4, 6])
    const columnOf = (id: string) => columns.findIndex(column => column.some(stage => stage.id === id))
    for (const { from, to } of roadsOf(rules, rules.progress({}, [])))
      expect(columnOf(to.id)).toBe(columnOf(from.id) + 1)
  })

  test('tells roads that were taken, may still be, and are closed', async () => {
    const rules = await rulesOf('diluvium')
    const progress = rules.progress({}, [won('s01', 'conquerante'), won('s04', 'marchande')])
    const roads = roadsOf(rules, progress)
    const ways = (course: Course) => roads.filter(one => one.course === course).map(({ way }) => way.id)
    expect(ways('taken')).toEqual(['conquerante', 'marchande'])
    expect(ways('open').toSorted()).toEqual(['mecene', 'pilleuse'])
    expect(ways('closed')).toHaveLength(12)
    const halts = rules.stages.map(stage => [stage.id, haltOf(progress, reachable(rules, progress), stage)])
    expect(Object.fromEntries(halts)).toMatchObject({
      s01: 'won',
      s02: 'closed',
      s04: 'won',
      s07: 'next',
      s12: 'open',
      s13: 'open',
      s14: 'closed',
    })
  })

  test('finds the way of a game by its name, whatever was found on it', async () => {
    const rules = await rulesOf('diluvium')
    const ruins = rules.stages.find(({ id }) => id === 's03')
    if (!ruins) throw new Error('The campaign lacks a scenario.')
    expect(wayOf(ruins, won('s03', 'archeologue:ruGold'))?.id).toBe('archeologue')
    expect(wayOf(ruins, { ...won('s03', 'archeologue'), won: false })).toBeUndefined()
    expect(wayOf(ruins, undefined)).toBeUndefined()
  })
})

test('what a campaign changes about a set-up is told before the game begins, and nothing else', async () => {
  const [rules, room, words] = await Promise.all([
    rulesOf('diluvium'),
    entryOf('diluvium')?.load(),
    optionsOf('diluvium', 'en'),
  ])
  if (!room) throw new Error('The catalogue no longer has Diluvium.')
  const given = (...log: Played[]) => {
    const [next] = rules.progress({ difficulty: 'normal' }, log).next
    const campaign = {
      campaign: { id: '', game: 'diluvium', options: {}, made: 0, log, pending: [] },
      next,
      solo: true,
    } satisfies CampaignGame
    return givenWords(room.game, campaign, words, 'en')
  }
  expect(given()).toEqual([])
  const [food] = given(won('s01', 'conquerante'))
  expect(food).toMatchObject({ value: null })
  const found = given(won('s02', 'exploratrice'), won('s03', 'archeologue:ruGold'))
  expect(found).toMatchObject([{ value: 'Buried treasure' }])
  expect(given(won('s02', 'prospectrice'), won('s04', 'marchande'))).toHaveLength(2)
})
