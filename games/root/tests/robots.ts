import type { Suit } from '../data/suits.ts'
import { newTurn } from '../rules/turn.ts'
import type { Party, Phase, Player } from '../state.ts'
import type { Position, RootMatch } from './position.ts'

/** Runs a procedure that asks nobody, and tells what it comes to. */
export function run<R>(rule: Generator<unknown, R, number>): R {
  const { done, value } = rule.next(0)
  if (!done) throw new Error('Somebody is asked.')
  return value as R
}

/** Runs a procedure, and answers whoever is asked with the first there is. */
export function answer(rule: Generator<unknown, unknown, number>): void {
  for (let step = rule.next(0); !step.done; ) step = rule.next(0)
}

/** A position in the turn of a robot, whose order is of a suit: its steps can be run one by one. */
export function robotTurn(p: Position, party: Party, suit: Suit, phase: Phase = 'daylight'): RootMatch {
  const match = p.begin(['turn', 0])
  match.state.turn = { ...newTurn(party), phase }
  const { robot } = match.state.players[party]
  if (!robot) throw new Error(`Party ${party} is no robot.`)
  robot.suit = suit
  return match
}

/** Leaves a party only so many warriors in the supply. */
export function supply(player: Player, left: number): void {
  player.coffins += player.warriors[0] - left
  player.warriors[0] = left
}
