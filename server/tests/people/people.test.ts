import type { TableCard } from '@tablee/table'
import type { Me } from '@tablee/table/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { tidy } from '../../people/upkeep.ts'
import { onEachDatabase } from '../databases.ts'
import { House, twoSeats } from '../house.ts'

onEachDatabase('people', fresh => {
  let house: House
  beforeAll(async () => {
    house = await House.open(await fresh())
  })
  afterAll(() => house.close())

  const password = 'correct horse battery'
  let named = 0
  const accountName = () => `player${named++}`

  test('a guest needs a name only, and is known by a cookie that scripts cannot read', async () => {
    const browser = house.browser()
    expect((await browser.ask('GET', '/api/me')).status).toBe(204)
    const answer = await browser.ask('POST', '/api/guest', { name: ' Ada\u202e ', language: 'en' })
    expect(answer.body).toMatchObject({ name: 'Ada', account: null, language: 'en' })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/Secure/)
    expect(await browser.ok('GET', '/api/me')).toEqual(answer.body)
  })

  test('only a hash of the token is kept', async () => {
    const browser = await house.guest()
    const token = browser.cookie.replace(/^tablee=/, '')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const store = await openDatabase(house.database)
    const rows = await store.db.selectFrom('sessions').selectAll().execute()
    await store.close()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  })

  test('a guest who asks again stays the same person', async () => {
    const browser = await house.guest('Ada')
    const before = await browser.ok<Me>('GET', '/api/me')
    expect(await browser.ok<Me>('POST', '/api/guest', { name: 'Bob', language: 'fr' })).toEqual(before)
  })

  test.each([
    [{ name: '', language: 'en' }, '400 server.name'],
    [{ name: '\u200b', language: 'en' }, '400 server.name'],
    [{ name: 'a'.repeat(25), language: 'en' }, '400 server.name'],
    [{ name: 'Ada', language: 'de' }, '400 server.badRequest'],
    [{ name: 'Ada' }, '400 server.badRequest'],
    [{ name: 'Ada', language: 'en', id: 'x' }, '400 server.badRequest'],
    ['no json', '400 server.badRequest'],
  ])('%j is no guest', async (body, refusal) => {
    expect(await house.browser().refusal('POST', '/api/guest', body)).toBe(refusal)
  })

  test('an account keeps a guest’s seats on another device', async () => {
    const first = await house.guest('Ada')
    const { id } = await first.ok<TableCard>('POST', '/api/tables', twoSeats())
    const account = accountName()
    const me = await first.ok<Me>('POST', '/api/account', { account: account.toUpperCase(), password })
    expect(me.account).toBe(account)
    const second = house.browser()
    expect(await second.ok<Me>('POST', '/api/signin', { account, password })).toEqual(me)
    const { tables } = await second.ok<{ tables: TableCard[] }>('GET', '/api/tables?list=mine')
    expect(tables.map(table => table.id)).toContain(id)
  })

  test('a password is kept as an argon2id hash', async () => {
    const browser = await house.guest()
    const { id } = await browser.ok<Me>('POST', '/api/account', { account: accountName(), password })
    const store = await openDatabase(house.database)
    const row = await store.db.selectFrom('people').select('password').where('id', '=', id).executeTakeFirst()
    await store.close()
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    ['short', '400 server.password'],
    ['password1', '400 server.password'],
    ['aaaaaaaaaaaa', '400 server.password'],
    ['x'.repeat(300), '400 server.password'],
  ])('the password %s is refused', async (weak, refusal) => {
    const browser = await house.guest()
    const body = { account: accountName(), password: weak }
    expect(await browser.refusal('POST', '/api/account', body)).toBe(refusal)
  })

  test('an account name is had by one person only', async () => {
    const account = accountName()
    const browsers = await Promise.all([house.guest('A'), house.guest('B'), house.guest('C')])
    const answers = await Promise.all(
      browsers.map(browser => browser.ask('POST', '/api/account', { account, password })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('signing in says the same of a wrong password and of nobody', async () => {
    const account = accountName()
    await (await house.guest()).ok('POST', '/api/account', { account, password })
    const wrong = await house.browser().ask('POST', '/api/signin', { account, password: 'wrong password' })
    const nobody = await house
      .browser()
      .ask('POST', '/api/signin', { account: accountName(), password: 'wrong password' })
    const strange = await house.browser().ask('POST', '/api/signin', { account: '%', password: 'x' })
    expect(wrong.status).toBe(403)
    expect(nobody).toMatchObject({ status: wrong.status, body: wrong.body })
    expect(strange).toMatchObject({ status: wrong.status, body: wrong.body })
  })

  test('a new password ends all other sessions', async () => {
    const account = accountName()
    const here = await house.guest()
    await here.ok('POST', '/api/account', { account, password })
    const there = house.browser()
    await there.ok('POST', '/api/signin', { account, password })
    const wanted = 'another long one'
    expect(await here.refusal('PUT', '/api/password', { old: 'not it at all', new: wanted })).toBe(
      '403 server.wrongPassword',
    )
    await here.ok('PUT', '/api/password', { old: password, new: wanted })
    expect((await here.ask('GET', '/api/me')).status).toBe(200)
    expect((await there.ask('GET', '/api/me')).status).toBe(204)
    expect(await house.browser().refusal('POST', '/api/signin', { account, password })).toBe(
      '403 server.noEntry',
    )
    await house.browser().ok('POST', '/api/signin', { account, password: wanted })
  })

  test('signing out ends one session, or all', async () => {
    const account = accountName()
    const browsers = [await house.guest(), house.browser(), house.browser()]
    await browsers[0].ok('POST', '/api/account', { account, password })
    for (const browser of browsers.slice(1)) await browser.ok('POST', '/api/signin', { account, password })
    const stolen = house.browser()
    stolen.cookie = browsers[0].cookie
    await browsers[0].ok('POST', '/api/signout', {})
    expect((await stolen.ask('GET', '/api/me')).status).toBe(204)
    expect((await browsers[1].ask('GET', '/api/me')).status).toBe(200)
    await browsers[1].ok('POST', '/api/signout', { everywhere: true })
    expect((await browsers[2].ask('GET', '/api/me')).status).toBe(204)
  })

  test('a name changes at the tables too', async () => {
    const browser = await house.guest('Ada')
    const { id } = await browser.ok<TableCard>('POST', '/api/tables', twoSeats())
    expect(await browser.ok<Me>('PUT', '/api/me', { name: 'Countess', language: 'fr' })).toMatchObject({
      name: 'Countess',
      language: 'fr',
    })
    const card = await browser.ok<TableCard>('GET', `/api/tables/${id}`)
    expect(card.chairs[0].name).toBe('Countess')
  })

  test('one can have all that is known of oneself, but no secrets', async () => {
    const browser = await house.guest('Ada')
    const account = accountName()
    await browser.ok('POST', '/api/account', { account, password })
    const { id } = await browser.ok<TableCard>('POST', '/api/tables', twoSeats({ title: 'Mine' }))
    const all = await browser.ok<object>('GET', '/api/me/export')
    expect(all).toMatchObject({
      person: { name: 'Ada', account },
      seats: [{ table: id, game: 'tic-tac-toe', title: 'Mine', seat: 0 }],
      sessions: [{}],
    })
    expect(JSON.stringify(all)).not.toMatch(/argon2|hash/)
  })

  test('one can go, and nothing that is theirs stays', async () => {
    const browser = await house.guest('Forgotten')
    const account = accountName()
    const { id } = await browser.ok<Me>('POST', '/api/account', { account, password })
    const other = await house.guest('Bob')
    const card = await browser.ok<TableCard>('POST', '/api/tables', twoSeats({ access: 'public' }))
    await other.ok('POST', `/api/tables/${card.id}/claim`, {})
    await browser.ok('POST', `/api/tables/${card.id}/start`, {})
    expect(await browser.refusal('DELETE', '/api/me', {})).toBe('403 server.wrongPassword')
    await browser.ok('DELETE', '/api/me', { password })
    expect((await browser.ask('GET', '/api/me')).status).toBe(204)
    expect(await house.browser().refusal('POST', '/api/signin', { account, password })).toBe(
      '403 server.noEntry',
    )
    const after = await other.ok<TableCard>('GET', `/api/tables/${card.id}`)
    expect(after.chairs[0]).toMatchObject({ kind: 'bot', name: '—' })
    const store = await openDatabase(house.database)
    for (const table of ['people', 'sessions', 'chairs', 'tables', 'chat', 'subscriptions'] as const)
      expect(JSON.stringify(await store.db.selectFrom(table).selectAll().execute())).not.toMatch(
        new RegExp(`Forgotten|${id}|${account}`),
      )
    await store.close()
  })

  test('guests who left nothing behind are forgotten after a while', async () => {
    const idle = await house.guest('Idle')
    const seated = await house.guest('Seated')
    await seated.ok('POST', '/api/tables', twoSeats())
    const store = await openDatabase(house.database)
    await tidy(store.db)
    expect((await idle.ask('GET', '/api/me')).status).toBe(200)
    await tidy(store.db, Date.now() + 100 * 86_400_000)
    await store.close()
    expect((await idle.ask('GET', '/api/me')).status).toBe(204)
    expect((await seated.ask('GET', '/api/me')).status).toBe(200)
  })
})

onEachDatabase('limits', fresh => {
  let house: House
  beforeAll(async () => {
    house = await House.open(await fresh())
  })
  afterAll(() => house.close())

  test('an account is not opened by trying', async () => {
    const password = 'correct horse battery'
    await (await house.guest()).ok('POST', '/api/account', { account: 'target', password })
    const refusals: string[] = []
    for (let i = 0; i < 61; i++)
      refusals.push(
        await house.browser().refusal('POST', '/api/signin', { account: ' TARGET ', password: `no ${i}` }),
      )
    expect(refusals.slice(0, 60)).toEqual(Array(60).fill('403 server.noEntry'))
    expect(refusals[60]).toBe('429 server.tooMany')
    // Others are not locked out with it.
    expect(await house.browser().refusal('POST', '/api/signin', { account: 'other', password })).toBe(
      '403 server.noEntry',
    )
  })

  test('one address does not make guests without end', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 40; i++)
      statuses.push(
        (await house.browser('203.0.113.9').ask('POST', '/api/guest', { name: 'Ada', language: 'en' }))
          .status,
      )
    expect(statuses.filter(status => status === 200).length).toBeLessThanOrEqual(30)
    expect(statuses.at(-1)).toBe(429)
  })
})
