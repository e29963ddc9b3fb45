import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, cleo, done, Parlour, why } from './parlour.ts'

onEachDatabase('picks', fresh => {
  let url: string
  let parlour: Parlour
  beforeEach(async () => {
    url = await fresh()
    parlour = await Parlour.open(url)
  })
  afterEach(() => parlour.close())

  const rows = (table: string) =>
    parlour.store.db
      .selectFrom('picks')
      .select(['seq', 'kind', 'key', 'seat'])
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute()

  test('a pick is on disk when it is acknowledged, and everybody sees it', async () => {
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const [one, two, watcher] = await Promise.all([
      parlour.sit(table, ada),
      parlour.sit(table, bob),
      parlour.sit(table, null),
    ])
    expect(one.keys).toContain('4')
    expect(done(await one.pick('4'))).toBe(2)
    expect(await rows(table)).toEqual([
      { seq: 1, kind: 'start', key: null, seat: -1 },
      { seq: 2, kind: 'pick', key: '4', seat: 0 },
    ])
    for (const person of [one, two, watcher]) expect(person.scene).toMatchObject({ picks: 1 })
    expect(one.scene?.face).toBe(null)
    expect(two.keys).not.toContain('4')
    expect(watcher.scene?.face).toBe(null)
  })

  test('two clicks at once have one effect: the second is stale', async () => {
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const one = await parlour.sit(table, ada)
    const { seq } = one
    const [first, second] = await Promise.all([one.pick('0', { seq }), one.pick('1', { seq })])
    expect(done(first)).toBe(2)
    expect(why(second)).toBe('server.stale')
    expect(await rows(table)).toHaveLength(2)
  })

  test('a stale click is refused, and who clicked sees the table as it is', async () => {
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const [one, two] = await Promise.all([parlour.sit(table, ada), parlour.sit(table, bob)])
    await one.pick('0')
    await two.pick('1')
    one.frames.length = 0
    expect(why(await one.pick('2', { seq: 1 }))).toBe('server.stale')
    expect(one.frames.map(frame => Object.keys(JSON.parse(frame))[1])).toEqual(['scene', 'why'])
    expect(done(await one.pick('2'))).toBe(4)
  })

  test('a request sent twice has one effect and the same answer, also after a restart', async () => {
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const one = await parlour.sit(table, ada)
    const [first, second] = await Promise.all([
      one.pick('0', { seq: 1, once: 'x' }),
      one.pick('0', { seq: 1, once: 'x' }),
    ])
    expect([done(first), done(second)]).toEqual([2, 2])
    await parlour.close()
    parlour = await Parlour.open(url)
    const again = await parlour.sit(table, ada)
    expect(done(await again.pick('0', { seq: 1, once: 'x' }))).toBe(2)
    expect(await rows(table)).toHaveLength(2)
  })

  test('nobody picks for another: not out of turn, not from outside, not with a borrowed number', async () => {
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const [one, two, stranger, nobody] = await Promise.all([
      parlour.sit(table, ada),
      parlour.sit(table, bob),
      parlour.sit(table, cleo),
      parlour.sit(table, null),
    ])
    expect(why(await two.pick('0'))).toBe('kernel.notYours')
    expect(why(await stranger.pick('0'))).toBe('server.notSeated')
    expect(why(await nobody.pick('0'))).toBe('server.notSeated')
    expect(why(await stranger.do('undo'))).toBe('server.notSeated')
    expect(await rows(table)).toHaveLength(1)
    await one.pick('0', { once: 'mine' })
    expect(why(await two.pick('0', { once: 'mine', seq: 1 }))).toBe('server.stale')
  })

  test('what is not offered is refused and changes nothing', async () => {
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const one = await parlour.sit(table, ada)
    expect(why(await one.pick('99'))).toBe('kernel.unknownPick')
    expect(why(await one.do('undo'))).toBe('kernel.nothingToUndo')
    expect(why(await one.do('redo'))).toBe('kernel.nothingToRedo')
    expect(done(await one.pick('0'))).toBe(2)
  })

  test('where all answer at once, another’s answer makes nobody’s question stale, also after a restart', async () => {
    const table = await parlour.table([ada, bob, cleo])
    const [one, two, three] = await Promise.all([ada, bob, cleo].map(who => parlour.sit(table, who)))
    const { seq } = two
    expect(one.scene?.waiting).toMatchObject({ prompt: 'bid', seats: [0, 1, 2] })
    await one.pick('1')
    expect(done(await two.pick('2', { seq }))).toBe(3)
    expect(why(await two.pick('0', { seq }))).toBe('server.stale')
    await parlour.close()
    parlour = await Parlour.open(url)
    const again = await parlour.sit(table, cleo)
    expect(done(await again.pick('0', { seq }))).toBe(4)
    expect(three.scene?.picks).toBe(2)
    expect(again.scene?.waiting?.prompt).not.toBe('bid')
  })

  test('an answer among several at once is taken back without touching the others', async () => {
    const table = await parlour.table([ada, bob, cleo])
    const [one, two, three] = await Promise.all([ada, bob, cleo].map(who => parlour.sit(table, who)))
    await one.pick('1')
    await two.pick('2')
    const { seq } = three
    expect(done(await one.do('undo', { seq: 2 }))).toBe(4)
    expect(one.keys).toContain('0')
    expect(two.scene?.face).toBe(null)
    // The others' questions are what they were.
    expect(done(await three.pick('0', { seq }))).toBe(5)
    expect(await rows(table)).toHaveLength(5)
  })

  test('two undo clicks on the same scene take one pick back', async () => {
    const table = await parlour.table([ada, bob, cleo])
    const one = await parlour.sit(table, ada)
    await one.pick('1')
    const { seq } = one
    const [first, second] = await Promise.all([one.do('undo', { seq }), one.do('undo', { seq })])
    expect(done(first)).toBe(3)
    expect(why(second)).toBe('server.stale')
  })
})
