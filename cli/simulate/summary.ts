import type { Desk } from '../desk.ts'
import { aligned } from '../screen.ts'
import type { Plan } from './games.ts'
import type { Totals } from './totals.ts'

/** The totals as one JSON value. */
export function asJson(
  totals: Totals,
  { game, seed, players, options, mixed }: Plan,
  seconds: number,
): unknown {
  const { games, ended, errors, wins, draws, rounds, picks, scores, reasons, failures } = totals
  return {
    game,
    seed,
    seats: players,
    options,
    mixed,
    games,
    ended,
    errors,
    wins,
    draws,
    winsByPlayer: totals.players,
    scores: Object.fromEntries(
      Object.entries(scores).map(([party, score]) => [party, score.sum / score.games]),
    ),
    reasons,
    rounds: { mean: mean(rounds.sum, ended), max: rounds.max },
    picks,
    seconds,
    picksPerSecond: Math.round(picks / seconds),
    failures,
  }
}

/** Prints the totals for people. */
export function print({ out, words }: Desk, totals: Totals, plan: Plan, seconds: number): void {
  const { games, ended, errors, wins, draws, rounds, picks, scores, reasons } = totals
  out.line(
    words.say('cli.simulated', {
      game: plan.game,
      games,
      seats: plan.players ?? [],
      mixed: plan.mixed,
      seed: plan.seed,
    }),
  )
  out.line()
  const party = (name: string) => words.optional({ id: 'game.party', values: { party: name } }) ?? name
  const scored = Object.keys(scores).length > 0
  const rows = Object.entries(wins).map(([name, won]) => [
    party(name),
    String(won),
    words.say('cli.percent', { share: mean(won, ended) }),
    ...(scored
      ? [name in scores ? words.say('cli.decimal', { value: scores[name].sum / scores[name].games }) : '']
      : []),
  ])
  const heading = [
    words.say('cli.party'),
    words.say('cli.wins'),
    words.say('cli.share'),
    ...(scored ? [words.say('cli.meanScore')] : []),
  ]
  for (const line of aligned([heading.map(cell => out.paint('bold', cell)), ...rows])) out.line(line)
  out.line()
  for (const [why, count] of Object.entries(reasons))
    out.line(words.say('cli.reason', { why: words.heading(why), games: count }))
  if (draws > 0) out.line(words.say('cli.nobodyWon', { games: draws }))
  out.line(words.say('cli.lengths', { mean: mean(rounds.sum, ended), max: rounds.max }))
  out.line(words.say('cli.speed', { picks, seconds, perSecond: Math.round(picks / seconds) }))
  if (errors > 0) out.line(out.paint('red', words.say('cli.errors', { errors, games })))
}

function mean(sum: number, count: number): number {
  return count === 0 ? 0 : sum / count
}
