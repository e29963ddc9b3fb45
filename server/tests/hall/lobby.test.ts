import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TableWish } from '../../hall/index.ts'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, cleo, dan, done, Parlour, why } from './parlour.ts'

onEachDatabase('the lobby', fresh => {
  let parlour: Parlour
  beforeEach(async () => {
    parlour = await Parlour.open(await fresh())
  })
  afterEach(() => parlour.close())

  const refusedWith = (id: string) => ({ what: expect.objectContaining({ id }) })
  const wish: TableWish = {
    game: 'tic-tac-toe',
    options: {},
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    access: 'invitation',
    clock: null,
    late: 'bot',
    hints: false,
  }

  test('a table is for who was invited, and its code for those who sit at it', async () => {
    const { hall } = parlour
    const made = await hall.create(ada, wish)
    const { id, invitation = '' } = made
    expect(made).toMatchObject({ owner: 'Ada', mine: [0], yours: true, state: 'waiting' })
    for (const look of [
      () => hall.card(id, { who: bob }),
      () => hall.card(id, { who: null, invitation: 'x' }),
    ])
      await expect(look()).rejects.toMatchObject(refusedWith('server.noTable'))
    await expect(hall.claim(id, bob, {})).rejects.toMatchObject(refusedWith('server.noTable'))
    await expect(parlour.sit(id, bob)).rejects.toMatchObject(refusedWith('server.noTable'))
    const seen = await hall.invited(invitation, bob)
    expect(seen).not.toHaveProperty('invitation')
    expect(await hall.claim(id, bob, { invitation })).toMatchObject({ mine: [1], yours: false, invitation })
    await expect(hall.invited('nothing', bob)).rejects.toMatchObject(refusedWith('server.noTable'))
    expect((await hall.list('public', bob)).map(card => card.id)).not.toContain(id)
    expect((await hall.list('mine', bob)).map(card => card.id)).toEqual([id])
    expect(parlour.events).toMatchObject([{ kind: 'claimed', person: 'ada', name: 'Bob' }])
  })

  test('a seat is taken once, by one', async () => {
    const { hall } = parlour
    const { id } = await hall.create(ada, { ...wish, access: 'public' })
    const results = await Promise.allSettled([bob, cleo, dan].map(who => hall.claim(id, who, { seat: 1 })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject(refusedWith('server.seatTaken'))
    await expect(hall.claim(id, ada, {})).rejects.toMatchObject(refusedWith('server.oneSeat'))
    await expect(hall.claim(id, dan, { seat: 5 })).rejects.toMatchObject({ status: 404 })
  })

  test('what is wrong with a wish is said', async () => {
    const { hall } = parlour
    const wrong: [Partial<TableWish>, string][] = [
      [{ game: 'ludo' }, 'server.noGame'],
      [{ chairs: [{ kind: 'me' }] }, 'kernel.seats'],
      [{ options: { speed: 3 } }, 'kernel.unknownOption'],
      [{ chairs: [{ kind: 'me' }, { kind: 'bot', level: 'genius' }] }, 'server.noBot'],
      [{ chairs: [{ kind: 'me' }, { kind: 'me' }] }, 'server.oneSeat'],
      [{ title: 'x'.repeat(81) }, 'server.tooLong'],
      [{ seed: 7 }, 'server.seedKnown'],
    ]
    for (const [part, id] of wrong)
      await expect(hall.create(ada, { ...wish, ...part })).rejects.toMatchObject(refusedWith(id))
    expect(await hall.list('mine', ada)).toEqual([])
  })

  test('only its maker starts a table, once, when all seats are taken', async () => {
    const { hall } = parlour
    const { id } = await hall.create(ada, { ...wish, access: 'public' })
    await expect(hall.start(id, ada)).rejects.toMatchObject(refusedWith('server.notFull'))
    await hall.claim(id, bob, {})
    await expect(hall.start(id, bob)).rejects.toMatchObject(refusedWith('server.notYours'))
    const starts = await Promise.allSettled([hall.start(id, ada), hall.start(id, ada)])
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(parlour.events.filter(({ kind }) => kind === 'turn')).toMatchObject([{ person: 'ada', seq: 1 }])
    await expect(hall.claim(id, cleo, {})).rejects.toMatchObject(refusedWith('server.noOpenSeat'))
  })

  test('those who wait at a table see who comes, and the game when it starts', async () => {
    const { hall } = parlour
    const { id } = await hall.create(ada, { ...wish, access: 'public' })
    const one = await parlour.sit(id, ada)
    const two = await parlour.sit(id, bob)
    expect(one.scene).toBe(null)
    expect(one.card?.watchers).toBe(1)
    await hall.claim(id, bob, {})
    expect(one.card?.chairs[1]).toMatchObject({ kind: 'person', name: 'Bob', here: true })
    expect(two.card?.mine).toEqual([1])
    await hall.start(id, ada)
    expect(one.scene).toMatchObject({ seat: 0, picks: 0 })
    expect(two.scene).toMatchObject({ seat: 1, picks: 0 })
  })

  test('who leaves a game hands it to a bot, and sees only what spectators see from then on', async () => {
    const { hall } = parlour
    const table = await parlour.table([ada, bob, cleo])
    const [one, two] = await Promise.all([parlour.sit(table, ada), parlour.sit(table, bob)])
    const before = two.scene
    await hall.leave(table, bob)
    expect(two.scene?.seat).toBe(null)
    expect(two.scene?.face).toBe(null)
    expect(two.scene?.view).not.toEqual(before?.view)
    expect(why(await two.pick('0'))).toBe('server.notSeated')
    expect(one.card?.chairs[1]).toMatchObject({ kind: 'bot', name: 'Bob', gone: true })
    await one.until(() => one.scene?.waiting?.seats.includes(1) === false)
    await expect(hall.leave(table, bob)).rejects.toMatchObject(refusedWith('server.notSeated'))
  })

  test('whoever may see a game takes over a seat that was left, once, with a new clock', async () => {
    const { hall } = parlour
    const clock = { bank: 60_000, more: 1000 }
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe', access: 'public', clock })
    await expect(hall.claim(table, cleo, { seat: 0 })).rejects.toMatchObject(refusedWith('server.seatTaken'))
    await expect(hall.claim(table, cleo, {})).rejects.toMatchObject(refusedWith('server.noOpenSeat'))
    await hall.leave(table, bob)
    const one = await parlour.sit(table, ada)
    const both = await Promise.allSettled([cleo, dan].map(who => hall.claim(table, who, { seat: 1 })))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const winner = both[0].status === 'fulfilled' ? cleo : dan
    expect(one.card?.chairs[1]).toMatchObject({ kind: 'person', name: winner.name, left: 60_000 })
    expect(one.card?.chairs[1]).not.toHaveProperty('gone')
    const two = await parlour.sit(table, winner)
    await one.pick('0')
    await two.until(() => two.scene?.face !== null)
    done(await two.pick('1'))
    expect(two.scene).toMatchObject({ seat: 1, picks: 2 })
  })

  test('a game that everybody left is over', async () => {
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    await parlour.hall.leave(table, ada)
    expect(await parlour.hall.leave(table, bob)).toMatchObject({ state: 'over' })
  })

  /** As if the last choice at a table had been made so many milliseconds before. */
  const ago = (table: string, ms: number) =>
    parlour.store.db
      .updateTable('tables')
      .set({ played: Date.now() - ms })
      .where('id', '=', table)
      .execute()

  test('who was replaced takes the seat back from the bot; nobody else does, and all are told', async () => {
    const { hall } = parlour
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe', access: 'invitation' })
    const one = await parlour.sit(table, ada)
    await ago(table, 5 * 60_000)
    const { chairs, invitation } = await hall.setChair(table, ada, 1, { kind: 'bot', level: 'random' })
    expect(chairs[1]).toMatchObject({ gone: true, free: false })
    await expect(hall.claim(table, cleo, { seat: 1, invitation })).rejects.toMatchObject(
      refusedWith('server.seatTaken'),
    )
    await expect(hall.claim(table, cleo, { invitation })).rejects.toMatchObject(
      refusedWith('server.noOpenSeat'),
    )
    const watcher = await parlour.hall.card(table, { who: bob })
    expect(watcher.chairs[1]).toMatchObject({ gone: true, free: true })
    expect((await hall.claim(table, bob, { seat: 1 })).chairs[1]).toMatchObject({
      kind: 'person',
      name: 'Bob',
    })
    const again = await parlour.sit(table, ada)
    expect(again.chat.map(({ what }) => what?.id)).toEqual(['server.replaced', 'server.tookBack'])
    one.leave()
  })

  test('at a table with a clock nobody is replaced before it has run out', async () => {
    const { hall } = parlour
    const table = await parlour.table([ada, bob], {
      game: 'tic-tac-toe',
      clock: { bank: 60_000, more: 0 },
    })
    await ago(table, 86_400_000)
    const bot = { kind: 'bot', level: 'random' } as const
    await expect(hall.setChair(table, ada, 1, bot)).rejects.toMatchObject(refusedWith('server.clockDecides'))
  })

  test('its maker gives the seat of somebody absent to a bot, of nobody present', async () => {
    const { hall } = parlour
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const two = await parlour.sit(table, bob)
    const bot = { kind: 'bot', level: 'random' } as const
    await expect(hall.setChair(table, ada, 1, bot)).rejects.toMatchObject(refusedWith('server.stillHere'))
    await expect(hall.setChair(table, bob, 0, bot)).rejects.toMatchObject(refusedWith('server.notYours'))
    two.leave()
    await expect(hall.setChair(table, ada, 1, bot)).rejects.toMatchObject(refusedWith('server.tooSoon'))
    await ago(table, 5 * 60_000)
    expect((await hall.setChair(table, ada, 1, bot)).chairs[1]).toMatchObject({ kind: 'bot', gone: true })
    const one = await parlour.sit(table, ada)
    await one.pick('0')
    await one.until(() => one.scene?.picks === 2)
  })

  test('a game ends when its maker says so, and can be looked at and taken home', async () => {
    const { hall } = parlour
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const [one, two] = await Promise.all([parlour.sit(table, ada), parlour.sit(table, bob)])
    await expect(hall.save(table, { who: ada })).rejects.toMatchObject(refusedWith('server.notOver'))
    await expect(hall.end(table, bob)).rejects.toMatchObject(refusedWith('server.notYours'))
    await one.pick('4')
    await hall.end(table, ada)
    expect(two.card?.state).toBe('over')
    expect(two.scene?.face).toBe(null)
    expect(why(await two.pick('0'))).toBe('server.over')
    expect(why(await one.do('undo'))).toBe('server.over')
    expect((await hall.save(table, { who: bob })).picks).toEqual([[0, '4']])
    expect((await hall.list('finished', bob)).map(({ id }) => id)).toEqual([table])
    expect(parlour.events.at(-1)).toMatchObject({
      kind: 'over',
      people: [{ person: 'ada' }, { person: 'bob' }],
    })
  })

  test('a rematch is one table, whoever asks first; the others agree to it', async () => {
    const { hall } = parlour
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    await expect(hall.rematch(table, bob)).rejects.toMatchObject(refusedWith('server.notOver'))
    await hall.end(table, ada)
    await expect(hall.rematch(table, cleo)).rejects.toMatchObject(refusedWith('server.notSeated'))
    const [first, second] = await Promise.all([hall.rematch(table, bob), hall.rematch(table, ada)])
    expect(second.id).toBe(first.id)
    expect((await hall.card(table, { who: ada })).rematch).toBe(first.id)
    expect([first, second].map(({ state }) => state).toSorted()).toEqual(['playing', 'waiting'])
    expect([first.yours, second.yours].toSorted()).toEqual([false, true])
  })

  test('what is said is heard by all, once, and by those who come later', async () => {
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const [one, nobody] = await Promise.all([parlour.sit(table, ada), parlour.sit(table, null)])
    const said = { do: 'chat', once: 'hello', text: ' <b>Hello</b> ' } as const
    await one.ask(said)
    done(await one.ask(said))
    expect(nobody.chat.map(({ text, name, seat }) => [text, name, seat])).toEqual([
      ['<b>Hello</b>', 'Ada', 0],
    ])
    expect(why(await nobody.ask({ ...said, once: 'x' }))).toBe('server.unknownPerson')
    expect(why(await one.ask({ ...said, once: 'y', text: 'x'.repeat(501) }))).toBe('server.tooLong')
    const late = await parlour.sit(table, cleo)
    expect(late.chat).toHaveLength(1)
    await late.ask({ ...said, text: 'I watch' })
    expect(one.chat.at(-1)).toMatchObject({ name: 'Cleo', seat: null, text: 'I watch' })
  })

  test('hints are for tables that allow them', async () => {
    const without = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    expect(why(await (await parlour.sit(without, ada)).ask({ do: 'hint' }))).toBe('server.noHints')
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe', hints: true })
    const answer = await (await parlour.sit(table, ada)).ask({ do: 'hint' })
    expect(answer).toMatchObject({ value: expect.arrayContaining([expect.objectContaining({ key: '4' })]) })
  })
})
