import { describe, expect, test } from 'vitest'
import { bot, person, sit } from './sit.ts'

const keys = (scene: { face: { candidates: readonly { key: string }[] } | null }) =>
  scene.face?.candidates.map(({ key }) => key) ?? []

describe('a person and a bot', () => {
  test('the bot answers by itself, and the person is asked again', async () => {
    const sitting = await sit('tic-tac-toe', [person(), bot()])
    expect(sitting.scene.seat).toBe(0)
    expect(keys(sitting.scene)).toHaveLength(9)
    await sitting.table.pick([keys(sitting.scene)[4]])
    expect(sitting.scene.thinking).toBe(1)
    expect(sitting.scene.face).toBeNull()
    const scene = await sitting.until(({ picks, face }) => picks === 2 && face !== null)
    expect(keys(scene)).toHaveLength(7)
    expect(scene.thinking).toBeNull()
  })

  test('every pick is kept before it is shown', async () => {
    const order: string[] = []
    const sitting = await sit('tic-tac-toe', [person(), person()], {
      put: async ({ save }) => void order.push(`kept ${save?.picks.length}`),
    })
    order.push(`shown ${sitting.scene.picks}`)
    await sitting.table.pick([keys(sitting.scene)[0]])
    order.push(`shown ${sitting.scene.picks}`)
    expect(order).toEqual(['kept 0', 'shown 0', 'kept 1', 'shown 1'])
  })

  test('the time of play is counted without the time away; to look at a table is not to play it', async () => {
    const MINUTE = 60_000
    let now = 0
    const before = await sit('tic-tac-toe', [person(), person()], { now: () => now })
    for (const pause of [2, 3, 600]) {
      now += pause * MINUTE
      const next = before.scene.handOver
      if (next !== null) await before.table.takeSeat(next)
      await before.table.pick([keys(before.scene)[0]])
    }
    const kept = before.kept.get('table')
    expect(kept).toMatchObject({ took: (2 + 3 + 10) * MINUTE, played: now })
    now += 5 * MINUTE
    const after = await sit('tic-tac-toe', [], { now: () => now, ...(kept && { kept }) })
    expect(after.kept.get('table')).toMatchObject({ took: kept?.took, played: kept?.played })
  })

  test('who won is kept with the table', async () => {
    const sitting = await sit('tic-tac-toe', [person(), person()])
    expect(sitting.kept.get('table')?.facts.winners).toBeUndefined()
    const all = keys(sitting.scene)
    // The first row is the first seat's.
    for (const [seat, square] of [0, 3, 1, 4, 2].entries()) {
      await sitting.table.takeSeat(seat % 2)
      await sitting.table.pick([all[square]])
    }
    expect(sitting.kept.get('table')?.facts).toMatchObject({ over: true, winners: [0] })
  })

  test('a kept table goes on where it was left', async () => {
    const before = await sit('tic-tac-toe', [person(), bot()])
    await before.table.pick([keys(before.scene)[0]])
    const left = await before.until(({ picks, face }) => picks === 2 && face !== null)
    const kept = before.kept.get('table')
    const after = await sit('tic-tac-toe', [], kept && { kept })
    expect(after.scene.view).toEqual(left.view)
    expect(keys(after.scene)).toEqual(keys(left))
    expect(after.scene.players).toEqual(left.players)
  })

  test('a person may take a pick back while the bot thinks, and the bot starts again later', async () => {
    const stopped: boolean[] = []
    const sitting = await sit('tic-tac-toe', [person(), bot()], {
      think: (_, signal) =>
        new Promise((_done, failed) =>
          signal.addEventListener('abort', () => {
            stopped.push(true)
            failed(new Error('stopped'))
          }),
        ),
    })
    await sitting.table.pick([keys(sitting.scene)[0]])
    expect(sitting.scene.can.undo).toBe(true)
    await sitting.table.undo()
    expect(stopped).toEqual([true])
    expect(sitting.scene.picks).toBe(0)
    expect(sitting.scene.mistake).toBeNull()
    expect(sitting.scene.can.redo).toBe(true)
    await sitting.table.redo()
    expect(sitting.scene.thinking).toBe(1)
  })

  test('a person takes a pick back with what the bot answered, and makes both again', async () => {
    const sitting = await sit('tic-tac-toe', [person(), bot()])
    await sitting.table.pick(['4'])
    const answered = await sitting.until(({ picks, face }) => picks === 2 && face !== null)
    expect(answered.can.undo).toBe(true)
    await sitting.table.undo()
    expect(sitting.scene.picks).toBe(0)
    expect(sitting.scene.can).toEqual({ undo: false, redo: true, restart: false })
    await sitting.table.redo()
    expect(sitting.scene.picks).toBe(2)
    expect(sitting.scene.view).toEqual(answered.view)
    expect(sitting.scene.thinking).toBeNull()
  })

  test('a bot that fails is told, and the table stays', async () => {
    const sitting = await sit('tic-tac-toe', [person(), bot('nonsense')])
    await sitting.table.pick([keys(sitting.scene)[0]])
    const scene = await sitting.until(({ mistake }) => mistake !== null)
    expect(scene.mistake?.id).toBe('bots.unknownBot')
    await sitting.table.undo()
    expect(keys(sitting.scene)).toHaveLength(9)
  })

  test('a pick that is not offered is refused with a message, and nothing changes', async () => {
    const sitting = await sit('tic-tac-toe', [person(), bot()])
    await sitting.table.pick(['nowhere'])
    expect(sitting.scene.mistake).toEqual({ id: 'kernel.unknownPick', values: { key: 'nowhere' } })
    expect(sitting.scene.picks).toBe(0)
    await sitting.table.pick([keys(sitting.scene)[0]])
    expect(sitting.shown.find(({ picks }) => picks === 1)?.mistake).toBeNull()
  })

  test('a browser that keeps nothing still plays, and says so', async () => {
    const sitting = await sit('tic-tac-toe', [person(), person()], {
      put: () => Promise.reject(new Error('full')),
    })
    await sitting.table.pick([keys(sitting.scene)[0]])
    expect(sitting.scene.mistake).toEqual({ id: 'web.notKept' })
    expect(sitting.scene.picks).toBe(1)
  })

  test('a hint weighs the candidates', async () => {
    const sitting = await sit('tic-tac-toe', [person(), bot()])
    const hints = await sitting.table.hint()
    expect(hints.map(({ key }) => key).sort()).toEqual(keys(sitting.scene).sort())
    expect(hints.every(({ value }) => value >= 0 && value <= 1)).toBe(true)
  })
})

describe('a group of people and bots', () => {
  test('bots propose what is their own; people answer for the group, and bots agree with their plan', async () => {
    const sitting = await sit('robinson-crusoe', [person(), bot()])
    const answers: (number | null)[] = []
    while (sitting.scene.waiting?.prompt !== 'plan') await sitting.table.pick([keys(sitting.scene)[0]])
    const planned = await sitting.until(
      ({ waiting, thinking }) => waiting?.prompt === 'plan' && thinking === null,
    )
    expect(keys(planned)).toContain('place:cook')
    expect(keys(planned)).not.toContain('place:carpenter')
    for (const pawn of ['cook', 'cook']) {
      await sitting.table.pick([`place:${pawn}`])
      await sitting.table.pick(['rest:M1'])
      answers.push(sitting.scene.thinking)
    }
    expect(answers).toEqual([null, null])
    await sitting.table.pick(['confirm'])
    const scene = await sitting.until(({ waiting }) => waiting?.prompt !== 'plan')
    expect(scene.journal.filter(({ id }) => id === 'plan.confirmed')).toHaveLength(2)
  })
})

describe('a gesture', () => {
  const planning = async () => {
    const sitting = await sit('robinson-crusoe', [person(), person()])
    while (sitting.scene.waiting?.prompt !== 'plan') await sitting.table.pick([keys(sitting.scene)[0]])
    return sitting
  }

  test('is one change: kept, shown, and taken back at once, also after a reload', async () => {
    const sitting = await planning()
    const { picks } = sitting.scene
    const shown = sitting.shown.length
    await sitting.table.pick(['place:cook', 'rest:M1'])
    expect(sitting.shown.length).toBe(shown + 1)
    expect(sitting.scene.picks).toBe(picks + 2)
    const kept = sitting.kept.get('table')
    const again = await sit('robinson-crusoe', [], kept && { kept })
    await again.table.undo()
    expect(again.scene.picks).toBe(picks)
    await again.table.redo()
    expect(again.scene.picks).toBe(picks + 2)
  })

  test('whose second key is bad changes nothing, and says why', async () => {
    const sitting = await planning()
    const { picks } = sitting.scene
    await sitting.table.pick(['place:cook', 'nowhere'])
    expect(sitting.scene.picks).toBe(picks)
    expect(sitting.scene.mistake).toEqual({ id: 'kernel.unknownPick', values: { key: 'nowhere' } })
  })

  test('that has begun can be looked at, and hinted at', async () => {
    const sitting = await planning()
    const face = sitting.table.peek(['place:cook'])
    expect(face?.prompt.id).toBe('plan.where')
    expect(face?.refused.length).toBeGreaterThan(0)
    const hints = await sitting.table.hint(['place:cook'])
    const offered = face?.candidates.map(({ key }) => key)
    for (const { key } of hints) expect(offered).toContain(key)
    expect(hints.length).toBeGreaterThan(0)
  })
})

describe('several people at one screen', () => {
  test('between two people nothing of anybody’s shows, until the next says that it looks', async () => {
    const sitting = await sit('root', [person('Ada'), person('Bo'), bot()], {
      options: { seating: 'asListed', factions: ['marquise', 'eyrie', 'alliance'] },
    })
    const first = sitting.scene.seat ?? sitting.scene.handOver
    expect(first).toBe(0)
    while (sitting.scene.handOver === null) await sitting.table.pick([keys(sitting.scene)[0]])
    expect(sitting.scene.handOver).toBe(1)
    expect(sitting.scene.seat).toBeNull()
    expect(sitting.scene.face).toBeNull()
    expect(handsIn(sitting.scene.view).flat()).not.toContainEqual(expect.toSatisfy(card => card >= 0))
    expect(sitting.scene.journal.every(({ to }) => to === undefined)).toBe(true)
    await sitting.table.takeSeat(1)
    expect(sitting.scene.seat).toBe(1)
    expect(sitting.scene.handOver).toBeNull()
    const [ada, bo] = handsIn(sitting.scene.view)
    expect(ada.every(card => card < 0)).toBe(true)
    expect(bo.every(card => card >= 0)).toBe(true)
  })

  test('where nothing is secret the eyes follow who is asked, and stay where a group is', async () => {
    const sitting = await sit('robinson-crusoe', [person('Ada'), person('Bo')])
    while (sitting.scene.waiting?.prompt !== 'plan') await sitting.table.pick([keys(sitting.scene)[0]])
    const planner = sitting.scene.seat
    for (const pawn of ['cook', 'cook', 'carpenter', 'carpenter']) {
      await sitting.table.pick([`place:${pawn}`])
      await sitting.table.pick(['rest:M1'])
      expect(sitting.scene.seat).toBe(planner)
    }
    await sitting.table.pick(['confirm'])
    expect(sitting.scene.handOver).toBeNull()
    expect(sitting.scene.seat).toBe(planner === 0 ? 1 : 0)
    expect(keys(sitting.scene)).toContain('confirm')
  })

  test('who looks takes back what was done last at the screen, whoever did it', async () => {
    const sitting = await sit('tic-tac-toe', [person('Ada'), person('Bo')])
    await sitting.table.pick(['4'])
    const { seat } = sitting.scene
    expect(sitting.scene.can.undo).toBe(true)
    await sitting.table.undo()
    expect(sitting.scene.picks).toBe(0)
    expect(sitting.scene.seat).not.toBe(seat)
  })

  test('a bot’s seat is nobody’s to take', async () => {
    const sitting = await sit('tic-tac-toe', [person(), bot()])
    await sitting.table.takeSeat(1)
    expect(sitting.scene.seat).toBe(0)
  })
})

const handsIn = (view: unknown): number[][] =>
  (view as { players: { hand: number[] }[] }).players.map(({ hand }) => hand)

describe('a whole game', () => {
  test('bots alone play to the end; the scores over the game come back with its save', async () => {
    const players = [bot(), bot('greedy'), bot()]
    const sitting = await sit('harbour', players, { seed: 7 })
    const end = await sitting.until(({ outcome }) => outcome !== null)
    expect(end.seat).toBeNull()
    expect(end.scores.length).toBeGreaterThan(1)
    expect(end.scores[0].at).toBe(0)
    const imported = await sit('harbour', players, { saved: sitting.table.save() })
    expect(imported.scene.outcome).toEqual(end.outcome)
    expect(imported.scene.scores).toEqual(end.scores)
  })

  test('any moment of it can be looked at, with the same eyes', async () => {
    const sitting = await sit('tic-tac-toe', [person(), bot()])
    const then = sitting.scene
    await sitting.table.pick([keys(then)[0]])
    const now = await sitting.until(({ picks, face }) => picks === 2 && face !== null)
    const past = sitting.table.at(0)
    expect(past.view).toEqual(then.view)
    expect(past.picks).toBe(0)
    expect(past.face).toBeNull()
    expect(past.can).toEqual({ undo: false, redo: false, restart: false })
    expect(sitting.table.at(2).view).toEqual(now.view)
    expect(sitting.table.at(1).picks).toBe(1)
    expect(() => sitting.table.at(9)).toThrow()
  })

  test('a table that is only looked at asks nothing and keeps nothing', async () => {
    const sitting = await sit('tic-tac-toe', [person(), bot()], { play: false })
    expect(sitting.scene.face).toBeNull()
    expect(sitting.kept.size).toBe(0)
  })
})
