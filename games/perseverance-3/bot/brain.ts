import type { Brain, Seat } from '@tablee/kernel'
import { total } from '@tablee/perseverance/bot/opinion.ts'
import { DISSENTER_ARTEFACT } from '../data/solo/levels.ts'
import type { Solo } from '../rules/solo/state.ts'
import type { Perseverance3 } from '../state.ts'
import { choiceOpinions } from './choices.ts'
import { allTurnsLeft, turnsLeft } from './clock.ts'
import { deedOpinions } from './deeds.ts'
import { type Opinions, weights } from './opinion.ts'
import { standings } from './standing.ts'

const OPINIONS: Opinions = { ...deedOpinions, ...choiceOpinions }

/** How many followers apart two seats must be for one to be e times as likely to win: at the end, and more before. */
const CLOSE = 2.5
const OPEN = 0.9

function chancesOf(state: Perseverance3): number[] {
  if (state.solo !== null) return [aloneChance(state, state.solo)]
  const all = standings(state).map(total)
  const top = Math.max(...all)
  const spread = CLOSE + (OPEN * allTurnsLeft(state)) / state.players.length
  const weighed = all.map(points => Math.exp((points - top) / spread))
  const sum = weighed.reduce((one, other) => one + other, 0)
  return weighed.map(one => one / sum)
}

/** The followers that the Dissenters gain in a round, on the mean. */
const THEIR_ROUND = 6
/** What a turn adds to the own standing, on the mean. */
const MY_ROUND = 6

/** Alone: what one has and may expect, against what the Dissenters will have. */
function aloneChance(state: Perseverance3, solo: Solo): number {
  const left = turnsLeft(state, 0)
  const theirs = solo.followers + DISSENTER_ARTEFACT * solo.artefacts.length + THEIR_ROUND * left
  const mine = total(standings(state)[0]) + MY_ROUND * left
  return 1 / (1 + Math.exp((theirs - mine) / (CLOSE + OPEN * left)))
}

/** What a position is worth to a seat, by what makes it so: for hints. */
function partsOf(state: Perseverance3, seat: Seat): { readonly [name: string]: number } {
  const all = standings(state)
  const others = all.filter((_, other) => other !== seat).map(total)
  const rivals = state.solo === null ? Math.max(0, ...others) : state.solo.followers
  return { ...all[seat], rivals: -rivals }
}

/** What makes a position of Perseverance, Episode 3 good, and which answers look promising. */
export const brain: Brain<Perseverance3> = {
  value: chancesOf,
  prior(state, seat, ask) {
    const opinion = OPINIONS[ask.id]
    return opinion ? weights(state, seat, ask, opinion) : Array<number>(ask.count(seat)).fill(1)
  },
  parts: partsOf,
  depth: 120,
  turns: 1,
  careless: 0.05,
  effort: 0.3,
  haste: 0.5,
}
