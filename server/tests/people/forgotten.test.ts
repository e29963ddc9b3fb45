import type { Me } from '@tablee/table/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { resetPassword } from '../../owner/commands.ts'
import { onEachDatabase } from '../databases.ts'
import { House, until } from '../house.ts'
import { Mailbox } from '../notices/receivers.ts'

const old = 'correct horse'

onEachDatabase('a forgotten password', fresh => {
  let house: House
  let mailbox: Mailbox
  beforeAll(async () => {
    mailbox = new Mailbox()
    house = await House.open(await fresh(), { smtp: await mailbox.open() })
  })
  afterAll(async () => {
    await house.close()
    await mailbox.close()
  })

  /** Somebody with an account; their address was agreed to, or not. */
  async function account(name: string, confirmed: boolean) {
    const browser = await house.guest(name)
    const { id } = await browser.ok<Me>('POST', '/api/account', { account: name, password: old })
    const email = `${name}@example.org`
    const store = await openDatabase(house.database)
    const notices = JSON.stringify({ email, confirmed })
    await store.db.updateTable('people').set({ notices }).where('id', '=', id).execute()
    await store.close()
    return { browser, id, email }
  }

  const letterTo = (email: string) => mailbox.letters.find(({ to }) => to === email)

  test('is replaced by the link of a letter, once, and all sessions end', async () => {
    const { browser, email } = await account('ada1', true)
    await house.browser().ok('POST', '/api/forgot', { account: 'ADA1' })
    const { text } = await until(() => letterTo(email), 'the letter')
    const link = /reset\/([\w-]+)\/(\d+)\/([\w-]+)/.exec(text.replaceAll(/=\r?\n/g, '')) ?? []
    const given = { person: link[1], until: Number(link[2]), proof: link[3] }
    const anybody = house.browser()
    const bad = '404 server.badLink'
    expect(
      await anybody.refusal('POST', '/api/reset', {
        ...given,
        until: given.until + 1,
        password: 'battery staple',
      }),
    ).toBe(bad)
    expect(await anybody.refusal('POST', '/api/reset', { ...given, password: '1' })).toBe(
      '400 server.password',
    )
    await anybody.ok('POST', '/api/reset', { ...given, password: 'battery staple' })
    expect((await browser.ask('GET', '/api/me')).status).toBe(204)
    expect(await anybody.refusal('POST', '/api/reset', { ...given, password: 'another one' })).toBe(bad)
    expect(await anybody.refusal('POST', '/api/signin', { account: 'ada1', password: old })).toBe(
      '403 server.noEntry',
    )
    await anybody.ok('POST', '/api/signin', { account: 'ada1', password: 'battery staple' })
  })

  test('is answered alike for nobody and for an address that never agreed, which gets no letter', async () => {
    const { email } = await account('bob1', false)
    for (const name of ['bob1', 'nobody1', '!'])
      expect((await house.browser().ask('POST', '/api/forgot', { account: name })).status).toBe(204)
    const { email: other } = await account('cleo1', true)
    await house.browser().ok('POST', '/api/forgot', { account: 'cleo1' })
    await until(() => letterTo(other), 'the letter of another')
    expect(letterTo(email)).toBeUndefined()
  })

  test('is replaced by the owner where no letters are sent', async () => {
    const { browser } = await account('dan1', false)
    const store = await openDatabase(house.database)
    const { password } = await resetPassword(store.db, 'dan1')
    await expect(resetPassword(store.db, 'nobody')).rejects.toMatchObject({ what: { id: 'server.noPerson' } })
    await store.close()
    expect((await browser.ask('GET', '/api/me')).status).toBe(204)
    await house.browser().ok('POST', '/api/signin', { account: 'dan1', password })
  })
})

onEachDatabase('without letters', fresh => {
  test('nobody is promised one', async () => {
    const house = await House.open(await fresh())
    expect(await house.browser().refusal('POST', '/api/forgot', { account: 'ada' })).toBe(
      '409 server.channelOff',
    )
    await house.close()
  })
})
