import {
  type Against,
  anyFree,
  type Objection,
  type ObjectionTo,
  type Refusal,
  type Sifted,
  sift,
} from '@tablee/kernel'
import type { Clearing } from '../data/map.ts'
import type { Suit } from '../data/suits.ts'
import type { Party, RootState } from '../state.ts'
import { say } from '../text/say.ts'
import { movesFrom, placesOf, swims } from './adjacent.ts'
import { has } from './cards.ts'
import { rankAndFile } from './chief.ts'
import { partyAt } from './faction.ts'
import { isClosed } from './paths.ts'
import { clearingNaming, SCORCHED } from './pieces.ts'
import { whyNoRide } from './ride.ts'
import { rules } from './ruler.ts'
import { actsIn } from './suits.ts'

/** Whether nothing moves into a clearing any more. D.6.2 */
export const closed = (state: RootState, clearing: Clearing): boolean =>
  state.scorched.length > 0 && state.scorched.includes(clearing)

/** What speaks against pieces of a party moving out of a clearing, whoever makes them. 13.7.2 */
export function whyHeld(state: RootState, party: Party, from: Clearing): ObjectionTo<Clearing> | null {
  for (let other = 0; other < state.players.length; other++) {
    const held = other === party ? null : partyAt(state, other).holds?.(state, other, party, from)
    if (held) return held
  }
  return null
}

/** Whether a party moves whoever rules. */
function ignoresRule(state: RootState, party: Party): boolean {
  return partyAt(state, party).ignoresRule === true || has(state.players[party], 'corvidPlanners')
}

const NO_WARRIORS: ObjectionTo<Clearing> = {
  why: clearing => say('why.noWarriors', { clearing }),
  rule: '4.2.a',
}
const OTHER_SUIT: ObjectionTo<Clearing> = {
  why: clearing => say('why.otherSuit', { clearing }),
  rule: '7.5.2.II',
}
const STUCK: ObjectionTo<Clearing> = {
  why: clearing => say('why.noRuleToLeave', { clearing }),
  rule: '4.2.1',
}

/** The warriors of a party that can move out of a clearing: its chief does in its own turn only. 14.2.2 */
export function mobile({ players, turn }: RootState, party: Party, from: Clearing): number {
  const player = players[party]
  return turn.seat === party ? player.warriors[from] : rankAndFile(player, from)
}

/** What speaks against moving warriors of a party out of a clearing, of one suit or of any. 4.2 */
export function whyNotLeave(
  state: RootState,
  party: Party,
  from: Clearing,
  suit: Suit = 'bird',
): ObjectionTo<Clearing> | null {
  if (mobile(state, party, from) === 0) return NO_WARRIORS
  if (!actsIn(state, from, suit)) return OTHER_SUIT
  const held = whyHeld(state, party, from)
  if (held !== null) return held
  const free = leavesFreely(state, party, from)
  for (const to of movesFrom(state, party, from)) if (mayEnter(state, party, from, to, free)) return null
  return STUCK
}

/** Whether a party may leave a clearing for wherever it likes. 4.2.1 */
const leavesFreely = (state: RootState, party: Party, from: Clearing): boolean =>
  ignoresRule(state, party) || rules(state, party, from) || isLentPassage(state, party, from)

/** Whether what a party controls lets it leave or enter a clearing whoever rules. */
function isLentPassage(state: RootState, party: Party, clearing: Clearing): boolean {
  const { players, order } = state
  for (let other = order.length; other < players.length; other++)
    if (players[other].controller === party && partyAt(state, other).lendsPassage?.(state, clearing))
      return true
  return false
}

/** Whether a party may enter an adjacent clearing, having left freely or not. 4.2.1 */
const mayEnter = (state: RootState, party: Party, from: Clearing, to: Clearing, free: boolean): boolean =>
  !closed(state, to) &&
  (free || rules(state, party, to) || swims(state, party, from, to) || isLentPassage(state, party, to))

/** What speaks against moving warriors of a party from a clearing to another. 4.2.1 */
function againstMoving(state: RootState, party: Party, from: Clearing): Against<Clearing> {
  const near = movesFrom(state, party, from)
  const free = leavesFreely(state, party, from)
  const held = whyHeld(state, party, from)
  const RULES_NEITHER = { why: (to: Clearing) => say('why.rulesNeither', { from, to }), rule: '4.2.1' }
  return to => {
    if (!near.includes(to)) return notAdjacent(state, from, to)
    if (held !== null) return held
    if (closed(state, to)) return SCORCHED
    return mayEnter(state, party, from, to, free) ? null : RULES_NEITHER
  }
}

/** Why no move leads from a clearing to another. */
export function notAdjacent(state: RootState, from: Clearing, to: Clearing): Objection {
  if (isClosed(state, from, to)) return { why: say('why.closedPath', { from, to }), rule: 'C.3.2.a' }
  return whyNoRide(state, from, to) ?? { why: say('why.notAdjacent', { from, to }), rule: '2.2.1' }
}

/** The clearings to which a party may move warriors from a clearing. 4.2, 4.2.1 */
export const destinations = (state: RootState, party: Party, from: Clearing): readonly Clearing[] =>
  sift(movesFrom(state, party, from), againstMoving(state, party, from)).free

/** The clearings to which it may not. */
export const refusedDestinations = (state: RootState, party: Party, from: Clearing): Refusal[] =>
  sift(
    placesOf(state, party).filter(to => to !== from),
    againstMoving(state, party, from),
  ).refusals(clearingNaming)

/** The clearings to which warriors of a party can be forced from a clearing, whoever rules. 1.5.5 */
export function forcedDestinations(state: RootState, party: Party, from: Clearing): Clearing[] {
  if (whyHeld(state, party, from) !== null) return []
  return movesFrom(state, party, from).filter(to => !closed(state, to))
}

/** The clearings, sifted by what speaks against moving warriors of a party out of them; of one suit or of all. */
export function origins(state: RootState, party: Party, suit: Suit = 'bird'): Sifted<Clearing> {
  return sift(placesOf(state, party), from => whyNotLeave(state, party, from, suit))
}

/** Whether a party can move any warriors at all. */
export const canMove = (state: RootState, party: Party): boolean =>
  anyFree(placesOf(state, party), from => whyNotLeave(state, party, from))
