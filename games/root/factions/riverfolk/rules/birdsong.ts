import type { Rule, Seat } from '@tablee/kernel'
import { score } from '../../../rules/score.ts'
import type { RootTable } from '../../../state.ts'
import { RIVERFOLK } from '../data.ts'
import { postsOnMap } from './posts.ts'
import { fromSupply, pour, total } from './purse.ts'
import { companyAt, pursesOf } from './state.ts'

/** Two warriors of its own where nobody has paid. 11.4.1 */
export function* protectionism(t: RootTable, seat: Seat): Rule<boolean> {
  const { payments } = companyAt(t.state, seat)
  if (total(payments) > 0) return false
  const count = fromSupply(t.state, seat, payments, RIVERFOLK.protectionism)
  if (count > 0) t.say('riverfolk.protected', { seat, count })
  return false
}

/** A point for each pair of funds, with a trade post on the map. 11.4.2 */
export function* dividends(t: RootTable, seat: Seat): Rule<boolean> {
  const { funds } = companyAt(t.state, seat)
  if (postsOnMap(t.state.players[seat]) > 0)
    score(t, seat, Math.floor(total(funds) / RIVERFOLK.fundsPerPoint), 'dividends')
  return false
}

/** All warriors on its board become funds. 11.4.3 */
export function* gatherFunds(t: RootTable, seat: Seat): Rule<boolean> {
  const own = companyAt(t.state, seat)
  for (const purse of pursesOf(own)) if (purse !== own.funds) pour(purse, own.funds)
  t.say('riverfolk.gathered', { seat, funds: total(own.funds) })
  return false
}
