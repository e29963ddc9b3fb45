import type { Played, Progress } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { campaign } from '../campaign.ts'
import type { Rank } from '../data/solo.ts'
import type { Difficulty } from '../data/tracks.ts'
import { position } from './position.ts'

/** Plays a campaign by ranks, at the first difficulty that is open, or the one that is told. */
function after(difficulty: Difficulty, ...ranks: (Rank | readonly [Rank, Difficulty])[]): Progress {
  const log: Played[] = []
  for (const told of ranks) {
    const [way, chosen] = typeof told === 'string' ? [told] : told
    const { next } = campaign.progress({ difficulty }, log)
    if (next.length === 0) throw new Error('The campaign is over.')
    const options = { ...next[0].options, ...(chosen && { difficulty: chosen }) }
    log.push({ stage: next[0].stage, options, seats: 1, at: 0, won: way !== 'recruit', way, round: 6 })
  }
  return campaign.progress({ difficulty }, log)
}

const next = (progress: Progress) =>
  progress.next.map(({ stage, options }) => `${stage} ${options.difficulty}`)
const nine = Array<Rank>(9).fill('veteran')

test('scenarios are played in order from the first, at the difficulty that was chosen [campaign.1]', () => {
  expect(next(after('heroic'))).toEqual(['routine heroic'])
  expect(campaign.stages.map(({ id }) => id).slice(0, 3)).toEqual(['routine', 'money', 'blitz'])
})

test('cannon fodder plays the same again one level lower, a recruit at the same [campaign.2] [campaign.3]', () => {
  expect(next(after('heroic', 'cannonFodder'))).toEqual(['routine normal'])
  expect(next(after('heroic', 'recruit'))).toEqual(['routine heroic'])
})

test('a veteran goes on at normal, a hero at heroic or legendary by choice [campaign.4] [campaign.5]', () => {
  expect(next(after('tutorial', 'veteran'))).toEqual(['money normal'])
  const hero = after('tutorial', 'hero')
  expect(next(hero)).toEqual(['money heroic'])
  expect(hero.next[0].choose).toEqual({ difficulty: ['heroic', 'legendary'] })
  expect(next(after('tutorial', 'hero', ['recruit', 'legendary']))).toEqual(['money legendary'])
})

test('it is won with the last scenario as veteran or hero, at any level that it allows [campaign.6] [campaign.7]', () => {
  expect(after('normal', ...nine, 'veteran').state).toBe('won')
  expect(after('normal', ...nine, 'hero').state).toBe('won')
  expect(after('normal', ...nine.slice(1), 'hero', ['veteran', 'legendary']).state).toBe('won')
  expect(after('normal', ...nine, 'recruit').state).toBe('running')
})

test('the number of games is kept [campaign.8]', () => {
  expect(after('normal', 'recruit', 'recruit', 'veteran').score).toBe(3)
})

test('cannon fodder at the lowest level loses it: tutorial, in the last scenario normal [campaign.9] [campaign.10]', () => {
  expect(after('normal', 'cannonFodder').state).toBe('running')
  expect(next(after('normal', 'cannonFodder'))).toEqual(['routine tutorial'])
  expect(after('normal', 'cannonFodder', 'cannonFodder').state).toBe('lost')
  expect(after('normal', ...nine, 'cannonFodder').state).toBe('lost')
  expect(next(after('normal', ...nine.slice(1), 'hero', 'cannonFodder'))).toEqual(['judgment normal'])
})

test('a finished game tells its rank and points; a game of rivals does not count [solo.8]', () => {
  const match = position('jungle').has(0, { glory: 50, gold: 30 }).turn(6).at('cleanup')
  const finished = { outcome: match.outcome, round: 6, seats: 1, scores: [53], options: {} }
  expect(campaign.result(finished as never)).toEqual({ won: true, way: 'veteran', score: 53, round: 6 })
  expect(campaign.result({ ...finished, seats: 2 } as never)).toBeNull()
})
