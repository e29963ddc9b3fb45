import type { Scene } from '@tablee/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, done, Parlour, roomOf } from './parlour.ts'

const kinds = (frames: readonly string[]) =>
  frames.map(frame => ['scene', 'change', 'chat', 'card'].find(name => name in JSON.parse(frame)))

onEachDatabase('staying at a table', fresh => {
  let url: string
  let parlour: Parlour
  beforeEach(async () => {
    url = await fresh()
    parlour = await Parlour.open(url)
  })
  afterEach(() => parlour.close())

  async function twoAtTicTacToe() {
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const [one, two] = await Promise.all([parlour.sit(table, ada), parlour.sit(table, bob)])
    return { table, one, two }
  }

  test('who comes back and missed nothing is sent nothing; who missed something, a whole scene', async () => {
    const { table, one, two } = await twoAtTicTacToe()
    await one.pick('0')
    const { scene, seq } = two
    two.leave()
    await two.until(() => one.card?.chairs[1].here === false)
    const again = await parlour.sit(table, bob)
    await again.pick('1')
    again.leave()
    const back = await parlour.sit(table, bob, again.seq)
    expect(kinds(back.frames)).not.toContain('scene')
    // As a browser that kept its scene of an earlier change:
    const keeper = await parlour.sit(table, null)
    keeper.leave()
    two.visit = await parlour.hall.enter(table, { who: bob }, two, seq)
    expect(two.scene).not.toEqual(scene)
    expect(two.scene?.picks).toBe(2)
    expect(kinds(two.frames.slice(-4))).toContain('scene')
  })

  test('who saw a change that is no longer remembered gets a whole scene', async () => {
    const { table, one, two } = await twoAtTicTacToe()
    await one.pick('0')
    await two.pick('1')
    for (const seq of [0, 1, 99]) {
      const late = await parlour.sit(table, bob, seq)
      expect(kinds(late.frames)[0]).toBe('scene')
      expect(late.scene).toEqual(two.scene)
    }
  })

  test('after a restart of the server all goes on from where it was', async () => {
    const { table, one, two } = await twoAtTicTacToe()
    await one.pick('0')
    await two.pick('1')
    await parlour.close()
    parlour = await Parlour.open(url)
    const again = await parlour.sit(table, ada, one.seq)
    expect(again.scene).toEqual(one.scene)
    done(await again.pick('3'))
    const other = await parlour.sit(table, bob)
    expect(other.scene?.picks).toBe(3)
  })

  test('a table that nobody has open leaves memory, and comes back as it was', async () => {
    await parlour.close()
    parlour = await Parlour.open(url, { idle: -1 })
    const { table, one, two } = await twoAtTicTacToe()
    await one.pick('0')
    const { scene } = two
    one.leave()
    two.leave()
    for (let tries = 0; parlour.hall.counts().tables > 0 && tries < 100; tries++)
      await new Promise(go => setTimeout(go, 50))
    expect(parlour.hall.counts().tables).toBe(0)
    const again = await parlour.sit(table, bob)
    expect(again.scene).toEqual(scene)
    done(await again.pick('1'))
  })

  test('who reads slowly is sent no queue of changes, but a whole scene once they have read', async () => {
    const { one, two } = await twoAtTicTacToe()
    two.asleep = true
    await one.pick('0')
    two.asleep = false
    await two.pick('1', { seq: 2 })
    await one.pick('2')
    const missed = two.scene?.picks
    expect(missed).toBe(1)
    two.visit?.ready()
    await two.until(() => two.scene?.picks === 3)
    expect(kinds(two.frames.slice(-1))).toEqual(['scene'])
    expect(two.scene?.view).toEqual(one.scene?.view)
    await two.pick(two.keys[0])
    expect(one.scene?.picks).toBe(4)
  })

  test('the past can be looked at, with one’s own eyes', async () => {
    const table = await parlour.table([ada, bob])
    const [one, two] = await Promise.all([parlour.sit(table, ada), parlour.sit(table, bob)])
    const start = one.scene
    await one.pick('1')
    await two.pick('0')
    const answer = await one.ask({ do: 'at', picks: 0 })
    const { value } = answer as { value: Scene }
    expect(value.view).toEqual(start?.view)
    expect(value).toMatchObject({ seat: 0, face: null, picks: 0 })
    expect(await one.ask({ do: 'at', picks: 999 })).toMatchObject({ why: { id: 'kernel.noSuchPick' } })
  })

  test('a corrected rule that the last picks no longer fit sets a game back, and says so', async () => {
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const one = await parlour.sit(table, ada)
    await one.pick('0')
    await parlour.close()
    parlour = await Parlour.open(url, { room: corrected })
    const again = await parlour.sit(table, ada)
    expect(again.scene).toMatchObject({ picks: 0, mistake: { id: 'kernel.resumedEarlier' } })
    expect(again.keys).not.toContain('0')
    done(await again.pick('1'))
    expect(again.scene).toMatchObject({ picks: 1, mistake: null })
    await parlour.close()
    parlour = await Parlour.open(url, { room: corrected })
    const later = await parlour.sit(table, bob)
    expect(later.scene).toMatchObject({ picks: 1, mistake: null })
    done(await later.pick(later.keys[0]))
  })

  test('a corrected rule that all picks fit changes nothing that players see', async () => {
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const one = await parlour.sit(table, ada)
    await one.pick('4')
    const { scene } = one
    await parlour.close()
    parlour = await Parlour.open(url, { room: corrected })
    const [again, other] = await Promise.all([parlour.sit(table, ada), parlour.sit(table, bob)])
    expect(again.scene).toEqual(scene)
    done(await other.pick('5'))
    await parlour.close()
    parlour = await Parlour.open(url, { room: corrected })
    expect((await parlour.sit(table, bob)).scene).toEqual(other.scene)
  })
})

/** Tic-tac-toe of a later version, in which the first corner cannot be taken. */
async function corrected(game: string) {
  const room = await roomOf(game)
  if (!room) return undefined
  const { steps } = room.game
  const wrapped = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      function* (...args: Parameters<typeof step>) {
        const rule = step(...args)
        let answer = 0
        for (;;) {
          const { done, value } = rule.next(answer)
          if (done) return value
          const list = value.lists[0] as unknown[]
          const shorter = list.filter(one => one !== 0)
          Object.assign(value, { lists: [shorter] })
          const picked: number = yield value
          answer = list.indexOf(shorter[picked])
        }
      },
    ]),
  )
  return { ...room, game: { ...room.game, version: room.game.version + 1, steps: wrapped as typeof steps } }
}
