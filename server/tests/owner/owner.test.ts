import type { TableCard } from '@tablee/table'
import type { Me } from '@tablee/table/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Store } from '../../database/open.ts'
import { ban, end, lists, rename, repairTable, unban } from '../../owner/commands.ts'
import { onEachDatabase } from '../databases.ts'
import { House, twoSeats, until } from '../house.ts'

onEachDatabase('the owner', fresh => {
  let house: House
  // As another process has it: the commands are run beside a server that runs.
  let store: Store
  beforeAll(async () => {
    house = await House.open(await fresh())
    store = await openDatabase(house.database)
  })
  afterAll(async () => {
    await store.close()
    await house.close()
  })

  const password = 'correct horse'

  async function startedTable() {
    const ada = await house.guest('Ada')
    const bob = await house.guest('Bob')
    const { id } = await ada.ok<TableCard>('POST', '/api/tables', twoSeats({ access: 'public' }))
    await bob.ok('POST', `/api/tables/${id}/claim`, {})
    await ada.ok('POST', `/api/tables/${id}/start`, {})
    return { ada, bob, id }
  }

  test('excludes somebody, who is out at once and cannot come back in', async () => {
    const eve = await house.guest('Eve')
    const { id } = await eve.ok<Me>('POST', '/api/account', { account: 'eve', password })
    expect(await ban(store.db, 'EVE')).toBe(id)
    expect((await eve.ask('GET', '/api/me')).status).toBe(204)
    const again = house.browser()
    expect(await again.refusal('POST', '/api/signin', { account: 'eve', password })).toBe('403 server.banned')
    await unban(store.db, id)
    await again.ok('POST', '/api/signin', { account: 'eve', password })
  })

  test('learns nothing of who is excluded without the password', async () => {
    const eve = await house.guest('Eve')
    await eve.ok('POST', '/api/account', { account: 'eve2', password })
    await ban(store.db, 'eve2')
    const body = { account: 'eve2', password: 'not the password' }
    expect(await house.browser().refusal('POST', '/api/signin', body)).toBe('403 server.noEntry')
  })

  test('gives a person or a table another name', async () => {
    const { ada, id } = await startedTable()
    const me = await ada.ok<Me>('GET', '/api/me')
    await rename(store.db, me.id, 'Polite\u0007')
    await rename(store.db, id, 'A fair title')
    expect((await ada.ok<Me>('GET', '/api/me')).name).toBe('Polite')
    const card = await ada.ok<TableCard>('GET', `/api/tables/${id}`)
    expect(card.title).toBe('A fair title')
    expect(card.chairs[0].name).toBe('Polite')
    await expect(rename(store.db, me.id, '\u200b')).rejects.toMatchObject({ what: { id: 'server.name' } })
  })

  test('ends a game', async () => {
    const { ada, id } = await startedTable()
    await end(store.db, id)
    expect((await ada.ok<TableCard>('GET', `/api/tables/${id}`)).state).toBe('over')
    await expect(end(store.db, 'nowhere')).rejects.toMatchObject({ what: { id: 'server.noTable' } })
  })

  test('is heard by a server that runs: who is excluded is put out, who sits at an ended table sees it', async () => {
    const { ada, bob, id } = await startedTable()
    const [first, second] = [await ada.open(id), await bob.open(id)]
    await rename(store.db, id, 'Renamed')
    await until(() => first.news.some(news => 'card' in news && news.card.title === 'Renamed'), 'a new title')
    await ban(store.db, (await bob.ok<Me>('GET', '/api/me')).id)
    await until(() => second.closed, 'Bob is put out')
    expect(first.closed).toBe(false)
    await end(store.db, id)
    await until(() => first.news.some(news => 'card' in news && news.card.state === 'over'), 'the end')
    first.close()
  })

  test('is told when there is no such person', async () => {
    await expect(ban(store.db, 'nobody')).rejects.toMatchObject({ what: { id: 'server.noPerson' } })
  })

  test('leaves a trail of all of it', async () => {
    const rows = await lists.audit(store)
    const done = rows.filter(({ who }) => who === 'owner').map(({ what }) => what)
    expect(new Set(done)).toEqual(new Set(['ban', 'unban', 'rename', 'rename-table', 'end']))
    expect((await lists.people(store)).length).toBeGreaterThan(0)
    expect((await lists.tables(store)).length).toBeGreaterThan(0)
  })
})

onEachDatabase('a damaged table', fresh => {
  test.each(['a pick that does not fit', 'a row that is missing', 'a checkpoint that is broken'])(
    'is repaired: %s',
    async damage => {
      const database = await fresh()
      const first = await House.open(database)
      const ada = await first.guest('Ada')
      const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
      const { id } = await ada.ok<TableCard>('POST', '/api/tables', twoSeats({ chairs, seed: 3 }))
      await ada.ok('POST', `/api/tables/${id}/start`, {})
      await first.close()
      const store = await openDatabase(database)
      const row = {
        table_id: id,
        at: 1,
        seat: 0,
        kind: 'pick',
        barrier: 0,
        owners: null,
        keep: null,
      } as const
      const rest = { tail: null, undone: null, reports: '[]', scores: null }
      const { seq } = await store.db
        .selectFrom('tables')
        .select('seq')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const pick = (at: number, key: string) =>
        store.db
          .insertInto('picks')
          .values({ ...row, ...rest, seq: at, key, once: `x${at}` })
          .execute()
      if (damage === 'a pick that does not fit') await pick(seq + 1, 'nonsense')
      if (damage === 'a row that is missing') await pick(seq + 2, 'a1')
      if (damage === 'a checkpoint that is broken')
        await store.db
          .updateTable('checkpoints')
          .set({ checkpoint: '{"at":99' })
          .where('table_id', '=', id)
          .execute()
      else
        await store.db
          .updateTable('tables')
          .set({ seq: seq + 1 })
          .where('id', '=', id)
          .execute()
      const { kept } = await repairTable(store.db, id)
      expect(kept).toBe(seq - 1)
      await store.close()
      const second = await House.open(database)
      const again = second.browser()
      again.cookie = ada.cookie
      const card = await again.ok<TableCard>('GET', `/api/tables/${id}`)
      expect(card).toMatchObject({ state: 'playing', picks: seq - 1 })
      await again.ok('POST', `/api/tables/${id}/end`, {})
      expect(await again.ok('GET', `/api/tables/${id}/save`)).toMatchObject({ game: 'tic-tac-toe' })
      await second.close()
    },
  )
})
