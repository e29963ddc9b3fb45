import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { chooseAct, dayWindowMayOpen, isDone, type TurnChoice } from '../../../rules/acts.ts'
import type { FactionRules } from '../../../rules/faction.ts'
import type { ExtraHits } from '../../../rules/hits.ts'
import { chooseHomeland } from '../../../rules/homeland.ts'
import { buildIn, canBuildIn, clearingNaming, onMap, placeWarriors } from '../../../rules/pieces.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import { type Award, score } from '../../../rules/score.ts'
import { chooseCorner } from '../../../rules/setup.ts'
import { drawInEvening, endTurn } from '../../../rules/turn.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { card } from '../card.ts'
import { ROOST_TRACK } from '../data.ts'
import { boardProblems, decreed, led, sharedCards, startBoard } from './board.ts'
import { addToDecree, emergencyOrders, resolveDecree } from './decree.ts'
import { chooseLeader } from './turmoil.ts'

/** Warriors that come with the first roost, and with a new one. 7.3.2, 7.4.3 */
const STARTING_WARRIORS = 6
const NEW_ROOST_WARRIORS = 3

declare module '../../../rules/hits.ts' {
  interface ExtraReasons {
    commander: true
  }
}

/** 7.8.3 */
const COMMANDED: readonly ExtraHits[] = [{ reason: 'commander', hits: 1 }]

/** The Eyrie Dynasties. Law 7 */
export const rules: FactionRules = {
  warriors: 20,
  buildings: { roost: 7 },
  tokens: {},
  craftsWith: ['roost'],
  start: startBoard,
  setup,
  settles,
  phases: {
    birdsong: [emergencyOrders, addToDecree, newRoost],
    daylight: [craftFirst, resolveDecree, lastWindow],
    evening: [endTurn, scoreRoosts, drawInEvening],
  },
  limitRule: '7.6.2.b',
  cardsToDraw: (state, seat) => {
    const roosts = onMap(state.players[seat].buildings.roost)
    return 1 + ROOST_TRACK.cards.filter(needed => roosts >= needed).length
  },
  winsTies: true, // 7.2.2
  itemPoints: (state, seat, { vp }) => (led(state, seat, 'builder') ? (vp ?? 0) : 1), // 7.2.3, 7.8.1
  extraHits: (state, { attacker }, seat) =>
    seat === attacker && led(state, seat, 'commander') ? COMMANDED : [],
  removed: despotism,
  cards: sharedCards,
  shownCards: decreed,
  invariants: boardProblems,
  ...card,
}

/** 7.3 */
function* setup(t: RootTable, seat: Seat): Rule {
  yield* nest(t, seat, yield* chooseCorner(t, seat, '7.3.2.a', 'building'))
}

/** By the set-up card. A.8.2 */
function* settles(t: RootTable, seat: Seat): Rule {
  const needs = { distance: 'far', edge: true, holds: canBuildIn, rule: 'setup-card.eyrie' } as const
  yield* nest(t, seat, yield* chooseHomeland(t, seat, needs))
}

function* nest(t: RootTable, seat: Seat, home: Clearing): Rule {
  yield* buildIn(t, seat, 'roost', home)
  placeWarriors(t, seat, home, STARTING_WARRIORS)
  yield* chooseLeader(t, seat, '7.3.3')
}

/** 7.4.3 */
function* newRoost(t: RootTable, seat: Seat): Rule<boolean> {
  if (onMap(t.state.players[seat].buildings.roost) > 0) return false
  const sites = emptiest(t.state, seat)
  if (sites.length === 0) return false
  const clearing = yield* choose(t, seat, 'eyrie.newRoost', sites, {
    like: clearingNaming,
    rule: '7.4.3',
    waits: true,
  })
  yield* buildIn(t, seat, 'roost', clearing)
  placeWarriors(t, seat, clearing, NEW_ROOST_WARRIORS)
  return false
}

/** The clearings with the fewest warriors of all seats, among those that can take a roost. R-40 */
function emptiest(state: RootState, seat: Seat): Clearing[] {
  let fewest = Number.POSITIVE_INFINITY
  let found: Clearing[] = []
  for (const clearing of CLEARINGS) {
    if (!canBuildIn(state, seat, clearing)) continue
    let there = 0
    for (const { warriors } of state.players) there += warriors[clearing]
    if (there < fewest) {
      fewest = there
      found = []
    }
    if (there === fewest) found.push(clearing)
  }
  return found
}

const CRAFT: TurnChoice = { prompt: 'eyrie.day', end: say('eyrie.day.end'), rule: '7.5.1' }
const CRAFTS = { crafts: true }
const AFTER_DECREE: TurnChoice = {
  prompt: 'eyrie.afterDecree',
  end: say('eyrie.afterDecree.end'),
  rule: '7.5',
  endsTurn: true,
}

/** Crafting comes before the Decree. 7.5.1 */
function* craftFirst(t: RootTable, seat: Seat): Rule<boolean> {
  return isDone(yield* chooseAct(t, seat, CRAFT, [], CRAFTS))
}

/** What may be done at any time in Daylight may also be done after the Decree. */
function* lastWindow(t: RootTable, seat: Seat): Rule<boolean> {
  if (!dayWindowMayOpen(t.state, seat)) return false
  return isDone(yield* chooseAct(t, seat, AFTER_DECREE, []))
}

/** 7.6.1 */
function* scoreRoosts(t: RootTable, seat: Seat): Rule<boolean> {
  score(t, seat, ROOST_TRACK.points[onMap(t.state.players[seat].buildings.roost)], 'roosts')
  return false
}

/**
 * The Despot scores once more in a battle that removes buildings or tokens, whichever side he is on. 7.8.4, R-23
 * One removal of a battle at most gets that far: warriors fall first, and without them nobody fights on.
 */
function despotism({ state }: RootTable, seat: Seat, { battle }: Removal, lost: readonly Loss[]): Award[] {
  const pays = battle !== null && led(state, seat, 'despot') && lost.some(isCardboard)
  return pays ? [{ party: seat, points: 1, source: 'despot' }] : []
}

const isCardboard = ({ type }: Loss): boolean => type !== 'warrior'
