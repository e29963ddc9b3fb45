import { connect } from 'node:net'
import { OUR_HEADER } from '@tablee/table/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase } from '../databases.ts'
import { type Browser, House, twoSeats } from '../house.ts'

let house: House
let ada: Browser
let table: string
beforeAll(async () => {
  house = await House.open(await newDatabase('sqlite'))
  ada = await house.guest('Ada')
  table = (await ada.ok<{ id: string }>('POST', '/api/tables', twoSeats())).id
})
afterAll(() => house.close())

/** The status of a request whose address is sent letter by letter as it is written. */
function status(
  method: string,
  address: string,
  headers: { readonly [name: string]: string },
): Promise<number> {
  const { hostname, port, host } = new URL(house.address)
  return new Promise((answered, failed) => {
    const socket = connect(Number(port), hostname)
    const all = {
      host,
      connection: 'close',
      'content-type': 'application/json',
      'content-length': '2',
      ...headers,
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    socket.end(`${method} ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{}`)
    let text = ''
    socket.on('data', data => {
      text += data
    })
    socket.on('close', () => answered(Number(text.split(' ', 2)[1])))
    socket.on('error', failed)
  })
}

const spellings: readonly (readonly [name: string, spell: (path: string) => string])[] = [
  ['plain', path => path],
  ['with an encoded letter', path => path.replace('/api', '/%61pi').replace('/metrics', '/%6detrics')],
  ['whole', path => `${house.address}${path}`],
  ['whole, of another host', path => `http://elsewhere.test${path}`],
]

test.each(spellings)(
  'a page of another site changes nothing, however it writes the address: %s',
  async (_, spell) => {
    const foreign = { cookie: ada.cookie, origin: 'http://elsewhere.test' }
    const without = { cookie: ada.cookie }
    for (const headers of [foreign, without])
      for (const path of [`/api/tables/${table}/end`, '/api/signout', `/api/tables/${table}/leave`])
        expect(await status('POST', spell(path), headers)).toBeGreaterThanOrEqual(403)
    expect((await ada.ask('GET', '/api/me')).status).toBe(200)
    expect(await ada.ok('GET', `/api/tables/${table}`)).toMatchObject({ state: 'waiting', mine: [0] })
  },
)

test.each(spellings)('a foreign name that leads here reads nothing: %s', async (_, spell) => {
  const foreign = { host: 'elsewhere.test', cookie: ada.cookie, [OUR_HEADER]: '1' }
  expect(await status('GET', spell('/api/me'), foreign)).toBe(403)
  expect(await status('GET', spell('/metrics'), foreign)).toBe(403)
})

test('our own pages are served, the metrics to this machine', async () => {
  const own = { cookie: ada.cookie, [OUR_HEADER]: '1' }
  expect(await status('GET', '/api/me', own)).toBe(200)
  expect(await status('GET', '/metrics', {})).toBe(200)
})
