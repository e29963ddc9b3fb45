import { choose, maybe, type ObjectionTo, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import { BURROW, CLEARINGS, type Clearing } from '../../../data/map.ts'
import { spend } from '../../../rules/cards.ts'
import { moveWarriors, upTo } from '../../../rules/move.ts'
import { clearingNaming, placeToken, whyNotPlace } from '../../../rules/pieces.ts'
import { lostPiece, remove } from '../../../rules/remove.ts'
import { fitting, hasFitting, suitsOf } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { DUCHY } from '../data.ts'

const HAS_TUNNEL: ObjectionTo<Clearing> = {
  why: clearing => say('duchy.why.tunnel', { clearing }),
  rule: '12.5.1.V.a',
}
const NO_CARD: ObjectionTo<Clearing> = {
  why: clearing => say('duchy.why.noCard', { clearing }),
  rule: '12.5.1.V.a',
}

/** What speaks against a new tunnel in a clearing, one other being `gone`. 12.5.1.V */
function against(
  state: RootState,
  seat: Seat,
  clearing: Clearing,
  gone: Clearing,
): ObjectionTo<Clearing> | null {
  const { tokens, hand } = state.players[seat]
  if (tokens.tunnel[clearing] > 0 && clearing !== gone) return HAS_TUNNEL
  return whyNotPlace(state, seat, clearing) ?? (hasFitting(state, hand, clearing) ? null : NO_CARD)
}

/** The clearings, sifted by what speaks against a new tunnel there once another is gone. */
const sites = (state: RootState, seat: Seat, gone: Clearing): Sifted<Clearing> =>
  sift(CLEARINGS, clearing => against(state, seat, clearing, gone))

/** The tunnels that can give way to another, all of them being on the map; none has to while one is left. 12.2.4 */
function removable(state: RootState, seat: Seat): Clearing[] {
  const { tunnel } = state.players[seat].tokens
  return CLEARINGS.filter(one => tunnel[one] > 0 && sites(state, seat, one).free.length > 0)
}

/** Whether a tunnel can be dug anywhere. */
export function canDig(state: RootState, seat: Seat): boolean {
  const { tokens, hand } = state.players[seat]
  if (hand.length === 0) return false
  return tokens.tunnel[0] > 0 ? sites(state, seat, 0).free.length > 0 : removable(state, seat).length > 0
}

/** A card is spent for a tunnel in a clearing of its suit, and warriors go up it. 12.5.1.V */
export function* dig(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const { tokens, hand } = state.players[seat]
  if (tokens.tunnel[0] === 0) yield* takeTunnelAway(t, seat)
  const found = sites(state, seat, 0)
  const clearing = yield* choose(t, seat, 'duchy.dig', found.free, {
    like: clearingNaming,
    rule: '12.5.1.V.a',
    always: true, // Which clearings there are tells of the hand.
    refused: found,
  })
  const [suit] = suitsOf(state, clearing)
  yield* spend(t, seat, suit, '12.5.1.V.a', fitting(state, hand, clearing))
  placeToken(t, seat, 'tunnel', clearing)
  yield* goUp(t, seat, clearing)
}

/** 12.2.4 */
function* takeTunnelAway(t: RootTable, seat: Seat): Rule {
  const clearing = yield* choose(t, seat, 'duchy.tunnelAway', removable(t.state, seat), {
    like: clearingNaming,
    rule: '12.2.4',
    always: true, // Which of them can give way tells of the hand.
  })
  yield* remove(t, { losses: [lostPiece(seat, 'token', 'tunnel', clearing, seat)], battle: null })
}

/** Up to four warriors of the Burrow move to the new tunnel. 12.5.1.V */
function* goUp(t: RootTable, seat: Seat, clearing: Clearing): Rule {
  const most = Math.min(DUCHY.diggers, t.state.players[seat].warriors[BURROW])
  const count = yield* maybe(t, seat, 'duchy.dig.count', upTo(most), {
    say: one => say('move.warriors', { count: one }),
    values: () => ({ clearing }),
    pass: say('duchy.dig.none'),
    rule: '12.5.1.V.b',
  })
  if (count !== null) yield* moveWarriors(t, seat, BURROW, clearing, count)
}
