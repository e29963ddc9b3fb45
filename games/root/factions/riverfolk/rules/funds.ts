import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { ClearingSuit } from '../../../data/suits.ts'
import { clockwise } from '../../../rules/score.ts'
import type { Party, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { type Purse, put } from './purse.ts'
import { companyAt } from './state.ts'

/** Funds go back to the supply of their owner. 11.5 */
export function giveBack(t: RootTable, seat: Seat, owner: Party, count: number): void {
  put(companyAt(t.state, seat).funds, owner, -count)
  t.state.players[owner].warriors[0] += count
  t.say('riverfolk.spent', { seat, owner, count })
}

type FundPrompt = 'riverfolk.commit' | 'riverfolk.spend' | 'riverfolk.lose'

/** The Company chooses whose warrior among its funds serves; only one who has any there is not asked about. */
export function* chooseFund(
  t: RootTable,
  seat: Seat,
  prompt: FundPrompt,
  rule: string,
  { final = false, leads }: { readonly final?: boolean; readonly leads?: readonly string[] } = {},
): Rule<Party> {
  const { funds } = companyAt(t.state, seat)
  const holders = clockwise(t.state).filter(owner => (funds[owner] ?? 0) > 0)
  return yield* choose(t, seat, prompt, holders, {
    key: owner => `seat${owner + 1}`,
    say: owner => say('riverfolk.fund', { owner, count: funds[owner] }),
    at: owner => `fund:${owner}`,
    rule,
    final,
    leads,
  })
}

/** Commits a fund of the Company's choice to a purse of its board: to crafting, on a space of a suit. 11.5 */
export function* commit(
  t: RootTable,
  seat: Seat,
  into: Purse,
  rule: string,
  how: { readonly final?: boolean; readonly leads?: readonly string[]; readonly suit?: ClearingSuit } = {},
): Rule {
  const owner = yield* chooseFund(t, seat, 'riverfolk.commit', rule, how)
  put(companyAt(t.state, seat).funds, owner, -1)
  put(into, owner, 1)
  t.say('riverfolk.committed', { seat, owner, suit: how.suit ?? null })
}
