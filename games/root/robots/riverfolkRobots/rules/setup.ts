import type { Rule } from '@tablee/kernel'
import { landings } from '../../../factions/riverfolk/rules/day.ts'
import { fromSupply } from '../../../factions/riverfolk/rules/purse.ts'
import { placeWarriors } from '../../../rules/pieces.ts'
import type { Party, RootTable } from '../../../state.ts'
import { NUMBERS } from '../data.ts'
import { stock } from './birdsong.ts'
import { marketAt } from './board.ts'

/** 9.3 */
export function* setup(t: RootTable, party: Party): Rule {
  for (const clearing of landings(t.state, party)) placeWarriors(t, party, clearing, 1)
  const { payments } = marketAt(t.state, party)
  const count = fromSupply(t.state, party, payments, NUMBERS.startingPayments)
  t.say('riverfolkRobots.paid', { seat: party, count })
  stock(t, party)
}
