import type { Brain } from '@tablee/kernel'
import { CARDS } from '../data/cards.ts'
import { MAPS } from '../data/map.ts'
import { factionAt } from '../rules/faction.ts'
import { seatsIn } from '../rules/party.ts'
import { onMap } from '../rules/pieces.ts'
import { hasRobots } from '../rules/robots/robot.ts'
import { WINNING_SCORE } from '../rules/score.ts'
import { hasSuit } from '../rules/suits.ts'
import type { RootState } from '../state.ts'
import { cardOpinions } from './cards.ts'
import { effectsWorth, handWorth } from './common.ts'
import { allBots, botAt, type FactionBot } from './faction.ts'
import { fightOpinions } from './fights.ts'
import { hirelingOpinions, hirelingsWorth } from './hirelings.ts'
import { landmarkOpinions, landmarksWorth } from './landmarks.ts'
import { type Opinion, weights } from './opinion.ts'
import { settlingOpinions } from './settling.ts'
import { holds, type Survey, size, survey } from './survey.ts'

/** Points that a good player makes in a turn, and the most turns the judgement looks ahead. */
const PACE = 4
const AHEAD = 5
/** The share of what a position is worth that comes true, as others interfere. */
const LIKELY = 0.7
/** How many points apart two seats must be for one to be e times as likely to win: at the end, and more before. */
const CLOSE = 2.5
const OPEN = 0.06

/** How far a seat is on its way to victory, in points. */
function standing(state: RootState, seat: number, seen: Survey, turns: number): number {
  const player = state.players[seat]
  const bot = botAt(state, seat)
  const ruled = seen.ruled[seat]
  if (player.dominance !== null) return dominanceStanding(state, seat, ruled)
  return (
    (player.score ?? 0) +
    LIKELY * bot.worth(state, seat, seen, turns) +
    (bot.promise * turns) / AHEAD +
    handWorth(state, seat) +
    effectsWorth(player, size(ruled), turns) +
    hirelingsWorth(state, seat) +
    (state.landmarks ? landmarksWorth(state, seat, seen, turns) : 0) +
    (state.turn.seat === seat ? pending(bot, state, seat) : 0)
  )
}

/** What a robot makes of a turn at least, and what a building or token of its own adds to it. */
const SLOWEST = 2
const BUILT = 0.15

const NONE: readonly number[] = []

/** How far each robot is: its points, and for each turn to come what it made in each so far, and by what it has built. */
function robotStandings(state: RootState, turns: number): readonly number[] {
  const { players, order, round } = state
  if (!hasRobots(state)) return NONE
  return order.flatMap(party => {
    const { robot, score, buildings, tokens } = players[party]
    if (robot === undefined || score === null) return NONE
    let pieces = 0
    for (const counts of [...Object.values(buildings), ...Object.values(tokens)]) pieces += onMap(counts)
    return score + turns * (Math.max(SLOWEST, score / round) + BUILT * pieces)
  })
}

/** How many turns a judgement looks ahead, and the highest score. */
function outlook({ players }: RootState): { readonly most: number; readonly turns: number } {
  let most = 0
  for (const { score } of players) if (score !== null && score > most) most = score
  return { most, turns: Math.max(1, Math.min(AHEAD, Math.round((WINNING_SCORE - most) / PACE))) }
}

/** What a position is worth to a seat, by what makes it so: for hints. */
function partsOf(state: RootState, seat: number): { readonly [name: string]: number } {
  const seen = survey(state)
  const { turns } = outlook(state)
  const player = state.players[seat]
  const bot = botAt(state, seat)
  let rivals = Math.max(0, ...robotStandings(state, turns))
  const seats = seatsIn(state)
  for (let other = 0; other < seats; other++)
    if (other !== seat) rivals = Math.max(rivals, standing(state, other, seen, turns))
  return {
    points: player.score ?? 0,
    forces:
      player.dominance === null
        ? LIKELY * bot.worth(state, seat, seen, turns)
        : dominanceStanding(state, seat, seen.ruled[seat]),
    hand: handWorth(state, seat),
    effects: effectsWorth(player, size(seen.ruled[seat]), turns),
    rivals: -rivals,
  }
}

/** What is still to come of the turn that runs. */
function pending(bot: FactionBot, state: RootState, seat: number): number {
  const { phase, part, actions } = state.turn
  if (phase === 'evening' && part > 0) return 0
  const faction = factionAt(state, seat)
  return (
    (bot.pending?.(state, seat) ?? 0) +
    DRAWN * faction.cardsToDraw(state, seat) +
    (phase === 'birdsong' ? 1 : 0) +
    0.5 * actions
  )
}

/** What a card to be drawn is worth. */
const DRAWN = 0.3

/** A dominance is near its goal or far from it, whatever the points were. */
function dominanceStanding(state: RootState, seat: number, ruled: number): number {
  const { dominance } = state.players[seat]
  const suit = dominance === null ? 'bird' : CARDS[dominance].suit
  if (suit !== 'bird') {
    let count = 0
    for (let clearing = 1; clearing <= 12; clearing++)
      if (holds(ruled, clearing) && hasSuit(state, clearing, suit)) count++
    return count >= 4 ? 27 : count === 3 ? 24 : 8 + 3 * count
  }
  let best = 0
  for (const pair of MAPS[state.map].opposite)
    best = Math.max(best, pair.filter(corner => holds(ruled, corner)).length)
  return best === 2 ? 25 : 8 + 4 * best
}

/** What makes a position of Root good, and which acts look promising. */
export const brain: Brain<RootState> = {
  value(state) {
    const { players } = state
    const seen = survey(state)
    const { most, turns } = outlook(state)
    const spread = CLOSE + OPEN * (WINNING_SCORE - most)
    const values: number[] = []
    let top = Number.NEGATIVE_INFINITY
    const seats = seatsIn(state)
    for (let seat = 0; seat < seats; seat++) {
      const partner = players[seat].coalition
      const value = partner >= 0 ? Number.NEGATIVE_INFINITY : standing(state, seat, seen, turns)
      values.push(value)
      if (value > top) top = value
    }
    const robots = robotStandings(state, turns)
    // All against the robots win only when the last of them has won.
    if (state.coop) top = Math.min(...values)
    for (const robot of robots) top = Math.max(top, robot)
    let sum = 0
    for (const robot of robots) sum += Math.exp((robot - top) / spread)
    if (state.coop) {
      const chance = Math.exp((Math.min(...values) - top) / spread)
      return values.fill(chance / (chance + sum))
    }
    for (let seat = 0; seat < values.length; seat++) {
      values[seat] = Math.exp((values[seat] - top) / spread)
      sum += values[seat]
    }
    for (let seat = 0; seat < values.length; seat++) values[seat] /= sum
    // Who is in a coalition wins with his partner.
    for (let seat = 0; seat < values.length; seat++) {
      const partner = players[seat].coalition
      if (partner >= 0) values[seat] = values[partner]
    }
    return values
  },

  prior(state, seat, ask) {
    const opinion = opinionOn(ask.id)
    if (!opinion) return Array<number>(ask.count(seat)).fill(1)
    return weights({ state, seat, ask, seen: survey(state) }, opinion)
  },

  parts: partsOf,
  depth: 40,
  turns: 1,
  haste: 0.5, // A turn has many choices: two seconds for each are enough at the middle level.
}

/** What all think, by the id of the question. */
const opinions: { [ask: string]: Opinion | undefined } = {
  ...cardOpinions,
  ...fightOpinions,
  ...hirelingOpinions,
  ...landmarkOpinions,
  ...settlingOpinions,
}

function opinionOn(ask: string): Opinion | undefined {
  if (!opinions[ask]) for (const bot of allBots()) opinions[ask] ??= bot.opinions[ask]
  return opinions[ask]
}
