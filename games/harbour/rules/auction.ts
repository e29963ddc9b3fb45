import { type Rule, type Seat, together } from '@tablee/kernel'
import { say } from '../text/en.ts'
import { afterHelm, everybody, type Harbour, type HarbourTable } from './state.ts'

/** The highest bid there is. */
const HIGHEST_BID = 5

// What can be bid with so many coins, made once: [0], [0, 1], [0, 1, 2]…
const BIDS = Array.from({ length: HIGHEST_BID + 1 }, (_, coins) =>
  Array.from({ length: coins + 1 }, (_, bid) => bid),
)

const bidNaming = { say: (bid: number) => say('bid.coins', { bid }), rule: 'bid.1' }

/** bid.1: all bid at once and in secret for the helm. */
export function* auction(t: HarbourTable): Rule {
  const { state } = t
  const seats = everybody(state)
  const purse = (seat: Seat) => BIDS[Math.min(state.merchants[seat].coins, HIGHEST_BID)]
  const bids = yield* together(t, seats, 'bid', purse, bidNaming)
  const seat = highestBidder(state, bids)
  state.merchants[seat].coins -= bids[seat] // bid.2
  state.helm = seat
  t.say('bid.won', { seat, bids })
}

/** bid.3: among equals the first from the old helm on. */
function highestBidder(state: Harbour, bids: readonly number[]): Seat {
  let best = state.helm
  for (let place = 1; place < bids.length; place++) {
    const seat = afterHelm(state, place)
    if (bids[seat] > bids[best]) best = seat
  }
  return best
}
