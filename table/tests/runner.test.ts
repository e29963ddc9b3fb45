import { entryOf } from '@tablee/games'
import { load, Match, save } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { canRedo, canUndo, type Playing, type Question, Runner } from '../runner.ts'

/** A table of a game at which some seats are bots. */
async function table(game: string, bots: readonly boolean[], shared = true, seed = 1) {
  const entry = entryOf(game)
  if (!entry) throw new Error(`There is no game ${game}.`)
  const match = Match.start((await entry.load()).game, { seats: bots.length, seed })
  const playing: Playing = { isBot: seat => bots[seat], levelOf: () => 'random', shared }
  return { match, playing, runner: new Runner<string>(match, playing) }
}

/** Answers with the first candidate until a question of an id is asked. */
function until({ match }: { match: Match }, prompt: string): void {
  while (match.ask && match.ask.id !== prompt) match.pick(match.ask.waiting[0], 0)
}

const never = (): Promise<never> => Promise.reject(new Error('It need not think.'))

describe('a bot', () => {
  test('thinks with the same seed at the same moment, another at each', async () => {
    const { match, runner } = await table('tic-tac-toe', [false, true])
    runner.pick(0, ['4'])
    const question = runner.question(1)
    expect(question).toMatchObject({ game: 'tic-tac-toe', seat: 1, bot: 'random' })
    runner.answer(1, { key: '0' })
    runner.undo(0)
    runner.pick(0, ['4'])
    expect(runner.question(1).seed).toBe(question.seed)
    runner.answer(1, { key: '0' })
    runner.pick(0, ['8'])
    expect(runner.question(1).seed).not.toBe(question.seed)
    expect(match.picks).toBe(3)
  })

  test('is told what bots meant to do when they last chose', async () => {
    const { runner } = await table('tic-tac-toe', [false, true])
    runner.pick(0, ['4'])
    expect(runner.question(1)).not.toHaveProperty('intent')
    runner.answer(1, { key: '0', intent: 'a corner next' })
    runner.pick(0, ['8'])
    expect(runner.question(1).intent).toBe('a corner next')
    runner.answer(1, { key: '1' })
    expect(runner.question(1)).not.toHaveProperty('intent')
  })

  test('goes along with the group’s people without thinking, and answers when all of them have agreed', async () => {
    const one = await table('robinson-crusoe', [false, true])
    const { match, runner } = one
    until(one, 'plan')
    for (let bot = runner.due; bot !== null; bot = runner.due)
      if (match.ask?.id === 'plan') runner.answer(bot, await runner.choose(bot, never))
      else runner.answer(bot, { key: 'rest:M1' })
    for (let pawn = 0; pawn < 2; pawn++) runner.pick(0, ['place:cook', 'rest:M1'])
    expect(runner.due).toBeNull()
    runner.pick(0, ['confirm'])
    expect(runner.due).toBe(1)
    expect(await runner.choose(1, never)).toEqual({ key: 'confirm' })
  })

  test('thinks where it is asked alone', async () => {
    const { runner } = await table('tic-tac-toe', [false, true])
    runner.pick(0, ['4'])
    const asked: Question<string>[] = []
    const think = async (question: Question<string>) => {
      asked.push(question)
      return { key: '0' }
    }
    expect(await runner.choose(1, think)).toEqual({ key: '0' })
    expect(asked).toHaveLength(1)
  })

  test('that gives a hint is told how far a gesture has come', async () => {
    const one = await table('robinson-crusoe', [false, false])
    until(one, 'plan')
    const hint = one.runner.hint(0, ['place:cook'])
    expect(hint).toMatchObject({ bot: 'adviser', seat: 0, keys: ['place:cook'] })
    expect(load(one.match.game, hint.save).match.picks).toBe(one.match.picks)
    expect(one.runner.hint(0)).not.toHaveProperty('keys')
  })
})

describe('to take back', () => {
  test('goes past what bots answered, and makes their answers again', async () => {
    const { match, playing, runner } = await table('tic-tac-toe', [false, true], false)
    runner.pick(0, ['4'])
    runner.answer(1, { key: '0' })
    const before = save(match)
    expect(canUndo(match, playing, 0)).toBe(true)
    runner.undo(0)
    expect(match.picks).toBe(0)
    expect(canRedo(match, playing, 0)).toBe(true)
    runner.redo(0)
    expect(save(match).picks).toEqual(before.picks)
  })

  test('does not go past what a person answered, unless people share the screen', async () => {
    const apart = await table('tic-tac-toe', [false, false], false)
    const shared = await table('tic-tac-toe', [false, false], true)
    for (const { runner } of [apart, shared]) {
      runner.pick(0, ['4'])
      runner.pick(1, ['0'])
    }
    expect(canUndo(apart.match, apart.playing, 0)).toBe(false)
    expect(() => apart.runner.undo(0)).toThrow('There is nothing that you can take back.')
    shared.runner.undo(0)
    expect(shared.match.picks).toBe(1)
    shared.runner.undo(0)
    expect(shared.match.picks).toBe(0)
    shared.runner.redo(1)
    shared.runner.redo(1)
    expect(shared.match.picks).toBe(2)
  })

  test('does not go past what became known', async () => {
    const one = await table('harbour', [false, true, true])
    for (const seat of [0, 1, 2]) one.runner.pick(seat, ['0'])
    expect(one.match.history?.entries.at(-1)?.barrier).toBe(true)
    expect(canUndo(one.match, one.playing, 0)).toBe(false)
  })

  test('leaves the answers that others gave in secret, and takes one’s own', async () => {
    const { match, runner } = await table('harbour', [false, true, false], false)
    runner.pick(0, ['1'])
    runner.answer(1, { key: '0' })
    runner.undo(0)
    expect(match.waiting?.seats).toEqual([0, 2])
  })

  test('takes a gesture as one, and several down to a number of picks', async () => {
    const one = await table('robinson-crusoe', [false, false])
    const { match, runner } = one
    until(one, 'plan')
    const { picks } = match
    for (const pawn of ['cook', 'cook', 'carpenter']) runner.pick(0, [`place:${pawn}`, 'rest:M1'])
    runner.undo(0)
    expect(match.picks).toBe(picks + 4)
    runner.undo(0, picks)
    expect(match.picks).toBe(picks)
    for (let made = 0; made < 3; made++) runner.redo(0)
    expect(match.picks).toBe(picks + 6)
  })

  test('a turn goes back to its beginning, past the answers of bots in it', async () => {
    const { match, runner } = await table('tic-tac-toe', [false, true])
    runner.pick(0, ['4'])
    runner.answer(1, { key: '0' })
    runner.pick(0, ['8'])
    runner.restart(0)
    expect(match.picks).toBeLessThan(3)
  })
})
