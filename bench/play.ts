import { type Ask, Chance, type Entry, type Game, Match, type NewMatch } from '@tablee/kernel'

/** What a game is measured with: its seats and options. */
export type Setting = Pick<NewMatch, 'seats' | 'options'>

/** Plays a match at random to its end, or at most a number of picks; tells how many were made. */
export function playRandomly(match: Match, chance: Chance, most = Number.POSITIVE_INFINITY): number {
  const { bound } = match.game
  let picks = 0
  for (let ask = match.ask; ask && picks < most; ask = match.ask) {
    if (picks++ === bound) throw new Error(`${match.game.id} goes on after ${bound} picks, its bound.`)
    const seat = ask.seats.length === 1 ? ask.seats[0] : someSeat(ask, chance)
    match.pick(seat, chance.below(ask.count(seat)))
  }
  return picks
}

/** One of the seats that may answer, each as likely. */
function someSeat(ask: Ask, chance: Chance): number {
  return chance.one(ask.waiting.filter(seat => ask.count(seat) > 0))
}

/** A game that was played at random, all kept. */
export interface Played {
  readonly game: Game
  readonly start: NewMatch
  readonly picks: readonly Entry[]
}

/** Plays a number of games at random, each of another seed. */
export function playedGames(game: Game, setting: Setting, count: number): Played[] {
  return Array.from({ length: count }, (_, seed) => {
    const start = { ...setting, seed }
    const match = Match.start(game, start)
    playRandomly(match, Chance.of(seed))
    return { game, start, picks: match.history?.entries ?? [] }
  })
}

/** Plays a game again, all kept, up to a number of picks. */
export function playAgain({ game, start, picks }: Played, to: number): Match {
  const match = Match.start(game, start)
  for (const { seat, index } of picks.slice(0, to)) match.pick(seat, index)
  return match
}

/** Plays a game again and stops at many points of its second half, the last pick among them. */
export function* secondHalf(played: Played, moments: number): Generator<Match, void, void> {
  const { picks } = played
  const half = picks.length >> 1
  const stride = Math.ceil((picks.length - half) / moments)
  const match = playAgain(played, half)
  for (let i = half; i < picks.length; i++) {
    match.pick(picks[i].seat, picks[i].index)
    if ((picks.length - 1 - i) % stride === 0) yield match
  }
}
