import type { Question } from '@tablee/bots/protocol.ts'
import type { TableCard } from '@tablee/table'
import { afterEach, expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, done, Parlour, thinkHere, why } from '../hall/parlour.ts'
import { House, twoSeats, until } from '../house.ts'

onEachDatabase('who asks for too much thinking', fresh => {
  let parlour: Parlour | null = null
  let house: House | null = null
  afterEach(async () => {
    await parlour?.close()
    await house?.close()
    parlour = null
    house = null
  })

  test('gets one hint at a time for a seat, and the next when that one came', async () => {
    let answer = () => {}
    const wait = new Promise<void>(go => {
      answer = go
    })
    const questions: Question[] = []
    parlour = await Parlour.open(await fresh(), {
      think: async (question, signal) => {
        questions.push(question)
        await wait
        return thinkHere(question, signal)
      },
    })
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe', hints: true })
    const person = await parlour.sit(table, ada)
    const first = person.ask({ do: 'hint' })
    await until(() => questions.length === 1, 'a hint is thought of')
    const others = await Promise.all([person.ask({ do: 'hint' }), person.ask({ do: 'hint' })])
    expect(others.map(why)).toEqual(['server.oneHint', 'server.oneHint'])
    answer()
    expect(await first).toHaveProperty('value')
    expect(await person.ask({ do: 'hint' })).toHaveProperty('value')
    expect(questions.map(({ by }) => by)).toEqual(['hint ada', 'hint ada'])
    done(await person.pick(person.keys[0]))
  })

  test('gets one hint at a time at however many tables', async () => {
    parlour = await Parlour.open(await fresh(), { think: () => new Promise(() => {}) })
    const wish = { game: 'tic-tac-toe', hints: true }
    const tables = [await parlour.table([ada, bob], wish), await parlour.table([ada, bob], wish)]
    const [here, there] = [await parlour.sit(tables[0], ada), await parlour.sit(tables[1], ada)]
    void here.ask({ do: 'hint' })
    await new Promise(go => setTimeout(go, 50))
    expect(why(await there.ask({ do: 'hint' }))).toBe('server.oneHint')
  })

  test('has the bots of all tables made from one address think in one line', async () => {
    const questions: Question[] = []
    parlour = await Parlour.open(await fresh(), {
      think: question => {
        questions.push(question)
        return new Promise(() => {})
      },
    })
    const chairs = [{ kind: 'bot', level: 'random' }, { kind: 'me' }] as const
    for (const place of ['here', 'here', undefined])
      await parlour.table([ada], { game: 'tic-tac-toe', chairs, place })
    await until(() => questions.length === 3, 'three bots think')
    expect(questions.map(({ by }) => by).sort()).toEqual(['ada', 'here', 'here'])
  })

  test('a guest has fewer tables open than somebody with an account; both read how many', async () => {
    house = await House.open(await fresh(), { tables: 22 })
    const guest = await house.guest()
    const more = () => guest.ask('POST', '/api/tables', twoSeats())
    for (let n = 0; n < 20; n++) expect((await more()).status).toBe(201)
    expect(await more()).toMatchObject({
      status: 409,
      body: { why: { id: 'server.manyTables', values: { most: 20 } } },
    })
    await guest.ok('POST', '/api/account', { account: 'ada', password: 'correct horse' })
    expect([(await more()).status, (await more()).status, (await more()).status]).toEqual([201, 201, 409])
  })

  const withBot = () => twoSeats({ chairs: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })

  test('a person has so many tables with bots open, however they came to have them, and reads it', async () => {
    house = await House.open(await fresh(), { botTables: 2 })
    const ada = await house.guest()
    const first = await ada.ok<TableCard>('POST', '/api/tables', withBot())
    const open = await ada.ok<TableCard>('POST', '/api/tables', twoSeats())
    const other = await ada.ok<TableCard>('POST', '/api/tables', twoSeats())
    const sitBot = ({ id }: TableCard) =>
      ada.ask('POST', `/api/tables/${id}/chair`, { seat: 1, kind: 'bot', level: 'random' })
    expect((await sitBot(open)).status).toBe(200)
    const said = { status: 409, body: { why: { id: 'server.manyBots', values: { most: 2 } } } }
    expect(await sitBot(other)).toMatchObject(said)
    expect(await ada.ask('POST', '/api/tables', withBot())).toMatchObject(said)
    expect((await ada.ask('POST', '/api/tables', twoSeats())).status).toBe(201)
    // A table that has a bot already may have its level changed; one that is over counts no more.
    expect((await sitBot(open)).status).toBe(200)
    await ada.ok('POST', `/api/tables/${first.id}/end`)
    expect((await ada.ask('POST', '/api/tables', withBot())).status).toBe(201)
    expect(await ada.ask('POST', `/api/tables/${first.id}/rematch`)).toMatchObject(said)
  })

  test('an address has three times as many, whoever it says it is', async () => {
    house = await House.open(await fresh(), { botTables: 1 })
    const told: unknown[] = []
    for (const name of ['Ada', 'Bob', 'Cleo', 'Dan']) {
      const browser = house.browser('10.9.9.8')
      await browser.ok('POST', '/api/guest', { name, language: 'en' })
      const { status, body } = await browser.ask('POST', '/api/tables', withBot())
      told.push(status === 201 ? status : (body as { why: { id: string } }).why.id)
    }
    expect(told).toEqual([201, 201, 201, 'server.manyBotsHere'])
    expect((await (await house.guest()).ask('POST', '/api/tables', withBot())).status).toBe(201)
  })

  test('one address makes so many tables in a minute, whoever it says it is', async () => {
    house = await House.open(await fresh(), { requests: 60 })
    const statuses: number[] = []
    for (const name of ['Ada', 'Bob']) {
      const browser = house.browser('10.9.9.9')
      await browser.ok('POST', '/api/guest', { name, language: 'en' })
      for (let n = 0; n < 2; n++) statuses.push((await browser.ask('POST', '/api/tables', twoSeats())).status)
    }
    expect(statuses).toEqual([201, 201, 201, 429])
    const elsewhere = await house.guest()
    expect(await elsewhere.ok<TableCard>('POST', '/api/tables', twoSeats())).toHaveProperty('id')
  })
})
