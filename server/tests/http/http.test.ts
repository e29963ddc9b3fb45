import { request as rawRequest } from 'node:http'
import type { TableCard } from '@tablee/table'
import type { Me } from '@tablee/table/api.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { House, twoSeats } from '../house.ts'

onEachDatabase('HTTP', fresh => {
  let house: House
  beforeAll(async () => {
    house = await House.open(await fresh())
  })
  afterAll(() => house.close())

  describe('the web app', () => {
    test('is served with a strict policy', async () => {
      const { status, headers, body } = await house.browser().ask('GET', '/')
      expect(status).toBe(200)
      expect(body).toContain('Tablée')
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('x-powered-by')).toBe(null)
    })

    test('every address that is no file is a page of the app', async () => {
      for (const page of ['/tables', '/online/abc', '/join/x-y_z?a=1', '/../../etc/passwd', '/.sources'])
        expect((await house.browser().ask('GET', page)).body).toContain('Tablée')
    })

    test('an address that means no file is refused', async () => {
      for (const page of ['/%00', '/%', '/%2e%2e/%2e%2e/etc/passwd'])
        expect((await house.browser().ask('GET', page)).body).not.toContain('root:')
      expect((await house.browser().ask('GET', '/%00')).status).toBe(400)
    })

    test('files whose name holds their content are kept for a year, and sent packed', async () => {
      const { headers } = await house
        .browser()
        .ask('GET', '/assets/a-1.js', undefined, { 'accept-encoding': 'br' })
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('content-encoding')).toBe('br')
    })

    test('what is missing is said to be', async () => {
      const browser = house.browser()
      expect((await browser.ask('GET', '/assets/none.js')).status).toBe(404)
      expect(await browser.refusal('GET', '/api/none')).toBe('404 server.notFound')
      expect(await browser.refusal('POST', '/tables', {})).toBe('404 server.notFound')
    })
  })

  describe('a page of another site', () => {
    const foreign = { origin: 'https://evil.example' }
    test.each([
      ['without our header', { 'x-tablee': '' }],
      ['from another origin', foreign],
      ['from nowhere', { origin: 'null' }],
      ['sent by another site', { 'sec-fetch-site': 'cross-site' }],
    ])('changes nothing %s', async (_, headers) => {
      const browser = await house.guest('Ada')
      const answer = await browser.ask('PUT', '/api/me', { name: 'Eve' }, headers)
      expect(answer).toMatchObject({ status: 403, body: { why: { id: 'server.foreign' } } })
      expect((await browser.ok<Me>('GET', '/api/me')).name).toBe('Ada')
    })

    test('cannot send a form', async () => {
      const browser = await house.guest('Ada')
      const answer = await browser.ask('POST', '/api/signout', 'everywhere=1', {
        'content-type': 'application/x-www-form-urlencoded',
      })
      expect(answer.status).toBe(415)
    })

    test('does not reach a home server under a foreign name', async () => {
      const { hostname, port } = new URL(house.address)
      const status = await new Promise(resolve => {
        const headers = { host: 'evil.example' }
        rawRequest({ hostname, port, path: '/api/tables?list=public', headers }, answer => {
          answer.resume()
          resolve(answer.statusCode)
        }).end()
      })
      expect(status).toBe(403)
    })
  })

  describe('what operators ask', () => {
    test('it runs, and it can serve', async () => {
      expect((await house.browser().ask('GET', '/healthz')).status).toBe(200)
      expect((await house.browser().ask('GET', '/readyz')).status).toBe(200)
    })

    test('how it does is told to this machine alone', async () => {
      const here = await fetch(`${house.address}/metrics`)
      const text = await here.text()
      expect(here.status).toBe(200)
      for (const name of [
        'tablee_tables',
        'tablee_sockets',
        'tablee_http_seconds_count',
        'nodejs_eventloop_lag',
      ])
        expect(text).toContain(name)
      expect((await house.browser().ask('GET', '/metrics')).status).toBe(404)
    })
  })

  describe('tables', () => {
    test('are for people who said who they are', async () => {
      expect(await house.browser().refusal('POST', '/api/tables', twoSeats())).toBe('401 server.whoAreYou')
    })

    test('are made, found, joined by link, started, ended and played again', async () => {
      const ada = await house.guest('Ada')
      const made = await ada.ask('POST', '/api/tables', twoSeats({ title: ' Our\u0007 table ' }))
      expect(made.status).toBe(201)
      const card = made.body as TableCard
      expect(card).toMatchObject({ title: 'Our table', state: 'waiting', yours: true, mine: [0] })
      const bob = await house.guest('Bob')
      expect(await bob.refusal('GET', `/api/tables/${card.id}`)).toBe('404 server.noTable')
      const { table } = await bob.ok<{ table: TableCard }>('GET', `/api/invitations/${card.invitation}`)
      expect(table.id).toBe(card.id)
      const claimed = await bob.ok<TableCard>('POST', `/api/tables/${card.id}/claim`, {
        invitation: card.invitation,
      })
      expect(claimed.mine).toEqual([1])
      expect(await bob.refusal('POST', `/api/tables/${card.id}/start`, {})).toMatch(/^403/)
      expect((await ada.ok<TableCard>('POST', `/api/tables/${card.id}/start`, {})).state).toBe('playing')
      expect(await ada.refusal('GET', `/api/tables/${card.id}/save`)).toMatch(/^409/)
      const { tables } = await bob.ok<{ tables: TableCard[] }>('GET', '/api/tables?list=mine')
      expect(tables).toMatchObject([{ id: card.id, waiting: [0] }])
      expect((await ada.ok<TableCard>('POST', `/api/tables/${card.id}/end`, {})).state).toBe('over')
      const finished = await bob.ok<{ tables: TableCard[] }>('GET', '/api/tables?list=finished')
      expect(finished.tables.map(({ id }) => id)).toEqual([card.id])
      expect(await ada.ok('GET', `/api/tables/${card.id}/save`)).toMatchObject({ game: 'tic-tac-toe' })
      const again = await bob.ok<TableCard>('POST', `/api/tables/${card.id}/rematch`, {})
      expect(again.chairs).toMatchObject([{ awaits: 'Ada' }, { name: 'Bob' }])
    })

    test('one person does not fill the server with them', async () => {
      const modest = await House.open(await fresh(), { tables: 2 })
      const ada = await modest.guest('Ada')
      const first = await ada.ok<TableCard>('POST', '/api/tables', twoSeats())
      await ada.ok('POST', '/api/tables', twoSeats())
      expect(await ada.refusal('POST', '/api/tables', twoSeats())).toBe('409 server.manyTables')
      await ada.ok('POST', `/api/tables/${first.id}/end`, {})
      await ada.ok('POST', '/api/tables', twoSeats())
      await modest.close()
    })

    test.each([
      [{ game: 'chess' }, '404 server.noGame'],
      [{ chairs: [] }, '400 server.badRequest'],
      [{ chairs: Array(17).fill({ kind: 'open' }) }, '400 server.badRequest'],
      [{ chairs: [{ kind: 'me' }, { kind: 'bot', level: 'genius' }] }, '400 server.noBot'],
      [{ options: { cheat: true } }, '400 kernel.unknownOption'],
      [{ clock: { bank: 1, more: 0 } }, '400 server.badRequest'],
      [{ clock: { bank: 1e15, more: 0 } }, '400 server.badRequest'],
      [{ seed: -1 }, '400 server.badRequest'],
      [{ title: 'x'.repeat(1000) }, '400 server.badRequest'],
      [{ access: 'secret' }, '400 server.badRequest'],
      [{ owner: 'me' }, '400 server.badRequest'],
    ])('%j is refused with a sentence', async (change, refusal) => {
      const ada = await house.guest('Ada')
      expect(await ada.refusal('POST', '/api/tables', { ...twoSeats(), ...change })).toBe(refusal)
    })
  })

  test('a body that is too long is refused', async () => {
    const body = JSON.stringify({ name: 'a'.repeat(20_000), language: 'en' })
    expect(await house.browser().refusal('POST', '/api/guest', body)).toBe('413 server.tooLarge')
  })

  test('behind TLS the cookie is for TLS only', async () => {
    const answer = await house
      .browser()
      .ask('POST', '/api/guest', { name: 'Ada', language: 'en' }, { 'x-forwarded-proto': 'https' })
    expect(answer.headers.get('set-cookie')).toMatch(/Secure/)
  })

  test('one address does not ask without end', async () => {
    const narrow = await House.open(await fresh(), { requests: 20 })
    const browser = narrow.browser()
    const statuses: number[] = []
    for (let i = 0; i < 25; i++) statuses.push((await browser.ask('GET', '/api/tables?list=public')).status)
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)])
    expect((await narrow.browser().ask('GET', '/api/tables?list=public')).status).toBe(200)
    await narrow.close()
  })
})
