import { choose, type Objection, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import { CARDS, type CardId, FACE_DOWN } from '../../../data/cards.ts'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import {
  type Act,
  actNaming,
  actOf,
  chooseAct,
  dayWindowMayOpen,
  type TurnChoice,
} from '../../../rules/acts.ts'
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

const DAY: TurnChoice = { prompt: 'alliance.day', end: say('alliance.day.end'), rule: '8.5', endsTurn: true }
const OPERATIONS: TurnChoice = {
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
  const training = trainers(state, seat)
  const acts = [...hand.map(card => MOBILIZE[card]), ...training.free.map(card => TRAIN[card])]
  const act = yield* chooseAct(t, seat, DAY, acts, {
    crafts: true,
    refused: () => training.refusals(trainNaming),
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

const NO_SUCH_BASE: Objection = { why: say('alliance.why.noSuchBase'), rule: '8.5.3' }

/** The cards of the hand, sifted by whether they train anybody: a base of their suit stands on the map. 8.5.3 */
function trainers(state: RootState, seat: Seat): Sifted<CardId> {
  const player = state.players[seat]
  const suits = builtSuits(player)
  return sift(player.hand, card => (suits.some(suit => matches(card, suit)) ? null : NO_SUCH_BASE))
}

const trainNaming = {
  key: (card: CardId) => actNaming.key(TRAIN[card]),
  say: (card: CardId) => actNaming.say(TRAIN[card]),
  at: (card: CardId) => actNaming.at(TRAIN[card]),
}

/** One military operation for each officer. 8.6.1 */
function* operations(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { notes } = state.turn
  const done = notes.operations ?? 0
  const { officers } = allianceOf(state.players[seat])
  if (done >= officers) return false
  const own = sift(OPERATION_ACTS, act => AGAINST[act.do](state, seat))
  if (own.free.length === 0) return false
  const act = yield* chooseAct(t, seat, OPERATIONS, own.free, {
    actions: () => officers - done,
    refused: () => own.refusals(actNaming),
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

const NO_MOVE: Objection = { why: say('why.cannotMove'), rule: '8.6.1.I' }
const NO_BATTLE: Objection = { why: say('why.cannotBattle'), rule: '8.6.1.II' }
const NO_BASE: Objection = { why: say('alliance.why.noBase'), rule: '8.6.1.III' }
const NOWHERE: Objection = { why: say('alliance.why.organize'), rule: '8.6.1.IV' }

/** What speaks against each military operation. 8.6.1 */
const AGAINST: { readonly [name: string]: (state: RootState, seat: Seat) => Objection | null } = {
  move: (state, seat) => (canMove(state, seat) ? null : NO_MOVE),
  battle: (state, seat) => (canBattle(state, seat) ? null : NO_BATTLE),
  recruit: (state, seat) => (baseClearings(state, seat).length > 0 ? null : NO_BASE),
  organize: (state, seat) => (organizable(state, seat).length > 0 ? null : NOWHERE),
}

const OPERATION_ACTS: readonly Act[] = Object.keys(AGAINST).map(actOf)

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
