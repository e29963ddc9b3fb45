import { choose, type Rule, type Seat } from '@tablee/kernel'
import { SUITS } from '../../../data/suits.ts'
import { discardToLimit } from '../../../rules/cards.ts'
import type { FactionRules } from '../../../rules/faction.ts'
import { canPlace, clearingNaming, placeWarriors } from '../../../rules/pieces.ts'
import { clearingsOf } from '../../../rules/suits.ts'
import { drawInEvening, endTurn } from '../../../rules/turn.ts'
import type { RootTable } from '../../../state.ts'
import { card } from '../card.ts'
import { CORVIDS, PLOTS } from '../data.ts'
import { beginDay, day, exert } from './actions.ts'
import { craftWithPlots, flip, recruit } from './birdsong.ts'
import { barsPlacing, extraHits, holds, springs, triggers } from './effects.ts'
import { exposure } from './exposure.ts'
import { dealPlots, hidePlots, openPlots, plotProblems, showsAs, startPlots, takenOff } from './plots.ts'
import { settleAround } from './settle.ts'

/** The Corvid Conspiracy. Law 13 */
export const rules: FactionRules = {
  warriors: CORVIDS.warriors,
  buildings: {},
  tokens: { plot: CORVIDS.ofEachKind * PLOTS.length },
  craftsWith: ['plot'], // 13.2.1
  start: startPlots,
  setup,
  settles: (t, seat) => settleAround(t, seat, setup),
  phases: {
    birdsong: [craftWithPlots, flip, recruit],
    daylight: [beginDay, day],
    evening: [exert, endTurn, draw],
  },
  limitRule: '13.6.2.b',
  cardsToDraw: ({ players, turn }, seat) =>
    turn.seat === seat && turn.notes.exerted === 1 ? 0 : CORVIDS.draw + openPlots(players[seat], 'extortion'),
  ignoresRule: true, // 13.2.3
  offering: exposure,
  barsPlacing,
  springs,
  holds,
  extraHits,
  triggers,
  showsAs,
  takenOff,
  hide: hidePlots,
  redeal: dealPlots,
  invariants: plotProblems,
  ...card,
}

/** A warrior in a clearing of each suit. 13.3.2 */
function* setup(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const { warriors } = state.players[seat]
  for (const suit of SUITS) {
    const free = clearingsOf(state, suit).filter(one => warriors[one] === 0 && canPlace(state, seat, one))
    const clearing = yield* choose(t, seat, 'corvids.setup', free, {
      like: clearingNaming,
      values: () => ({ suit }),
      rule: '13.3.2',
    })
    placeWarriors(t, seat, clearing, 1)
  }
}

/** Who exerted draws nothing at all; the hand limit holds. 13.6 */
function* draw(t: RootTable, seat: Seat): Rule<boolean> {
  if (t.state.turn.notes.exerted !== 1) return yield* drawInEvening(t, seat)
  yield* discardToLimit(t, seat, '13.6.2.b')
  return false
}
