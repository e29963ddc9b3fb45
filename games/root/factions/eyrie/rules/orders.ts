import { choose, type Refusal, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import type { Suit } from '../../../data/suits.ts'
import { battlefields, battleInOneOf } from '../../../rules/battle.ts'
import { moveFromOneOf, origins } from '../../../rules/move.ts'
import {
  canBuildIn,
  canPlace,
  clearingNaming,
  freeSlots,
  placeBuilding,
  placeWarriors,
} from '../../../rules/pieces.ts'
import { rules } from '../../../rules/ruler.ts'
import { actsIn } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import type { Column } from '../data.ts'
import { led } from './board.ts'

/** The action of a column: where it can be carried out for a suit, whether in full, and how. */
interface Order {
  sites(state: RootState, seat: Seat, suit: Suit): Clearing[]
  /** Whether it can only be begun: that is done, and turmoil follows. In full if left out. */
  fallsShort?(state: RootState, seat: Seat): boolean
  run(t: RootTable, seat: Seat, sites: readonly Clearing[], suit: Suit): Rule<unknown>
}

/** The actions of the Decree; a bird card acts in a clearing of any suit. 7.5.2 */
export const ORDERS: { readonly [C in Column]: Order } = {
  recruit: { sites: recruitSites, fallsShort, run: recruit },
  move: { sites: origins, run: (t, seat, sites) => moveFromOneOf(t, seat, sites) },
  battle: { sites: battlefields, run: battleInOneOf },
  build: { sites: buildSites, run: build },
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

function recruitSites(state: RootState, seat: Seat, suit: Suit): Clearing[] {
  const { warriors, buildings } = state.players[seat]
  const found: Clearing[] = []
  if (warriors[0] === 0) return found
  for (const clearing of CLEARINGS)
    if (buildings.roost[clearing] > 0 && actsIn(state, clearing, suit) && canPlace(state, seat, clearing))
      found.push(clearing)
  return found
}

/** 7.5.2.I */
function* recruit(t: RootTable, seat: Seat, sites: readonly Clearing[], suit: Suit): Rule {
  const count = Math.min(recruits(t.state, seat), t.state.players[seat].warriors[0])
  const clearing = yield* choose(t, seat, 'eyrie.recruit', sites, {
    like: clearingNaming,
    values: () => ({ count }),
    rule: '7.5.2.I',
    waits: true,
    refused: () => refused(sites, clearing => whyNotRecruit(t.state, seat, clearing, suit)),
  })
  placeWarriors(t, seat, clearing, count)
}

function buildSites(state: RootState, seat: Seat, suit: Suit): Clearing[] {
  const { roost } = state.players[seat].buildings
  const found: Clearing[] = []
  if (roost[0] === 0) return found
  for (const clearing of CLEARINGS)
    if (
      roost[clearing] === 0 &&
      actsIn(state, clearing, suit) &&
      canBuildIn(state, seat, clearing) &&
      rules(state, seat, clearing)
    )
      found.push(clearing)
  return found
}

/** 7.5.2.IV */
function* build(t: RootTable, seat: Seat, sites: readonly Clearing[], suit: Suit): Rule {
  const clearing = yield* choose(t, seat, 'eyrie.build', sites, {
    like: clearingNaming,
    rule: '7.5.2.IV',
    waits: true,
    refused: () => refused(sites, clearing => whyNotBuild(t.state, seat, clearing, suit)),
  })
  placeBuilding(t, seat, 'roost', clearing)
}

type Why = Pick<Refusal, 'why' | 'rule'>

function refused(sites: readonly Clearing[], why: (clearing: Clearing) => Why): Refusal[] {
  return CLEARINGS.filter(clearing => !sites.includes(clearing)).map(clearing => ({
    key: String(clearing),
    say: clearingNaming.say(clearing),
    at: clearingNaming.at(clearing),
    ...why(clearing),
  }))
}

function whyNotRecruit(state: RootState, seat: Seat, clearing: Clearing, suit: Suit): Why {
  if (state.players[seat].buildings.roost[clearing] === 0)
    return { why: say('eyrie.why.noRoost', { clearing }), rule: '7.5.2.I' }
  if (!actsIn(state, clearing, suit)) return { why: say('why.otherSuit', { clearing }), rule: '7.5.2.I' }
  return { why: say('eyrie.why.cannotPlace', { clearing }), rule: '6.2.2.a' }
}

function whyNotBuild(state: RootState, seat: Seat, clearing: Clearing, suit: Suit): Why {
  if (state.players[seat].buildings.roost[clearing] > 0)
    return { why: say('eyrie.why.roostThere', { clearing }), rule: '7.5.2.IV' }
  if (!actsIn(state, clearing, suit)) return { why: say('why.otherSuit', { clearing }), rule: '7.5.2.IV' }
  if (!rules(state, seat, clearing)) return { why: say('eyrie.why.notRuled', { clearing }), rule: '7.5.2.IV' }
  if (freeSlots(state, clearing) <= 0) return { why: say('eyrie.why.noSlot', { clearing }), rule: '2.2.3.b' }
  return { why: say('eyrie.why.cannotPlace', { clearing }), rule: '6.2.2.a' }
}
