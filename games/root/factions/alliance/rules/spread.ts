import { type Against, type ObjectionTo, type Rule, type Seat, sift } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type Act, chooseAct, type TurnChoice } from '../../../rules/acts.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { onMap, placeToken, whyNotPlace } from '../../../rules/pieces.ts'
import { score } from '../../../rules/score.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { ALLIANCE, SYMPATHY_TRACK } from '../data.ts'
import { siteNaming, tooFew } from './sites.ts'
import { allianceOf, spendSupporters, supportIn } from './supporters.ts'

const SPREAD: TurnChoice = { prompt: 'alliance.spread', end: say('alliance.spread.end'), rule: '8.4.2' }
const spreadNaming = siteNaming('spread')

/** Spreads sympathy once, then once more if the Alliance likes. 8.4.2 */
export function* spread(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  // What everybody knows tells that there is nothing to ask.
  if (!canSpreadSomewhere(state, seat)) return false
  const points = nextPoints(state, seat)
  const sites = sift(CLEARINGS, againstSpread(state, seat))
  const acts: Act[] = sites.free.map(clearing => ({
    do: 'spread',
    clearing,
    cost: spreadCost(state, seat, clearing),
    points,
  }))
  const act = yield* chooseAct(t, seat, SPREAD, acts, { refused: () => sites.refusals(spreadNaming) })
  if (act === null) return false
  if (act.clearing !== undefined) {
    yield* spendSupporters(t, seat, act.clearing, act.cost ?? 0, '8.4.2.II')
    addSympathy(t, seat, act.clearing)
  }
  return true
}

/** Whether sympathy could spread to some clearing, whatever cards the supporters are. */
function canSpreadSomewhere(state: RootState, seat: Seat): boolean {
  const player = state.players[seat]
  const { length } = allianceOf(player).supporters
  if (player.tokens.sympathy[0] === 0) return false
  const anywhere = onMap(player.tokens.sympathy) === 0
  for (const clearing of CLEARINGS)
    if (whyNoSpace(state, seat, clearing, anywhere) === null && spreadCost(state, seat, clearing) <= length)
      return true
  return false
}

const SYMPATHETIC: ObjectionTo<Clearing> = {
  why: clearing => say('alliance.why.sympathetic', { clearing }),
  rule: '8.2.5.I',
}
const NOT_NEAR: ObjectionTo<Clearing> = {
  why: clearing => say('alliance.why.notNear', { clearing }),
  rule: '8.4.2.I.a',
}

/** What everybody sees to speak against sympathy in a clearing: next to a sympathetic one, or anywhere if none is. 8.4.2.I */
function whyNoSpace(
  state: RootState,
  seat: Seat,
  clearing: Clearing,
  anywhere: boolean,
): ObjectionTo<Clearing> | null {
  if (state.players[seat].tokens.sympathy[clearing] > 0) return SYMPATHETIC
  if (!anywhere && !isNear(state, seat, clearing)) return NOT_NEAR
  return whyNotPlace(state, seat, clearing)
}

function againstSpread(state: RootState, seat: Seat): Against<Clearing> {
  const player = state.players[seat]
  const { supporters } = allianceOf(player)
  const anywhere = onMap(player.tokens.sympathy) === 0
  const cost = (clearing: Clearing): number => spreadCost(state, seat, clearing)
  const TOO_FEW = tooFew(state, cost, '8.4.2.II')
  const MARTIAL_LAW = tooFew(state, cost, '8.4.2.II.a')
  return clearing => {
    const objection = whyNoSpace(state, seat, clearing, anywhere)
    if (objection !== null) return objection
    if (supportIn(state, supporters, clearing) >= cost(clearing)) return null
    return isUnderMartialLaw(state, seat, clearing) ? MARTIAL_LAW : TOO_FEW
  }
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
