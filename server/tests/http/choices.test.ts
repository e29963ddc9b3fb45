import type { TableCard } from '@tablee/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { House, twoSeats } from '../house.ts'

onEachDatabase('choosing over HTTP', fresh => {
  let house: House
  beforeAll(async () => {
    house = await House.open(await fresh())
  })
  afterAll(() => house.close())

  test('a seat is chosen for by its person; a request that is no choice is not understood', async () => {
    const ada = await house.guest('Ada')
    const bob = await house.guest('Bob')
    const options = { trades: ['random', 'random'] }
    const { id, invitation } = await ada.ok<TableCard>('POST', '/api/tables', {
      ...twoSeats(),
      game: 'harbour',
      options,
      fixed: false,
    })
    await bob.ok('POST', `/api/tables/${id}/claim`, { invitation })
    const choice = { seat: 1, option: 'trades', value: 'tea' }
    const card = await bob.ok<TableCard>('POST', `/api/tables/${id}/choice`, choice)
    expect(card.options.trades).toEqual(['random', 'tea'])
    for (const wrong of [
      {},
      { ...choice, seat: -1 },
      { ...choice, value: ['tea'] },
      { ...choice, value: 'x'.repeat(65) },
      { ...choice, option: 'x'.repeat(65) },
      { ...choice, more: 1 },
    ])
      expect((await bob.ask('POST', `/api/tables/${id}/choice`, wrong)).status).toBe(400)
    expect((await bob.ask('POST', `/api/tables/${id}/fix`, { fixed: 1 })).status).toBe(400)
    expect((await bob.ask('POST', `/api/tables/${id}/fix`, { fixed: true })).status).toBe(403)
    expect((await house.browser().ask('POST', `/api/tables/${id}/choice`, choice)).status).toBe(401)
    expect(await ada.ok<TableCard>('POST', `/api/tables/${id}/fix`, { fixed: true })).toMatchObject({
      fixed: true,
    })
    expect((await bob.ask('POST', `/api/tables/${id}/choice`, choice)).status).toBe(403)
  })
})
