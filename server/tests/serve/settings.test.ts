import { expect, test } from 'vitest'
import { readSettings, type SettingName } from '../../settings.ts'

const read = (
  flags: { readonly [name in SettingName]?: string },
  env: { readonly [name: string]: string } = {},
) => readSettings(name => flags[name], env, '/home/ada/tablee')

test('without any, it serves this machine alone and sends nothing to anybody', () => {
  expect(read({})).toMatchObject({
    port: 4000,
    host: 'localhost',
    database: '/home/ada/tablee/tablee.sqlite',
    trustProxy: '',
    smtp: '',
    pushContact: '',
    webhooks: false,
    privateAddresses: false,
  })
})

test('a flag wins over a variable, and an empty variable says nothing', () => {
  expect(read({}, { TABLEE_PORT: '5000', PORT: '6000' }).port).toBe(5000)
  expect(read({}, { PORT: '6000' }).port).toBe(6000)
  expect(read({ port: '7000' }, { TABLEE_PORT: '5000' }).port).toBe(7000)
  expect(read({}, { TABLEE_PORT: '', TABLEE_HOST: '' })).toMatchObject({ port: 4000, host: 'localhost' })
  expect(read({}, { TABLEE_NOTICE_DELAY: '5' }).noticeDelay).toBe(5)
})

test('the address that people open is kept without what follows it', () => {
  expect(read({ origin: 'https://Tablee.example/some/page' }).origin).toBe('https://tablee.example')
})

test.each([
  ['port', '-1'],
  ['port', '65536'],
  ['port', '4000x'],
  ['log', 'loud'],
  ['origin', 'tablee.example'],
  ['origin', 'ftp://tablee.example'],
  ['trust-proxy', 'everybody'],
  ['trust-proxy', '10.0.0.0/40'],
  ['smtp', 'mail.example'],
  ['push-contact', 'you@example.org'],
  ['webhooks', 'yes'],
  ['requests', '0'],
] as const)('%s cannot be %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow()
})

test.each(['loopback', '10.0.0.2', 'loopback, 10.0.0.0/8', '::1', 'fd00::/8'])(
  '%s may be trusted',
  proxies => {
    expect(read({ 'trust-proxy': proxies }).trustProxy).toBe(proxies.replaceAll(' ', ''))
  },
)
