import { replay } from '@tablee/kernel'
import type { Problem, TableCard } from '@tablee/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Store } from '../../database/open.ts'
import { forgetProblem, listProblems, lists, readProblem } from '../../owner/index.ts'
import { onEachDatabase } from '../databases.ts'
import { roomOf } from '../hall/parlour.ts'
import { House, twoSeats } from '../house.ts'

const problem: Problem = {
  tablee: 'problem',
  at: 0,
  kind: 'rule',
  text: 'My mark should win.',
  contact: 'ada@example.org',
  versions: { tablee: '0.1.0', rules: 1, browser: 'Firefox 141' },
  game: 'tic-tac-toe',
  options: {},
  seats: 2,
  seat: 0,
  round: 1,
  picks: 1,
  prompt: 'ask.mark',
  said: null,
  save: null,
}

onEachDatabase('problems', fresh => {
  let house: House
  let store: Store
  beforeAll(async () => {
    house = await House.open(await fresh())
    store = await openDatabase(house.database)
  })
  afterAll(async () => {
    await store.close()
    await house.close()
  })

  async function twoAtTable() {
    const ada = await house.guest('Ada')
    const bob = await house.guest('Bob')
    const card = await ada.ok<TableCard>('POST', '/api/tables', twoSeats())
    await bob.ok('POST', `/api/tables/${card.id}/claim`, { invitation: card.invitation })
    await ada.ok('POST', `/api/tables/${card.id}/start`, {})
    return { ada, bob, card }
  }

  test('of a table far away reach the owner with the game, which the sender is not given', async () => {
    const { ada, card } = await twoAtTable()
    const answer = await ada.ask('POST', '/api/problems', { problem, table: { id: card.id } })
    expect(answer.status).toBe(201)
    const { id } = answer.body as { id: string }
    expect(answer.body).toEqual({ id })
    const row = await readProblem(store.db, id)
    expect(row).toMatchObject({ kind: 'rule', game: 'tic-tac-toe', text: 'My mark should win.' })
    // Neither names nor who sent it are kept.
    expect(row.by_person).toBe(null)
    expect(row.report).not.toMatch(/Ada|Bob/)
    const report = JSON.parse(row.report) as Problem
    const room = await roomOf('tic-tac-toe')
    if (!report.save || !room) throw new Error('There is no game.')
    expect(report).toMatchObject({ seat: 0, picks: 0 })
    expect(replay(room.game, report.save, report.picks).face(0)).not.toBe(null)
  })

  test('of a table that one may not see are refused', async () => {
    const { card } = await twoAtTable()
    const eve = await house.guest('Eve')
    const sent = { problem, table: { id: card.id } }
    expect(await eve.refusal('POST', '/api/problems', sent)).toBe('404 server.noTable')
    const watching = { problem, table: { id: card.id, invitation: card.watch } }
    expect((await eve.ask('POST', '/api/problems', watching)).status).toBe(201)
  })

  test('of a table of a browser bring their own game; one that is damaged is refused', async () => {
    const { ada, card } = await twoAtTable()
    await ada.ok('POST', `/api/tables/${card.id}/end`, {})
    const save = await ada.ok<Problem['save']>('GET', `/api/tables/${card.id}/save`)
    const nobody = house.browser()
    const { id } = await nobody.ok<{ id: string }>('POST', '/api/problems', { problem: { ...problem, save } })
    expect(JSON.parse((await readProblem(store.db, id)).report)).toMatchObject({ save })
    const damaged = { ...problem, save: { ...save, rules: 99 } }
    expect(await nobody.refusal('POST', '/api/problems', { problem: damaged })).toBe('400 server.badRequest')
  })

  test('are limited in number and size, and say something', async () => {
    const browser = house.browser()
    const send = (more: object, beside: object = {}) =>
      browser.refusal('POST', '/api/problems', { problem: { ...problem, ...more }, ...beside })
    expect(await send({ text: '  ' })).toBe('400 server.badRequest')
    expect(await send({ kind: 'praise' })).toBe('400 server.badRequest')
    expect(await send({}, { picture: 'data:text/html;base64,PGI+' })).toBe('400 server.badRequest')
    expect(await send({}, { picture: `data:image/png;base64,${'A'.repeat(1_600_000)}` })).toBe(
      '413 server.tooLarge',
    )
    const one = house.browser()
    const answers: number[] = []
    for (let n = 0; n < 11; n++) answers.push((await one.ask('POST', '/api/problems', { problem })).status)
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(201))
    expect(answers[10]).toBe(429)
  })

  test('are listed, and forgotten once they are settled', async () => {
    const [{ id }] = await listProblems(store.db)
    await forgetProblem(store.db, id)
    expect((await listProblems(store.db)).map(one => one.id)).not.toContain(id)
    await expect(readProblem(store.db, id)).rejects.toMatchObject({ status: 404 })
    expect((await lists.audit(store))[0]).toMatchObject({ what: 'forget', about: id })
  })
})
