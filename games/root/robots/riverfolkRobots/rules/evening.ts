import { CLEARINGS } from '../../../data/map.ts'
import { put } from '../../../factions/riverfolk/rules/purse.ts'
import { discard } from '../../../rules/cards.ts'
import { once } from '../../../rules/robots/base.ts'
import { boardOf } from '../../../rules/robots/robot.ts'
import { byRank } from '../../../rules/robots/target.ts'
import { score } from '../../../rules/score.ts'
import { NUMBERS } from '../data.ts'
import { marketAt } from './board.ts'
import { isMet, topPayer } from './day.ts'

/** A point for each warrior of the best payer, all of whom go home. 9.6.1 */
export const collect = once(function* (t, party) {
  const { state } = t
  const { payments } = marketAt(state, party)
  const payer = topPayer(t, party)
  if (payer === null) return
  const count = payments[payer]
  payments[payer] = 0
  state.players[payer].warriors[0] += count
  t.say('riverfolkRobots.returns', { seat: party, owner: payer, count })
  score(t, party, count, 'payments')
})

/** Racketeering: of each clearing all warriors but two go to Payments. 9.6.2 */
export const racketeer = once(function* (t, party) {
  const { state } = t
  if (!isMet(state, 'shield') && !isMet(state, 'sword')) return
  const { warriors } = state.players[party]
  for (const clearing of byRank(state, CLEARINGS)) {
    const count = warriors[clearing] - NUMBERS.stay
    if (count <= 0) continue
    warriors[clearing] -= count
    put(marketAt(state, party).payments, party, count)
    t.say('riverfolkRobots.racketeers', { seat: party, clearing, count })
  }
})

/** The leftmost card of the Market is discarded, with the shield two. 9.6.3 */
export const clearOut = once(function* (t, party) {
  const { market } = marketAt(t.state, party)
  for (const card of market.splice(0, isMet(t.state, 'shield') ? 2 : 1)) {
    t.say('riverfolkRobots.discards', { seat: party, card })
    discard(t, card)
  }
  boardOf(t.state, party).order = -1
})
