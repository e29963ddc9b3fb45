import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TableWish } from '../../hall/index.ts'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, cleo, dan, Parlour } from './parlour.ts'

const refusedWith = (id: string) => ({ what: expect.objectContaining({ id }) })
const wish: TableWish = {
  game: 'harbour',
  options: {},
  chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  access: 'invitation',
  clock: null,
  late: 'bot',
  hints: false,
}

onEachDatabase('invitations', fresh => {
  let parlour: Parlour
  beforeEach(async () => {
    parlour = await Parlour.open(await fresh())
  })
  afterEach(() => parlour.close())

  test('a link tells who invites to what, with the sentence they wrote', async () => {
    const { hall } = parlour
    const { invitation = '' } = await hall.create(ada, {
      ...wish,
      title: 'Thursday',
      message: 'We play slowly.',
      clock: { bank: 86_400_000, more: 0 },
      late: 'forfeit',
    })
    expect(await hall.invited(invitation, bob)).toMatchObject({
      seat: true,
      table: { title: 'Thursday', message: 'We play slowly.', late: 'forfeit', mine: [] },
    })
  })

  test('the link of spectators shows the table, and leads to no seat', async () => {
    const { hall } = parlour
    const { id, watch = '', invitation = '' } = await hall.create(ada, wish)
    expect(watch).not.toBe(invitation)
    const seen = await hall.invited(watch, bob)
    expect(seen.seat).toBe(false)
    expect(seen.table).not.toHaveProperty('watch')
    expect(await hall.card(id, { who: bob, invitation: watch })).toMatchObject({ id })
    await expect(hall.claim(id, bob, { invitation: watch })).rejects.toMatchObject(
      refusedWith('server.noTable'),
    )
    await hall.claim(id, bob, { invitation })
    expect(await hall.card(id, { who: bob })).toMatchObject({ watch })
  })

  test('who is asked finds the table in a list, and takes the seat that is kept, or says no', async () => {
    const { hall } = parlour
    const { id } = await hall.create(ada, wish)
    await hall.invite(id, ada, bob, 2)
    await hall.invite(id, ada, bob, 2).catch(() => {})
    expect(await hall.list('invited', bob)).toMatchObject([{ id, invited: { by: 'Ada', seat: 2 } }])
    expect(await hall.list('invited', cleo)).toEqual([])
    expect(parlour.events).toMatchObject([{ kind: 'invited', person: 'bob', name: 'Ada' }])
    const { chairs, invitation = '' } = await hall.card(id, { who: ada })
    expect(chairs[2]).toMatchObject({ kind: 'open', awaits: 'Bob' })
    await expect(hall.claim(id, cleo, { seat: 2, invitation })).rejects.toMatchObject(
      refusedWith('server.seatKept'),
    )
    expect(await hall.claim(id, cleo, { invitation })).toMatchObject({ mine: [1] })
    await expect(hall.claim(id, dan, { invitation })).rejects.toMatchObject(refusedWith('server.noOpenSeat'))
    expect(await hall.claim(id, bob, {})).toMatchObject({ mine: [2] })
    expect(await hall.list('invited', bob)).toEqual([])
  })

  test('a no frees the seat, and is said once', async () => {
    const { hall } = parlour
    const { id, invitation = '' } = await hall.create(ada, wish)
    await hall.invite(id, ada, bob, 1)
    await hall.decline(id, bob)
    expect(await hall.list('invited', bob)).toEqual([])
    expect((await hall.card(id, { who: ada })).chairs[1]).not.toHaveProperty('awaits')
    await expect(hall.decline(id, bob)).rejects.toMatchObject(refusedWith('server.notInvited'))
    await expect(hall.card(id, { who: bob })).rejects.toMatchObject(refusedWith('server.noTable'))
    expect(await hall.claim(id, cleo, { seat: 1, invitation })).toMatchObject({ mine: [1] })
  })

  test('only who sits at a table asks others to it, before its game', async () => {
    const { hall } = parlour
    const { id } = await hall.create(ada, { ...wish, chairs: [{ kind: 'me' }, { kind: 'open' }] })
    await expect(hall.invite(id, cleo, dan)).rejects.toMatchObject(refusedWith('server.notSeated'))
    await hall.invite(id, ada, bob)
    await hall.claim(id, bob, {})
    await expect(hall.invite(id, bob, ada)).rejects.toMatchObject(refusedWith('server.sitsAlready'))
    await expect(hall.invite(id, bob, cleo)).rejects.toMatchObject(refusedWith('server.noOpenSeat'))
    await hall.start(id, ada)
    await expect(hall.invite(id, bob, cleo)).rejects.toMatchObject(refusedWith('server.started'))
  })

  test('of public tables, those that wait are listed apart from those to watch', async () => {
    const { hall } = parlour
    const { id: waiting } = await hall.create(ada, { ...wish, access: 'public' })
    const playing = await parlour.table([bob, cleo])
    expect((await hall.list('public', null)).map(({ id }) => id)).toEqual([waiting])
    const live = await hall.list('live', null)
    expect(live.map(({ id }) => id)).toEqual([playing])
    expect(live[0]).toMatchObject({ cast: [expect.any(String), expect.any(String)] })
  })

  test('a rematch asks the others; it begins when the last of them agrees', async () => {
    const { hall } = parlour
    const first = await parlour.table([ada, bob, cleo])
    await hall.end(first, ada)
    parlour.events.length = 0
    const { id, chairs } = await hall.rematch(first, bob)
    expect(chairs).toMatchObject([
      { kind: 'open', awaits: 'Ada' },
      { kind: 'person', name: 'Bob' },
      { kind: 'open', awaits: 'Cleo' },
    ])
    expect(parlour.events).toMatchObject([
      { kind: 'invited', person: 'ada', name: 'Bob' },
      { kind: 'invited', person: 'cleo', name: 'Bob' },
    ])
    await expect(hall.start(id, bob)).rejects.toMatchObject(refusedWith('server.notFull'))
    expect(await hall.rematch(first, cleo)).toMatchObject({ id, state: 'waiting', mine: [2] })
    await expect(hall.claim(id, dan, { seat: 0 })).rejects.toMatchObject(refusedWith('server.seatKept'))
    expect(await hall.rematch(first, ada)).toMatchObject({ id, state: 'playing', mine: [0] })
  })

  test('the seat of who does not answer a rematch waits until it is given to a bot', async () => {
    const { hall } = parlour
    const first = await parlour.table([ada, bob])
    await hall.end(first, ada)
    const { id } = await hall.rematch(first, ada)
    await hall.setChair(id, ada, 1, { kind: 'bot' })
    expect(await hall.start(id, ada)).toMatchObject({ state: 'playing' })
    expect(await hall.list('invited', bob)).toEqual([])
  })

  test('a rematch that was closed may be asked for again', async () => {
    const { hall } = parlour
    const first = await parlour.table([ada, bob])
    await hall.end(first, ada)
    const { id } = await hall.rematch(first, ada)
    await hall.end(id, ada)
    expect(await hall.rematch(first, bob)).not.toMatchObject({ id })
  })
})
