import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newDatabase } from '../databases.ts'
import { ada, bob, done, Parlour, type Person, why } from './parlour.ts'

let url: string
let parlour: Parlour
let table: string
let one: Person
let two: Person
beforeEach(async () => {
  url = await newDatabase('sqlite')
  parlour = await Parlour.open(url)
  table = await parlour.table([ada, bob], { game: 'root' })
  one = await parlour.sit(table, ada)
  two = await parlour.sit(table, bob)
})
afterEach(() => parlour.close())

const asked = () => [one, two].find(({ keys }) => keys.length > 0) as Person

test('a locked database: who picks reads a sentence, nobody sees a change, and then all goes on', async () => {
  const other = new Sqlite(url.replace('sqlite://', ''))
  other.exec('begin immediate')
  const person = asked()
  const before = person.scene
  expect(why(await person.pick(person.keys[0], { once: 'a' }))).toBe('server.notKept')
  expect([one.seq, two.seq, person.scene]).toEqual([1, 1, before])
  other.exec('rollback')
  expect(done(await person.pick(person.keys[0], { once: 'a' }))).toBe(2)
  expect([one.seq, two.seq]).toEqual([2, 2])
  other.close()
})

test('a full disk: what was acknowledged stays, what was not is refused, and then all goes on', async () => {
  const { sqlite } = parlour.store
  const pages = sqlite?.pragma('page_count', { simple: true })
  sqlite?.pragma(`max_page_count = ${pages}`)
  let refused: string | null = null
  while (refused === null) {
    const person = asked()
    const answer = await person.pick(person.keys[0])
    if ('refused' in answer) refused = answer.why.id
  }
  expect(refused).toBe('server.notKept')
  const { seq } = one
  const rows = await parlour.store.db.selectFrom('picks').select('seq').execute()
  expect(Math.max(...rows.map(row => row.seq))).toBe(seq)
  sqlite?.pragma('max_page_count = 1000000')
  expect(done(await asked().pick(asked().keys[0]))).toBe(seq + 1)
  expect(parlour.hall.counts().failedCommits).toBe(1)
})

test('a game that cannot be read is refused with a sentence, and told to the operator', async () => {
  await parlour.close()
  const told: string[] = []
  parlour = await Parlour.open(url, { log: what => told.push(what) })
  one = await parlour.sit(table, ada)
  two = await parlour.sit(table, bob)
  const person = asked()
  // A checkpoint that no rule could have made.
  await parlour.store.db.updateTable('checkpoints').set({ checkpoint: '{"at":0,"step":"nowhere"}' }).execute()
  await parlour.hall.reload(table).catch(() => {})
  expect(why(await person.pick(person.keys[0]))).toBe('server.notNow')
  expect(told.length).toBeGreaterThan(0)
})
