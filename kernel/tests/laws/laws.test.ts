import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkLaws, LAWS, LawBroken } from '../../laws/index.ts'
import { load, readSave, replay } from '../../save.ts'
import { writeReport } from '../lawful.ts'
import { ALSO_BROKEN, BROKEN } from './broken.ts'
import { den, type Parts, say } from './honest.ts'

function breakIn(parts: Partial<Parts>, samples?: number): LawBroken {
  try {
    checkLaws(den(parts), { games: 200, seed: 1, samples })
  } catch (error) {
    if (error instanceof LawBroken) return error
    throw error
  }
  throw new Error('All laws are kept.')
}

test('an honest game keeps all laws at every pick', () => {
  const { games, picks, samples } = checkLaws(den(), {
    games: 60,
    seed: 1,
    samples: Number.POSITIVE_INFINITY,
  })
  expect(games).toBe(60)
  expect(samples).toBe(picks + games)
})

test('the costly laws are checked at as many picks as wanted', () => {
  const samplesOf = (samples: number) => checkLaws(den(), { games: 40, seed: 1, samples }).samples
  expect(samplesOf(0)).toBe(0)
  expect(samplesOf(2)).toBe(80)
  expect(samplesOf(0.5)).toBeGreaterThan(8)
  expect(samplesOf(0.5)).toBeLessThan(32)
})

test('all numbers of seats are played in turn, or one of them', () => {
  const played = new Set<number>()
  const look = (match: { seats: number }) => {
    played.add(match.seats)
    return 0
  }
  checkLaws(den(), { games: 2, seed: 1, players: [look] })
  expect([...played]).toEqual([2, 3])
  played.clear()
  checkLaws(den(), { games: 2, seed: 1, players: [look], seats: 3 })
  expect([...played]).toEqual([3])
})

test('players may pick instead of chance, each for its seats', () => {
  const asked = [0, 0]
  const player = (which: number) => () => {
    asked[which]++
    return 0
  }
  const { picks } = checkLaws(den(), { games: 3, seed: 1, seats: 2, players: [player(0), player(1)] })
  expect(asked[0]).toBeGreaterThan(0)
  expect(asked[0] + asked[1]).toBe(picks)
})

test('a player who picks what is not offered breaks no law', () => {
  expect(() => checkLaws(den(), { games: 1, seed: 1, players: [() => 99] })).toThrow(
    '“99” is not among the choices offered now.',
  )
})

test('there is a broken game for each of the nine laws', () => {
  expect(BROKEN.map(({ law }) => law)).toEqual([...LAWS])
})

describe.each([...BROKEN, ...ALSO_BROKEN])('$law: $how', ({ law, parts }) => {
  test('is caught, by a sample of the picks', () => {
    expect(breakIn(parts).law).toBe(law)
  })

  test('is caught, looking at every pick', () => {
    expect(breakIn(parts, Number.POSITIVE_INFINITY).law).toBe(law)
  })
})

describe('with a rule index', () => {
  const refusing = (rule?: string, asking?: string): Partial<Parts> => ({
    playNaming: () => ({
      ...(asking && { rule: asking }),
      refused: () => [
        { key: 'none', say: say('card', { card: 0 }), why: say('held', { card: 0 }), ...(rule && { rule }) },
      ],
    }),
  })
  const check = (parts: Partial<Parts>) => () =>
    checkLaws(den(parts), { games: 5, seed: 1, samples: 0, rules: new Set(['play.1']) })

  test('a refusal names a rule that is in it', () => {
    expect(check(refusing('play.1'))).not.toThrow()
    expect(check(refusing('play.2'))).toThrow('refuses “none” by “play.2”, which is no rule')
    expect(check(refusing())).toThrow('refuses “none” by no rule')
  })

  test('and so does a question, if it names one', () => {
    expect(check(refusing('play.1', 'play.1'))).not.toThrow()
    expect(check(refusing('play.1', 'play.2'))).toThrow('cites “play.2”, which is no rule')
  })

  test('without one, nothing of this is looked at', () => {
    expect(() => checkLaws(den(refusing()), { games: 2, seed: 1, samples: 0 })).not.toThrow()
  })
})

test.each(BROKEN)('$law: the error holds the game up to the pick it names', ({ law, parts }) => {
  const error = breakIn(parts)
  expect(error.message).toContain(`den breaks the law “${law}”`)
  expect(error.message).toContain(`seed ${error.setup.seed}, pick ${error.pick}`)
  const saved = readSave(JSON.stringify(error.save))
  expect(saved.picks.length).toBe(error.pick)
  expect(replay(den(parts).game, saved).picks).toBe(error.pick)
})

test('rules that fail inside a pick: the save goes up to before it, the error names it', () => {
  const { parts } = ALSO_BROKEN.find(({ how }) => how === 'rules that fail') ?? {}
  const error = breakIn(parts ?? {})
  expect(error.message).toMatch(/the rules fail when seat \d picks “.+”: worthless$/)
  expect(load(den(parts).game, error.save).match.picks).toBe(error.pick)
})

test('a game that cannot even be saved is still named', () => {
  const error = breakIn({
    start() {
      throw new Error('no deck')
    },
  })
  expect(error).toMatchObject({ law: 'no-dead-end', pick: 0, save: null })
  expect(writeReport(error)).toBe(null)
})

test('a broken law is written as a save named after the game, the law and the seed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-laws-'))
  try {
    const [, , , { parts }] = BROKEN
    const error = breakIn(parts)
    const file = writeReport(error, join(folder, 'laws')) ?? ''
    expect(basename(file)).toBe(`den-no-leak-${error.setup.seed}.json`)
    expect(readSave(readFileSync(file, 'utf8'))).toEqual(error.save)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
