import type { Game } from '@tablee/kernel'
import { checkSeats, seatOptions } from '@tablee/perseverance/setup.ts'
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
import { redeal, view } from './view.ts'

/** Perseverance, Episode 4 without what only laws look at. */
export const core: Omit<Game<Perseverance4, Perseverance4Text>, 'invariants'> = {
  id: 'perseverance-4',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {
    ...seatOptions,
    level: { kind: 'choice', values: LEVELS, default: 'actor' }, // s4.end.19
  },
  check: checkSeats,
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
