import { choose, maybe, type ObjectionTo, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import { CLEARINGS, type Clearing, forestOf, MAPS } from '../../../data/map.ts'
import type { Suit } from '../../../data/suits.ts'
import { battleIn } from '../../../rules/battle.ts'
import { canBattleIn } from '../../../rules/battlefields.ts'
import { clearingNaming } from '../../../rules/pieces.ts'
import { hasEnemyPiece, rules } from '../../../rules/ruler.ts'
import { actsIn } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { kindOf, type RelicValue } from '../data.ts'
import { type Buried, keepersAt } from './state.ts'

/** Whether relics can be delved in a clearing: it is ruled, with a Keeper warrior. 15.5.2.II */
const canDelveIn = (state: RootState, seat: Seat, clearing: Clearing): boolean =>
  state.players[seat].warriors[clearing] > 0 && rules(state, seat, clearing)

/** Whether a battle comes first: there are enemy pieces, and some can be battled. 15.5.2.II, R-98 */
const mustBattleIn = (state: RootState, seat: Seat, clearing: Clearing): boolean =>
  hasEnemyPiece(state, seat, clearing) && canBattleIn(state, seat, clearing)

/** The relics in the forests adjacent to a clearing; of those that look alike in one forest, one. */
function relicsAround(state: RootState, seat: Seat, clearing: Clearing): Buried[] {
  const map = MAPS[state.map]
  const near = keepersAt(state, seat).buried.filter(
    ({ forest }) => forest !== 0 && forestOf(map, forest).clearings.includes(clearing),
  )
  return near.filter((relic, place) => near.findIndex(one => keyOf(one) === keyOf(relic)) === place)
}

/** A relic by its looks: `23:figure` face down, `23:figure2` turned up. */
const keyOf = ({ forest, type, shown, value }: Buried): string => `${forest}:${type}${shown ? value : ''}`

const NO_WARRIORS: ObjectionTo<Clearing> = {
  why: clearing => say('why.noWarriors', { clearing }),
  rule: '15.5.2.II.y',
}
const OTHER_SUIT: ObjectionTo<Clearing> = {
  why: clearing => say('why.otherSuit', { clearing }),
  rule: '15.5.2.II.x',
}
const NOT_RULED: ObjectionTo<Clearing> = {
  why: clearing => say('keepers.why.notRuled', { clearing }),
  rule: '15.5.2.II.y',
}
const NO_RELIC: ObjectionTo<Clearing> = {
  why: clearing => say('keepers.why.noRelicNear', { clearing }),
  rule: '15.5.2.II.a',
}

/** The clearings, sifted by whether a card of a suit can battle or delve there. 15.5.2.II */
export function diggings(state: RootState, seat: Seat, suit: Suit): Sifted<Clearing> {
  return sift(CLEARINGS, clearing => {
    if (!actsIn(state, clearing, suit)) return OTHER_SUIT
    if (mustBattleIn(state, seat, clearing)) return null
    if (state.players[seat].warriors[clearing] === 0) return NO_WARRIORS
    if (!canDelveIn(state, seat, clearing)) return NOT_RULED
    return relicsAround(state, seat, clearing).length > 0 ? null : NO_RELIC
  })
}

/** Battles where there is an enemy to battle, then may delve; tells whether the card that acted is lost. 15.5.2.II */
export function* battleThenDelve(t: RootTable, seat: Seat, suit: Suit): Rule<boolean> {
  const sites = diggings(t.state, seat, suit)
  const clearing = yield* choose(t, seat, 'keepers.delve.where', sites.free, {
    like: clearingNaming,
    rule: '15.5.2.II.x',
    leads: ['battle.defender', 'keepers.delve.which'],
    refused: sites,
  })
  if (mustBattleIn(t.state, seat, clearing)) yield* battleIn(t, seat, clearing)
  if (!canDelveIn(t.state, seat, clearing)) return false
  const relic = yield* maybe(t, seat, 'keepers.delve.which', relicsAround(t.state, seat, clearing), {
    key: keyOf,
    say: ({ type, shown, value, forest }) =>
      say('keepers.relic', { seat, kind: shown && value !== 0 ? kindOf(type, value) : type, forest }),
    at: ({ forest }) => `forest:${forest}`,
    values: () => ({ clearing }),
    pass: say('keepers.delve.none'),
    rule: '15.5.2.II.y',
    final: one => one !== null && !one.shown,
  })
  return relic !== null && delve(t, seat, clearing, relic)
}

/** A relic comes to the clearing with its value up; tells whether that costs the card. 15.5.2.II */
function delve(t: RootTable, seat: Seat, clearing: Clearing, relic: Buried): boolean {
  const { buried } = keepersAt(t.state, seat)
  const { type, forest, shown } = relic
  const value = relic.value as RelicValue
  buried.splice(buried.indexOf(relic), 1)
  t.state.players[seat].tokens[kindOf(type, value)][clearing]++
  if (!shown) t.reveal()
  t.say('keepers.delved', { seat, kind: kindOf(type, value), forest, clearing, turned: !shown })
  return ruledAround(t.state, seat, forest) < value
}

/** How many clearings that touch a forest the Keepers rule. 15.5.2.II.b */
function ruledAround(state: RootState, seat: Seat, forest: number): number {
  return forestOf(MAPS[state.map], forest).clearings.filter(one => rules(state, seat, one)).length
}
