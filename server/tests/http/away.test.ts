import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { newDatabase, ownPostgres } from '../databases.ts'
import { House } from '../house.ts'

test('a PostgreSQL that restarts: people read a sentence, and go on when it is back', async () => {
  const postgres = await ownPostgres()
  const house = await House.open(await postgres.fresh())
  const ada = await house.guest('Ada')
  await postgres.restart(async () => {
    expect(await ada.refusal('GET', '/api/me')).toBe('503 server.notNow')
    expect(await ada.refusal('GET', '/api/tables?list=public')).toBe('503 server.notNow')
    expect((await ada.ask('GET', '/readyz')).status).toBe(503)
    expect((await ada.ask('GET', '/healthz')).status).toBe(200)
  })
  expect(await ada.ok('GET', '/api/me')).toMatchObject({ name: 'Ada' })
  expect((await ada.ask('GET', '/readyz')).status).toBe(200)
  await house.close()
})

test('an SQLite file that another program holds: the same', async () => {
  const url = await newDatabase('sqlite')
  const house = await House.open(url)
  const other = new Sqlite(url.replace('sqlite://', ''))
  other.exec('begin exclusive')
  const guest = { name: 'Ada', language: 'en' }
  expect(await house.browser().refusal('POST', '/api/guest', guest)).toBe('503 server.notNow')
  other.exec('rollback')
  other.close()
  expect((await house.browser().ask('POST', '/api/guest', guest)).status).toBe(200)
  await house.close()
})
