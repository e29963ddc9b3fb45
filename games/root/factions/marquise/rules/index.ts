import { choose, type Refusal, type Rule, type Seat } from '@tablee/kernel'
import { CARDS } from '../../../data/cards.ts'
import { CLEARINGS, type Clearing, clearingOf, MAPS, oppositeCorner } from '../../../data/map.ts'
import { type Act, actNaming, actOf, type Choice, chooseAct } from '../../../rules/acts.ts'
import { battlefields, battleInOneOf, canBattle } from '../../../rules/battle.ts'
import { spend } from '../../../rules/cards.ts'
import type { FactionRules } from '../../../rules/faction.ts'
import { canMove, mayMoveFrom, moveFromOneOf, origins } from '../../../rules/move.ts'
import {
  canBuildIn,
  canPlace,
  clearingNaming,
  onMap,
  placeBuilding,
  placeInEach,
  placeToken,
  placeWarriors,
} from '../../../rules/pieces.ts'
import { chooseCorner } from '../../../rules/setup.ts'
import { fitting, hasFitting, suitsOf } from '../../../rules/suits.ts'
import { drawInEvening, endTurn } from '../../../rules/turn.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { INDUSTRIES, MARQUISE_TRACKS } from '../data.ts'
import { build, canBuild } from './build.ts'
import { fieldHospitals, foreseeHospitals } from './hospitals.ts'

/** Actions in Daylight. 6.5 */
const ACTIONS = 3

/** The Marquise de Cat. Law 6 */
export const rules: FactionRules = {
  id: 'marquise',
  letter: 'A',
  reach: 10,
  warriors: 25,
  buildings: { sawmill: 6, workshop: 6, recruiter: 6 },
  tokens: { wood: 8, keep: 1 },
  neverReturn: ['keep'],
  craftsWith: ['workshop'],
  corner: true,
  setup,
  phases: { birdsong: [placeWood], daylight: [beginDay, craftThenAct], evening: [endTurn, drawInEvening] },
  limitRule: '6.6.b',
  cardsToDraw: (state, seat) => {
    const recruiters = onMap(state.players[seat].buildings.recruiter)
    return 1 + MARQUISE_TRACKS.cards.filter(needed => recruiters >= needed).length
  },
  barsPlacing: (state, seat, clearing) => state.players[seat].tokens.keep[clearing] > 0, // 6.2.2
  triggers: fieldHospitals,
  foresees: foreseeHospitals,
}

/** 6.3 */
function* setup(t: RootTable, seat: Seat): Rule {
  const map = MAPS[t.state.map]
  const corner = yield* chooseCorner(t, seat, '6.3.2')
  placeToken(t, seat, 'keep', corner)
  for (const clearing of CLEARINGS)
    if (clearing !== oppositeCorner(map, corner)) placeWarriors(t, seat, clearing, 1)
  const near = [corner, ...clearingOf(map, corner).paths]
  for (const kind of INDUSTRIES) {
    const clearing = yield* choose(
      t,
      seat,
      'marquise.setup.building',
      near.filter(one => canBuildIn(t.state, seat, one)),
      { like: clearingNaming, values: () => ({ kind }), rule: '6.3.4' },
    )
    placeBuilding(t, seat, kind, clearing)
  }
}

/** 6.4 */
function* placeWood(t: RootTable, seat: Seat): Rule<boolean> {
  const { tokens, buildings } = t.state.players[seat]
  const mills: Clearing[] = []
  for (const clearing of CLEARINGS)
    if (buildings.sawmill[clearing] > 0 && canPlace(t.state, seat, clearing))
      for (let mill = 0; mill < buildings.sawmill[clearing]; mill++) mills.push(clearing)
  if (mills.length <= tokens.wood[0]) {
    for (const clearing of mills) placeToken(t, seat, 'wood', clearing)
    return false
  }
  while (tokens.wood[0] > 0) {
    const clearing = yield* choose(t, seat, 'marquise.wood', [...new Set(mills)], {
      like: clearingNaming,
      rule: '6.4',
    })
    mills.splice(mills.indexOf(clearing), 1)
    placeToken(t, seat, 'wood', clearing)
  }
  return false
}

function* beginDay(t: RootTable): Rule<boolean> {
  t.state.turn.actions = ACTIONS
  return false
}

const DAY: Choice = {
  prompt: 'marquise.day',
  end: say('marquise.day.end'),
  rule: '6.5.b',
  endsTurn: true,
}

/** Crafts first, then takes actions, with a bird card for each one more. 6.5 */
function* craftThenAct(t: RootTable, seat: Seat): Rule<boolean> {
  const { turn } = t.state
  const crafting = turn.notes.acted === undefined
  const own = acts(t.state, seat)
  const act = yield* chooseAct(t, seat, DAY, own, {
    crafts: crafting,
    actions: () => turn.actions,
    refused: () => refusedActs(t.state, own),
  })
  if (act === null) return false
  switch (act.do) {
    case 'bird':
      yield* spend(t, seat, 'bird', '6.5.c')
      turn.actions++
      return true
    case 'battle':
      spendAction(t.state)
      yield* battleInOneOf(t, seat, battlefields(t.state, seat))
      return true
    case 'march':
      spendAction(t.state)
      yield* march(t, seat)
      return true
    case 'recruit':
      spendAction(t.state)
      turn.notes.recruited = 1
      yield* recruit(t, seat)
      return true
    case 'build':
      spendAction(t.state)
      yield* build(t, seat)
      return true
    case 'overwork':
      spendAction(t.state)
      yield* overwork(t, seat)
      return true
    default:
      return true
  }
}

function spendAction({ turn }: RootState): void {
  turn.actions--
  turn.notes.acted = (turn.notes.acted ?? 0) + 1
}

function acts(state: RootState, seat: Seat): Act[] {
  const { turn } = state
  const player = state.players[seat]
  const found: Act[] = []
  if (turn.actions > 0) {
    if (canBattle(state, seat)) found.push(actOf('battle'))
    if (canMove(state, seat)) found.push(actOf('march'))
    if (turn.notes.recruited === undefined && onMap(player.buildings.recruiter) > 0)
      found.push(actOf('recruit'))
    if (canBuild(state, seat)) found.push(actOf('build'))
    if (canOverwork(state, seat)) found.push(actOf('overwork'))
  }
  if (player.hand.some(card => CARDS[card].suit === 'bird')) found.push(actOf('bird'))
  return found
}

/** Why each action that is not offered cannot be taken now. */
const WHY_NOT: { readonly [name: string]: Pick<Refusal, 'why' | 'rule'> } = {
  battle: { why: say('marquise.why.battle'), rule: '6.5.1' },
  march: { why: say('marquise.why.march'), rule: '6.5.2' },
  recruit: { why: say('marquise.why.recruit'), rule: '6.5.3.a' },
  build: { why: say('marquise.why.build'), rule: '6.5.4.I.b' },
  overwork: { why: say('marquise.why.overwork'), rule: '6.5.5' },
}

function refusedActs({ turn }: RootState, own: readonly Act[]): Refusal[] {
  return Object.keys(WHY_NOT)
    .map(actOf)
    .filter(act => !own.includes(act))
    .map(act => ({ key: act.do, say: actNaming.say(act), ...whyNot(turn, act.do) }))
}

function whyNot({ actions, notes }: RootState['turn'], name: string): Pick<Refusal, 'why' | 'rule'> {
  if (actions === 0) return { why: say('marquise.why.noActions'), rule: '6.5.b' }
  if (name === 'recruit' && notes.recruited === 1)
    return { why: say('marquise.why.recruited'), rule: '6.5.3.b' }
  return WHY_NOT[name]
}

/** 6.5.2 */
function* march(t: RootTable, seat: Seat): Rule {
  yield* moveFromOneOf(t, seat, origins(t.state, seat), 1)
  yield* mayMoveFrom(t, seat, origins(t.state, seat), 2, say('marquise.march.end'))
}

/** 6.5.3 */
function* recruit(t: RootTable, seat: Seat): Rule {
  const { recruiter } = t.state.players[seat].buildings
  yield* placeInEach(
    t,
    seat,
    CLEARINGS.flatMap(clearing => Array<Clearing>(recruiter[clearing]).fill(clearing)),
  )
}

/** Whether the Marquise can overwork anywhere. */
function canOverwork(state: RootState, seat: Seat): boolean {
  const { tokens, hand } = state.players[seat]
  if (tokens.wood[0] === 0 || hand.length === 0) return false
  for (const clearing of CLEARINGS) if (canOverworkIn(state, seat, clearing)) return true
  return false
}

/** Whether a clearing has a sawmill, and the Marquise a card of its suit to spend. 6.5.5 */
function canOverworkIn(state: RootState, seat: Seat, clearing: Clearing): boolean {
  const { buildings, hand } = state.players[seat]
  if (buildings.sawmill[clearing] === 0) return false
  return hasFitting(state, hand, clearing) && canPlace(state, seat, clearing)
}

/** 6.5.5 */
function* overwork(t: RootTable, seat: Seat): Rule {
  const sites = CLEARINGS.filter(one => canOverworkIn(t.state, seat, one))
  const clearing = yield* choose(t, seat, 'marquise.overwork', sites, {
    like: clearingNaming,
    rule: '6.5.5',
    always: true,
  })
  const [suit] = suitsOf(t.state, clearing)
  yield* spend(t, seat, suit, '6.5.5', fitting(t.state, t.state.players[seat].hand, clearing))
  placeToken(t, seat, 'wood', clearing)
}
