import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitBefore } from '../src/source/line.ts'
import { cardOf, openTable, sceneAt, settled } from './far-end.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Long enough for any next try of a line. */
const soon = () => vi.advanceTimersByTimeAsync(20_000)

describe('what a table far away shows', () => {
  test('a whole scene, then what changes of it', async () => {
    const { source, end } = openTable()
    const then = sceneAt(5, { squares: [1, 0, 0] })
    const before = source.scene
    end.tell({ seq: 5, from: 4, change: ['of', { picks: [5], view: [then.view] }] })
    expect(source.scene).toEqual(then)
    expect(source.scene?.cast).toBe(before?.cast)
  })

  test('a change of something that was never seen: the whole is asked for again', async () => {
    const { source, end } = openTable()
    await settled()
    end.tell({ seq: 9, from: 8, change: [sceneAt(9)] })
    expect(source.scene?.picks).toBe(4)
    expect(end.last('join')).not.toHaveProperty('seq')
    end.tell({ seq: 9, scene: sceneAt(9) })
    expect(source.scene?.picks).toBe(9)
  })

  test('chat lines that come twice are shown once, in their order', () => {
    const { source, end } = openTable()
    const line = (n: number) => ({ n, at: n, who: 'bo', name: 'Bo', seat: 1, text: `<b>${n}</b>` })
    end.tell({ chat: [line(2), line(1)] })
    end.tell({ chat: [line(2), line(3)] })
    expect(source.chat.map(({ n }) => n)).toEqual([1, 2, 3])
    expect(source.chat[0].text).toBe('<b>1</b>')
  })

  test('who sits where comes with the card', () => {
    const { source, end } = openTable()
    end.tell({ card: cardOf({ watchers: 3 }) })
    expect(source.card?.watchers).toBe(3)
  })

  test('the card follows the picks; a proposal to go back ends when the game goes on', () => {
    const { source, end } = openTable()
    end.tell({ card: cardOf({ picks: 4, proposal: { by: 1, to: 2, agreed: [1] } }) })
    expect(source.card).toMatchObject({ picks: 4, proposal: { to: 2 } })
    end.tell({ seq: 5, scene: { ...sceneAt(5), waiting: { prompt: 'p', seats: [1] } } })
    expect(source.card).toMatchObject({ picks: 5, proposal: null, waiting: [1] })
  })

  test('a table with a scene has started; one that was ended waits for nobody', () => {
    const { source, end } = openTable()
    end.tell({ card: cardOf({ state: 'waiting' }) })
    expect(source.card?.state).toBe('playing')
    end.tell({ seq: 5, scene: { ...sceneAt(5), waiting: { prompt: 'p', seats: [1] } } })
    end.tell({ card: cardOf({ state: 'over' }) })
    expect(source.scene?.waiting).toBeNull()
  })

  test('a table that cannot be shown is told, and not asked for again', async () => {
    const { source, end } = openTable()
    end.tell({ failure: { id: 'server.private' }, retry: false })
    expect(source.failure).toEqual({ id: 'server.private' })
    await soon()
    expect(end.calls).toBe(1)
  })
})

describe('a pick', () => {
  test('carries what was seen, and waits until its effect is seen', async () => {
    const { source, end } = openTable()
    await settled()
    source.pick(['a'])
    expect(end.last('pick')).toMatchObject({ keys: ['a'], seq: 4 })
    expect(source.pending).toBe(true)
    end.done('pick', 5)
    await settled()
    expect(source.pending).toBe(true)
    end.tell({ seq: 5, scene: sceneAt(5) })
    expect(source.pending).toBe(false)
  })

  test('is sent once, however often it is clicked', async () => {
    const { source, end } = openTable()
    await settled()
    source.pick(['a'])
    source.pick(['a'])
    source.pick(['b'])
    source.undo()
    expect(end.sent.filter(one => one.do !== 'join')).toHaveLength(1)
  })

  test('that is refused says why, and the next may follow; the reason goes when the table moves on', async () => {
    const { source, end } = openTable()
    await settled()
    source.pick(['a'])
    end.tell({ refused: end.last('pick').id, why: { id: 'server.stale' } })
    await settled()
    expect(source.pending).toBe(false)
    expect(source.scene?.mistake).toEqual({ id: 'server.stale' })
    end.tell({ seq: 5, scene: sceneAt(5) })
    expect(source.scene?.mistake).toBeNull()
    source.pick(['b'])
    expect(end.last('pick')).toMatchObject({ keys: ['b'], seq: 5 })
  })

  test('whose answer was lost is sent again as it was, and goes on from what was seen', async () => {
    const { source, end } = openTable()
    await settled()
    source.pick(['a'])
    const first = end.last('pick')
    end.cut()
    expect(source.link).toBe('lost')
    expect(source.pending).toBe(true)
    await soon()
    end.answerCall()
    expect(end.last('join')).toMatchObject({ table: 't', seq: 4 })
    expect(end.count('pick')).toBe(0)
    end.done('join', 5)
    await settled()
    expect(end.last('pick')).toMatchObject({ once: first.once, keys: ['a'], seq: 4 })
    end.tell({ seq: 5, scene: sceneAt(5) })
    end.done('pick', 5)
    await settled()
    expect(source.pending).toBe(false)
    expect(source.link).toBe('open')
  })

  test('made without a connection is sent when it is back', async () => {
    const { source, end } = openTable()
    await settled()
    end.cut()
    source.pick(['a'])
    await soon()
    end.answerCall()
    end.done('join', 4)
    await settled()
    expect(end.count('pick')).toBe(1)
  })

  test('that is never answered: the connection is taken for dead', async () => {
    const { source, end } = openTable()
    await settled()
    source.pick(['a'])
    await soon()
    expect(end.calls).toBeGreaterThan(1)
    expect(source.pending).toBe(true)
  })
})

describe('a lost connection', () => {
  test('is tried again, each time later, never all at once', () => {
    const waits = [0, 1, 2, 3, 10, 50].map(tries => waitBefore(tries, 0.5))
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(waitBefore(50, 1)).toBeLessThan(20_000)
    expect(waitBefore(3, 0)).toBeLessThan(waitBefore(3, 1))
  })

  test('gives up an answer to a proposal, which may have arrived; a line of chat is sent again', async () => {
    const { source, end } = openTable()
    await settled()
    const agreed = expect(source.agree(true)).rejects.toThrow('online.lost')
    const said = source.say('hello')
    const { once } = end.last('chat')
    end.cut()
    await agreed
    await soon()
    end.answerCall()
    end.done('join', 4)
    await settled()
    expect(end.count('agree')).toBe(0)
    expect(end.last('chat')).toMatchObject({ text: 'hello', once })
    end.done('chat', 4)
    await said
  })

  test('a server that stops, or cannot read its tables now, is tried again; the table stays on the screen', async () => {
    const { source, end } = openTable()
    end.tell({ failure: { id: 'server.stops' }, retry: true })
    expect(source.failure).toBeNull()
    expect(source.scene?.picks).toBe(4)
    await soon()
    end.answerCall()
    end.tell({ refused: end.last('join').id, why: { id: 'server.notKept' } })
    await soon()
    expect(end.calls).toBe(3)
    expect(source.failure).toBeNull()
  })

  test('a browser that knows of the network does not wait', () => {
    const { source, end } = openTable()
    end.cut()
    source.hurry()
    expect(end.calls).toBe(2)
  })

  test('a closed table calls nobody', async () => {
    const { source, end } = openTable()
    source.close()
    end.cut()
    await soon()
    expect(end.calls).toBe(1)
  })

  test('what an earlier connection still says is not heard', () => {
    const { source, end } = openTable()
    const stale = end.voice
    source.hurry()
    stale({ seq: 7, scene: sceneAt(7) })
    expect(source.scene?.picks).toBe(4)
  })
})
