import { type Objection, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import { CARDS, type CardId, FACE_DOWN } from '../../../data/cards.ts'
import { CLEARINGS } from '../../../data/map.ts'
import { type Act, actNaming, chooseAct, dayWindowMayOpen, type TurnChoice } from '../../../rules/acts.ts'
import { discardFromHand, matches, take } from '../../../rules/cards.ts'
import type { FactionRules } from '../../../rules/faction.ts'
import { drawInEvening, endTurn } from '../../../rules/turn.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { card } from '../card.ts'
import { ALLIANCE } from '../data.ts'
import { operations } from './operations.ts'
import { entered, foresees, triggers } from './outrage.ts'
import { revolt } from './revolt.ts'
import { spread } from './spread.ts'
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
  warriors: 10,
  buildings: { foxBase: 1, rabbitBase: 1, mouseBase: 1 },
  tokens: { sympathy: 10 },
  craftsWith: ['sympathy'],
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
  ...card,
}

/** 8.3 */
function* setup(t: RootTable, seat: Seat): Rule {
  drawSupporters(t, seat, ALLIANCE.startingSupporters)
}

/** The acts with a card, made once. */
const MOBILIZE: readonly Act[] = CARDS.map((_, card) => ({ do: 'mobilize', card }))
const TRAIN: readonly Act[] = CARDS.map((_, card) => ({ do: 'train', card }))

const DAY: TurnChoice = { prompt: 'alliance.day', end: say('alliance.day.end'), rule: '8.5', endsTurn: true }

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
