import { type Against, choose, type ObjectionTo, type Rule, type Seat, sift } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type Act, chooseAct, type TurnChoice } from '../../../rules/acts.ts'
import { adjacent } from '../../../rules/move.ts'
import {
  canBuildIn,
  onMap,
  placeBuilding,
  placeToken,
  placeWarriors,
  whyNotPlace,
} from '../../../rules/pieces.ts'
import { removeAllEnemies } from '../../../rules/remove.ts'
import { score } from '../../../rules/score.ts'
import { hasSuit, suitsOf } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { ALLIANCE, BASE_OF, type Base, PRINTED_SUIT, SYMPATHY_TRACK } from '../data.ts'
import { addOfficer, allianceOf, spendSupporters, supportIn } from './supporters.ts'

const REVOLT: TurnChoice = { prompt: 'alliance.revolt', end: say('alliance.revolt.end'), rule: '8.4.1' }
const SPREAD: TurnChoice = { prompt: 'alliance.spread', end: say('alliance.spread.end'), rule: '8.4.2' }

/** How the clearings that are not offered are named. */
const naming = (name: 'revolt' | 'spread') => ({
  key: (clearing: Clearing) => `${name}:${clearing}`,
  say: (clearing: Clearing) => say('clearing', { clearing }),
  at: (clearing: Clearing) => `clearing:${clearing}`,
})
const revoltNaming = naming('revolt')
const spreadNaming = naming('spread')

/** One revolt, then one more if the Alliance likes. 8.4.1 */
export function* revolt(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { supporters } = allianceOf(state.players[seat])
  // What everybody knows tells that there is nothing to ask.
  if (supporters.length < ALLIANCE.revoltCost || !hasRevoltSite(state, seat)) return false
  const sites = sift(CLEARINGS, againstRevolt(state, seat))
  const acts: Act[] = sites.free.map(clearing => ({ do: 'revolt', clearing }))
  const act = yield* chooseAct(t, seat, REVOLT, acts, { refused: () => sites.refusals(revoltNaming) })
  if (act === null) return false
  if (act.clearing !== undefined) yield* revoltIn(t, seat, act.clearing)
  return true
}

/** Whether there is a sympathetic clearing whose base is not on the map. 8.4.1.I */
function hasRevoltSite(state: RootState, seat: Seat): boolean {
  for (const clearing of CLEARINGS) if (whyNoSite(state, seat, clearing) === null) return true
  return false
}

const INDIFFERENT: ObjectionTo<Clearing> = {
  why: clearing => say('alliance.why.indifferent', { clearing }),
  rule: '8.4.1.I',
}

/** What everybody sees to speak against a revolt in a clearing. 8.4.1.I */
function whyNoSite(state: RootState, seat: Seat, clearing: Clearing): ObjectionTo<Clearing> | null {
  if (state.players[seat].tokens.sympathy[clearing] === 0) return INDIFFERENT
  for (const suit of suitsOf(state, clearing)) if (isLeft(state, seat, BASE_OF[suit])) return null
  const base = BASE_OF[suitsOf(state, clearing)[0]]
  return { why: () => say('alliance.why.baseStands', { base }), rule: '8.4.1.I' }
}

const isLeft = (state: RootState, seat: Seat, base: Base): boolean =>
  state.players[seat].buildings[base][0] > 0

function againstRevolt(state: RootState, seat: Seat): Against<Clearing> {
  const { supporters } = allianceOf(state.players[seat])
  const needed = ALLIANCE.revoltCost
  const TOO_FEW = tooFew(state, () => needed, '8.4.1.II')
  return clearing =>
    whyNoSite(state, seat, clearing) ?? (supportIn(state, supporters, clearing) < needed ? TOO_FEW : null)
}

const tooFew = (
  state: RootState,
  needed: (clearing: Clearing) => number,
  rule: string,
): ObjectionTo<Clearing> => ({
  why: clearing =>
    say('alliance.why.supporters', { suit: suitsOf(state, clearing)[0], needed: needed(clearing) }),
  rule,
})

/** 8.4.1.III */
function* revoltIn(t: RootTable, seat: Seat, clearing: Clearing): Rule {
  const { state } = t
  const base = yield* chooseBase(t, seat, clearing)
  yield* spendSupporters(t, seat, clearing, ALLIANCE.revoltCost, '8.4.1.II')
  t.say('alliance.revolted', { seat, clearing })
  yield* removeAllEnemies(t, seat, [clearing])
  if (canBuildIn(state, seat, clearing)) placeBuilding(t, seat, base, clearing)
  const { sympathy } = state.players[seat].tokens
  let sympathetic = 0
  for (const one of CLEARINGS) if (sympathy[one] > 0 && hasSuit(state, one, PRINTED_SUIT[base])) sympathetic++
  placeWarriors(t, seat, clearing, sympathetic)
  addOfficer(t, seat)
}

/** The base of the clearing's suit; of the Alliance's choice where it has several. 8.4.1.III */
function chooseBase(t: RootTable, seat: Seat, clearing: Clearing): Rule<Base> {
  const bases = suitsOf(t.state, clearing).map(suit => BASE_OF[suit])
  return choose(
    t,
    seat,
    'alliance.revolt.base',
    bases.filter(base => isLeft(t.state, seat, base)),
    { say: kind => say('piece', { seat, kind }), values: () => ({ clearing }), rule: '8.4.1.III' },
  )
}

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
