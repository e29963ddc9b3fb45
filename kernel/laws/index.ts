import { anyTable } from '../any-table.ts'
import { Chance } from '../chance.ts'
import type { Game, Setup } from '../game.ts'
import { Match, readSetup } from '../match.ts'
import type { Text } from '../message.ts'
import type { Pack } from '../pack.ts'
import type { Room } from '../room.ts'
import { type Save, save } from '../save.ts'
import type { RuleIds } from './asks.ts'
import { Flaw, LawBroken, orFlaw } from './broken.ts'
import { probe } from './probe.ts'
import { type Place, type Played, type Player, Recorder } from './record.ts'
import { checkRepeat, checkRepeatClosely } from './repeat.ts'
import { checkResume } from './resume.ts'
import { Readers } from './text.ts'

export { LAWS, type Law, LawBroken } from './broken.ts'
export type { Player } from './record.ts'

/** Which games the laws are checked on. */
export interface Trial<S, T extends Text> {
  /** How many games are played. */
  readonly games: number
  /** The seed of the first game; the next ones take the next numbers. */
  readonly seed: number
  /** How many seats; all the numbers that the game allows, in turn, if left out. */
  readonly seats?: number
  /** Each game at a table drawn at random; only the seats and options that are given are the same for all. */
  readonly mixed?: true
  /** The options; those left out take their defaults. */
  readonly options?: { readonly [name: string]: unknown }
  /** The pack that the games are played with. */
  readonly pack?: Pack
  /** Who plays, seat by seat and round again; all picks are random if left out. */
  readonly players?: readonly Player<S, T>[]
  /**
   * At how many picks of each game, chosen at random, the costly laws (resume, no leak, undo, fork) are checked:
   * 1 if left out, Infinity for all of them. The other laws are checked at every pick.
   */
  readonly samples?: number
  /** The ids of the game's rule index: whatever is refused then names one of them. */
  readonly rules?: RuleIds
}

/** What was checked. */
export interface Tally {
  readonly games: number
  readonly picks: number
  /** At how many picks the costly laws were checked. */
  readonly samples: number
}

/** Plays games and checks the nine laws on them; throws a `LawBroken` at the first that is broken. */
export function checkLaws<S, T extends Text>(room: Room<S, T>, trial: Trial<S, T>): Tally {
  const { games, seed, options = {}, pack, players = [], samples = 1, rules } = trial
  const { game } = room
  const { min, max } = game.seats
  const readers = new Readers(room)
  const tally = { games: 0, picks: 0, samples: 0 }
  for (; tally.games < games; tally.games++) {
    const seats = trial.seats ?? min + (tally.games % (max - min + 1))
    const setup = trial.mixed
      ? anyTable(game, seed + tally.games, trial)
      : readSetup(game, seats, options, seed + tally.games, pack)
    const { picks, stops } = checkGame(game, readers, setup, seed + tally.games, players, samples, rules)
    tally.picks += picks
    tally.samples += stops
  }
  return tally
}

function checkGame<S, T extends Text>(
  game: Game<S, T>,
  readers: Readers,
  setup: Setup,
  luck: number,
  players: readonly Player<S, T>[],
  samples: number,
  rules: RuleIds | undefined,
): { picks: number; stops: number } {
  // Not the luck of the game: the same numbers would make players choose as the dice fall.
  const chance = Chance.of(2 ** 52 + (luck % 2 ** 52))
  const recorder = new Recorder(game, readers, rules)
  const place = { pick: 0 }
  try {
    readers.checkIds()
    const played = recorder.play(setup, players, chance, place)
    const stops = someBelow(played.picks.length + 1, samples, chance)
    checkPlayed(game, played, stops, chance, place)
    return { picks: played.picks.length, stops: stops.size }
  } catch (error) {
    if (!(error instanceof Flaw)) throw error
    const saved = saveAt(game, setup, recorder.picks.slice(0, place.pick))
    throw new LawBroken(error, game.id, setup, place.pick, saved)
  }
}

function checkPlayed<S, T extends Text>(
  game: Game<S, T>,
  played: Played<S>,
  stops: ReadonlySet<number>,
  chance: Chance,
  place: Place,
): void {
  checkRepeat(game, played, place)
  if (stops.size === 0) return
  try {
    checkResume(game, played, stops, place)
    orFlaw('no-dead-end', 'the game fails', () => probe(game, played, stops, chance, place))
  } catch (error) {
    const { pick } = place
    checkRepeatClosely(game, played, place)
    place.pick = pick
    throw error
  }
}

/** So many of the numbers below `count`, each as likely; one half is one every other time. */
function someBelow(count: number, samples: number, chance: Chance): ReadonlySet<number> {
  const numbers = Array.from({ length: count }, (_, number) => number)
  if (samples >= count) return new Set(numbers)
  const more = chance.next() / 2 ** 32 < samples % 1 ? 1 : 0
  return new Set(chance.shuffle(numbers).slice(0, Math.floor(samples) + more))
}

/** The game up to a pick, played once more; null when it cannot be saved. */
function saveAt<S, T extends Text>(game: Game<S, T>, setup: Setup, picks: Played<S>['picks']): Save | null {
  try {
    const match = Match.start(game, setup)
    makeAll(match, picks)
    return save(match)
  } catch {
    return null
  }
}

function makeAll<S, T extends Text>(match: Match<S, T>, picks: Played<S>['picks']): void {
  try {
    for (const { seat, key } of picks) match.pickKey(seat, key)
  } catch {
    // A game that does not go the same way twice is saved as far as it goes.
  }
}
