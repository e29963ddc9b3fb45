import type { Campaign } from '@tablee/table'
import type { Campaigns } from '@tablee/table/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { House } from '../house.ts'

const game = { stage: 'jenny', options: { scenario: 'jenny' }, seats: 1, at: 5, won: true, round: 7 }
const campaign: Campaign = {
  id: 'c1',
  game: 'robinson-crusoe',
  options: {},
  made: 1,
  log: [game],
  pending: [],
}

onEachDatabase('campaigns', fresh => {
  let house: House
  beforeAll(async () => {
    house = await House.open(await fresh())
  })
  afterAll(() => house.close())

  test('a person keeps campaigns, and nobody else reads or changes them', async () => {
    const ada = await house.guest('Ada')
    const eve = await house.guest('Eve')
    expect(await ada.ok<Campaign>('PUT', '/api/campaigns/c1', campaign)).toEqual(campaign)
    await eve.ok('PUT', '/api/campaigns/c1', { ...campaign, log: [] })
    expect(await ada.ok<Campaigns>('GET', '/api/campaigns')).toEqual({ campaigns: [campaign] })
    expect((await eve.ok<Campaigns>('GET', '/api/campaigns')).campaigns[0].log).toEqual([])
    await eve.ok('DELETE', '/api/campaigns/c1')
    expect((await ada.ok<Campaigns>('GET', '/api/campaigns')).campaigns).toHaveLength(1)
    expect((await house.browser().ask('GET', '/api/campaigns')).status).toBe(401)
  })

  test('a browser that knows less takes nothing away', async () => {
    const ada = await house.guest('Ada')
    const more = { ...campaign, log: [game, { ...game, round: 6 }] }
    await ada.ok('PUT', '/api/campaigns/c1', more)
    expect((await ada.ok<Campaign>('PUT', '/api/campaigns/c1', campaign)).log).toHaveLength(2)
    expect((await ada.ok<Campaigns>('GET', '/api/campaigns')).campaigns[0].log).toHaveLength(2)
  })

  test('they go with the person, and are part of what is kept about them', async () => {
    const ada = await house.guest('Ada')
    await ada.ok('PUT', '/api/campaigns/c1', campaign)
    const kept = await ada.ok<{ campaigns: { id: string }[] }>('GET', '/api/me/export')
    expect(kept.campaigns.map(({ id }) => id)).toEqual(['c1'])
  })

  test.each([
    ['a log that is none', { ...campaign, log: 'x' }],
    ['a game without a result', { ...campaign, log: [{ ...game, won: undefined }] }],
    ['more than a campaign', { ...campaign, secret: 1 }],
    ['too many games', { ...campaign, log: Array(501).fill(game) }],
  ])('%s is refused', async (_, bad) => {
    const ada = await house.guest('Ada')
    expect((await ada.ask('PUT', '/api/campaigns/c1', bad)).status).toBe(400)
    expect((await ada.ok<Campaigns>('GET', '/api/campaigns')).campaigns).toEqual([])
  })
})
