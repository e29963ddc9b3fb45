import { choose, type Rule, type Seat } from '@tablee/kernel'
import { chooseHomeland } from '../../../rules/homeland.ts'
import { placeToken, placeWarriors } from '../../../rules/pieces.ts'
import type { RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { kindsLeft, layPlot } from './plots.ts'

/** By the set-up card: a homeland anywhere with a warrior and a plot, then a warrior in a clearing of each suit. A.8.2 */
export function* settleAround(t: RootTable, seat: Seat, setup: (t: RootTable, seat: Seat) => Rule): Rule {
  const home = yield* chooseHomeland(t, seat, { distance: 'anywhere', rule: 'setup-card.corvids' })
  placeWarriors(t, seat, home, 1)
  const player = t.state.players[seat]
  const kind = yield* choose(t, seat, 'corvids.plot.kind', kindsLeft(player), {
    say: one => say('corvids.kind', { kind: one }),
    values: () => ({ clearing: home }),
    rule: 'setup-card.corvids',
    always: true,
  })
  placeToken(t, seat, 'plot', home)
  layPlot(player, kind, home)
  t.sayTo([seat], 'corvids.plotted', { clearing: home, kind })
  yield* setup(t, seat)
}
