import { Match } from '@tablee/kernel'
import type { TableCard } from '@tablee/table'
import { LARGEST_PACK } from '@tablee/table'
import type { TablePack } from '@tablee/table/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readGame } from '../../database/games.ts'
import { openDatabase, type Store } from '../../database/open.ts'
import { setupOf } from '../../database/tables.ts'
import { onEachDatabase } from '../databases.ts'
import { roomOf } from '../hall/parlour.ts'
import { House, twoSeats } from '../house.ts'

const pack = { name: 'The found list', data: { 'fee:broker': { other: 7, own: 9 } } }
const harbour = (more: object = {}) => ({ ...twoSeats(), game: 'harbour', ...more })

onEachDatabase('data packs', fresh => {
  let house: House
  let store: Store
  beforeAll(async () => {
    house = await House.open(await fresh())
    store = await openDatabase(house.database)
  })
  afterAll(async () => {
    await store.close()
    await house.close()
  })

  test('a table is made with a pack, which all who sit down may read, and is played with it', async () => {
    const ada = await house.guest('Ada')
    const bob = await house.guest('Bob')
    const card = await ada.ok<TableCard>('POST', '/api/tables', harbour({ pack }))
    expect(card.pack).toEqual({ name: 'The found list', mark: expect.stringMatching(/^[0-9a-f]{4}$/) })
    const taken = await bob.ok<TableCard>('POST', `/api/tables/${card.id}/claim`, {
      invitation: card.invitation,
    })
    expect(taken.pack).toEqual(card.pack)
    expect(await bob.ok<TablePack>('GET', `/api/tables/${card.id}/pack`)).toEqual({ pack })
    await ada.ok('POST', `/api/tables/${card.id}/start`, {})
    const kept = await readGame(store, card.id)
    if (!kept) throw new Error('The table is kept.')
    const room = await roomOf('harbour')
    if (!room) throw new Error('The catalogue no longer has Harbour.')
    expect(setupOf(kept).pack).toEqual(pack)
    const { state } = Match.start(room.game, setupOf(kept))
    expect(state).toMatchObject({ round: 1 })
    expect((state as { data: unknown }).data).toEqual({ broker: { other: 7, own: 9 } })
  })

  test('who may not see the table may not read its pack; a table without one has none', async () => {
    const ada = await house.guest('Ada')
    const eve = await house.guest('Eve')
    const hidden = await ada.ok<TableCard>('POST', '/api/tables', harbour({ pack, access: 'invitation' }))
    expect((await eve.ask('GET', `/api/tables/${hidden.id}/pack`)).status).toBe(404)
    const plain = await ada.ok<TableCard>('POST', '/api/tables', harbour())
    expect(plain.pack).toBe(undefined)
    expect((await ada.ask('GET', `/api/tables/${plain.id}/pack`)).status).toBe(404)
  })

  test.each([
    ['a value out of range', { name: 'x', data: { 'fee:broker': { other: 0, own: 9 } } }, 'kernel.packValue'],
    ['what the rulebook prints', { name: 'x', data: { 'card:guard': {} } }, 'kernel.packFixed'],
    ['nothing', { name: 'x', data: {} }, 'kernel.packEmpty'],
    ['no name', { name: ' ', data: pack.data }, 'kernel.packName'],
  ])('a pack with %s is refused with a sentence, and no table is made', async (_, bad, id) => {
    const ada = await house.guest('Ada')
    const { status, body } = await ada.ask('POST', '/api/tables', harbour({ pack: bad }))
    expect({ status, body }).toMatchObject({ status: 400, body: { why: { id } } })
    expect((await ada.ok<{ tables: unknown[] }>('GET', '/api/tables?list=mine')).tables).toEqual([])
  })

  test('a pack that is too large is not read', async () => {
    const ada = await house.guest('Ada')
    const data = { 'title:fr:guard': 'x'.repeat(2 * LARGEST_PACK) }
    const { status } = await ada.ask('POST', '/api/tables', harbour({ pack: { name: 'x', data } }))
    expect(status).toBe(413)
  })
})
