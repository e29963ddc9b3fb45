import type { TableCard } from '@tablee/table'
import type { History, Marks, Me, Profile } from '@tablee/table/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Store } from '../../database/open.ts'
import { listProblems } from '../../owner/index.ts'
import { onEachDatabase } from '../databases.ts'
import { type Browser, House, twoSeats, until } from '../house.ts'

onEachDatabase('between people', fresh => {
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

  const idOf = async (browser: Browser) => (await browser.ok<Me>('GET', '/api/me')).id

  /** Two people at a table whose game has begun. */
  async function twoPlaying(access: 'public' | 'invitation' = 'public') {
    const ada = await house.guest('Ada')
    const bob = await house.guest('Bob')
    const card = await ada.ok<TableCard>('POST', '/api/tables', twoSeats({ access, title: 'Thursday' }))
    await bob.ok('POST', `/api/tables/${card.id}/claim`, { invitation: card.invitation })
    await ada.ok('POST', `/api/tables/${card.id}/start`, {})
    return { ada, bob, id: card.id }
  }

  test('a history tells the games one finished, and those one left', async () => {
    const { ada, bob, id } = await twoPlaying()
    expect((await ada.ok<History>('GET', '/api/history')).games).toEqual([])
    await bob.ok('POST', `/api/tables/${id}/leave`, {})
    const [left] = (await bob.ok<History>('GET', '/api/history')).games
    expect(left).toMatchObject({ table: id, game: 'tic-tac-toe', title: 'Thursday', left: true, seat: 1 })
    await ada.ok('POST', `/api/tables/${id}/end`, {})
    const { games, companions } = await ada.ok<History>('GET', '/api/history')
    expect(games).toMatchObject([
      { table: id, left: false, seat: 0, winners: null, cast: [expect.any(String), expect.any(String)] },
    ])
    expect(companions).toMatchObject([{ who: await idOf(bob), name: 'Bob', games: 1 }])
  })

  test('a page for everybody shows what was played in public, and with nobody’s name', async () => {
    const open = await twoPlaying()
    const who = await idOf(open.ada)
    await open.ada.ok('POST', `/api/tables/${open.id}/end`, {})
    const code = await open.ada.ok<TableCard>('POST', '/api/tables', twoSeats())
    await open.bob.ok('POST', `/api/tables/${code.id}/claim`, { invitation: code.invitation })
    await open.ada.ok('POST', `/api/tables/${code.id}/start`, {})
    await open.ada.ok('POST', `/api/tables/${code.id}/end`, {})
    const page = await house.browser().ok<Profile>('GET', `/api/people/${who}`)
    expect(page).toMatchObject({ who, name: 'Ada', games: [{ table: open.id, with: [] }] })
    expect(page.games).toHaveLength(1)
    expect(Object.keys(page).toSorted()).toEqual(['games', 'name', 'since', 'who'])
    expect(await house.browser().refusal('GET', '/api/people/nobody')).toBe('404 server.noPerson')
  })

  test('only companions are asked to a table, and not those who block', async () => {
    const { ada, bob } = await twoPlaying()
    const eve = await house.guest('Eve')
    const table = await ada.ok<TableCard>('POST', '/api/tables', twoSeats())
    const ask = async (whom: Browser) =>
      ada.ask('POST', `/api/tables/${table.id}/invite`, { person: await idOf(whom) })
    expect((await ask(eve)).status).toBe(403)
    expect((await ask(bob)).status).toBe(200)
    await bob.ok('PUT', `/api/people/${await idOf(ada)}/mark`, { kind: 'block', on: true })
    expect((await ask(bob)).status).toBe(403)
    expect((await ada.ok<History>('GET', '/api/history')).companions).toEqual([])
  })

  test('who is blocked takes no seat where the other sits, and writes nothing there', async () => {
    const { ada, bob, id } = await twoPlaying()
    const marks = await ada.ok<Marks>('PUT', `/api/people/${await idOf(bob)}/mark`, {
      kind: 'block',
      on: true,
    })
    expect(marks).toEqual({ marks: [{ who: await idOf(bob), name: 'Bob', kind: 'block' }] })
    const seat = await bob.open(id)
    seat.send({ do: 'chat', id: 9, once: 'a', text: 'hello' })
    await until(
      () => seat.news.some(news => 'refused' in news && news.why.id === 'server.blocked'),
      'it is refused',
    )
    seat.close()
    const table = await ada.ok<TableCard>('POST', '/api/tables', twoSeats({ access: 'public' }))
    expect(await bob.refusal('POST', `/api/tables/${table.id}/claim`, {})).toBe('403 server.blocked')
    await ada.ok('PUT', `/api/people/${await idOf(bob)}/mark`, { kind: 'block', on: false })
    await bob.ok('POST', `/api/tables/${table.id}/claim`, {})
    const self = await idOf(ada)
    expect(await ada.refusal('PUT', `/api/people/${self}/mark`, { kind: 'mute', on: true })).toBe(
      '400 server.badRequest',
    )
  })

  test('what somebody says about another is in the owner’s inbox', async () => {
    const { ada, bob } = await twoPlaying()
    await ada.ok('POST', `/api/people/${await idOf(bob)}/report`, { text: 'Rude words.' })
    expect(await listProblems(store.db)).toMatchObject([
      { kind: 'person', text: 'Rude words.', about: await idOf(bob), by_person: await idOf(ada) },
    ])
    expect(
      await house.browser().refusal('POST', `/api/people/${await idOf(bob)}/report`, { text: 'x' }),
    ).toBe('401 server.whoAreYou')
  })

  test('who deletes their account takes back what they wrote, at once and for those who come later', async () => {
    const { ada, bob, id } = await twoPlaying()
    const [hers, his] = [await ada.open(id), await bob.open(id)]
    his.send({ do: 'chat', id: 9, once: 'a', text: 'my secret' })
    await until(() => hers.news.some(news => 'chat' in news && news.chat.length > 0), 'it is heard')
    const who = await idOf(bob)
    await bob.ok('DELETE', '/api/me', {})
    await until(() => hers.news.some(news => 'unsaid' in news && news.unsaid === who), 'it is taken back')
    const again = await ada.open(id)
    expect(JSON.stringify(again.news)).not.toContain('my secret')
    for (const seat of [hers, again]) seat.close()
  })
})
