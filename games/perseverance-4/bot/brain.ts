import type { Brain, Seat } from '@tablee/kernel'
import { total, weights } from '@tablee/perseverance/bot/opinion.ts'
import { dissentersGlory } from '../rules/end/score.ts'
import type { Perseverance4 } from '../state.ts'
import { turnsLeft } from './clock.ts'
import { opinions, sceneOf } from './opinions.ts'
import { standingOf } from './standing.ts'
import { GLORY } from './tuning.ts'
import { holdingChance } from './war.ts'

/** How many followers apart two must be for one to be e times as likely to win: at the end, and more for each turn left. */
const CLOSE = 12
const OPEN = 8

/** What a round adds to the own standing and to that of the Dissenters, on the mean. */
const MY_ROUND = 52
const THEIR_ROUND = 27

/** So many followers more make an answer e times as promising. */
const DOUBT = 1.5

function chancesOf(state: Perseverance4): number[] {
  const holds = holdingChance(state)
  if (state.solo !== null) return [holds * aloneChance(state)]
  const all = state.players.map((_, seat) => total(standingOf(state, seat)))
  const top = Math.max(...all)
  const spread = CLOSE + OPEN * turnsLeft(state, state.active)
  const weighed = all.map(points => Math.exp((points - top) / spread))
  const sum = weighed.reduce((one, other) => one + other, 0)
  return weighed.map(one => (holds * one) / sum)
}

/** Alone: what one has and may expect, against what the Dissenters will have. */
function aloneChance(state: Perseverance4): number {
  const left = turnsLeft(state, 0)
  const theirs = GLORY * dissentersGlory(state) + THEIR_ROUND * left
  const mine = total(standingOf(state, 0)) + MY_ROUND * left
  return 1 / (1 + Math.exp((theirs - mine) / (CLOSE + OPEN * left)))
}

/** What a position is worth to a seat, by what makes it so: for hints. */
function partsOf(state: Perseverance4, seat: Seat): { readonly [name: string]: number } {
  const rivals =
    state.solo === null
      ? Math.max(
          0,
          ...state.players.flatMap((_, other) => (other === seat ? [] : [total(standingOf(state, other))])),
        )
      : GLORY * dissentersGlory(state)
  return { ...standingOf(state, seat), rivals: -rivals, defence: 100 * holdingChance(state) }
}

/** What makes a position of Perseverance, Episode 4 good, and which answers look promising. */
export const brain: Brain<Perseverance4> = {
  value: chancesOf,
  prior(state, seat, ask) {
    const opinion = opinions[ask.id]
    return opinion
      ? weights(sceneOf(state, { seat, ask }), opinion, DOUBT)
      : Array<number>(ask.count(seat)).fill(1)
  },
  parts: partsOf,
  depth: 120,
  turns: 1,
  careless: 0.05,
  effort: 0.3,
  haste: 0.5,
}
