import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { TableCard } from '@tablee/table'
import type { Me } from '@tablee/table/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { type Browser, House, twoSeats, until } from '../house.ts'
import { type Call, Mailbox, Receiver } from './receivers.ts'

const byTurns = { clock: { bank: 86_400_000, more: 14_400_000 }, access: 'public' } as const

onEachDatabase('notices', fresh => {
  let house: House
  let mailbox: Mailbox
  let receiver: Receiver
  beforeAll(async () => {
    mailbox = new Mailbox()
    receiver = await Receiver.open()
    house = await House.open(await fresh(), {
      smtp: await mailbox.open(),
      mailFrom: 'Tablée <tablee@example.org>',
      pushContact: 'mailto:owner@example.org',
      webhooks: true,
      privateAddresses: true,
    })
  })
  afterAll(async () => {
    await house.close()
    await receiver.close()
    await mailbox.close()
  })

  /** Ada and Bob at a table that has started: it is Ada's turn. */
  async function startedTable(ada: Browser, bob: Browser, more = {}): Promise<TableCard> {
    const card = await ada.ok<TableCard>('POST', '/api/tables', twoSeats({ ...byTurns, ...more }))
    await bob.ok('POST', `/api/tables/${card.id}/claim`, {})
    return ada.ok<TableCard>('POST', `/api/tables/${card.id}/start`, {})
  }

  const callsAbout = (table: string): Call[] =>
    receiver.calls.filter(({ body }) => body.includes(Buffer.from(table)))

  test('a letter is sent to an address only once its owner has agreed', async () => {
    const ada = await house.guest('Ada')
    const me = await ada.ok<Me>('PUT', '/api/me', { notices: { email: 'ada@example.org', joined: false } })
    expect(me.notices).toMatchObject({ email: 'ada@example.org', confirmed: false })
    const first = await until(
      () => mailbox.letters.find(({ to }) => to === 'ada@example.org'),
      'the first letter',
    )
    await startedTable(ada, await house.guest('Bob'))
    const link = /http\S+\/api\/confirm\/\S+/.exec(unfold(first.text))?.[0] ?? ''
    const answer = await house.browser().ask('GET', new URL(link).pathname)
    expect(answer.status).toBe(302)
    expect((await ada.ok<Me>('GET', '/api/me')).notices.confirmed).toBe(true)
    const card = await startedTable(ada, await house.guest('Bob'), { title: 'Evening' })
    const letter = await until(
      () => mailbox.letters.find(({ to, text }) => to === 'ada@example.org' && text.includes(card.id)),
      'the letter',
    )
    expect(letter.text).toMatch(/^Subject: Your turn: Evening/m)
    expect(letter.text).toMatch(/^From: .*<tablee@example\.org>/m)
    expect(unfold(letter.text)).toContain('You have 24 hours left.')
    expect(unfold(letter.text)).toContain(`${house.address}/online/${card.id}`)
    expect(letter.text).not.toMatch(/text\/html/)
  })

  test('a link that somebody made up agrees to nothing', async () => {
    const ada = await house.guest('Ada')
    const { id } = await ada.ok<Me>('PUT', '/api/me', { notices: { email: 'other@example.org' } })
    expect(await ada.refusal('GET', `/api/confirm/${id}/${'A'.repeat(43)}`)).toBe('404 server.badLink')
    expect((await ada.ok<Me>('GET', '/api/me')).notices.confirmed).toBe(false)
  })

  test.each(['nonsense', 'a@b', 'a@example.org, b@example.org', 'a@example.org\r\nBcc: x@example.org'])(
    '%j is no address',
    async email => {
      const ada = await house.guest('Ada')
      expect(await ada.refusal('PUT', '/api/me', { notices: { email } })).toBe('400 server.email')
    },
  )

  test('a webhook is called with a signed notice, once for a turn', async () => {
    const ada = await house.guest('Ada')
    const bob = await house.guest('Bob')
    const { notices } = await ada.ok<Me>('PUT', '/api/me', {
      notices: { webhook: receiver.address('/hook'), joined: false },
    })
    const card = await startedTable(ada, bob)
    const call = await until(() => callsAbout(card.id).at(0), 'the call')
    expect(call.path).toBe('/hook')
    const [, seconds, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call.headers['tablee-signature'])) ?? []
    const wanted = createHmac('sha256', notices.secret ?? '')
      .update(`${seconds}.`)
      .update(call.body)
      .digest('hex')
    expect(signature).toBe(wanted)
    expect(JSON.parse(call.body.toString())).toMatchObject({ kind: 'turn', table: card.id })
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(callsAbout(card.id)).toHaveLength(1)
  })

  test('who does not wish it is not told, nor is anybody at a table without a clock', async () => {
    const quiet = await house.guest('Quiet')
    const webhook = receiver.address('/quiet')
    await quiet.ok('PUT', '/api/me', { notices: { webhook, turn: false, joined: false, over: false } })
    const silent = await startedTable(quiet, await house.guest('Bob'))
    const ada = await house.guest('Ada')
    await ada.ok('PUT', '/api/me', { notices: { webhook, joined: false } })
    const live = await startedTable(ada, await house.guest('Bob'), { clock: null })
    const told = await startedTable(ada, await house.guest('Bob'))
    await until(() => callsAbout(told.id).at(0), 'the call for the last table')
    expect(callsAbout(silent.id)).toEqual([])
    expect(callsAbout(live.id)).toEqual([])
  })

  test('who has the table open is not told', async () => {
    const ada = await house.guest('Ada')
    const bob = await house.guest('Bob')
    await ada.ok('PUT', '/api/me', { notices: { webhook: receiver.address('/here') } })
    const card = await ada.ok<TableCard>('POST', '/api/tables', twoSeats(byTurns))
    const seat = await ada.open(card.id)
    await bob.ok('POST', `/api/tables/${card.id}/claim`, {})
    await ada.ok('POST', `/api/tables/${card.id}/start`, {})
    const other = await startedTable(ada, bob)
    await until(() => callsAbout(other.id).at(0), 'the call for the other table')
    expect(callsAbout(card.id)).toEqual([])
    seat.close()
  })

  test('who made a table is told who joins it, and all are told of its end', async () => {
    const ada = await house.guest('Ada')
    const bob = await house.guest('Bob')
    await ada.ok('PUT', '/api/me', { notices: { webhook: receiver.address('/ada') } })
    await bob.ok('PUT', '/api/me', { notices: { webhook: receiver.address('/bob') } })
    const card = await startedTable(ada, bob)
    await ada.ok('POST', `/api/tables/${card.id}/end`, {})
    const kinds = (path: string) =>
      callsAbout(card.id)
        .filter(call => call.path === path)
        .map(({ body }) => (JSON.parse(body.toString()) as { kind: string }).kind)
    await until(() => kinds('/ada').includes('over') && kinds('/bob').includes('over'), 'both are told')
    expect(kinds('/ada')).toContain('joined')
    expect(kinds('/bob')).toEqual(['over'])
  })

  test('a browser is told by push, in words that only it can read', async () => {
    const ada = await house.guest('Ada')
    const browser = createECDH('prime256v1')
    browser.generateKeys()
    const auth = randomBytes(16)
    const { key } = await ada.ok<{ key: string }>('GET', '/api/push/key')
    await ada.ok('POST', '/api/push', {
      endpoint: receiver.address('/push/1'),
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    })
    const card = await startedTable(ada, await house.guest('Bob'))
    const call = await until(
      () =>
        receiver.calls.find(
          ({ path, body }) => path === '/push/1' && decrypt(body, browser, auth).kind === 'turn',
        ),
      'the push',
    )
    expect(call.headers['content-encoding']).toBe('aes128gcm')
    expect(call.headers.ttl).toBe('86400')
    const [, jwt, known] = /^vapid t=([^,]+), k=(.+)$/.exec(String(call.headers.authorization)) ?? []
    expect(known).toBe(key)
    const claims = JSON.parse(Buffer.from(jwt.split('.')[1], 'base64url').toString()) as object
    expect(claims).toMatchObject({
      aud: new URL(receiver.address('/')).origin,
      sub: 'mailto:owner@example.org',
    })
    expect(call.body.includes(Buffer.from(card.id))).toBe(false)
    expect(decrypt(call.body, browser, auth)).toMatchObject({ kind: 'turn', table: card.id })
  })

  test('a browser that is gone is forgotten', async () => {
    const ada = await house.guest('Ada')
    const endpoint = receiver.address('/push/gone')
    const keys = {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    }
    await ada.ok('POST', '/api/push', { endpoint, keys })
    receiver.status = 410
    await startedTable(ada, await house.guest('Bob'))
    await until(() => receiver.calls.some(({ path }) => path === '/push/gone'), 'the push')
    receiver.status = 201
    for (let tries = 0; ; tries++) {
      const { push } = await ada.ok<{ push: object[] }>('GET', '/api/me/export')
      if (push.length === 0) break
      expect(tries).toBeLessThan(100)
    }
  })

  test('who was not told before a restart is told after it', async () => {
    const url = await fresh()
    const plain = await House.open(url, { webhooks: true, privateAddresses: true, noticeDelay: 3600 })
    const ada = await plain.guest('Ada')
    await ada.ok('PUT', '/api/me', { notices: { webhook: receiver.address('/later') } })
    const card = await startedTable(ada, await plain.guest('Bob'))
    await plain.close()
    const again = await House.open(url, { webhooks: true, privateAddresses: true })
    await until(() => callsAbout(card.id).at(0), 'the call')
    await again.close()
  })
})

onEachDatabase('notices that were not set up', fresh => {
  test('are refused, and nothing is sent', async () => {
    const house = await House.open(await fresh())
    const ada = await house.guest('Ada')
    expect((await ada.ok<Me>('GET', '/api/me')).channels).toEqual({
      email: false,
      push: false,
      webhook: false,
    })
    for (const notices of [{ email: 'a@example.org' }, { webhook: 'https://example.org/' }])
      expect(await ada.refusal('PUT', '/api/me', { notices })).toBe('409 server.channelOff')
    expect(await ada.refusal('GET', '/api/push/key')).toBe('404 server.channelOff')
    await house.close()
  })

  test('a webhook does not reach into the server’s own network', async () => {
    const house = await House.open(await fresh(), { webhooks: true })
    const ada = await house.guest('Ada')
    for (const webhook of [
      'http://127.0.0.1/',
      'https://169.254.169.254/',
      'https://localhost/',
      'https://[::1]/',
    ])
      expect(await ada.refusal('PUT', '/api/me', { notices: { webhook } })).toBe('400 server.webhook')
    await house.close()
  })
})

/** A letter's text without the line breaks that mail adds. */
function unfold(text: string): string {
  const body = text.slice(text.indexOf('\r\n\r\n') + 4)
  const plain = /quoted-printable/i.test(text)
    ? body
        .replaceAll(/=\r\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : body
  return plain.replaceAll('\r\n', '\n')
}

/** Reads a push as the browser does (RFC 8291). */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): { kind?: string } {
  const salt = body.subarray(0, 16)
  const keyLength = body[20]
  const sender = body.subarray(21, 21 + keyLength)
  const text = body.subarray(21 + keyLength)
  const shared = browser.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(text.subarray(-16))
  const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()])
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as { kind?: string }
}
