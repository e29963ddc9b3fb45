import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, cleo, Parlour, why } from './parlour.ts'

const refusedWith = (id: string) => ({ what: expect.objectContaining({ id }) })
const HOUR = 3_600_000

onEachDatabase('pauses and more time', fresh => {
  let parlour: Parlour
  let now = 1_700_000_000_000
  beforeEach(async () => {
    parlour = await Parlour.open(await fresh(), { now: () => now })
  })
  afterEach(() => parlour.close())

  const clocked = { game: 'tic-tac-toe', clock: { bank: HOUR, more: 0 } } as const

  test('all agree to a pause: no clock runs and nothing is chosen until somebody takes it up again', async () => {
    const { hall } = parlour
    const table = await parlour.table([ada, bob], clocked)
    const one = await parlour.sit(table, ada)
    now += HOUR / 2
    expect(await hall.wish(table, bob, 'pause')).toMatchObject({
      paused: false,
      wish: { by: 1, agreed: [1] },
    })
    expect(await hall.grant(table, ada, true)).toMatchObject({ paused: true, wish: null })
    now += 10 * HOUR
    expect((await hall.card(table, { who: ada })).chairs[0].left).toBe(HOUR / 2)
    expect(why(await one.pick('0'))).toBe('server.paused')
    await expect(hall.resume(table, cleo)).rejects.toMatchObject(refusedWith('server.notSeated'))
    expect(await hall.resume(table, bob)).toMatchObject({ paused: false })
    now += HOUR / 4
    expect((await hall.card(table, { who: ada })).chairs[0].left).toBe(HOUR / 4)
    expect(await one.pick('0')).toHaveProperty('done')
  })

  test('more time is given when all others agree, and one no is enough', async () => {
    const { hall } = parlour
    const table = await parlour.table([ada, bob], clocked)
    await hall.wish(table, ada, 'time')
    await expect(hall.wish(table, bob, 'pause')).rejects.toMatchObject(refusedWith('server.wishOpen'))
    expect(await hall.grant(table, bob, false)).toMatchObject({ wish: null })
    expect((await hall.card(table, { who: ada })).chairs[0].left).toBe(HOUR)
    await hall.wish(table, ada, 'time')
    await hall.grant(table, bob, true)
    expect((await hall.card(table, { who: ada })).chairs.map(({ left }) => left)).toEqual([HOUR * 1.25, HOUR])
    await expect(hall.grant(table, bob, true)).rejects.toMatchObject(refusedWith('server.noWish'))
  })

  test('are for tables with a clock, and for those who play there', async () => {
    const { hall } = parlour
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    await expect(hall.wish(table, ada, 'pause')).rejects.toMatchObject(refusedWith('server.noClock'))
    await expect(hall.wish(table, cleo, 'time')).rejects.toMatchObject(refusedWith('server.notSeated'))
  })
})
