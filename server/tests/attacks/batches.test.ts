import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRequest } from '../../socket/frames.ts'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, cleo, dan, done, Parlour } from '../hall/parlour.ts'
import { House, twoSeats } from '../house.ts'

onEachDatabase('texts made to hurt the ledger', fresh => {
  let parlour: Parlour
  beforeEach(async () => {
    parlour = await Parlour.open(await fresh())
  })
  afterEach(() => parlour.close())

  test('a change that the database refuses fails alone; those written with it are kept', async () => {
    const mine = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const theirs = await parlour.table([cleo, dan], { game: 'tic-tac-toe' })
    const [attacker, victim] = [await parlour.sit(mine, ada), await parlour.sit(theirs, cleo)]
    // Past the frames' own check, as a fault in it would let it pass; SQLite keeps such a text, PostgreSQL does not.
    const [, kept] = await Promise.all([
      attacker.pick(attacker.keys[0], { once: 'x\0' }),
      victim.pick(victim.keys[0]),
    ])
    expect(done(kept)).toBe(2)
    expect(victim.seq).toBe(2)
  })

  test('after such a failure both tables go on', async () => {
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const person = await parlour.sit(table, ada)
    await person.pick(person.keys[0], { once: 'x\0' })
    const other = await parlour.sit(table, bob)
    const asked = [person, other].find(({ keys }) => keys.length > 0)
    expect(done(await (asked ?? person).pick((asked ?? person).keys[0]))).toBeGreaterThan(1)
  })
})

test('a frame with a NUL in any of its texts is no request', () => {
  const pick = { do: 'pick', id: 1, seq: 1, once: 'a-1', keys: ['4'] }
  expect(readRequest(JSON.stringify(pick))).toEqual(pick)
  const hurting = [
    { ...pick, once: 'x\0' },
    { ...pick, once: 'a b' },
    { ...pick, once: '' },
    { ...pick, once: 'x'.repeat(65) },
    { ...pick, key: '4\0' },
    { do: 'chat', id: 1, once: 'a', text: 'hello\0' },
    { do: 'join', id: 1, table: 'a\0' },
    { do: 'join', id: 1, table: 'a', invitation: '\0' },
  ]
  for (const frame of hurting) expect(readRequest(JSON.stringify(frame))).toBeNull()
})

onEachDatabase('a NUL over HTTP', fresh => {
  test('is refused in bodies, addresses and names of fields, with a sentence', async () => {
    const house = await House.open(await fresh())
    const browser = await house.guest()
    const bad = '400 server.badRequest'
    expect(await browser.refusal('POST', '/api/guest', { name: 'A\0da', language: 'en' })).toBe(bad)
    expect(await browser.refusal('POST', '/api/tables', twoSeats({ title: 'x\0' }))).toBe(bad)
    expect(await browser.refusal('POST', '/api/tables', twoSeats({ options: { 'a\0': true } }))).toBe(bad)
    expect(await browser.refusal('GET', '/api/tables/a%00b')).toBe(bad)
    await browser.ok('POST', '/api/tables', twoSeats({ title: 'x' }))
    await house.close()
  })
})
