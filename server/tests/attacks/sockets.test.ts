import { afterEach, beforeEach, expect, test } from 'vitest'
import { Doors } from '../../socket/doors.ts'
import { newDatabase, onEachDatabase } from '../databases.ts'
import { everyone, Parlour } from '../hall/parlour.ts'
import { House, until } from '../house.ts'
import { Exchange } from '../socket/line.ts'

let parlour: Parlour
beforeEach(async () => {
  parlour = await Parlour.open(await newDatabase('sqlite'))
})
afterEach(() => parlour.close())

test('sockets that are opened at once are counted before anything is waited for', async () => {
  let asked = 0
  let answer = () => {}
  const answered = new Promise<void>(go => {
    answer = go
  })
  const exchange = await Exchange.open(parlour, {
    perAddress: 3,
    personOf: async () => {
      asked++
      await answered
      return everyone[0]
    },
  })
  const calls = Array.from({ length: 10 }, () => exchange.call(null))
  const ends = Promise.allSettled(calls)
  await until(() => asked === 3, 'three are asked who they are')
  answer()
  const opened = (await ends).filter(({ status }) => status === 'fulfilled')
  expect(opened).toHaveLength(3)
  expect(asked).toBe(3)
  await exchange.close()
})

test('who opens and closes sockets without end is made to wait', async () => {
  const exchange = await Exchange.open(parlour, { openings: { most: 5, perSecond: 0 } })
  for (let n = 0; n < 5; n++) {
    const line = await exchange.call(null)
    line.socket.close()
    await line.until(() => line.closedWith !== null)
  }
  await expect(exchange.call(null)).rejects.toThrow('429')
  await exchange.close()
})

test('an address that has nothing open and is quiet is forgotten, one that hurries is not', () => {
  const doors = new Doors(2, { most: 1, perSecond: 0 })
  expect([doors.enter('a'), doors.enter('a')]).toEqual([true, false])
  doors.leave('a')
  doors.tidy()
  expect(doors.known).toBe(1)
  expect(doors.enter('a')).toBe(false)
  const quick = new Doors(2, { most: 1, perSecond: 1e9 })
  quick.enter('b')
  quick.leave('b')
  quick.tidy()
  expect(quick.known).toBe(0)
  expect(quick.enter('b')).toBe(true)
})

onEachDatabase('sessions that end', fresh => {
  let house: House
  afterEach(() => house.close())

  async function accountWithTable() {
    house = await House.open(await fresh())
    const ada = await house.guest('Ada')
    await ada.ok('POST', '/api/account', { account: 'ada', password: 'correct horse' })
    const { id } = await ada.ok<{ id: string }>('POST', '/api/tables', {
      game: 'tic-tac-toe',
      options: {},
      chairs: [{ kind: 'me' }, { kind: 'open' }],
      access: 'public',
      clock: null,
      late: 'bot',
      hints: false,
    })
    return { ada, id }
  }

  test('close the sockets of other processes too: a new password, signing out everywhere', async () => {
    const { ada, id } = await accountWithTable()
    // On PostgreSQL a second process serves the same people; on SQLite there is one alone.
    const other = house.database.startsWith('postgres') ? await House.open(house.database) : house
    const elsewhere = other.browser()
    elsewhere.cookie = ada.cookie
    const first = await elsewhere.open(id)
    await ada.ok('PUT', '/api/password', { old: 'correct horse', new: 'battery staple' })
    await until(() => first.closed, 'a new password closes the socket')
    elsewhere.cookie = ada.cookie
    const second = await elsewhere.open(id)
    await ada.ok('POST', '/api/signout', { everywhere: true })
    await until(() => second.closed, 'signing out everywhere closes the socket')
    if (other !== house) await other.close()
  })

  test('signing in closes what the guest of this browser had open', async () => {
    const { id } = await accountWithTable()
    const guest = await house.guest('Guest')
    const seat = await guest.open(id)
    await guest.ok('POST', '/api/signin', { account: 'ada', password: 'correct horse' })
    await until(() => seat.closed, 'the socket of the guest is closed')
  })
})
