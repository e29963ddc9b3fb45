import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { serveAlone } from '../../database/alone.ts'
import { openDatabase } from '../../database/open.ts'
import { isWritable } from '../../database/writable.ts'
import { newDatabase, onEachDatabase } from '../databases.ts'
import { ada, bob, Parlour, why } from '../hall/parlour.ts'
import { House } from '../house.ts'

onEachDatabase('at the edges', fresh => {
  let house: House | null = null
  let parlour: Parlour | null = null
  afterEach(async () => {
    await house?.close()
    await parlour?.close()
    house = null
    parlour = null
  })

  test('wrong passwords from elsewhere keep nobody out of their account', async () => {
    house = await House.open(await fresh())
    const owner = await house.guest('Ada')
    const password = 'correct horse'
    await owner.ok('POST', '/api/account', { account: 'ada', password })
    const thief = house.browser()
    const tries: string[] = []
    for (let n = 0; n < 17; n++)
      tries.push(await thief.refusal('POST', '/api/signin', { account: 'ada', password: `wrong ${n}` }))
    expect(tries.slice(0, 15)).toEqual(Array(15).fill('403 server.noEntry'))
    expect(tries.slice(15)).toEqual(['429 server.tooMany', '429 server.tooMany'])
    await house.browser().ok('POST', '/api/signin', { account: 'ada', password })
  })

  test('one address learns of few account names whether they are taken', async () => {
    house = await House.open(await fresh(), { requests: 180 })
    const answers: string[] = []
    const eve = house.browser()
    await eve.ok('POST', '/api/guest', { name: 'Eve', language: 'en' })
    for (let n = 0; n < 5; n++)
      answers.push(await eve.refusal('POST', '/api/account', { account: 'x', password: 'correct horse' }))
    expect(answers).toEqual([...Array(3).fill('400 server.account'), ...Array(2).fill('429 server.tooMany')])
  })

  test('chat shows nothing that turns, hides or piles up', async () => {
    parlour = await Parlour.open(await fresh())
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const person = await parlour.sit(table, ada)
    const say = (text: string, once: string) => person.ask({ do: 'chat', once, text })
    await say('a\u202eb\u200bc\u0007d\u2066e', '1')
    await say(`z${'\u0301'.repeat(40)}`, '2')
    await person.until(() => person.chat.length === 2)
    expect(person.chat.map(({ text }) => text)).toEqual(['abcde', 'ź\u0301\u0301\u0301'])
    expect(why(await say('\u200b\u202e ', '3'))).toBe('server.badRequest')
  })

  test('a database that a newer version made is left alone, with a sentence', async () => {
    const url = await fresh()
    const store = await openDatabase(url)
    const row = { name: '9999-later', timestamp: new Date().toISOString() }
    await store.db
      .insertInto('kysely_migration' as never)
      .values(row as never)
      .execute()
    await store.close()
    await expect(openDatabase(url)).rejects.toMatchObject({ what: { id: 'server.newerDatabase' } })
  })

  test('a connection that says nothing is closed', async () => {
    house = await House.open(await fresh(), {}, 100)
    const { hostname, port } = new URL(house.address)
    const socket = connect(Number(port), hostname)
    await new Promise(closed => socket.once('close', closed))
  })
})

test('a second server on a SQLite file is refused, and let in when the first is gone', async () => {
  const url = await newDatabase('sqlite')
  const [first, second] = [await openDatabase(url), await openDatabase(url)]
  const release = serveAlone(first)
  expect(() => serveAlone(second)).toThrow('Another server uses')
  release()
  serveAlone(second)()
  await first.close()
  await second.close()
})

test('a full disk is noticed by who asks whether the server is ready', async () => {
  const store = await openDatabase(await newDatabase('sqlite'))
  expect(await isWritable(store, 0)).toBe(true)
  store.sqlite?.pragma('max_page_count = 1')
  // Until then the room that is free in the file is used up.
  let ready = true
  for (let now = 10_000; ready && now < 10_000_000; now += 10_000) {
    ready = await isWritable(store, now)
    if (ready)
      await store.db
        .insertInto('kept')
        .values({ name: `${now}`, value: 'x'.repeat(4000) })
        .execute()
        .catch(() => {})
  }
  expect(ready).toBe(false)
  store.sqlite?.pragma('max_page_count = 1000000')
  expect(await isWritable(store, 20_000_000)).toBe(true)
  await store.close()
})
