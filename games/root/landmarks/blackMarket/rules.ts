import { choose, type Objection, type Rule, type Seat } from '@tablee/kernel'
import { FACE_DOWN } from '../../data/cards.ts'
import type { Clearing } from '../../data/map.ts'
import { type Act, actNaming, actOf } from '../../rules/acts.ts'
import { drawOne, handNaming, take } from '../../rules/cards.ts'
import type { HiddenCard, LandmarkRules } from '../../rules/landmark.ts'
import type { Offers } from '../../rules/offers.ts'
import { NOBODY } from '../../rules/party.ts'
import { hasPiece } from '../../rules/ruler.ts'
import type { RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { clearingsThat } from '../sites.ts'
import { STALLS } from './data.ts'

declare module '../../state.ts' {
  interface RootState {
    /** The cards of the Black Market. */
    market?: HiddenCard[]
  }
}

const SWAP: Act = { ...actOf('blackMarket'), leads: ['blackMarket.give'] }
const RULE = 'landmark.black-market.b'

const USED: Objection = { why: say('blackMarket.why.used'), rule: RULE }
const ABSENT: Objection = { why: say('blackMarket.why.absent'), rule: RULE }
const NO_CARD: Objection = { why: say('blackMarket.why.noCard'), rule: RULE }

const siteOf = ({ landmarks = [] }: RootState): Clearing =>
  landmarks.find(({ id }) => id === 'blackMarket')?.clearing ?? 0

/** What speaks against a swap now. */
function against(state: RootState, seat: Seat): Objection | null {
  if (state.turn.notes.swapped) return USED
  if (!hasPiece(state.players[seat], siteOf(state))) return ABSENT
  return state.players[seat].hand.length > 0 ? null : NO_CARD
}

const NOTHING: Offers = { acts: [], refusals: [] }
const OFFERED: Offers = { acts: [SWAP], refusals: [] }

/** The Black Market: once a turn, who has a piece there may swap a card of the hand with one that lies face down. */
export const rules: LandmarkRules = {
  id: 'blackMarket',
  sites: clearingsThat(({ slots, ruin }) => slots === 1 && !ruin),

  setUp(t) {
    t.state.market = Array.from({ length: STALLS }, () => ({ card: drawOne(t), by: NOBODY }))
  },

  hidden: ({ market }) => market ?? [],

  // Until it is set up there is none.
  view: ({ market }, viewer) =>
    market === undefined
      ? {}
      : { market: market.map(({ card, by }) => ({ card: by === viewer ? card : FACE_DOWN, by })) },

  offering: {
    acts: [SWAP.do],
    may: (state, _party, seat) => (state.market !== undefined && against(state, seat) === null ? 1 : 0),

    offers(state, _party, seat) {
      if (state.market === undefined) return NOTHING
      const why = against(state, seat)
      if (!why) return OFFERED
      return {
        acts: [],
        refusals: [{ key: actNaming.key(SWAP), say: actNaming.say(SWAP), at: actNaming.at(SWAP), ...why }],
      }
    },

    take: (t, _party, seat) => swap(t, seat),
  },
}

/** A seat leaves a card of its hand, and takes one that it sees only then. R-115 */
function* swap(t: RootTable, seat: Seat): Rule {
  const { market = [], players, turn } = t.state
  const { hand } = players[seat]
  const given = yield* choose(t, seat, 'blackMarket.give', hand.slice(), {
    like: handNaming,
    leads: 'blackMarket.stall',
    rule: RULE,
  })
  const stall = yield* choose(t, seat, 'blackMarket.stall', market, {
    key: one => String(market.indexOf(one) + 1),
    say: one => sayStall(market, one, seat),
    at: one => `stall:${market.indexOf(one) + 1}`,
    rule: RULE,
    final: true,
  })
  const taken = stall.card
  take(hand, given)
  hand.push(taken)
  stall.card = given
  stall.by = seat
  turn.notes.swapped = 1
  t.reveal()
  t.say('landmark.swapped', { seat, landmark: 'blackMarket', stall: market.indexOf(stall) + 1 })
  t.sayTo([seat], 'blackMarket.swapped.which', { given, taken })
}

/** A seat knows the card that it left there itself. */
function sayStall(market: readonly HiddenCard[], one: HiddenCard, seat: Seat) {
  const stall = market.indexOf(one) + 1
  return one.by === seat
    ? say('blackMarket.stall.own', { stall, card: one.card })
    : say('blackMarket.stall.nth', { stall })
}
