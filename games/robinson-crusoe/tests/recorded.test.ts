import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { botOf } from '@tablee/bots'
import { Chance, Match, type Outcome } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../data/scenarios.ts'
import { room } from '../index.ts'
import type { RobinsonMatch } from './position.ts'

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
  readonly round: number
  readonly morale: number
  readonly wounds: readonly number[]
  readonly determination: readonly number[]
  readonly camp: { readonly [level: string]: number | string | boolean }
  readonly resources: { readonly [what: string]: number }
  readonly tiles: readonly number[]
  readonly things: readonly string[]
}

const folder = fileURLToPath(new URL('recorded/', import.meta.url))

function endOf({ outcome, state }: RobinsonMatch): End {
  const { camp, shelter, roof, palisade, weapons, characters } = state
  return {
    outcome,
    round: state.round,
    morale: state.morale,
    wounds: characters.map(({ wounds }) => wounds),
    determination: characters.map(({ det }) => det),
    camp: { camp, shelter, roof, palisade, weapons },
    resources: { ...state.available },
    tiles: Object.values(state.island).map(({ tile }) => tile),
    things: [...state.items, ...state.built, ...state.treasures.map(({ id }) => id), ...state.discoveries],
  }
}

// Recorded anew with RECORD=1 when a rule that these games touch was wrong and has been corrected.
if (process.env.RECORD) record()

function record(): void {
  mkdirSync(folder, { recursive: true })
  for (let game = 1; game <= 20; game++) {
    const scenario = SCENARIO_IDS[game % SCENARIO_IDS.length]
    const seats = 1 + (game % 4)
    const players = game % 3 === 0 ? 'random' : 'search:3'
    const setup = { seats, seed: 500 + game, options: { scenario } }
    const match: RobinsonMatch = Match.start(room.game, setup)
    const chance = Chance.of(900 + game)
    const bots = Array.from({ length: seats }, (_, seat) => botOf(players, room, 100 * game + seat))
    while (match.ask) {
      const [seat] = match.ask.waiting
      match.pick(
        seat,
        players === 'random' ? chance.below(match.ask.count(seat)) : bots[seat].think(match, seat).index,
      )
    }
    const picks = match.history?.entries.map(({ seat, key }) => `${seat} ${key}`) ?? []
    const recording: Recording = { setup, players, picks, end: endOf(match) }
    const name = `${String(game).padStart(2, '0')}-${scenario}-${seats}.json`
    writeFileSync(`${folder}${name}`, `${JSON.stringify(recording)}\n`)
  }
}

const files = readdirSync(folder).filter(file => file.endsWith('.json'))

test('twenty games are on record', () => {
  expect(files).toHaveLength(20)
})

test.each(files)('a recorded game goes as it went: %s', file => {
  const { setup, picks, end } = JSON.parse(readFileSync(folder + file, 'utf8')) as Recording
  const match: RobinsonMatch = Match.start(room.game, setup)
  for (const pick of picks) {
    const space = pick.indexOf(' ')
    match.pickKey(Number(pick.slice(0, space)), pick.slice(space + 1))
  }
  expect(endOf(match)).toEqual(end)
})
