import { RESOURCES } from '../../data/types.ts'
import type { RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askGroup } from '../ask.ts'
import { forceCampMove } from '../camp.ts'
import type { Cause } from '../cause.ts'
import { playerCount } from '../characters.ts'
import { demand, demandLevel, penalty } from '../demand.ts'
import { isSheltered } from '../island.ts'
import { lower, raise } from '../levels.ts'
import { changeMorale } from '../morale.ts'
import { openWindow } from '../powers/window.ts'
import { gain, keepOutside } from '../resources.ts'
import { byCause } from '../why.ts'
import type { Doings } from './run.ts'

const PARTS = ['roof', 'palisade'] as const

/** The roof or the palisade, as the group likes, among those of which something is true. */
function* roofOrPalisade(t: RobinsonTable, { card }: Cause, which: (level: number) => boolean) {
  const parts = PARTS.filter(part => which(t.state[part]))
  if (parts.length === 0) return null
  return yield* askGroup(t, 'roofOrPalisade', parts, {
    say: level => say('level', { level }),
    values: () => ({ card }),
    rule: 'golden.2',
  })
}

/** Half of a level goes, rounded down; where there is nothing to halve it is a demand of one. L2193 */
function* loseHalf(t: RobinsonTable, of: 'roof' | 'either', cause: Cause) {
  const { state } = t
  const part =
    of === 'either' ? yield* roofOrPalisade(t, cause, level => level > 0) : state.roof > 0 ? 'roof' : null
  if (part !== null) return lower(t, part, Math.floor(state[part] / 2), byCause(cause))
  if (of === 'either' && !cause.soft) yield* openWindow(t, 'demand:palisade', cause.actor, 1)
  if (of === 'roof' || state.palisade === 0) penalty(t, cause, 1, of === 'roof' ? 'roof' : 'palisade')
}

/** The verbs about what the group owns. */
export const group: Pick<
  Doings,
  | 'morale'
  | 'gain'
  | 'lose'
  | 'loseAll'
  | 'level'
  | 'roofOrPalisade'
  | 'loseHalf'
  | 'noWeapons'
  | 'production'
  | 'passFirstPlayer'
  | 'moveCamp'
> = {
  morale: (t, { n }, cause) => changeMorale(t, n, byCause(cause)),
  gain(t, { what, n, perPlayer, atOnce }, cause) {
    if (cause.apart) keepOutside(t, cause.actor, what, n)
    else gain(t, what, perPlayer ? n * playerCount(t.state) : n, byCause(cause), atOnce)
  },

  *lose(t, { what, n }, cause) {
    yield* demand(t, cause, what, n)
  },

  loseAll(t, _, { card }) {
    for (const what of RESOURCES) t.state.available[what] = 0
    t.state.barrel = 0 // L1401: what is stored does not rot, and that is all.
    t.say('lost.all', { card })
  },

  *level(t, { of, n }, cause) {
    if (n > 0) raise(t, of, n, byCause(cause))
    else yield* demandLevel(t, cause, of, -n)
  },

  *roofOrPalisade(t, { n }, cause) {
    if (n > 0) {
      const part = isSheltered(t.state) ? yield* roofOrPalisade(t, cause, () => true) : null
      if (part) raise(t, part, n, byCause(cause))
      return
    }
    // Where both are down it is still a demand, which something may help with.
    const part = yield* roofOrPalisade(t, cause, level => level > 0)
    yield* demandLevel(t, cause, part ?? 'palisade', -n)
  },

  loseHalf: (t, { of }, cause) => loseHalf(t, of, cause),
  noWeapons: (t, _, cause) => lower(t, 'weapons', t.state.weapons, byCause(cause)),

  production(t, { rule }) {
    t.state.thisRound.production.push(rule)
    t.say('production.rule', { rule })
  },

  passFirstPlayer(t) {
    const { state } = t
    state.firstPlayer = (state.firstPlayer + 1) % state.players
    t.say('firstPlayer', { who: state.characters[state.firstPlayer].id })
  },

  moveCamp: (t, _, { card }) => forceCampMove(t, card),
}
