import type { Chance } from '../chance.ts'
import { firstDifference } from '../clone.ts'
import type { Match } from '../match.ts'
import type { Text } from '../message.ts'
import type { Seat } from '../table.ts'
import { Flaw, orFlaw } from './broken.ts'
import type { Played } from './record.ts'
import { allOf, moment, type Snapshot } from './snapshot.ts'

/** Law 9: whatever is played on a copy, the original stays as it is. */
export function checkForks<S, T extends Text>(
  match: Match<S, T>,
  before: Snapshot<S>,
  played: Played<S>,
  chance: Chance,
): void {
  playFork(match, played)
  unchanged(match, before, 'a fork was played to its end')
  for (const seat of match.ask?.waiting ?? []) {
    playGuess(match, seat, chance)
    unchanged(match, before, `a guess of seat ${seat} was played to its end`)
    redealInPlace(match, seat, chance)
  }
}

/** The match must still be what it was. */
export function unchanged<S, T extends Text>(match: Match<S, T>, before: Snapshot<S>, when: string): void {
  const where = firstDifference(before, allOf(match))
  if (where !== null) throw new Flaw('fork', `${where} of the match has changed after ${when}`)
}

/** A fork that gets the same picks ends in the same way. */
function playFork<S, T extends Text>(match: Match<S, T>, { picks, end }: Played<S>): void {
  const fork = orFlaw('fork', 'forked', () => match.fork())
  const difference = firstDifference(moment(fork), moment(match))
  if (difference !== null) throw new Flaw('fork', `${difference} of a fork is not that of the match`)
  orFlaw('fork', 'a fork plays the same picks', () => {
    for (const { seat, index } of picks.slice(match.picks)) fork.pick(seat, index)
  })
  const { state, outcome } = end
  const atEnd = firstDifference({ state: fork.state, outcome: fork.outcome }, { state, outcome })
  if (atEnd !== null) throw new Flaw('fork', `${atEnd} differs at the end of a fork that got the same picks`)
}

/** The seat cannot tell a guess from the match; rules and invariants hold in it. */
function playGuess<S, T extends Text>(match: Match<S, T>, seat: Seat, chance: Chance): void {
  const { game } = match
  const guess = orFlaw('fork', `a guess of seat ${seat}`, () => match.guess(seat, chance.next()))
  const told = firstDifference(
    { view: guess.view(seat), face: guess.face(seat) },
    { view: match.view(seat), face: match.face(seat) },
  )
  if (told !== null) throw new Flaw('no-leak', `seat ${seat} can tell the match from a guess by ${told}`)
  for (let picks = 0; guess.ask; picks++) {
    const { ask } = guess
    if (picks > game.bound) throw new Flaw('no-dead-end', `a guess of seat ${seat} does not end`)
    if (ask.waiting.length === 0)
      throw new Flaw('fork', `nobody can answer “${ask.id}” in a guess of seat ${seat}`)
    const next = chance.one(ask.waiting)
    orFlaw('fork', `a guess of seat ${seat}`, () => guess.pick(next, chance.below(ask.count(next))))
  }
  const [wrong] = game.invariants(guess.state)
  if (wrong !== undefined) throw new Flaw('conservation', `in a guess of seat ${seat}: ${wrong}`)
}

/** A redeal changes lists in place: a rule that waits for an answer may hold them. */
function redealInPlace<S, T extends Text>(match: Match<S, T>, seat: Seat, chance: Chance): void {
  const { state } = match.fork()
  const lists = new Map(listsIn(state, 'state'))
  match.game.redeal(state, seat, chance)
  for (const [list, path] of listsIn(state, 'state'))
    if (!lists.has(list))
      throw new Flaw(
        'fork',
        `redeal puts a new list at ${path}: change the one that is there, rules may hold it`,
      )
}

function* listsIn(value: unknown, path: string): Generator<[object, string]> {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) yield [value, path]
  for (const [name, item] of Object.entries(value)) yield* listsIn(item, `${path}.${name}`)
}
