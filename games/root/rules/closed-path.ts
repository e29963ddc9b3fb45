import { choose, type Objection, type Refusal, type Rule, type Seat } from '@tablee/kernel'
import { MAPS, type Path } from '../data/map.ts'
import type { RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { type Act, actNaming, actOf } from './acts.ts'
import { discardFromHand, handNaming } from './cards.ts'
import type { Offering, Offers } from './offers.ts'
import { hasPiece } from './ruler.ts'
import { score } from './score.ts'

const OPEN: Act = { ...actOf('openPath'), leads: ['path.open'] }

/** How asks name a path. */
const pathNaming = {
  key: ([a, b]: Path) => `${a}-${b}`,
  say: ([from, to]: Path) => say('path', { from, to }),
  at: ([a, b]: Path) => `path:${a}-${b}`,
} as const

/** The closed paths with a piece of a seat at either end, by their place in the map's list. C.3.3.b */
function within(state: RootState, seat: Seat): number[] {
  const { closed = [] } = MAPS[state.map]
  const player = state.players[seat]
  return (state.closedPaths ?? []).filter(
    place => hasPiece(player, closed[place][0]) || hasPiece(player, closed[place][1]),
  )
}

const USED: Objection = { why: say('path.why.used'), rule: 'C.3.3.a' }
const NO_PIECE: Objection = { why: say('path.why.noPiece'), rule: 'C.3.3.b' }
const NO_CARD: Objection = { why: say('path.why.noCard'), rule: 'C.3.3.a' }

/** What speaks against opening a path now. C.3.3 */
function against(state: RootState, seat: Seat): Objection | null {
  if (state.turn.notes.openedPath) return USED
  if (state.players[seat].hand.length === 0) return NO_CARD
  return within(state, seat).length > 0 ? null : NO_PIECE
}

const NOTHING: Offers = { acts: [], refusals: [] }

const refusalOf = ({ why, rule }: Objection): Refusal => ({
  key: actNaming.key(OPEN),
  say: actNaming.say(OPEN),
  at: actNaming.at(OPEN),
  why,
  rule,
})

/** The closed paths: once a turn, in Daylight, a card and a piece at either end open one for good, for a point. C.3.3 */
export const closedPathOffering: Offering = {
  acts: [OPEN.do],

  may(state, _party, seat) {
    if (state.closedPaths === undefined || state.turn.phase !== 'daylight') return 0
    return against(state, seat) === null ? 1 : 0
  },

  offers(state, _party, seat): Offers {
    if (state.closedPaths === undefined || state.turn.phase !== 'daylight') return NOTHING
    const why = against(state, seat)
    return why ? { acts: [], refusals: [refusalOf(why)] } : { acts: [OPEN], refusals: [] }
  },

  take: (t, _party, seat) => openPath(t, seat),
}

/** A seat opens a closed path: it can be used at once. C.3.3, R-112 */
function* openPath(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const { closed = [] } = MAPS[state.map]
  const place = yield* choose(t, seat, 'path.open', within(state, seat), {
    key: one => pathNaming.key(closed[one]),
    say: one => pathNaming.say(closed[one]),
    at: one => pathNaming.at(closed[one]),
    leads: 'path.card',
    rule: 'C.3.3.b',
  })
  const [from, to] = closed[place]
  const card = yield* choose(t, seat, 'path.card', state.players[seat].hand.slice(), {
    like: handNaming,
    values: () => ({ from, to }),
    rule: 'C.3.3.a',
  })
  discardFromHand(t, seat, card)
  t.say('card.spent', { seat, card })
  state.turn.notes.openedPath = 1
  state.closedPaths = (state.closedPaths ?? []).filter(one => one !== place)
  t.say('path.opened', { seat, from, to })
  score(t, seat, 1, 'paths')
}
