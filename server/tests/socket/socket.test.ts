import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readRequest } from '../../socket/frames.ts'
import { Pace } from '../../socket/pace.ts'
import { newDatabase } from '../databases.ts'
import { ada, bob, done, Parlour, why } from '../hall/parlour.ts'
import { Exchange } from './line.ts'

describe('sockets', () => {
  let parlour: Parlour
  let exchange: Exchange
  beforeEach(async () => {
    parlour = await Parlour.open(await newDatabase('sqlite'))
    exchange = await Exchange.open(parlour)
  })
  afterEach(async () => {
    await exchange.close()
    await parlour.close()
  })

  const ticTacToe = () => parlour.table([ada, bob], { game: 'tic-tac-toe' })

  test('carry requests to a table and its news back', async () => {
    const table = await ticTacToe()
    const [one, two] = await Promise.all([exchange.join(table, ada), exchange.join(table, bob)])
    expect(exchange.sockets.count).toBe(2)
    expect(done(await one.pick('4'))).toBe(2)
    await two.until(() => two.seq === 2)
    expect(two.scene).toMatchObject({ seat: 1, picks: 1 })
    expect(why(await two.pick('4'))).toBe('kernel.unknownPick')
  })

  test('are opened by our own pages only, and not without end by one address', async () => {
    await expect(exchange.call(ada, { origin: 'http://elsewhere.test' })).rejects.toThrow('403')
    const narrow = await Exchange.open(parlour, { perAddress: 2 })
    const first = await narrow.call(ada)
    await narrow.call(bob)
    await expect(narrow.call(null)).rejects.toThrow('429')
    first.socket.close()
    await first.until(() => first.closedWith !== null)
    await narrow.call(null)
    await narrow.close()
  })

  test('say when there is no such table, and take nothing before one is open', async () => {
    const line = await exchange.call(ada)
    expect(why(await line.pick('4'))).toBe('server.noTable')
    line.send({ do: 'join', id: 1, table: 'nowhere' })
    await line.until(() => line.failure !== null)
    expect(line.failure).toEqual({ failure: { id: 'server.noTable' }, retry: false })
  })

  test('may go from one table to the next', async () => {
    const [first, second] = [await ticTacToe(), await ticTacToe()]
    const line = await exchange.join(first, ada)
    line.send({ do: 'join', id: 77, table: second })
    await line.until(() => line.answered.has(77) && line.card?.id === second)
    done(await line.pick('0'))
    expect((await parlour.hall.card(first, { who: ada })).picks).toBe(0)
    expect((await parlour.hall.card(second, { who: ada })).picks).toBe(1)
  })

  test('that send nonsense are told so, and closed when they go on', async () => {
    const line = await exchange.call(ada)
    for (let i = 0; i < 20; i++) line.send('{"do":"dance"}')
    await line.until(() => line.closedWith !== null)
    expect(line.closedWith).toBe(1008)
    expect(line.failure?.failure.id).toBe('server.badRequest')
  })

  test('with a frame that is too large are closed', async () => {
    const line = await exchange.call(ada)
    line.send('x'.repeat(9000))
    await line.until(() => line.closedWith !== null)
    expect(line.closedWith).toBe(1009)
  })

  test('that send too fast are refused, not obeyed', async () => {
    const table = await ticTacToe()
    const line = await exchange.join(table, ada)
    const answers = await Promise.all(Array.from({ length: 100 }, () => line.ask({ do: 'at', picks: 0 })))
    expect(answers.filter(answer => 'refused' in answer).length).toBeGreaterThan(50)
    expect(answers.filter(answer => 'refused' in answer).map(why)).toContain('server.tooFast')
  })

  test('of somebody who is dismissed are closed', async () => {
    const table = await ticTacToe()
    const [one, two] = await Promise.all([exchange.join(table, ada), exchange.join(table, bob)])
    exchange.sockets.dismiss('bob')
    await two.until(() => two.closedWith === 1008)
    done(await one.pick('0'))
    expect(one.card?.chairs[1].here).toBe(false)
  })

  test('that no longer answer are given up', async () => {
    const quick = await Exchange.open(parlour, { heartbeat: 50 })
    const line = await quick.call(ada)
    await new Promise(go => setTimeout(go, 300))
    expect(quick.sockets.count).toBe(1)
    // A reader that is stuck answers no ping.
    line.socket.pause()
    for (let tries = 0; quick.sockets.count > 0 && tries < 100; tries++)
      await new Promise(go => setTimeout(go, 50))
    expect(quick.sockets.count).toBe(0)
    await quick.close()
  })

  test('are told when the server stops, and that it will be back', async () => {
    const table = await ticTacToe()
    const line = await exchange.join(table, ada)
    await exchange.sockets.stop()
    await line.until(() => line.closedWith !== null)
    expect(line.failure).toEqual({ failure: { id: 'server.stopping' }, retry: true })
    expect(line.closedWith).toBe(1001)
  })

  test('of a reader that stands still for a while show the table as it is once it reads again', async () => {
    const fast = await Exchange.open(parlour, { allowance: { most: 1e9, perSecond: 1e9 } })
    const table = await parlour.table([ada, bob], { game: 'root' })
    const slow = await fast.join(table, null)
    slow.socket.pause()
    const people = [await fast.join(table, ada), await fast.join(table, bob)]
    for (let i = 0; i < 400; i++) {
      const person = people.find(({ keys }) => keys.length > 0)
      if (!person) break
      const seq = done(await person.pick(person.keys[i % person.keys.length]))
      for (const other of people) await other.until(() => other.seq === seq)
    }
    slow.frames.length = 0
    slow.socket.resume()
    await slow.until(() => slow.seq === people[0].seq)
    expect(slow.scene?.picks).toBe(people[0].scene?.picks)
    await fast.close()
  })
})

describe('a request', () => {
  test('is read whole or not at all', () => {
    const pick = { do: 'pick', id: 1, seq: 2, once: 'x', keys: ['k'] }
    expect(readRequest(JSON.stringify(pick))).toEqual(pick)
    const wrong = [
      ...['', 'null', '[]', '{', '"pick"', '{"do":"pick"}'],
      JSON.stringify({ ...pick, more: 1 }),
      JSON.stringify({ ...pick, seq: -1 }),
      JSON.stringify({ ...pick, seq: 1.5 }),
      JSON.stringify({ ...pick, once: '' }),
      JSON.stringify({ ...pick, once: 'x'.repeat(65) }),
      JSON.stringify({ ...pick, keys: 'k' }),
      JSON.stringify({ ...pick, keys: [] }),
      JSON.stringify({ ...pick, keys: Array(9).fill('k') }),
      JSON.stringify({ ...pick, keys: ['k', 1] }),
      JSON.stringify({ ...pick, keys: ['x'.repeat(1001)] }),
      JSON.stringify({ do: 'undo', id: 1, seq: 2, once: 'x', to: -1 }),
      JSON.stringify({ do: 'agree', id: 1, yes: 'true' }),
      '{"do":"hint","id":1,"__proto__":{"seat":1}}',
    ]
    for (const text of wrong) expect(readRequest(text)).toBe(null)
  })
})

test('a connection’s allowance is used up, and comes back with time', () => {
  let now = 0
  const pace = new Pace({ most: 10, perSecond: 2 }, () => now)
  expect(Array.from({ length: 11 }, () => pace.pay('pick')).filter(Boolean)).toHaveLength(10)
  now += 1000
  expect([pace.pay('pick'), pace.pay('pick'), pace.pay('pick')]).toEqual([true, true, false])
  now += 60_000
  expect(pace.pay('hint')).toBe(false)
  expect(pace.pay('join')).toBe(true)
})
