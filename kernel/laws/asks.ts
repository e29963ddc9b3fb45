import type { Face } from '../face.ts'
import type { Match } from '../match.ts'
import type { Text } from '../message.ts'
import type { Seat } from '../table.ts'
import { Flaw } from './broken.ts'

/** The most candidates that one ask may offer. */
const MOST_CANDIDATES = 200

/** Law 6: somebody can always go on, or the game is over. */
export function checkAsk<S, T extends Text>({ ask, outcome, seats, game, picks }: Match<S, T>): void {
  if (!ask) {
    if (!outcome) throw deadEnd('nobody is asked and the game is not over')
    for (const seat of outcome.winners)
      if (!isSeat(seat, seats)) throw deadEnd(`there is no seat ${seat} to win`)
    return
  }
  if (outcome) throw deadEnd(`“${ask.id}” is asked although the game is over`)
  if (picks >= game.bound) throw deadEnd(`the game goes on after ${game.bound} picks, its bound`)
  if (ask.waiting.length === 0) throw deadEnd(`nobody can answer “${ask.id}”`)
  if (new Set(ask.seats).size < ask.seats.length) throw deadEnd(`“${ask.id}” is asked twice to the same seat`)
  for (const seat of ask.seats)
    if (!isSeat(seat, seats)) throw deadEnd(`“${ask.id}” is asked to seat ${seat}, which does not exist`)
}

/** The ids of a rule index. */
export type RuleIds = ReadonlySet<string>

/** Law 6: the candidates of a seat have different keys, are few enough, and none is also refused. */
export function checkFace({ prompt, candidates, refused }: Face): void {
  if (candidates.length > MOST_CANDIDATES)
    throw deadEnd(`“${prompt.id}” offers ${candidates.length} candidates; ${MOST_CANDIDATES} is the most`)
  const keys = new Set<string>()
  for (const { key } of [...candidates, ...refused]) {
    if (keys.has(key)) throw deadEnd(`“${prompt.id}” has the key “${key}” twice`)
    keys.add(key)
  }
}

/** Law 6: a question cites no rule that the index has not, and whoever is refused something can read by which rule. */
export function checkRules({ prompt, refused, rule }: Face, rules: RuleIds): void {
  if (rule !== undefined && !rules.has(rule))
    throw deadEnd(`“${prompt.id}” cites “${rule}”, which is no rule`)
  for (const { key, rule: by } of refused) {
    if (by === undefined) throw deadEnd(`“${prompt.id}” refuses “${key}” by no rule`)
    if (!rules.has(by)) throw deadEnd(`“${prompt.id}” refuses “${key}” by “${by}”, which is no rule`)
  }
}

function isSeat(seat: Seat, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats
}

function deadEnd(what: string): Flaw {
  return new Flaw('no-dead-end', what)
}
