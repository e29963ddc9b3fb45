import { type Game, Mistake, type Setup } from '@tablee/kernel'
import { COLOURS, type Colour, LEADERS, type LeaderId } from '@tablee/perseverance/ids.ts'
import { reconstructed } from './data/all.ts'
import { ROUNDS } from './data/numbers.ts'
import { LEVELS } from './data/solo/levels.ts'
import { gloryOf } from './rules/end/score.ts'
import { repair, startZone } from './rules/setup/begin.ts'
import { startState } from './rules/setup/start.ts'
import { assignCards, dissenterActs, dissenterEnds, endRound } from './rules/solo/turn.ts'
import { endOfTurn, finalScoring, preparation } from './rules/turn/end.ts'
import { primary } from './rules/turn/primary.ts'
import { secondary } from './rules/turn/secondary.ts'
import type { Perseverance4 } from './state.ts'
import type { Perseverance4Text } from './text/en.ts'
import { say } from './text/say.ts'
import { redeal, view } from './view.ts'

/** Perseverance, Episode 4 without what only laws look at. */
export const core: Omit<Game<Perseverance4, Perseverance4Text>, 'invariants'> = {
  id: 'perseverance-4',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {
    leaders: { kind: 'perSeat', values: LEADERS, default: seats => LEADERS.slice(0, seats), drawn: true },
    colours: { kind: 'perSeat', values: COLOURS, default: seats => COLOURS.slice(0, seats), drawn: true },
    level: { kind: 'choice', values: LEVELS, default: 'actor' }, // s4.end.19
  },
  check,
  reconstructed,
  start: startState,
  first: ['repair', 0],
  steps: {
    repair,
    startZone,
    primary,
    secondary,
    preparation,
    endOfTurn,
    assignCards,
    dissenterActs,
    dissenterEnds,
    endRound,
    finalScoring,
  },
  view,
  redeal,
  round: ({ players }) => Math.min(ROUNDS, Math.min(...players.map(({ turns }) => turns)) + 1),
  party: ({ players }, seat) => players[seat].leader,
  scores: state => state.players.map((_, seat) => gloryOf(state, seat)),
  // Seven turns of four seats, each some twenty picks in the mean.
  bound: 4_000,
}

/** No two players share a colour or a leader. */
function check({ options }: Setup): Mistake | null {
  const leader = twice(options.leaders as readonly string[])
  if (leader !== null)
    return new Mistake(
      say('setup.leaderTwice', { leader: leader as LeaderId }),
      `Two players cannot both be ${leader}.`,
    )
  const colour = twice(options.colours as readonly string[])
  if (colour === null) return null
  return new Mistake(
    say('setup.colourTwice', { colour: colour as Colour }),
    `Two players cannot both be ${colour}.`,
  )
}

/** What stands in a list more than once, but for what is left to chance. */
const twice = (list: readonly string[]): string | null =>
  list.find((one, place) => one !== 'random' && list.indexOf(one) < place) ?? null
