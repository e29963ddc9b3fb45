import type { CampaignRules, Played } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import {
  begun,
  type Campaign,
  campaignFile,
  finished,
  further,
  newCampaign,
  nextOn,
  progressOf,
  readCampaign,
} from '../campaign.ts'

const why = { id: 'over' }

/** A campaign of roads that part, with lives, bonuses and a score, as a solo booklet tells it. */
const roads: CampaignRules = {
  kind: 'graph',
  title: { fr: 'Routes', en: 'Roads' },
  line: { fr: '', en: '' },
  options: { difficulty: { kind: 'choice', values: ['normal', 'hard'], default: 'normal' } },
  stages: ['start', 'war', 'trade', 'end'].map((id, n) => ({
    id,
    title: { fr: id, en: id },
    at: [n * 30, 50],
  })),
  result: ({ outcome, round, scores }) => {
    const way = outcome.why.values?.way
    return {
      won: outcome.winners.length > 0,
      round,
      score: scores[0] ?? 0,
      ...(way ? { way: String(way) } : {}),
    }
  },
  progress(options, log) {
    let [at, lives, score] = ['start', 2, 0]
    const bonuses: string[] = []
    const best: { [stage: string]: Played } = {}
    for (const played of log) {
      best[played.stage] = played
      if (!played.won) lives--
      else {
        score += played.score ?? 0
        if (played.way === 'trade') bonuses.push('food')
        at = at === 'start' ? (played.way ?? 'war') : at === 'end' ? 'over' : 'end'
      }
    }
    const state = lives < 0 ? 'lost' : at === 'over' ? 'won' : 'running'
    const next =
      state === 'running'
        ? [{ stage: at, options: { scenario: at, ...options }, choose: { ally: ['a', 'b'] } }]
        : []
    return {
      state,
      next,
      best,
      lives: { left: Math.max(0, lives), of: 2 },
      bonuses,
      score,
      title: score > 50 ? 'lucky' : undefined,
    }
  },
}

const ended = (won: boolean, score: number, way?: string) => ({
  outcome: { winners: won ? [0] : [], why: way ? { ...why, values: { way } } : why },
  round: 9,
  seats: 1,
  scores: [score],
  options: {},
})

/** Plays whatever is next. */
function play(campaign: Campaign, ...end: Parameters<typeof ended>): Campaign {
  const [next] = progressOf(roads, campaign).next
  const table = `t${campaign.log.length}`
  const sat = begun(campaign, { table, stage: next.stage, options: next.options })
  return finished(roads, sat, table, ended(...end), 5)
}

const fresh = newCampaign('c1', 'roads', { difficulty: 'hard' }, 1)

describe('a log carries over:', () => {
  test('what is next, how it is set up, bonuses and score follow from it', () => {
    const one = play(fresh, true, 31, 'trade')
    const progress = progressOf(roads, one)
    expect(progress).toMatchObject({ state: 'running', bonuses: ['food'], score: 31, lives: { left: 2 } })
    expect(progress.next).toEqual([
      { stage: 'trade', options: { scenario: 'trade', difficulty: 'hard' }, choose: { ally: ['a', 'b'] } },
    ])
    expect(nextOn(roads, one, 'war')).toBe(undefined)
    const two = play(play(one, true, 34), true, 2)
    expect(progressOf(roads, two)).toMatchObject({ state: 'won', score: 67, title: 'lucky', next: [] })
  })

  test('what nobody chose at its start is as usual', () => {
    const [next] = progressOf(roads, newCampaign('c2', 'roads', {}, 1)).next
    expect(next.options.difficulty).toBe('normal')
    expect(progressOf(roads, fresh).next[0].options.difficulty).toBe('hard')
  })

  test('lives run out, and then nothing is next', () => {
    const lost = play(play(play(fresh, false, 3), false, 3), false, 3)
    expect(progressOf(roads, lost)).toMatchObject({ state: 'lost', next: [] })
    expect(lost.log).toHaveLength(3)
  })

  test('a game counts once, and only where it was next when it ended', () => {
    const sat = begun(fresh, { table: 't', stage: 'end', options: {} })
    expect(finished(roads, sat, 't', ended(true, 9), 5)).toMatchObject({ log: [], pending: [] })
    expect(finished(roads, sat, 'another', ended(true, 9), 5)).toBe(sat)
  })
})

describe('as a file', () => {
  const rulesOf = async (game: string) => (game === 'roads' ? roads : null)
  const played = play(play(fresh, true, 31, 'trade'), false, 3)
  const text = JSON.stringify(campaignFile(begun(played, { table: 'here', stage: 'trade', options: {} })))

  test('a campaign comes back as it was, without the tables of the other place', async () => {
    expect(await readCampaign(text, rulesOf)).toEqual({ ...played, pending: [] })
  })

  test.each([
    ['no file', 'Dear diary'],
    ['a save', '{"tablee":1}'],
    ['one that was touched', text.replace('31', '99')],
    ['one of a game without a campaign', JSON.stringify(campaignFile({ ...played, game: 'chess' }))],
    [
      'a log that no rules lead to',
      JSON.stringify(campaignFile({ ...played, log: [...played.log, { ...played.log[0], stage: 'war' }] })),
    ],
  ])('%s is refused', async (_, bad) => {
    await expect(readCampaign(bad, rulesOf)).rejects.toMatchObject({ what: { id: 'kernel.notACampaign' } })
  })
})

test('of two copies the one of which more was played is kept, with the tables of this place', () => {
  const more = play(fresh, true, 31, 'trade')
  const here = begun(fresh, { table: 'here', stage: 'start', options: {} })
  expect(further(here, more)).toEqual({ ...more, pending: here.pending })
  expect(further(more, here)).toBe(more)
})
