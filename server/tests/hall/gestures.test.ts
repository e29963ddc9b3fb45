import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, done, Parlour, type Person, why } from './parlour.ts'

onEachDatabase('gestures', fresh => {
  let url: string
  let parlour: Parlour
  let table: string
  let one: Person
  beforeEach(async () => {
    url = await fresh()
    parlour = await Parlour.open(url)
    table = await parlour.table([ada, bob], { game: 'robinson-crusoe' })
    one = await parlour.sit(table, ada)
    await untilPlanning()
  })
  afterEach(() => parlour.close())

  /** Whoever is asked answers until the plan is. */
  async function untilPlanning(): Promise<void> {
    const two = await parlour.sit(table, bob)
    while (one.scene?.waiting?.prompt !== 'plan') {
      const asked = one.keys.length > 0 ? one : two
      const seq = done(await asked.pick(asked.keys[0]))
      for (const person of [one, two]) await person.until(() => person.seq >= seq)
    }
    two.leave()
  }

  const rows = () =>
    parlour.store.db
      .selectFrom('picks')
      .select(['seq', 'kind'])
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute()

  const placed = () => one.scene?.journal.filter(({ id }) => id === 'plan.placed').length

  const again = async () => {
    await parlour.close()
    parlour = await Parlour.open(url)
    one = await parlour.sit(table, ada)
  }

  test('a question comes with those that its answers lead to', () => {
    const pawn = one.scene?.face?.candidates.find(({ key }) => key === 'place:cook')
    expect(pawn?.next?.prompt.id).toBe('plan.where')
    expect(pawn?.next?.candidates.map(({ key }) => key)).toContain('rest:M1')
  })

  test('several keys are one change: acknowledged together, seen together, one row', async () => {
    const two = await parlour.sit(table, bob)
    const { seq, scene } = one
    const before = scene?.picks ?? 0
    two.frames.length = 0
    expect(done(await one.gesture(['place:cook', 'rest:M1']))).toBe(seq + 1)
    await two.until(() => two.seq === seq + 1)
    expect(two.frames.filter(frame => frame.includes('"change"'))).toHaveLength(1)
    for (const person of [one, two]) expect(person.scene?.picks).toBe(before + 2)
    expect((await rows()).at(-1)).toEqual({ seq: seq + 1, kind: 'gesture' })
    expect(placed()).toBe(1)
  })

  test('one bad key, and nothing changes: a sentence says why', async () => {
    const { seq, scene } = one
    const bad: readonly [readonly string[], string][] = [
      [['place:cook', 'nowhere'], 'kernel.unknownPick'],
      [['nowhere', 'rest:M1'], 'kernel.unknownPick'],
      [['place:cook', 'rest:M1', 'place:cook'], 'kernel.notOneGesture'],
      [['place:cook', 'pass', 'place:cook'], 'kernel.notOneGesture'],
    ]
    for (const [keys, reason] of bad) expect(why(await one.gesture(keys)), keys.join()).toBe(reason)
    expect(await rows()).toHaveLength(seq)
    expect(one.scene?.picks).toBe(scene?.picks)
    expect(done(await one.gesture(['place:cook', 'rest:M1'], { seq }))).toBe(seq + 1)
  })

  test('is taken back and made again in one step, also after a restart of the server', async () => {
    const before = one.scene?.picks ?? 0
    await one.gesture(['place:cook', 'rest:M1'])
    await again()
    expect(done(await one.do('undo'))).toBeGreaterThan(0)
    expect(one.scene?.picks).toBe(before)
    expect(placed()).toBe(0)
    await again()
    expect(one.scene?.can.redo).toBe(true)
    await one.do('redo')
    expect(one.scene?.picks).toBe(before + 2)
    expect(placed()).toBe(1)
    await again()
    await one.do('undo')
    expect(one.scene?.picks).toBe(before)
  })

  test('several are taken back at once, down to a number of picks', async () => {
    const before = one.scene?.picks ?? 0
    for (let pawn = 0; pawn < 2; pawn++) await one.gesture(['place:cook', 'rest:M1'])
    expect(one.scene?.picks).toBe(before + 4)
    const { seq } = one
    expect(done(await one.ask({ do: 'undo', seq, once: one.once(), to: before }))).toBe(seq + 1)
    expect(one.scene?.picks).toBe(before)
  })

  test('sent twice it has one effect and the same answer', async () => {
    const { seq } = one
    const keys = ['place:cook', 'rest:M1']
    const [first, second] = await Promise.all([
      one.gesture(keys, { seq, once: 'x' }),
      one.gesture(keys, { seq, once: 'x' }),
    ])
    expect([done(first), done(second)]).toEqual([seq + 1, seq + 1])
    expect(await rows()).toHaveLength(seq + 1)
  })

  test('what follows can be looked at with what is refused; a stale or strange look is refused', async () => {
    const { seq } = one
    const seen = await one.ask({ do: 'peek', seq, keys: ['place:cook'] })
    expect(seen).toMatchObject({ value: { prompt: { id: 'plan.where' } } })
    expect('value' in seen && (seen.value as { refused: unknown[] }).refused.length).toBeGreaterThan(0)
    expect(why(await one.ask({ do: 'peek', seq, keys: ['nowhere'] }))).toBe('kernel.unknownPick')
    await one.gesture(['place:cook', 'rest:M1'])
    expect(why(await one.ask({ do: 'peek', seq, keys: ['place:cook'] }))).toBe('server.stale')
    const nobody = await parlour.sit(table, null)
    expect(why(await nobody.ask({ do: 'peek', seq: one.seq, keys: ['place:cook'] }))).toBe('server.notSeated')
    expect(await rows()).toHaveLength(seq + 1)
  })
})

onEachDatabase('a person among bots', fresh => {
  test('takes back what they did, with what bots answered since', async () => {
    const parlour = await Parlour.open(await fresh())
    const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }]
    const table = await parlour.table([ada], { game: 'tic-tac-toe', chairs })
    const one = await parlour.sit(table, ada)
    await one.pick('4')
    await one.until(() => one.scene?.picks === 2 && one.keys.length > 0)
    expect(one.scene?.can.undo).toBe(true)
    done(await one.do('undo'))
    expect(one.scene?.picks).toBe(0)
    done(await one.do('redo'))
    expect(one.scene?.picks).toBe(2)
    await parlour.close()
  })
})
