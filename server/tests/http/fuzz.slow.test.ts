import { Chance } from '@tablee/kernel'
import { long } from '@tablee/kernel/tests/lawful.ts'
import type { TableCard } from '@tablee/table'
import { expect, test } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { onEachDatabase } from '../databases.ts'
import { type Browser, House, twoSeats } from '../house.ts'
import { HURTING } from '../hurting.ts'

const REQUESTS = long ? 10_000 : 2000
const AT_ONCE = 20

/** Requests as our pages send them, to be spoilt. */
function requests(table: TableCard): readonly (readonly [method: string, path: string, body: unknown])[] {
  const at = `/api/tables/${table.id}`
  return [
    ['POST', '/api/guest', { name: 'Eve', language: 'en' }],
    ['POST', '/api/signin', { account: 'victim', password: 'whatever it is' }],
    ['POST', '/api/account', { account: 'mallory', password: 'correct horse' }],
    ['PUT', '/api/me', { name: 'Eve', notices: { email: 'eve@example.org', turn: true } }],
    ['POST', '/api/forgot', { account: 'victim' }],
    ['POST', '/api/reset', { person: 'victim', until: 4e12, proof: 'abc', password: 'battery staple' }],
    ['PUT', '/api/password', { old: 'correct horse', new: 'battery staple' }],
    [
      'POST',
      '/api/push',
      { endpoint: 'https://push.example/1', keys: { p256dh: 'x'.repeat(87), auth: 'y'.repeat(22) } },
    ],
    ['POST', '/api/tables', twoSeats()],
    ['GET', '/api/tables?list=mine', undefined],
    ['GET', `/api/invitations/${table.invitation?.slice(1)}`, undefined],
    ['GET', at, undefined],
    ['GET', `${at}/save`, undefined],
    ['POST', `${at}/claim`, { seat: 1, invitation: 'abc' }],
    ['POST', `${at}/chair`, { seat: 1, kind: 'bot', level: 'random' }],
    ['POST', `${at}/choice`, { seat: 0, option: 'trades', value: 'tea' }],
    ['POST', `${at}/fix`, { fixed: true }],
    ...['leave', 'start', 'end', 'rematch'].map(act => ['POST', `${at}/${act}`, {}] as const),
  ]
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  [],
  {},
  [[[[[[]]]]]],
  { length: 3 },
  { $gt: '' },
  ...HURTING,
]

/** What may be behind an address. */
const TAILS = [
  '%00',
  '%ff',
  '%',
  '/..%2f..',
  'x'.repeat(500),
  '?list=a&list=b&__proto__=1',
  '?invitation[]=x',
  '%F0%9F%92%A5',
]

/** A value with something else somewhere in it. */
function spoil(chance: Chance, value: unknown): unknown {
  const other = STRANGE[chance.below(STRANGE.length)]
  if (typeof value !== 'object' || value === null || chance.below(6) === 0) return other
  if (Array.isArray(value)) return value.map(item => (chance.below(2) === 0 ? spoil(chance, item) : item))
  const entries = Object.entries(value).filter(() => chance.below(8) > 0)
  const name = ['constructor', 'toString', 'id', 'owner', 'invitation', ''][chance.below(6)]
  if (chance.below(3) === 0) entries.push([name, other])
  return Object.fromEntries(
    entries.map(([key, one]) => [key, chance.below(2) === 0 ? spoil(chance, one) : one]),
  )
}

/** The text of a body, perhaps damaged on the way. */
function garble(chance: Chance, text: string): string {
  const at = chance.below(text.length + 1)
  const ways = [
    () => text,
    () => text,
    () => text.slice(0, at),
    () => text.slice(0, at) + String.fromCharCode(chance.below(0xd800)) + text.slice(at + 1),
    () => `{"__proto__":${text},"constructor":{"prototype":{"admin":true}}}`,
    () => text.repeat(2),
    () => '['.repeat(chance.below(5000)),
  ]
  return ways[chance.below(ways.length)]()
}

onEachDatabase('fuzzed bodies', fresh => {
  test(`${REQUESTS} of them crash nothing and change no table`, async () => {
    const house = await House.open(await fresh(), { tables: 1_000_000 })
    const ada = await house.guest('Ada')
    const bob = await house.guest('Bob')
    const table = await ada.ok<TableCard>('POST', '/api/tables', twoSeats())
    await bob.ok('POST', `/api/tables/${table.id}/claim`, { invitation: table.invitation })
    await ada.ok('POST', `/api/tables/${table.id}/start`, {})
    const before = await rowsOf(house, table.id)
    const kinds = requests(table)
    const chance = Chance.of(7)
    const failures: string[] = []
    let eve: Browser = await house.guest('Eve')
    for (let done = 0; done < REQUESTS; done += AT_ONCE) {
      // Limits would let little through: a new address now and then.
      if (done % 100 === 0) eve = await house.guest('Eve')
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const [method, path, body] = kinds[chance.below(kinds.length)]
          const text = body === undefined ? undefined : garble(chance, JSON.stringify(spoil(chance, body)))
          const target = chance.below(10) === 0 ? path + TAILS[chance.below(TAILS.length)] : path
          const spelt = chance.below(10) === 0 ? target.replace('/api/', '/%61pi/') : target
          const { status } = await eve.ask(method, spelt, text)
          if (status >= 500) failures.push(`${status} ${method} ${target} ${text}`)
        }),
      )
    }
    expect(failures).toEqual([])
    expect(await rowsOf(house, table.id)).toEqual(before)
    expect((await house.browser().ask('GET', '/readyz')).status).toBe(200)
    expect(
      (await ada.ok<TableCard>('GET', `/api/tables/${table.id}`)).chairs.map(({ name }) => name),
    ).toEqual(['Ada', 'Bob'])
    await house.close()
  }, 600_000)
})

async function rowsOf(house: House, table: string) {
  const { db, close } = await openDatabase(house.database)
  const rows = {
    table: await db
      .selectFrom('tables')
      .select([
        'id',
        'game',
        'title',
        'state',
        'access',
        'invitation',
        'owner',
        'options',
        'seed',
        'seq',
        'rematch',
      ])
      .where('id', '=', table)
      .execute(),
    chairs: await db.selectFrom('chairs').selectAll().where('table_id', '=', table).orderBy('seat').execute(),
    picks: await db.selectFrom('picks').selectAll().where('table_id', '=', table).orderBy('seq').execute(),
  }
  await close()
  return rows
}
