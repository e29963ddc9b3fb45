import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ClockHand, isLate, timeLeft, turnClocks } from '../../hall/clocks.ts'
import { emptyChair } from '../../hall/making.ts'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, done, Parlour } from './parlour.ts'

const HOUR = 3_600_000

describe('a clock', () => {
  const clock = { bank: 24 * HOUR, more: 4 * HOUR }
  const chair = (given: Partial<ClockHand>) => ({ ...emptyChair('t', 0), bank: 24 * HOUR, ...given })

  test('runs from the moment its seat is to choose', () => {
    expect(turnClocks([chair({})], [0], clock, 7)).toEqual([{ seat: 0, bank: 24 * HOUR, since: 7 }])
    expect(timeLeft(chair({ since: 7 }), 7 + HOUR)).toBe(23 * HOUR)
  })

  test('goes on while the seat has more to choose', () => {
    expect(turnClocks([chair({ since: 7 })], [0], clock, HOUR)).toEqual([])
  })

  test('stops when others are to choose, and gets time back, never more than it began with', () => {
    const [stopped] = turnClocks([chair({ since: 0 })], [], clock, 10 * HOUR)
    expect(stopped).toEqual({ seat: 0, bank: 18 * HOUR, since: null })
    const [full] = turnClocks([chair({ since: 0 })], [], clock, HOUR)
    expect(full.bank).toBe(24 * HOUR)
  })

  test('is late when nothing is left', () => {
    expect(isLate(chair({ since: 0 }), 24 * HOUR - 1)).toBe(false)
    expect(isLate(chair({ since: 0 }), 24 * HOUR)).toBe(true)
    expect(isLate(chair({ bank: 0 }), 0)).toBe(false)
  })
})

onEachDatabase('tables with a clock', fresh => {
  let now = 1_800_000_000_000
  let url: string
  let parlour: Parlour
  const open = () => Parlour.open(url, { now: () => now })
  beforeEach(async () => {
    url = await fresh()
    parlour = await open()
  })
  afterEach(() => parlour.close())

  const clock = { bank: 10 * HOUR, more: HOUR }
  const timed = { game: 'tic-tac-toe', clock }

  test('show what each has left, also after a restart', async () => {
    const table = await parlour.table([ada, bob], timed)
    const one = await parlour.sit(table, ada)
    now += 3 * HOUR
    await one.pick('0')
    expect(one.card?.chairs.map(({ left }) => left)).toEqual([8 * HOUR, 10 * HOUR])
    now += HOUR
    await parlour.close()
    parlour = await open()
    const two = await parlour.sit(table, bob)
    expect(two.card?.chairs.map(({ left }) => left)).toEqual([8 * HOUR, 9 * HOUR])
    expect(two.card?.now).toBe(now)
  })

  test('a bot plays the turn of who is late, who keeps the seat and has time for the next', async () => {
    const table = await parlour.table([ada, bob], { ...timed, late: 'bot' })
    const two = await parlour.sit(table, bob)
    now += 10 * HOUR
    await two.until(() => two.scene?.picks === 1)
    expect(two.card?.chairs[0]).toMatchObject({ kind: 'person', left: HOUR })
    await two.pick(two.keys[0])
    const one = await parlour.sit(table, ada)
    expect(done(await one.pick(one.keys[0]))).toBe(4)
  })

  test('who is late where that forfeits loses the seat to a bot for good', async () => {
    const table = await parlour.table([ada, bob], { ...timed, late: 'forfeit' })
    const two = await parlour.sit(table, bob)
    now += 10 * HOUR
    await two.until(() => two.scene?.picks === 1)
    expect(two.card?.chairs[0]).toMatchObject({ kind: 'bot', name: 'Ada', gone: true })
    expect(two.scene?.players[0].kind).toBe('bot')
    const one = await parlour.sit(table, ada)
    expect(one.scene?.seat).toBe(null)
  })

  test('a clock that ran out while the server was down is seen to when it starts', async () => {
    const table = await parlour.table([ada, bob], timed)
    await parlour.close()
    now += 11 * HOUR
    parlour = await open()
    const two = await parlour.sit(table, bob)
    await two.until(() => two.scene?.picks === 1)
  })
})
