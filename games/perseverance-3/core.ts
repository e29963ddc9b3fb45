import { type Game, Mistake, type Setup } from '@tablee/kernel'
import { checkSeats, seatOptions } from '@tablee/perseverance/setup.ts'
import { reconstructed } from './data/all.ts'
import { ADJUSTMENTS, LEVEL_IDS, ROUNDS } from './data/solo/levels.ts'
import { startState } from './rules/setup/start.ts'
import { begin, provisions, startZone } from './rules/setup/zones.ts'
import { objectiveChoice, soloScoring } from './rules/solo/end.ts'
import { conclusion, dissenterEnd, dissenters, dissenterTurn } from './rules/solo/turn.ts'
import { endOfTurn, finalScoring, stage } from './rules/turn/end.ts'
import { primary } from './rules/turn/primary.ts'
import { secondary } from './rules/turn/secondary.ts'
import type { Perseverance3 } from './state.ts'
import type { Perseverance3Text } from './text/en.ts'
import { say } from './text/say.ts'
import { redeal, view } from './view.ts'

/** Perseverance, Episode 3 without what only laws look at. */
export const core: Omit<Game<Perseverance3, Perseverance3Text>, 'invariants'> = {
  id: 'perseverance-3',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {
    ...seatOptions,
    firstGame: { kind: 'flag', default: false },
    deterministicThreat: { kind: 'flag', default: false },
    randomOfficers: { kind: 'flag', default: false },
    level: { kind: 'choice', values: LEVEL_IDS, default: 'citizen' },
    adjustment: { kind: 'choice', values: ADJUSTMENTS, default: 'normal' },
    needPresence: { kind: 'flag', default: false },
  },
  check,
  reconstructed,
  start: startState,
  first: ['startZone', 0],
  steps: {
    startZone,
    provisions,
    begin,
    primary,
    secondary,
    stage,
    endOfTurn,
    finalScoring,
    objectiveChoice,
    dissenters,
    dissenterTurn,
    dissenterEnd,
    conclusion,
    soloScoring,
  },
  view,
  redeal,
  round,
  party: ({ players }, seat) => players[seat].leader,
  scores: ({ players }) => players.map(({ followers }) => followers),
  // Eight turns of four seats, each some thirty picks in the mean; chains of effects reach a hundred.
  bound: 6_000,
}

/** How many turns each has begun; alone the Dissenters' turns belong to the round of yours. */
function round({ players, solo, phase }: Perseverance3): number {
  const ended = Math.min(...players.map(({ turns }) => turns))
  const theirs = solo !== null && (phase === 'end' || phase === 'dissenters')
  return Math.max(1, Math.min(ROUNDS, theirs ? ended : ended + 1))
}

/** setup.1, setup.36: no two players share a colour or a leader. */
function check(setup: Setup): Mistake | null {
  const { seats, options } = setup
  if (seats === 1 && options.firstGame)
    return new Mistake(
      say('setup.firstAlone'),
      'The suggestions for a first game are for two to four players.',
    )
  return checkSeats(setup)
}
