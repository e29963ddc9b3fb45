import { join } from 'node:path'
import { botOf, type Intent } from '@tablee/bots'
import {
  type Ask,
  anyTable,
  Chance,
  keyAt,
  Match,
  type Room,
  type Seat,
  type Setup,
  save,
} from '@tablee/kernel'
import { seedFor } from '@tablee/table'
import { writeSaved } from '../files.ts'
import { countFailure, countGame, nothing, type Totals } from './totals.ts'

/** What is simulated. */
export interface Plan {
  readonly game: string
  /** The name of each seat's bot; null for as many as are drawn, who pick at random. */
  readonly players: readonly string[] | null
  readonly options: { readonly [name: string]: string }
  /** Each game at a table drawn at random, but for what is given. */
  readonly mixed: boolean
  /** The seed of the first game; each further game has the next. */
  readonly seed: number
  /** The folder where every game is saved, if any. */
  readonly saveIn?: string
}

/** How a seat chooses: the place of a candidate. */
type Chooser = (match: Match, ask: Ask, seat: Seat) => number

/** The moment of a game that failed. */
class Failed extends Error {
  readonly picks: number
  constructor(picks: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause))
    this.picks = picks
  }
}

/** Plays games one after the other and adds them up. */
export function playGames(room: Room, plan: Plan, first: number, count: number): Totals {
  const totals = nothing()
  for (let game = first; game < first + count; game++) playGame(room, plan, plan.seed + game, totals)
  return totals
}

function playGame(room: Room, plan: Plan, seed: number, totals: Totals): void {
  const { seats, options } = tableOf(room, plan, seed)
  const players = plan.players ?? Array<string>(seats).fill('random')
  const random = players.every(player => player === 'random')
  const keep = plan.saveIn !== undefined || !random
  let match: Match | null = null
  try {
    match = Match.start(room.game, { seats, options, seed, keep })
    const picks = playOut(
      match,
      random ? anything(seed) : thinking(room, players, seed),
      Chance.of(seedFor(seed, 0)),
    )
    countGame(totals, match, picks, players)
  } catch (error) {
    const picks = error instanceof Failed ? error.picks : 0
    countFailure(totals, { seed, picks, why: error instanceof Error ? error.message : String(error) })
  }
  if (match && plan.saveIn !== undefined)
    writeSaved(join(plan.saveIn, `${room.game.id}-${seed}.json`), save(match))
}

/** The table of a game: the one that is given, or any. */
function tableOf(
  { game }: Room,
  { players, options, mixed }: Plan,
  seed: number,
): Pick<Setup, 'seats' | 'options'> {
  const seats = players?.length
  return mixed ? anyTable(game, seed, { seats, options }) : { seats: seats ?? game.seats.min, options }
}

/** Plays a match to its end; gives the number of picks. */
function playOut(match: Match, choose: Chooser, chance: Chance): number {
  const { bound } = match.game
  let picks = 0
  for (let ask = match.ask; ask; ask = match.ask) {
    // Within its bound every game ends: one that goes on runs in a circle.
    if (picks === bound) throw new Failed(picks, new Error(`no end after ${bound} picks`))
    // A deed with one answer is asked for where the game is kept: it takes no chance, so that both go the same way.
    const isForced = ask.seats.every(one => ask.count(one) <= 1)
    const seat = ask.kind === 'any' && !isForced ? chance.one(ask.seats) : ask.waiting[0]
    const index = isForced ? 0 : choose(match, ask, seat)
    try {
      match.pick(seat, index)
    } catch (error) {
      // The pick that failed belongs to the saved game: replaying it shows the fault.
      match.history?.entries.push({
        seat,
        key: keyAt(ask, seat, index),
        index,
        owners: [seat],
        barrier: false,
      })
      throw new Failed(picks, error)
    }
    picks++
  }
  return picks
}

/** Any candidate, each as likely: no names, no thoughts. */
function anything(seed: number): Chooser {
  const chance = Chance.of(seedFor(seed, 1))
  return (_, ask, seat) => chance.below(ask.count(seat))
}

function thinking(room: Room, players: readonly string[], seed: number): Chooser {
  const bots = players.map((player, seat) => botOf(player, room, seedFor(seed, 2 + seat)))
  let intent: Intent | undefined
  return (match, _, seat) => {
    const thought = bots[seat].think(match, seat, intent)
    intent = thought.intent
    return thought.index
  }
}
