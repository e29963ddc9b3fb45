import { metaOf } from '@tablee/games/shelf.ts'
import { anyTable, type Brain, Chance, type Game, Match, type Room, readSetup } from '@tablee/kernel'
import { type Pace, perSecond } from './clock.ts'
import { type KeepingNumbers, keepingNumbers } from './keeping.ts'
import { playAgain, playedGames, playRandomly, type Setting } from './play.ts'

/** What is measured of each game: random play on one core, forks and playouts, and what keeping costs. */
export type GameNumbers = {
  readonly seats: number
  /** With nothing kept. */
  readonly picksPerSecond: number
  readonly gamesPerSecond: number
  readonly picksPerGame: number
  /** With nothing kept, at tables drawn at random where seats alone play; null for a game that has no options. */
  readonly mixedPicksPerSecond: number | null
  /** At tables drawn at random with some that nobody plays, whose turns are part of its picks; null without them. */
  readonly mixedAutomataPicksPerSecond: number | null
  /** How many turns those take meanwhile. */
  readonly mixedAutomataTurnsPerSecond: number | null
  /** One seat beside others that nobody plays, whose turns are part of its picks; null for a game without them. */
  readonly automataPicksPerSecond: number | null
  /** How many turns those take meanwhile. */
  readonly automataTurnsPerSecond: number | null
  /** With all kept that saving, undo and the journal need. */
  readonly keepPicksPerSecond: number
  /** Copies of a match in the middle of a game. */
  readonly forksPerSecond: number
  /** What a search does over and over: guess the unknown, play on at random, judge. */
  readonly playoutsPerSecond: number | null
  /** How many picks a playout is limited to; null when it goes on to the end of the game. */
  readonly playoutDepth: number | null
} & KeepingNumbers

/** Measures a game, with so many seats and its default options. */
export function gameNumbers(pace: Pace, { game, brain }: Room, seats: number): GameNumbers {
  const setting = { seats }
  return {
    seats: setting.seats,
    ...playing(pace, game, setting),
    ...atMixedTables(pace, game),
    ...besideAutomata(pace, game),
    forksPerSecond: forksPerSecond(pace, game, setting),
    playoutsPerSecond: brain ? playoutsPerSecond(pace, game, setting, brain) : null,
    playoutDepth: brain?.depth ?? null,
    ...keepingNumbers(pace, game, setting),
  }
}

function playing(pace: Pace, game: Game, setting: Setting) {
  const chance = Chance.of(1)
  // Named one by one: a spread would cost more than a short game.
  const { seats, options } = setting
  const play = (keep: boolean) =>
    playRandomly(Match.start(game, { seats, options, seed: chance.next(), keep }), chance)
  let games = 0
  let picks = 0
  const rates = perSecond(pace, {
    off: () => {
      const made = play(false)
      games++
      picks += made
      return made
    },
    keep: () => play(true),
  })
  return {
    picksPerSecond: rates.off,
    gamesPerSecond: (rates.off / picks) * games,
    picksPerGame: picks / games,
    keepPicksPerSecond: rates.keep,
  }
}

/** A game at random that is longer than this goes in circles: of two seats, neither may be able to score any more. */
const LONG_GAME = 10_000

/** Random play at many tables, one after the other, those with automata apart; drawing them does not count. */
function atMixedTables(pace: Pace, game: Game) {
  const { option } = metaOf(game.id)?.automata ?? {}
  const hasOptions = Object.keys(game.options).length > 0
  const alone = hasOptions ? atTables(pace, game, tablesWith(pace, game, option, false), option) : null
  const beside =
    option === undefined ? null : atTables(pace, game, tablesWith(pace, game, option, true), option)
  return {
    mixedPicksPerSecond: alone?.picks ?? null,
    mixedAutomataPicksPerSecond: beside?.picks ?? null,
    mixedAutomataTurnsPerSecond: beside?.turns ?? null,
  }
}

/** How many automata an option seats at a table. */
const automataAt = ({ options }: Setting, option: string | undefined): number =>
  option === undefined ? 0 : ((options?.[option] ?? []) as readonly string[]).length

/** Tables drawn at random, with automata or without. */
function tablesWith(pace: Pace, game: Game, option: string | undefined, automata: boolean): Setting[] {
  const tables: Setting[] = []
  for (let seed = 0; tables.length < pace.tables; seed++) {
    const table = anyTable(game, seed)
    if (automataAt(table, option) > 0 === automata) tables.push(table)
  }
  return tables
}

/** Picks per second at some tables, and the turns of automata; each of those takes one in a round. */
function atTables(pace: Pace, game: Game, tables: readonly Setting[], option: string | undefined) {
  const chance = Chance.of(1)
  let next = 0
  let turns = 0
  let picks = 0
  const { rate } = perSecond(pace, {
    rate: () => {
      const table = tables[next++ % tables.length]
      const { seats, options } = table
      const match = Match.start(game, { seats, options, seed: chance.next(), keep: false })
      const made = playRandomly(match, chance, LONG_GAME)
      turns += game.round(match.state) * automataAt(table, option)
      picks += made
      return made
    },
  })
  return { picks: rate, turns: (rate / picks) * turns }
}

/** Random play of one seat beside the first of those that nobody plays; each takes a turn in a round. */
function besideAutomata(pace: Pace, game: Game) {
  const { option, measured } = metaOf(game.id)?.automata ?? {}
  const spec = option === undefined ? undefined : game.options[option]
  if (option === undefined || measured === undefined || spec?.kind !== 'several')
    return { automataPicksPerSecond: null, automataTurnsPerSecond: null }
  const tables = spec.values.map((_, from) => ({
    seats: 1,
    options: { [option]: spec.values.slice(from, from + measured) },
  }))
  const setting = tables.find(table => isAccepted(game, table))
  if (!setting) throw new Error(`${game.id} takes nobody beside ${measured} of its ${option}.`)
  const chance = Chance.of(1)
  let rounds = 0
  let picks = 0
  const rate = perSecond(pace, {
    picks: () => {
      const match = Match.start(game, { ...setting, seed: chance.next(), keep: false })
      const made = playRandomly(match, chance)
      rounds += game.round(match.state)
      picks += made
      return made
    },
  }).picks
  return { automataPicksPerSecond: rate, automataTurnsPerSecond: (rate / picks) * rounds * measured }
}

function isAccepted(game: Game, { seats, options }: Setting): boolean {
  try {
    readSetup(game, seats, { ...options }, 1)
    return true
  } catch {
    return false
  }
}

/** Matches that stand in the middle of games, as they were reached: forks go on from their checkpoints. */
function midGames(game: Game, setting: Setting, { games }: Pace): Match[] {
  return playedGames(game, setting, games).map(played => playAgain(played, played.picks.length >> 1))
}

/** Forks per second of matches in the middle of a game. */
export function forksPerSecond(pace: Pace, game: Game, setting: Setting): number {
  const matches = midGames(game, setting, pace)
  let next = 0
  const { forks } = perSecond(pace, {
    forks: () => {
      matches[next++ % matches.length].fork()
      return 1
    },
  })
  return forks
}

function playoutsPerSecond(pace: Pace, game: Game, setting: Setting, brain: Brain<unknown>): number {
  const matches = midGames(game, setting, pace)
  const chance = Chance.of(1)
  let next = 0
  const { playouts } = perSecond(pace, {
    playouts: () => {
      const match = matches[next++ % matches.length]
      const guess = match.guess(match.ask?.waiting[0] ?? null, chance.next())
      playRandomly(guess, chance, brain.depth)
      brain.value(guess.state)
      return 1
    },
  })
  return playouts
}
