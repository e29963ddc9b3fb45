import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { botOf } from '@tablee/bots'
import { Match, type StageOptions } from '@tablee/kernel'
import { begun, type Campaign, finished, newCampaign, nextOn, progressOf } from '@tablee/table'
import { describe, expect, test } from 'vitest'
import { brainFor } from '../bot/brain.ts'
import { campaign as rules } from '../campaign.ts'
import { type OutcomeId, ROADS } from '../data/campaign.ts'
import { diluvium } from '../game.ts'
import type { DiluviumMatch } from './position.ts'

/** A campaign that bots played: its file, its outcomes, and what its last game was set up with. */
interface Branch {
  readonly name: string
  readonly ways: readonly OutcomeId[]
  readonly last: StageOptions
  readonly rules: string
}

const BRANCHES: readonly Branch[] = [
  {
    name: 'discoverer',
    ways: ['exploratrice', 'navigatrice', 'voyageuse', 'decouvreuse'],
    last: { scenario: 's11', board: 'explorer' },
    rules: '[s02.11] [s03.21] [s06.20] [s11.30]',
  },
  {
    name: 'survivor',
    ways: ['prospectrice', 'marchande', 'pilleuse', 'rescapee'],
    last: { scenario: 's12', board: 'exploiter', fewerZeros: true },
    rules: '[s02.10] [s04.24] [s07.23] [s12.28]',
  },
  {
    name: 'condottiera',
    ways: ['conquerante', 'marchande', 'mecene', 'condottiere'],
    last: { scenario: 's13', board: 'exploiter', food: true, rack: true },
    rules: '[s01.11] [s04.24] [s07.25] [s13.15]',
  },
  {
    name: 'slayer',
    ways: ['belliqueuse', 'corruptrice', 'meneuse', 'pourfendeuse'],
    last: { scenario: 's15', board: 'warrior', aztecSettler: true, allies: 'aztec' },
    rules: '[s01.9] [s05.33] [s08.23] [s15.22]',
  },
  {
    name: 'unstoppable',
    ways: ['belliqueuse', 'corruptrice', 'solitaire', 'inarretable'],
    last: { scenario: 's14', board: 'warrior', aztecSettler: true, allies: 'aztec' },
    rules: '[s01.9] [s05.33] [s08.24] [s14.20]',
  },
]

/** One game of a campaign as it was played: its seed, and every pick by its key. */
interface Recording {
  readonly seed: number
  readonly picks: readonly string[]
}

const folder = fileURLToPath(new URL('campaigns/', import.meta.url))
const TRIES = 150

/** Plays games for an outcome until one is won by it. */
function record(outcome: OutcomeId, options: StageOptions): Recording {
  const bot = process.env.RECORD_BOT ?? 'search:300'
  for (let seed = 1; seed <= TRIES; seed++) {
    const match = Match.start(diluvium, { seats: 1, options, seed })
    const player = botOf(bot, { game: diluvium, brain: brainFor(outcome) }, seed)
    const picks: string[] = []
    while (match.ask) {
      const { key, index } = player.think(match, 0)
      picks.push(key)
      match.pick(0, index)
    }
    if (match.outcome?.why.values?.outcome === outcome) return { seed, picks }
  }
  throw new Error(`No game of ${TRIES} ended with “${outcome}”.`)
}

function replay({ seed, picks }: Recording, options: StageOptions): DiluviumMatch {
  const match = Match.start(diluvium, { seats: 1, options, seed })
  for (const pick of picks) match.pickKey(0, pick)
  return match
}

/** A campaign after the game at a table was played: only the table's own facts come back to it. */
function after(campaign: Campaign, stage: string, options: StageOptions, match: DiluviumMatch): Campaign {
  const { outcome, state, setup, seats } = match
  if (!outcome) throw new Error('The game is not over.')
  const sat = begun(campaign, { table: 'here', stage, options })
  const end = { outcome, round: diluvium.round(state), seats, scores: [], options: setup.options }
  return finished(rules, sat, 'here', end, 0)
}

/** Goes through a campaign game by game, each set up as the campaign says. */
function play({ name, ways }: Branch): Campaign {
  const file = `${folder}${name}.json`
  // With RECORD=1 they are played anew, with RECORD=more those that are not on record yet: for when a rule was corrected that these games touch.
  const anew = process.env.RECORD === '1' || (process.env.RECORD === 'more' && !existsSync(file))
  const games = anew ? [] : (JSON.parse(readFileSync(file, 'utf8')) as Recording[])
  let campaign = newCampaign(name, 'diluvium', {}, 0)
  for (const [place, way] of ways.entries()) {
    const stage = ROADS[way].from
    const next = nextOn(rules, campaign, stage)
    if (!next) throw new Error(`${stage} is not open.`)
    if (anew) games.push(record(way, next.options))
    campaign = after(campaign, stage, next.options, replay(games[place], next.options))
  }
  if (anew) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `${JSON.stringify(games)}\n`)
  }
  return campaign
}

describe('a whole campaign that bots played', () => {
  test.each(BRANCHES)('ends as the $name $rules [log.1] [log.4] [log.6]', branch => {
    const campaign = play(branch)
    expect(campaign.log.map(({ way }) => way?.split(':')[0])).toEqual(branch.ways)
    expect(campaign.log.at(-1)?.options).toMatchObject(branch.last)
    const { state, score = 0, games = [] } = progressOf(rules, campaign)
    expect(state).toBe('won')
    expect(score).toBe(games.reduce((sum, game) => sum + (game.score ?? 0), 0))
    expect(score).toBeGreaterThan(0)
  })
})
