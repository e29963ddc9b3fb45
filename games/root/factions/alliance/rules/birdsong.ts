import type { Refusal, Rule, Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type Act, chooseAct } from '../../../rules/acts.ts'
import { adjacent } from '../../../rules/move.ts'
import {
  canBuildIn,
  canPlace,
  onMap,
  placeBuilding,
  placeToken,
  placeWarriors,
} from '../../../rules/pieces.ts'
import { removeAllEnemies } from '../../../rules/remove.ts'
import { score } from '../../../rules/score.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { ALLIANCE, BASE_OF, SYMPATHY_TRACK } from '../data.ts'
import { addOfficer, allianceOf, spendSupporters, supportBySuit } from './supporters.ts'

/** One revolt, then one more if the Alliance likes. 8.4.1 */
export function* revolt(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { supporters } = allianceOf(state.players[seat])
  const sites = revoltSites(state, seat)
  // What everybody knows tells that there is nothing to ask.
  if (sites.length === 0 || supporters.length < ALLIANCE.revoltCost) return false
  const support = supportBySuit(supporters)
  const acts: Act[] = []
  for (const clearing of sites)
    if (support[state.suits[clearing]] >= ALLIANCE.revoltCost) acts.push({ do: 'revolt', clearing })
  const act = yield* chooseAct(t, seat, 'alliance.revolt', acts, false, undefined, () =>
    refused('revolt', acts, clearing => whyNoRevolt(state, seat, clearing)),
  )
  if (act === null) return false
  if (act.clearing !== undefined) yield* revoltIn(t, seat, act.clearing)
  return true
}

/** The sympathetic clearings whose base is not on the map. 8.4.1.I */
function revoltSites(state: RootState, seat: Seat): Clearing[] {
  const { buildings, tokens } = state.players[seat]
  const sites: Clearing[] = []
  for (const clearing of CLEARINGS)
    if (tokens.sympathy[clearing] > 0 && buildings[BASE_OF[state.suits[clearing]]][0] > 0)
      sites.push(clearing)
  return sites
}

/** 8.4.1.III */
function* revoltIn(t: RootTable, seat: Seat, clearing: Clearing): Rule {
  const { state } = t
  const suit = state.suits[clearing]
  yield* spendSupporters(t, seat, suit, ALLIANCE.revoltCost, '8.4.1.II')
  t.say('alliance.revolted', { seat, clearing })
  yield* removeAllEnemies(t, seat, [clearing])
  if (canBuildIn(state, seat, clearing)) placeBuilding(t, seat, BASE_OF[suit], clearing)
  const { sympathy } = state.players[seat].tokens
  let sympathetic = 0
  for (const one of CLEARINGS) if (sympathy[one] > 0 && state.suits[one] === suit) sympathetic++
  placeWarriors(t, seat, clearing, sympathetic)
  addOfficer(t, seat)
}

/** Spreads sympathy once, then once more if the Alliance likes. 8.4.2 */
export function* spread(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { supporters } = allianceOf(state.players[seat])
  const sites = spreadSites(state, seat).filter(
    clearing => spreadCost(state, seat, clearing) <= supporters.length,
  )
  // What everybody knows tells that there is nothing to ask.
  if (sites.length === 0) return false
  const support = supportBySuit(supporters)
  const points = nextPoints(state, seat)
  const acts: Act[] = []
  for (const clearing of sites) {
    const cost = spreadCost(state, seat, clearing)
    if (support[state.suits[clearing]] >= cost) acts.push({ do: 'spread', clearing, cost, points })
  }
  const act = yield* chooseAct(t, seat, 'alliance.spread', acts, false, undefined, () =>
    refused('spread', acts, clearing => whyNoSpread(state, seat, clearing)),
  )
  if (act === null) return false
  if (act.clearing !== undefined) {
    yield* spendSupporters(t, seat, state.suits[act.clearing], act.cost ?? 0, '8.4.2.II')
    addSympathy(t, seat, act.clearing)
  }
  return true
}

/** Where sympathy can spread: next to a sympathetic clearing, or anywhere when there is none. 8.4.2.I */
function spreadSites(state: RootState, seat: Seat): Clearing[] {
  const { sympathy } = state.players[seat].tokens
  const sites: Clearing[] = []
  if (sympathy[0] === 0) return sites
  const anywhere = onMap(sympathy) === 0
  for (const clearing of CLEARINGS)
    if (
      sympathy[clearing] === 0 &&
      (anywhere || isNear(state, seat, clearing)) &&
      canPlace(state, seat, clearing)
    )
      sites.push(clearing)
  return sites
}

function isNear(state: RootState, seat: Seat, clearing: Clearing): boolean {
  const { sympathy } = state.players[seat].tokens
  for (const next of adjacent(state, seat, clearing)) if (sympathy[next] > 0) return true
  return false
}

/** The supporters to spend in a clearing: as the track says, and one more under martial law. 8.4.2.II */
function spreadCost(state: RootState, seat: Seat, clearing: Clearing): number {
  const cost = SYMPATHY_TRACK.cost[onMap(state.players[seat].tokens.sympathy)]
  return isUnderMartialLaw(state, seat, clearing) ? cost + 1 : cost
}

/** 8.4.2.II.a */
function isUnderMartialLaw({ players }: RootState, seat: Seat, clearing: Clearing): boolean {
  for (let other = 0; other < players.length; other++)
    if (other !== seat && players[other].warriors[clearing] >= ALLIANCE.martialLaw) return true
  return false
}

/** What the next sympathy token scores. 8.4.2.III */
export function nextPoints(state: RootState, seat: Seat): number {
  return SYMPATHY_TRACK.points[onMap(state.players[seat].tokens.sympathy)]
}

/** Places a sympathy token and scores the space that it uncovers. 8.4.2.III, 8.6.1.IV */
export function addSympathy(t: RootTable, seat: Seat, clearing: Clearing): void {
  const points = nextPoints(t.state, seat)
  placeToken(t, seat, 'sympathy', clearing)
  score(t, seat, points, 'sympathy')
}

type Why = Pick<Refusal, 'why' | 'rule'>

/** The clearings that are not offered, each with the reason. */
function refused(
  name: 'revolt' | 'spread',
  offered: readonly Act[],
  why: (clearing: Clearing) => Why,
): Refusal[] {
  return CLEARINGS.filter(clearing => !offered.some(act => act.clearing === clearing)).map(clearing => ({
    key: `${name}:${clearing}`,
    say: say('clearing', { clearing }),
    at: `clearing:${clearing}`,
    ...why(clearing),
  }))
}

function whyNoRevolt(state: RootState, seat: Seat, clearing: Clearing): Why {
  const { tokens, buildings } = state.players[seat]
  const suit = state.suits[clearing]
  if (tokens.sympathy[clearing] === 0)
    return { why: say('alliance.why.indifferent', { clearing }), rule: '8.4.1.I' }
  if (buildings[BASE_OF[suit]][0] === 0)
    return { why: say('alliance.why.baseStands', { base: BASE_OF[suit] }), rule: '8.4.1.I' }
  return { why: say('alliance.why.supporters', { suit, needed: ALLIANCE.revoltCost }), rule: '8.4.1.II' }
}

function whyNoSpread(state: RootState, seat: Seat, clearing: Clearing): Why {
  const { sympathy } = state.players[seat].tokens
  if (sympathy[clearing] > 0) return { why: say('alliance.why.sympathetic', { clearing }), rule: '8.2.5.I' }
  if (onMap(sympathy) > 0 && !isNear(state, seat, clearing))
    return { why: say('alliance.why.notNear', { clearing }), rule: '8.4.2.I.a' }
  const barred = whyNotPlace(state, seat, clearing)
  if (barred) return barred
  return {
    why: say('alliance.why.supporters', {
      suit: state.suits[clearing],
      needed: spreadCost(state, seat, clearing),
    }),
    rule: isUnderMartialLaw(state, seat, clearing) ? '8.4.2.II.a' : '8.4.2.II',
  }
}

function whyNotPlace(state: RootState, seat: Seat, clearing: Clearing): Why | null {
  if (canPlace(state, seat, clearing)) return null
  return state.scorched.includes(clearing)
    ? { why: say('why.scorched', { clearing }), rule: 'D.6.2.b' }
    : { why: say('alliance.why.keep', { clearing }), rule: '6.2.2.a' }
}
