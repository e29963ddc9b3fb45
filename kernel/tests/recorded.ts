import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Chance } from '../chance.ts'
import type { Game } from '../game.ts'
import { Match } from '../match.ts'
import type { Text } from '../message.ts'
import type { Seat } from '../table.ts'

/** A game to record: its table, who plays (`random` or the name of a bot), and how its file is called. */
interface Session {
  readonly seats: number
  readonly options: { readonly [name: string]: unknown }
  /** The seed of the game; by its number if left out. */
  readonly seed?: number
  readonly players: string
  readonly name: string
}

/** The recorded games of a room: where they lie, how they were made, and what is compared at their end. */
interface Recorded<S, T extends Text> {
  readonly game: Game<S, T>
  readonly folder: URL
  /** How many games are on record; twenty if left out. */
  readonly games?: number
  /** The game of a number, from 1. */
  session(number: number): Session
  /** A bot by its name. */
  bot(name: string, seed: number): { think(match: Match<S, T>, seat: Seat): { readonly index: number } }
  endOf(match: Match<S, T>): unknown
}

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
  readonly end: unknown
}

const GAMES = 20

/**
 * Makes the tests that replay the recorded games of a room; with RECORD=1 they are recorded anew before, with
 * RECORD=more only those that are not on record yet.
 */
export function testRecorded<S, T extends Text>(recorded: Recorded<S, T>): void {
  const folder = fileURLToPath(recorded.folder)
  const { games = GAMES } = recorded
  // For when a rule that these games touch was wrong and has been corrected.
  if (process.env.RECORD) record(recorded, folder, games, process.env.RECORD === 'more')
  const files = readdirSync(folder).filter(file => file.endsWith('.json'))

  test('as many games as wanted are on record', () => {
    expect(files).toHaveLength(games)
  })

  test.each(files)('a recorded game goes as it went: %s', file => {
    const { setup, picks, end } = JSON.parse(readFileSync(folder + file, 'utf8')) as Recording
    const match = Match.start(recorded.game, setup)
    for (const pick of picks) {
      const space = pick.indexOf(' ')
      match.pickKey(Number(pick.slice(0, space)), pick.slice(space + 1))
    }
    expect(recorded.endOf(match)).toEqual(end)
  })
}

function record<S, T extends Text>(
  recorded: Recorded<S, T>,
  folder: string,
  games: number,
  more: boolean,
): void {
  mkdirSync(folder, { recursive: true })
  for (let number = 1; number <= games; number++) {
    const { seats, options, seed = 500 + number, players, name } = recorded.session(number)
    const file = `${folder}${String(number).padStart(2, '0')}-${name}.json`
    if (more && existsSync(file)) continue
    const setup = { seats, options, seed }
    const match = Match.start(recorded.game, setup)
    playOut(match, players, recorded, number)
    const picks = match.history?.entries.map(({ seat, key }) => `${seat} ${key}`) ?? []
    const recording: Recording = { setup, players, picks, end: recorded.endOf(match) }
    writeFileSync(file, `${JSON.stringify(recording)}\n`)
  }
}

function playOut<S, T extends Text>(
  match: Match<S, T>,
  players: string,
  { bot }: Recorded<S, T>,
  number: number,
): void {
  const chance = Chance.of(900 + number)
  const bots = Array.from({ length: match.seats }, (_, seat) =>
    players === 'random' ? null : bot(players, 100 * number + seat),
  )
  while (match.ask) {
    const [seat] = match.ask.waiting
    match.pick(seat, bots[seat]?.think(match, seat).index ?? chance.below(match.ask.count(seat)))
  }
}
