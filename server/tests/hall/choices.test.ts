import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTable, setupOf } from '../../database/tables.ts'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, cleo, Parlour } from './parlour.ts'

onEachDatabase('what is played in a seat', fresh => {
  let parlour: Parlour
  beforeEach(async () => {
    parlour = await Parlour.open(await fresh())
  })
  afterEach(() => parlour.close())

  const refusedWith = (id: string) => ({ what: expect.objectContaining({ id }) })
  const trade = (seat: number, value: string) => ({ seat, option: 'trades', value })
  const table = (trades: readonly string[], more = {}) =>
    parlour.waitingTable([ada, bob, cleo], { options: { trades }, access: 'public', ...more })

  test('each chooses for themselves, and all at the table see it', async () => {
    const { hall } = parlour
    const { id } = await table(['random', 'random', 'tea'])
    const one = await parlour.sit(id, ada)
    expect(await hall.choose(id, bob, trade(1, 'silk'))).toMatchObject({
      options: { trades: ['random', 'silk', 'tea'] },
    })
    expect(one.card?.options.trades).toEqual(['random', 'silk', 'tea'])
    await hall.choose(id, bob, trade(1, 'random'))
    expect((await hall.card(id, { who: null })).options.trades).toEqual(['random', 'random', 'tea'])
  })

  test('a choice that does not go with the others is refused with the game’s own sentence', async () => {
    const { hall } = parlour
    const { id } = await table(['random', 'silk', 'tea'])
    await expect(hall.choose(id, bob, trade(1, 'tea'))).rejects.toMatchObject(refusedWith('no.sharedTrade'))
    await expect(hall.choose(id, bob, trade(1, 'gold'))).rejects.toMatchObject(
      refusedWith('kernel.optionValue'),
    )
    for (const option of ['rounds', 'colour', 'constructor'])
      await expect(hall.choose(id, ada, { seat: 0, option, value: '3' })).rejects.toMatchObject(
        refusedWith('kernel.unknownOption'),
      )
    await expect(hall.choose(id, ada, trade(7, 'salt'))).rejects.toMatchObject(refusedWith('server.noSeat'))
    expect((await hall.card(id, { who: ada })).options.trades).toEqual(['random', 'silk', 'tea'])
  })

  test('two who want the same at once: one has it', async () => {
    const { hall } = parlour
    const { id } = await table(['random', 'random', 'random'])
    const asked = [ada, bob, cleo].map((who, seat) => hall.choose(id, who, trade(seat, 'salt')))
    const results = await Promise.allSettled(asked)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { options } = await hall.card(id, { who: ada })
    expect((options.trades as string[]).toSorted()).toEqual(['random', 'random', 'salt'])
  })

  test('the seats of others are for who made the table, who may keep all choices to themselves', async () => {
    const { hall } = parlour
    const { id } = await table(['random', 'random', 'random'])
    for (const who of [bob, { id: 'eve', name: 'Eve' }])
      await expect(hall.choose(id, who, trade(0, 'salt'))).rejects.toMatchObject(
        refusedWith('server.notYours'),
      )
    await hall.choose(id, ada, trade(1, 'salt'))
    await expect(hall.fix(id, bob, true)).rejects.toMatchObject(refusedWith('server.notYours'))
    expect(await hall.fix(id, ada, true)).toMatchObject({ fixed: true })
    await expect(hall.choose(id, bob, trade(1, 'tea'))).rejects.toMatchObject(refusedWith('server.fixed'))
    await hall.choose(id, ada, trade(1, 'spice'))
    expect(await hall.fix(id, ada, false)).not.toHaveProperty('fixed')
    expect((await hall.choose(id, bob, trade(1, 'tea'))).options.trades).toEqual(['random', 'tea', 'random'])
    expect(await table(['tea', 'silk', 'salt'], { fixed: true })).toMatchObject({ fixed: true })
  })

  test('what is left to chance is drawn at the start, for good; a rematch draws again', async () => {
    const { hall } = parlour
    const { id } = await table(['random', 'silk', 'random'])
    const { options, cast } = await hall.start(id, ada)
    const trades = options.trades as string[]
    expect(trades[1]).toBe('silk')
    expect(trades).not.toContain('random')
    expect(cast).toEqual(trades)
    for (const late of [hall.choose(id, bob, trade(1, 'salt')), hall.fix(id, ada, true)])
      await expect(late).rejects.toMatchObject(refusedWith('server.started'))
    // Another process reads the same game.
    const again = await readTable(parlour.store.db, id)
    if (!again) throw new Error('The table is kept.')
    expect(setupOf(again).options.trades).toEqual(trades)
    expect((await parlour.sit(id, cleo)).scene?.cast).toEqual(trades)
    await hall.end(id, ada)
    expect((await hall.rematch(id, bob)).options.trades).toEqual(['random', 'silk', 'random'])
    await expect(hall.choose(id, bob, trade(1, 'salt'))).rejects.toMatchObject(refusedWith('server.over'))
  })
})
