import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { TableCard } from '@tablee/table'
import type { Me } from '@tablee/table/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingNames, variableOf } from '../../settings.ts'
import { newDatabase, onEachDatabase } from '../databases.ts'
import { Browser, twoSeats } from '../house.ts'
import { Program } from './program.ts'

let program: Program
beforeAll(async () => {
  program = await Program.build()
})
afterAll(() => program.remove())

test('with no configuration at all, guests can play', async () => {
  const server = await program.serve()
  expect(server.address).toMatch(/^http:\/\/localhost:\d+$/)
  const ada = new Browser(server.address)
  await ada.ok<Me>('POST', '/api/guest', { name: 'Ada', language: 'fr' })
  const card = await ada.ok<TableCard>('POST', '/api/tables', {
    ...twoSeats(),
    chairs: [{ kind: 'me' }, { kind: 'bot', level: 'search:easy' }],
  })
  expect((await ada.ok<TableCard>('POST', `/api/tables/${card.id}/start`, {})).state).toBe('playing')
  // Others on this machine cannot read it.
  expect(statSync(join(program.dir, 'data', 'tablee', 'tablee.sqlite')).mode & 0o777).toBe(0o600)
  const { code, out, err } = await server.end('SIGTERM')
  expect({ code, out, err }).toEqual({ code: 0, out: `Tablée: ${server.address}\n`, err: '' })
})

test('it says what hinders it in one sentence', async () => {
  const server = await program.serve('--data', 'taken')
  const port = new URL(server.address).port
  const taken = await program.run('serve', '--port', port, '--data', 'other')
  expect(taken).toMatchObject({
    code: 2,
    out: '',
    err: `Port ${port} is taken: choose another with --port.\n`,
  })
  await server.end('SIGINT')
  const wrong = await program.run('serve', '--port', 'many')
  expect(wrong).toMatchObject({
    code: 2,
    err: '“many” is not possible for --port (TABLEE_PORT): give 0–65535.\n',
  })
  const nowhere = await program.run('serve', '--port', '0', '--database', 'postgres://x:y@localhost:1/none')
  expect(nowhere.code).toBe(2)
  expect(nowhere.err).toMatch(/^The database cannot be opened: .*\n$/)
  const folder = await program.run('serve', '--port', '0', '--database', '/dev/null/tablee.sqlite')
  expect(folder.code).toBe(2)
  expect(folder.err).toMatch(/^The database cannot be opened: .*\n$/)
})

test('its help lists every setting and its variable, in both languages', async () => {
  for (const language of ['en', 'fr']) {
    const { out } = await program.run('serve', '--help', '--lang', language)
    for (const name of settingNames) {
      expect(out).toContain(`--${name} (`)
      expect(out).toContain(variableOf(name))
    }
  }
})

onEachDatabase('a server', fresh => {
  test('goes on after it was stopped, and after it was killed', async () => {
    const database = await fresh()
    const first = await program.serve('--database', database)
    const ada = new Browser(first.address)
    await ada.ok('POST', '/api/guest', { name: 'Ada', language: 'en' })
    const { id } = await ada.ok<TableCard>('POST', '/api/tables', twoSeats())
    expect((await first.end('SIGTERM')).code).toBe(0)
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const next = await program.serve('--database', database)
      const same = new Browser(next.address)
      same.cookie = ada.cookie
      expect((await same.ok<TableCard>('GET', `/api/tables/${id}`)).mine).toEqual([0])
      await next.end(signal)
    }
  })

  test('is backed up, restored and looked after from the command line', async () => {
    const database = await fresh()
    const server = await program.serve('--database', database)
    const ada = new Browser(server.address)
    const { id } = await ada.ok<Me>('POST', '/api/guest', { name: 'Ada', language: 'en' })
    const table = await ada.ok<TableCard>('POST', '/api/tables', twoSeats())
    const file = `backup-${id}`
    const kept = await program.run('backup', file, '--database', database, '--json')
    expect(JSON.parse(kept.out)).toMatchObject({ file })
    expect((await program.run('backup', file, '--database', database)).code).toBe(2)
    const other = await fresh()
    expect((await program.run('restore', file, '--database', other)).code).toBe(0)
    expect((await program.run('restore', file, '--database', other)).err).toMatch(/in use/)
    const list = await program.run('owner', 'list', 'people', '--database', other, '--json')
    expect(JSON.parse(list.out)).toMatchObject([{ id, name: 'Ada' }])
    const lines = await program.run('owner', 'list', 'tables', '--database', other)
    expect(lines.out).toContain(`id=${table.id}`)
    await program.run('owner', 'end', table.id, '--database', database)
    expect((await ada.ok<TableCard>('GET', `/api/tables/${table.id}`)).state).toBe('over')
    const banned = await program.run('owner', 'ban', id, '--database', database, '--lang', 'fr')
    expect(banned.out).toBe(`${id} est exclu.\n`)
    expect((await ada.ask('GET', '/api/me')).status).toBe(204)
    expect((await program.run('owner', 'ban', 'nobody', '--database', database)).code).toBe(2)
    await server.end('SIGTERM')
  })
})

test.each(['', 'dance', 'ban', 'list cats'])('“owner %s” is no command', async words => {
  const database = await newDatabase('sqlite')
  expect((await program.run('owner', ...words.split(' ').filter(Boolean), '--database', database)).code).toBe(
    2,
  )
})
