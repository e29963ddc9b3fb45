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
import type { Suit } from '../../../data/suits.ts'
import { battleInOneOf } from '../../../rules/battle.ts'
import { battlefields } from '../../../rules/battlefields.ts'
import { origins } from '../../../rules/may-move.ts'
import { moveFromOneOf } from '../../../rules/move.ts'
import { buildIn, clearingNaming, placeWarriors, whyNotBuildIn, whyNotPlace } from '../../../rules/pieces.ts'
import { rules } from '../../../rules/ruler.ts'
import { actsIn } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import type { Column } from '../data.ts'
import { led } from './board.ts'

/** The action of a column: where it can be carried out for a suit, whether in full, and how. */
interface Order {
  sites(state: RootState, seat: Seat, suit: Suit): readonly Clearing[]
  /** Whether it can only be begun: that is done, and turmoil follows. In full if left out. */
  fallsShort?(state: RootState, seat: Seat): boolean
  run(t: RootTable, seat: Seat, suit: Suit): Rule<unknown>
}

/** The actions of the Decree; a bird card acts in a clearing of any suit. 7.5.2 */
export const ORDERS: { readonly [C in Column]: Order } = {
  recruit: { sites: (...at) => recruitSites(...at).free, fallsShort, run: recruit },
  move: {
    sites: (...at) => origins(...at).free,
    run: (t, seat, suit) => moveFromOneOf(t, seat, origins(t.state, seat, suit)),
  },
  battle: {
    sites: battlefields,
    run: (t, seat, suit) => battleInOneOf(t, seat, battlefields(t.state, seat, suit)),
  },
  build: { sites: (...at) => buildSites(...at).free, run: build },
}

/** Whether a card of the Decree can be carried out in full. 7.5.2.c */
export function canFulfil(state: RootState, seat: Seat, column: Column, suit: Suit): boolean {
  const order = ORDERS[column]
  return order.sites(state, seat, suit).length > 0 && !order.fallsShort?.(state, seat)
}

/** Warriors that one recruit places. 7.8.2 */
const recruits = (state: RootState, seat: Seat): number => (led(state, seat, 'charismatic') ? 2 : 1)

/** The Charismatic's last warrior is placed all the same (1.5.4.a), but the recruit is not fully done. R-8 */
function fallsShort(state: RootState, seat: Seat): boolean {
  return state.players[seat].warriors[0] < recruits(state, seat)
}

const OTHER_SUIT = (rule: string): ObjectionTo<Clearing> => ({
  why: clearing => say('why.otherSuit', { clearing }),
  rule,
})

const NO_ROOST: ObjectionTo<Clearing> = {
  why: clearing => say('eyrie.why.noRoost', { clearing }),
  rule: '7.5.2.I',
}
const RECRUITS_ELSEWHERE = OTHER_SUIT('7.5.2.I')
const NO_ONE_LEFT: Objection = { why: say('why.noneLeft'), rule: '7.5.2.I' }

/** The clearings, sifted by what speaks against recruiting there: at a roost of the suit. 7.5.2.I */
function recruitSites(state: RootState, seat: Seat, suit: Suit): Sifted<Clearing> {
  const { warriors, buildings } = state.players[seat]
  return sift(CLEARINGS, clearing => {
    if (buildings.roost[clearing] === 0) return NO_ROOST
    if (!actsIn(state, clearing, suit)) return RECRUITS_ELSEWHERE
    return warriors[0] === 0 ? NO_ONE_LEFT : whyNotPlace(state, seat, clearing)
  })
}

/** 7.5.2.I */
function* recruit(t: RootTable, seat: Seat, suit: Suit): Rule {
  const sites = recruitSites(t.state, seat, suit)
  const count = Math.min(recruits(t.state, seat), t.state.players[seat].warriors[0])
  const clearing = yield* choose(t, seat, 'eyrie.recruit', sites.free, {
    like: clearingNaming,
    values: () => ({ count }),
    rule: '7.5.2.I',
    waits: true,
    refused: sites,
  })
  placeWarriors(t, seat, clearing, count)
}

const ROOST_THERE: ObjectionTo<Clearing> = {
  why: clearing => say('eyrie.why.roostThere', { clearing }),
  rule: '7.5.2.IV',
}
const BUILDS_ELSEWHERE = OTHER_SUIT('7.5.2.IV')
const NOT_RULED: ObjectionTo<Clearing> = {
  why: clearing => say('eyrie.why.notRuled', { clearing }),
  rule: '7.5.2.IV',
}
const NO_ROOST_LEFT: Objection = { why: say('why.noneLeft'), rule: '7.5.2.IV' }

/** The clearings, sifted by what speaks against building there: ruled, of the suit, without a roost. 7.5.2.IV */
function buildSites(state: RootState, seat: Seat, suit: Suit): Sifted<Clearing> {
  const { roost } = state.players[seat].buildings
  return sift(CLEARINGS, clearing => {
    if (roost[0] === 0) return NO_ROOST_LEFT
    if (roost[clearing] > 0) return ROOST_THERE
    if (!actsIn(state, clearing, suit)) return BUILDS_ELSEWHERE
    return rules(state, seat, clearing) ? whyNotBuildIn(state, seat, clearing) : NOT_RULED
  })
}

/** 7.5.2.IV */
function* build(t: RootTable, seat: Seat, suit: Suit): Rule {
  const sites = buildSites(t.state, seat, suit)
  const clearing = yield* choose(t, seat, 'eyrie.build', sites.free, {
    like: clearingNaming,
    rule: '7.5.2.IV',
    waits: true,
    refused: sites,
  })
  yield* buildIn(t, seat, 'roost', clearing)
}
