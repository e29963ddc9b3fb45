import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backup } from '../../backup.ts'
import { openDatabase } from '../../database/open.ts'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, done, Parlour } from '../hall/parlour.ts'

const LINES = 20_000

onEachDatabase('a backup while people play', fresh => {
  let url: string
  let parlour: Parlour
  beforeEach(async () => {
    url = await fresh()
    parlour = await Parlour.open(url)
  })
  afterEach(() => parlour.close())

  test('keeps nobody from picking, and holds one moment of the game', async () => {
    const table = await parlour.table([ada, bob], { game: 'harbour' })
    const line = { table_id: 'elsewhere', at: 1, person: 'p', name: 'P', seat: null, text: 'x'.repeat(500) }
    for (let at = 0; at < LINES; at += 500)
      await parlour.store.db
        .insertInto('chat')
        .values(Array.from({ length: 500 }, (_, n) => ({ ...line, once: `${at + n}` })))
        .execute()
    const people = [await parlour.sit(table, ada), await parlour.sit(table, bob)]
    const beside = await openDatabase(url)
    const file = join(tmpdir(), `tablee-${process.pid}-${Math.random()}.gz`)
    let over = false
    const writing = backup(beside, file).finally(() => {
      over = true
    })
    let during = 0
    while (!over) {
      const person = people.find(({ keys }) => keys.length > 0)
      if (!person) break
      done(await person.pick(person.keys[0]))
      during++
    }
    expect(await writing).toBeGreaterThan(LINES)
    expect(during).toBeGreaterThan(0)
    await beside.close()
    rmSync(file)
  })
})
