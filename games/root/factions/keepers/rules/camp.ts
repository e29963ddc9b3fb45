import {
  choose,
  type Objection,
  type ObjectionTo,
  type Rule,
  type Seat,
  type Sifted,
  sift,
} from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type Act, actNaming, chooseAct, type TurnChoice } from '../../../rules/acts.ts'
import { spend } from '../../../rules/cards.ts'
import { isOnEdge } from '../../../rules/homeland.ts'
import {
  buildIn,
  canBuildIn,
  canPlace,
  clearingNaming,
  onMap,
  placeWarriors,
  takeBuilding,
  whyNotBuildIn,
  whyNotPlace,
} from '../../../rules/pieces.ts'
import { fitting, hasFitting, suitsOf } from '../../../rules/suits.ts'
import type { Player, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { KEEPERS, SIDE, SIDES, type Waystation } from '../data.ts'
import { waystationsIn, waystationsOnMap } from './state.ts'

/** The acts of Birdsong in each clearing, made once. */
const actsIn = (name: string, leads: readonly string[]): readonly Act[] =>
  [0, ...CLEARINGS].map(clearing => ({ do: name, clearing, leads }))
const ENCAMP_IN = actsIn('encamp', ['keepers.waystation'])
const DECAMP_IN = actsIn('decamp', ['keepers.decamp.which'])
const RECRUIT_IN = actsIn('recruitAtWaystation', ['spend.card'])

const namingOf = (acts: readonly Act[]) => ({
  key: (clearing: Clearing) => actNaming.key(acts[clearing]),
  say: (clearing: Clearing) => actNaming.say(acts[clearing]),
  at: (clearing: Clearing) => actNaming.at(acts[clearing]),
})

/** What was done in a clearing this turn is noted by its bit. */
const isNoted = (noted: number | undefined, clearing: Clearing): boolean =>
  ((noted ?? 0) & (1 << clearing)) !== 0
const noted = (before: number | undefined, clearing: Clearing): number => (before ?? 0) | (1 << clearing)

// Encamp

/** The sides of the waystations that are not on the map. 15.3.5 */
function sidesLeft({ buildings }: Player): Waystation[] {
  return SIDES.filter(side => buildings[side][0] > 0 && buildings[SIDE[side].turned][0] > 0)
}

const NO_WARRIOR = (rule: string): ObjectionTo<Clearing> => ({
  why: clearing => say('why.noWarriors', { clearing }),
  rule,
})
const NOBODY_ENCAMPS = NO_WARRIOR('15.4.1.a')
const ENCAMPED: ObjectionTo<Clearing> = {
  why: clearing => say('keepers.why.encamped', { clearing }),
  rule: '15.4.1.a',
}
const NO_WAYSTATION_LEFT: Objection = { why: say('keepers.why.noWaystationLeft'), rule: '15.2.2' }

/** The clearings, sifted by what speaks against encamping there: both halves of a replacement, or neither. 15.4.1, G.1.29 */
function campsites(state: RootState, seat: Seat): Sifted<Clearing> {
  const player = state.players[seat]
  const none = waystationsOnMap(player) === SIDES.length / 2
  return sift(CLEARINGS, clearing => {
    if (none) return NO_WAYSTATION_LEFT
    if (player.warriors[clearing] === 0) return NOBODY_ENCAMPS
    if (isNoted(state.turn.notes.encamped, clearing)) return ENCAMPED
    return whyNotBuildIn(state, seat, clearing)
  })
}

const ENCAMP: TurnChoice = { prompt: 'keepers.encamp', end: say('keepers.encamp.end'), rule: '15.4.1.a' }

/** A waystation takes the place of a warrior, once in each clearing; with nothing on the map, both come back. 15.4.1 */
export function* encamp(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const player = state.players[seat]
  if (onMap(player.warriors) === 0 && waystationsOnMap(player) === 0) {
    yield* comeBack(t, seat)
    return false
  }
  const sites = campsites(state, seat)
  if (sites.free.length === 0) return false
  const acts = sites.free.map(clearing => ENCAMP_IN[clearing])
  const act = yield* chooseAct(t, seat, ENCAMP, acts, {
    refused: () => sites.refusals(namingOf(ENCAMP_IN)),
  })
  if (act === null) return false
  if (act.do !== 'encamp' || act.clearing === undefined) return true
  const { clearing } = act
  const side = yield* chooseSide(t, seat, clearing)
  player.warriors[clearing]--
  player.warriors[0]++
  state.turn.notes.encamped = noted(state.turn.notes.encamped, clearing)
  t.say('keepers.encamped', { seat, clearing })
  yield* buildIn(t, seat, side, clearing)
  return true
}

/** Which waystation, and which of its sides shows. 15.4.1 */
function chooseSide(t: RootTable, seat: Seat, clearing: Clearing): Rule<Waystation> {
  return choose(t, seat, 'keepers.waystation', sidesLeft(t.state.players[seat]), {
    say: side => say('piece', { seat, kind: side }),
    at: side => `waystation:${side}`,
    values: () => ({ clearing }),
    rule: '15.4.1.c',
  })
}

/** Without a warrior or waystation on the map, one of each comes to its edge: the Law asks for it. 15.4.1, R-125 */
function* comeBack(t: RootTable, seat: Seat): Rule {
  const sites = CLEARINGS.filter(one => isOnEdge(t.state, one) && canBuildIn(t.state, seat, one))
  if (sites.length === 0) return
  const clearing = yield* choose(t, seat, 'keepers.comeBack', sites, {
    like: clearingNaming,
    rule: '15.4.1.b',
    waits: true,
    leads: 'keepers.waystation',
  })
  const side = yield* chooseSide(t, seat, clearing)
  t.state.turn.notes.encamped = noted(t.state.turn.notes.encamped, clearing)
  t.say('keepers.cameBack', { seat, clearing })
  yield* buildIn(t, seat, side, clearing)
  placeWarriors(t, seat, clearing, 1)
}

// Decamp

const NO_WAYSTATION = (rule: string): ObjectionTo<Clearing> => ({
  why: clearing => say('keepers.why.noWaystation', { clearing }),
  rule,
})
const NOTHING_TO_DECAMP = NO_WAYSTATION('15.4.2')
const DECAMPED: ObjectionTo<Clearing> = {
  why: clearing => say('keepers.why.decamped', { clearing }),
  rule: '15.4.2',
}
const NO_WARRIOR_LEFT: Objection = { why: say('why.noneLeft'), rule: '15.4.2' }

/** The clearings, sifted by what speaks against decamping there. 15.4.2, G.1.29 */
function camps(state: RootState, seat: Seat): Sifted<Clearing> {
  const { built, warriors } = state.players[seat]
  return sift(CLEARINGS, clearing => {
    if (built[clearing] === 0) return NOTHING_TO_DECAMP
    if (isNoted(state.turn.notes.decamped, clearing)) return DECAMPED
    return warriors[0] === 0 ? NO_WARRIOR_LEFT : whyNotPlace(state, seat, clearing)
  })
}

const DECAMP: TurnChoice = { prompt: 'keepers.decamp', end: say('keepers.decamp.end'), rule: '15.4.2' }

/** A warrior takes the place of a waystation, once in each clearing. 15.4.2 */
export function* decamp(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const player = state.players[seat]
  const sites = camps(state, seat)
  if (sites.free.length === 0) return false
  const acts = sites.free.map(clearing => DECAMP_IN[clearing])
  const act = yield* chooseAct(t, seat, DECAMP, acts, {
    refused: () => sites.refusals(namingOf(DECAMP_IN)),
  })
  if (act === null) return false
  if (act.do !== 'decamp' || act.clearing === undefined) return true
  const { clearing } = act
  const side = yield* choose(t, seat, 'keepers.decamp.which', waystationsIn(player, clearing), {
    say: one => say('piece', { seat, kind: one }),
    at: () => `clearing:${clearing}`,
    values: () => ({ clearing }),
    rule: '15.4.2',
  })
  takeBuilding(state, seat, side, clearing)
  state.turn.notes.decamped = noted(state.turn.notes.decamped, clearing)
  t.say('keepers.decamped', { seat, kind: side, clearing })
  placeWarriors(t, seat, clearing, 1)
  return true
}

// Recruit

const RECRUIT: TurnChoice = { prompt: 'keepers.recruit', end: say('keepers.recruit.end'), rule: '15.4.3' }
const NOWHERE_TO_RECRUIT = NO_WAYSTATION('15.4.3')
const NO_CARD: ObjectionTo<Clearing> = {
  why: clearing => say('keepers.why.noCard', { clearing }),
  rule: '15.4.3',
}

/** The clearings, sifted by what speaks against recruiting there. 15.4.3 */
function musters(state: RootState, seat: Seat): Sifted<Clearing> {
  const { built, hand } = state.players[seat]
  return sift(CLEARINGS, clearing => {
    if (built[clearing] === 0) return NOWHERE_TO_RECRUIT
    return whyNotPlace(state, seat, clearing) ?? (hasFitting(state, hand, clearing) ? null : NO_CARD)
  })
}

/** Whether warriors could be recruited with the right card, by what everybody knows. */
function mayRecruit(state: RootState, seat: Seat): boolean {
  const { hand, warriors, built } = state.players[seat]
  if (hand.length === 0 || warriors[0] === 0) return false
  for (const clearing of CLEARINGS) if (built[clearing] > 0 && canPlace(state, seat, clearing)) return true
  return false
}

/** A card of its suit brings two warriors to a waystation, as often as the Keepers like. 15.4.3 */
export function* recruit(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  if (!mayRecruit(state, seat)) return false
  const sites = musters(state, seat)
  const acts = sites.free.map(clearing => RECRUIT_IN[clearing])
  const act = yield* chooseAct(t, seat, RECRUIT, acts, {
    refused: () => sites.refusals(namingOf(RECRUIT_IN)),
  })
  if (act === null) return false
  if (act.do !== 'recruitAtWaystation' || act.clearing === undefined) return true
  const { clearing } = act
  const cards = fitting(state, state.players[seat].hand, clearing)
  yield* spend(t, seat, suitsOf(state, clearing)[0], '15.4.3', cards)
  placeWarriors(t, seat, clearing, KEEPERS.recruits)
  return true
}
