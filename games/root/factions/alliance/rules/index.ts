import { choose, type Refusal, type Rule, type Seat } from '@tablee/kernel'
import { CARDS, FACE_DOWN } from '../../../data/cards.ts'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type Act, actOf, type Choice, chooseAct, dayWindowMayOpen } from '../../../rules/acts.ts'
import { battlefields, battleInOneOf, canBattle } from '../../../rules/battle.ts'
import { discardFromHand, matches, take } from '../../../rules/cards.ts'
import type { FactionRules } from '../../../rules/faction.ts'
import { canMove, moveFromOneOf, origins } from '../../../rules/move.ts'
import { canPlace, clearingNaming, placeWarriors } from '../../../rules/pieces.ts'
import { lostWarriors, remove } from '../../../rules/remove.ts'
import { drawInEvening, endTurn } from '../../../rules/turn.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { ALLIANCE, BASES } from '../data.ts'
import { addSympathy, nextPoints, revolt, spread } from './birdsong.ts'
import { entered, foresees, triggers } from './outrage.ts'
import {
  addOfficer,
  allianceOf,
  basesOnMap,
  builtSuits,
  drawSupporters,
  gainSupporter,
} from './supporters.ts'

/** The Woodland Alliance. Law 8 */
export const rules: FactionRules = {
  id: 'alliance',
  letter: 'C',
  reach: 3,
  warriors: 10,
  buildings: { foxBase: 1, rabbitBase: 1, mouseBase: 1 },
  tokens: { sympathy: 10 },
  craftsWith: ['sympathy'],
  corner: false,
  start: player => {
    player.alliance = { supporters: [], officers: 0 }
  },
  setup,
  phases: { birdsong: [revolt, spread], daylight: [day], evening: [operations, endTurn, drawInEvening] },
  limitRule: '8.6.2.b',
  cardsToDraw: (state, seat) => 1 + basesOnMap(state.players[seat]),
  defendsHigh: true, // 8.2.2
  entered,
  triggers,
  foresees,
  hide: player => {
    const own = allianceOf(player)
    return { ...player, alliance: { ...own, supporters: own.supporters.map(() => FACE_DOWN) } }
  },
  hiddenPiles: player => [allianceOf(player).supporters],
  cards: player => allianceOf(player).supporters,
  warriorsElsewhere: player => allianceOf(player).officers,
  invariants: (state, seat) =>
    CLEARINGS.filter(clearing => state.players[seat].tokens.sympathy[clearing] > 1).map(
      clearing => `clearing ${clearing} has two sympathy tokens`,
    ),
}

/** 8.3 */
function* setup(t: RootTable, seat: Seat): Rule {
  drawSupporters(t, seat, ALLIANCE.startingSupporters)
}

/** The acts with a card, made once. */
const MOBILIZE: readonly Act[] = CARDS.map((_, card) => ({ do: 'mobilize', card }))
const TRAIN: readonly Act[] = CARDS.map((_, card) => ({ do: 'train', card }))

const DAY: Choice = { prompt: 'alliance.day', end: say('alliance.day.end'), rule: '8.5', endsTurn: true }
const OPERATIONS: Choice = {
  prompt: 'alliance.operations',
  end: say('alliance.operations.end'),
  rule: '8.6.1',
  endsTurn: true,
}

/** Crafts, mobilizes and trains, in any order. 8.5 */
function* day(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { hand } = state.players[seat]
  if (hand.length === 0 && !dayWindowMayOpen(state, seat)) return false
  const acts = dayActs(state, seat)
  const act = yield* chooseAct(t, seat, DAY, acts, {
    crafts: true,
    refused: () => refusedTraining(state, seat),
  })
  if (act === null) return false
  if (act.card === undefined) return true
  if (act.do === 'mobilize') {
    take(hand, act.card)
    t.say('alliance.mobilized', { seat })
    gainSupporter(t, seat, act.card)
  } else {
    discardFromHand(t, seat, act.card)
    t.say('card.spent', { seat, card: act.card })
    addOfficer(t, seat)
  }
  return true
}

function dayActs(state: RootState, seat: Seat): Act[] {
  const player = state.players[seat]
  const suits = builtSuits(player)
  const acts: Act[] = []
  for (const card of player.hand) acts.push(MOBILIZE[card])
  for (const card of player.hand)
    for (const suit of suits)
      if (matches(card, suit)) {
        acts.push(TRAIN[card])
        break
      }
  return acts
}

/** The cards that train nobody: their suit is not printed on a base on the map. 8.5.3 */
function refusedTraining(state: RootState, seat: Seat): Refusal[] {
  const player = state.players[seat]
  const suits = builtSuits(player)
  return player.hand
    .filter(card => !suits.some(suit => matches(card, suit)))
    .map(card => ({
      key: `train:${CARDS[card].key}`,
      say: say('act.train', { card }),
      at: `card:${CARDS[card].key}`,
      why: say('alliance.why.noSuchBase'),
      rule: '8.5.3',
    }))
}

/** One military operation for each officer. 8.6.1 */
function* operations(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { notes } = state.turn
  const done = notes.operations ?? 0
  const { officers } = allianceOf(state.players[seat])
  if (done >= officers) return false
  const acts = operationActs(state, seat)
  if (acts.length === 0) return false
  const act = yield* chooseAct(t, seat, OPERATIONS, acts, {
    actions: () => officers - done,
    refused: () => refusedOperations(acts),
  })
  if (act === null) return false
  notes.operations = done + 1
  switch (act.do) {
    case 'move':
      yield* moveFromOneOf(t, seat, origins(state, seat))
      return true
    case 'battle':
      yield* battleInOneOf(t, seat, battlefields(state, seat))
      return true
    case 'recruit':
      yield* recruit(t, seat)
      return true
    default:
      yield* organize(t, seat)
      return true
  }
}

function operationActs(state: RootState, seat: Seat): Act[] {
  const acts: Act[] = []
  if (canMove(state, seat)) acts.push(actOf('move'))
  if (canBattle(state, seat)) acts.push(actOf('battle'))
  if (baseClearings(state, seat).length > 0) acts.push(actOf('recruit'))
  if (organizable(state, seat).length > 0) acts.push(actOf('organize'))
  return acts
}

function refusedOperations(offered: readonly Act[]): Refusal[] {
  const reasons: Refusal[] = [
    { key: 'recruit', say: say('act.recruit'), why: say('alliance.why.noBase'), rule: '8.6.1.III' },
    { key: 'organize', say: say('act.organize'), why: say('alliance.why.organize'), rule: '8.6.1.IV' },
  ]
  return reasons.filter(({ key }) => !offered.includes(actOf(key)))
}

/** The clearings with a base where warriors can be placed. */
function baseClearings(state: RootState, seat: Seat): Clearing[] {
  const { buildings } = state.players[seat]
  const found: Clearing[] = []
  if (basesOnMap(state.players[seat]) === 0) return found
  for (const clearing of CLEARINGS)
    if (BASES.some(base => buildings[base][clearing] > 0) && canPlace(state, seat, clearing))
      found.push(clearing)
  return found
}

/** 8.6.1.III */
function* recruit(t: RootTable, seat: Seat): Rule {
  const clearing = yield* choose(t, seat, 'alliance.recruit', baseClearings(t.state, seat), {
    like: clearingNaming,
    rule: '8.6.1.III',
    waits: true,
  })
  placeWarriors(t, seat, clearing, 1)
}

/** The unsympathetic clearings where a warrior can give way to sympathy. */
function organizable(state: RootState, seat: Seat): Clearing[] {
  const { warriors, tokens } = state.players[seat]
  const found: Clearing[] = []
  if (tokens.sympathy[0] === 0) return found
  for (const clearing of CLEARINGS)
    if (warriors[clearing] > 0 && tokens.sympathy[clearing] === 0 && canPlace(state, seat, clearing))
      found.push(clearing)
  return found
}

/** 8.6.1.IV */
function* organize(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const clearing = yield* choose(t, seat, 'alliance.organize', organizable(state, seat), {
    like: clearingNaming,
    values: () => ({ points: nextPoints(state, seat) }),
    rule: '8.6.1.IV',
    waits: true,
  })
  yield* remove(t, { losses: [lostWarriors(seat, clearing, 1, seat)], battle: null })
  addSympathy(t, seat, clearing)
}
