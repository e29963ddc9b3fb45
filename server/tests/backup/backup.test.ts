import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { TableCard } from '@tablee/table'
import type { Me } from '@tablee/table/api.ts'
import { afterAll, expect, test } from 'vitest'
import { backup, restore } from '../../backup.ts'
import { openDatabase } from '../../database/open.ts'
import { newDatabase, onEachDatabase } from '../databases.ts'
import { House, twoSeats } from '../house.ts'

const folder = mkdtempSync(join(tmpdir(), 'tablee-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let made = 0
const newFile = () => join(folder, `backup${made++}`)

/** Backs a database up while its server runs, and restores it into another. */
async function carryOver(from: string, to: string): Promise<string> {
  const file = newFile()
  const source = await openDatabase(from)
  const rows = await backup(source, file)
  await source.close()
  const target = await openDatabase(to)
  expect(await restore(target, file)).toBe(rows)
  await target.close()
  return file
}

onEachDatabase('a backup', (fresh, kind) => {
  test('brings people, sessions and games back, into either kind of database', async () => {
    const database = await fresh()
    const house = await House.open(database)
    const ada = await house.guest('Ada')
    const bob = await house.guest('Bob')
    await ada.ok<Me>('POST', '/api/account', { account: 'ada', password: 'correct horse' })
    const card = await ada.ok<TableCard>('POST', '/api/tables', twoSeats({ access: 'public', title: 'Kept' }))
    await bob.ok('POST', `/api/tables/${card.id}/claim`, {})
    await ada.ok('POST', `/api/tables/${card.id}/start`, {})
    for (const other of [await fresh(), await newDatabase(kind === 'sqlite' ? 'postgres' : 'sqlite')]) {
      const file = await carryOver(database, other)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      const again = await House.open(other)
      const same = again.browser()
      same.cookie = ada.cookie
      expect(await same.ok<Me>('GET', '/api/me')).toMatchObject({ name: 'Ada', account: 'ada' })
      expect(await same.ok('GET', `/api/tables/${card.id}`)).toMatchObject({
        title: 'Kept',
        state: 'playing',
        mine: [0],
        waiting: [0],
      })
      await again.browser().ok('POST', '/api/signin', { account: 'ada', password: 'correct horse' })
      expect((await same.ok<TableCard>('POST', `/api/tables/${card.id}/end`, {})).state).toBe('over')
      await again.close()
    }
    await house.close()
  })

  test('of more rows than are read at once is whole', async () => {
    const store = await openDatabase(await fresh())
    const row = {
      name: 'Ada',
      account: null,
      password: null,
      language: 'fr',
      notices: '{}',
      made: 1,
      seen: 1,
    }
    const people = Array.from({ length: 1203 }, (_, n) => ({ ...row, id: `p${n}`, banned: null }))
    for (let at = 0; at < people.length; at += 100)
      await store.db
        .insertInto('people')
        .values(people.slice(at, at + 100))
        .execute()
    const line = { at: 1, who: 'owner', what: 'x', about: 'y', detail: '{}' }
    await store.db
      .insertInto('audit')
      .values(Array.from({ length: 700 }, (_, n) => ({ ...line, about: `a${n}` })))
      .execute()
    const file = newFile()
    await backup(store, file)
    await store.close()
    const target = await openDatabase(await fresh())
    await restore(target, file)
    const ids = await target.db.selectFrom('people').select('id').execute()
    expect(new Set(ids.map(({ id }) => id))).toEqual(new Set(people.map(({ id }) => id)))
    const audit = await target.db.selectFrom('audit').select('about').orderBy('n').execute()
    expect(audit.map(({ about }) => about)).toEqual(Array.from({ length: 700 }, (_, n) => `a${n}`))
    // What the database counts goes on counting.
    await target.db.insertInto('audit').values(line).execute()
    await target.close()
  })

  test('is not restored over what is there, nor when it is damaged', async () => {
    const house = await House.open(await fresh())
    await house.guest('Ada')
    const store = await openDatabase(house.database)
    const file = newFile()
    await backup(store, file)
    await expect(restore(store, file)).rejects.toMatchObject({ what: { id: 'server.notEmpty' } })
    await store.close()
    await house.close()
    const target = await openDatabase(await fresh())
    const packed = readFileSync(file)
    const lines = gunzipSync(packed).toString().split('\n')
    const damaged = [
      packed.subarray(0, packed.length - 20),
      Buffer.from('no backup at all'),
      gzipSync(lines.slice(0, -2).join('\n')),
      gzipSync(lines.filter((_, place) => place !== 1).join('\n')),
      gzipSync(lines.slice(1).join('\n')),
      gzipSync(`${lines[0]}\n{"into":"sqlite_master","row":{}}\n`),
      gzipSync(`${lines[0]}\nnot json\n`),
      gzipSync(lines.join('\n').replace('"Ada"', '"Adb"')),
      gzipSync(lines.join('\n').replace('"name"', '"nome"')),
    ]
    for (const bytes of damaged) {
      const bad = newFile()
      writeFileSync(bad, bytes)
      await expect(restore(target, bad)).rejects.toMatchObject({ what: { id: 'server.notABackup' } })
    }
    expect(await target.db.selectFrom('people').select('id').execute()).toEqual([])
    await restore(target, file)
    expect(await target.db.selectFrom('people').select('name').execute()).toEqual([{ name: 'Ada' }])
    const older = newFile()
    writeFileSync(
      older,
      gzipSync(
        lines
          .join('\n')
          .replace('"format":2', '"format":1')
          .replace(/,"sum":"\w+"/, ''),
      ),
    )
    const again = await openDatabase(await fresh())
    await restore(again, older)
    expect(await again.db.selectFrom('people').select('name').execute()).toEqual([{ name: 'Ada' }])
    await again.close()
    await target.close()
  })
})
