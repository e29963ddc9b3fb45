import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { botOf } from '@tablee/bots'
import { Chance, Match, type Outcome } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { room } from '../index.ts'
import type { RootMatch } from './position.ts'
import { tablesOf } from './tables.ts'

/** A whole game as it was played once: what it started from, every pick, and how it ended. */
interface Recording {
  readonly setup: {
    readonly seats: number
    readonly seed: number
    readonly options: { readonly [name: string]: unknown }
  }
  readonly players: string
  /** `seat key`, one after the other. */
  readonly picks: readonly string[]
  readonly end: End
}

interface End {
  readonly outcome: Outcome | null
  readonly scores: readonly (number | null)[]
  readonly round: number
  readonly warriors: readonly (readonly number[])[]
  readonly hands: readonly (readonly string[])[]
}

const folder = fileURLToPath(new URL('recorded/', import.meta.url))

function endOf(match: RootMatch): End {
  const { players, round } = match.state
  return {
    outcome: match.outcome,
    scores: players.map(player => player.score),
    round,
    warriors: players.map(player => [...player.warriors]),
    hands: players.map(player => player.hand.map(card => CARDS[card].key)),
  }
}

// Recorded anew with RECORD=1 when a rule that these games touch was wrong and has been corrected.
if (process.env.RECORD) record()

function record(): void {
  const tables = [2, 3, 4].flatMap(tablesOf)
  mkdirSync(folder, { recursive: true })
  for (let game = 1; game <= 20; game++) {
    const table = tables[(game * 7) % tables.length]
    const players = game % 2 === 0 ? 'greedy' : 'random'
    const match: RootMatch = Match.start(room.game, { ...table, seed: 500 + game })
    const chance = Chance.of(900 + game)
    const bots = Array.from({ length: table.seats }, (_, seat) => botOf(players, room, 100 * game + seat))
    while (match.ask) {
      const [seat] = match.ask.waiting
      match.pick(
        seat,
        players === 'random' ? chance.below(match.ask.count(seat)) : bots[seat].think(match, seat).index,
      )
    }
    const picks = match.history?.entries.map(({ seat, key }) => `${seat} ${key}`) ?? []
    const recording: Recording = { setup: { ...table, seed: 500 + game }, players, picks, end: endOf(match) }
    const name = `${String(game).padStart(2, '0')}-${table.options.factions.join('-')}-${table.options.deck}.json`
    writeFileSync(`${folder}${name}`, `${JSON.stringify(recording)}\n`)
  }
}

const files = readdirSync(folder).filter(file => file.endsWith('.json'))

test('twenty games are on record', () => {
  expect(files).toHaveLength(20)
})

test.each(files)('a recorded game goes as it went: %s', file => {
  const { setup, picks, end } = JSON.parse(readFileSync(folder + file, 'utf8')) as Recording
  const match: RootMatch = Match.start(room.game, setup)
  for (const pick of picks) {
    const space = pick.indexOf(' ')
    match.pickKey(Number(pick.slice(0, space)), pick.slice(space + 1))
  }
  expect(endOf(match)).toEqual(end)
})
