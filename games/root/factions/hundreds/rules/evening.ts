import { type Against, anyFree, type ObjectionTo, type Rule, type Seat, sift } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type Act, chooseAct, type TurnChoice } from '../../../rules/acts.ts'
import { spend } from '../../../rules/cards.ts'
import { placeToken, whyNotPlace } from '../../../rules/pieces.ts'
import { hasEnemyPiece, hasPiece, rules } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import { fitting, hasFitting, suitsOf } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { OPPRESSION } from '../data.ts'
import { hasMob, jubilate } from './mobs.ts'

const INCITE: TurnChoice = {
  prompt: 'hundreds.incite',
  end: say('hundreds.incite.end'),
  rule: '14.6.1',
  endsTurn: true,
}

const RIOTS: ObjectionTo<Clearing> = {
  why: clearing => say('hundreds.why.mobThere', { clearing }),
  rule: '14.6.1',
}
const NO_WARRIOR: ObjectionTo<Clearing> = {
  why: clearing => say('why.noWarriors', { clearing }),
  rule: '14.6.1',
}
const NO_CARD: ObjectionTo<Clearing> = {
  why: clearing => say('hundreds.why.noCard', { clearing }),
  rule: '14.6.1',
}

/** What everybody sees to speak against a mob in a clearing. 14.6.1 */
function whyNoSite(state: RootState, seat: Seat, clearing: Clearing): ObjectionTo<Clearing> | null {
  if (hasMob(state, seat, clearing)) return RIOTS
  if (state.players[seat].warriors[clearing] === 0) return NO_WARRIOR
  return whyNotPlace(state, seat, clearing)
}

function againstInciting(state: RootState, seat: Seat): Against<Clearing> {
  const { hand } = state.players[seat]
  return clearing => whyNoSite(state, seat, clearing) ?? (hasFitting(state, hand, clearing) ? null : NO_CARD)
}

const siteNaming = {
  key: (clearing: Clearing) => `incite:${clearing}`,
  say: (clearing: Clearing) => say('act.incite', { clearing }),
  at: (clearing: Clearing) => `clearing:${clearing}`,
}

/** For a card, a mob where a warrior stands; as often as they like. 14.6.1 */
export function* incite(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { hand, tokens } = state.players[seat]
  // What everybody knows tells that there is nothing to ask.
  if (tokens.mob[0] === 0 || hand.length === 0) return false
  if (!anyFree(CLEARINGS, clearing => whyNoSite(state, seat, clearing))) return false
  const sites = sift(CLEARINGS, againstInciting(state, seat))
  const acts: Act[] = sites.free.map(clearing => ({ do: 'incite', clearing }))
  const act = yield* chooseAct(t, seat, INCITE, acts, { refused: () => sites.refusals(siteNaming) })
  if (act === null) return false
  if (!acts.includes(act) || act.clearing === undefined) return true
  const { clearing } = act
  yield* spend(t, seat, suitsOf(state, clearing)[0], '14.6.1', fitting(state, hand, clearing))
  placeToken(t, seat, 'mob', clearing)
  yield* jubilate(t, seat, clearing)
  return true
}

/** Whether they oppress a clearing: they rule it with a piece of their own, and no enemy has any there. 14.6.2 */
function isOppressed(state: RootState, seat: Seat, clearing: Clearing): boolean {
  const own = hasPiece(state.players[seat], clearing)
  return own && rules(state, seat, clearing) && !hasEnemyPiece(state, seat, clearing)
}

/** How many clearings they oppress. */
export function oppressed(state: RootState, seat: Seat): number {
  let count = 0
  for (const clearing of CLEARINGS) if (isOppressed(state, seat, clearing)) count++
  return count
}

/** The points for so many oppressed clearings. 14.6.2 */
export const oppressionPoints = (clearings: number): number =>
  OPPRESSION.points[Math.min(clearings, OPPRESSION.points.length - 1)]

/** 14.6.2 */
export function* oppress(t: RootTable, seat: Seat): Rule<boolean> {
  const clearings = oppressed(t.state, seat)
  t.say('hundreds.oppressed', { seat, clearings })
  score(t, seat, oppressionPoints(clearings), 'oppression')
  return false
}
