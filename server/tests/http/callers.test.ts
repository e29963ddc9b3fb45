import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { Callers } from '../../http/callers.ts'

function call(address: string, headers: IncomingMessage['headers'] = {}): IncomingMessage {
  return { socket: { remoteAddress: address }, headers } as unknown as IncomingMessage
}

describe('the address that limits count by', () => {
  const plain = new Callers({ trustProxy: '', origin: '' })
  const behind = new Callers({ trustProxy: 'loopback, 10.0.0.0/8', origin: '' })

  test('is what connects, whatever it says, while no proxy is trusted', () => {
    expect(plain.addressOf(call('203.0.113.7', { 'x-forwarded-for': '1.2.3.4' }))).toBe('203.0.113.7')
  })
  test('is the last that is no trusted proxy', () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.2' }
    expect(behind.addressOf(call('127.0.0.1', headers))).toBe('203.0.113.7')
    expect(behind.addressOf(call('::ffff:127.0.0.1', headers))).toBe('203.0.113.7')
    expect(behind.addressOf(call('203.0.113.9', headers))).toBe('203.0.113.9')
  })
  test('is a whole network of IPv6', () => {
    expect(plain.addressOf(call('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1:2')
    expect(plain.addressOf(call('2001:db8::9'))).toBe('2001:db8:0:0')
    expect(plain.addressOf(call('::ffff:192.0.2.1'))).toBe('192.0.2.1')
  })
})

describe('TLS', () => {
  test('is believed of a trusted proxy only', () => {
    const headers = { 'x-forwarded-proto': 'https' }
    expect(new Callers({ trustProxy: 'loopback', origin: '' }).isSecure(call('127.0.0.1', headers))).toBe(
      true,
    )
    expect(new Callers({ trustProxy: '', origin: '' }).isSecure(call('127.0.0.1', headers))).toBe(false)
    expect(new Callers({ trustProxy: '', origin: 'https://t.example' }).isSecure(call('127.0.0.1'))).toBe(
      true,
    )
  })
})

describe('pages of this server', () => {
  const home = new Callers({ trustProxy: '', origin: '' })
  const known = new Callers({ trustProxy: '', origin: 'https://tablee.example' })

  test.each([
    ['http://localhost:4000', 'localhost:4000', true],
    ['http://192.168.1.5:4000', '192.168.1.5:4000', true],
    ['http://[::1]:4000', '[::1]:4000', true],
    ['http://pi.local:4000', 'pi.local:4000', true],
    ['http://pi:4000', 'pi:4000', true],
    ['http://evil.example', 'localhost:4000', false],
    ['http://localhost:3000', 'localhost:4000', false],
    ['null', 'localhost:4000', false],
    ['http://evil.example:4000', 'evil.example:4000', false],
  ])('at home: from %s to %s: %s', (origin, host, same) => {
    expect(home.isSameOrigin(call('127.0.0.1', { origin, host }))).toBe(same)
  })

  test('under the name that its owner gave', () => {
    const host = 'tablee.example'
    expect(known.isSameOrigin(call('127.0.0.1', { origin: 'https://tablee.example', host }))).toBe(true)
    expect(known.isSameOrigin(call('127.0.0.1', { origin: 'https://evil.example', host }))).toBe(false)
    expect(known.isSameOrigin(call('127.0.0.1', { origin: 'https://x.example', host: 'x.example' }))).toBe(
      false,
    )
  })

  test('what is no browser sends no origin, and is no page of another site', () => {
    expect(home.isSameOrigin(call('127.0.0.1', { host: 'localhost' }))).toBe(true)
    const foreign = { host: 'localhost', 'sec-fetch-site': 'cross-site' }
    expect(home.isSameOrigin(call('127.0.0.1', foreign))).toBe(false)
  })
})
