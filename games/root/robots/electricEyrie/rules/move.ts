import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import type { Suit } from '../../../data/suits.ts'
import { destinations } from '../../../rules/may-move.ts'
import { moveOut } from '../../../rules/robots/deeds.ts'
import { fewestEnemyPieces, mostOwnWarriors } from '../../../rules/robots/keys.ts'
import { withBoats } from '../../../rules/robots/services.ts'
import { targetClearing } from '../../../rules/robots/target.ts'
import { presence, rules } from '../../../rules/ruler.ts'
import { actsIn } from '../../../rules/suits.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { noRoost } from './keys.ts'

/** From where most of their warriors stand to a clearing without a roost, leaving enough behind. 5.5.1.II */
export function* moveFor(t: RootTable, party: Party, suit: Suit, cards: number): Rule {
  const { state } = t
  const seen = withBoats(state, party)
  const origins = CLEARINGS.filter(
    one =>
      actsIn(state, one, suit) &&
      rules(state, party, one) &&
      going(state, party, one, cards) > 0 &&
      destinations(seen, party, one).length > 0,
  )
  const from = targetClearing(t, party, 'leave', origins, [mostOwnWarriors(state, party)])
  if (from === null) return
  const keys = [noRoost(state, party), fewestEnemyPieces(state, party)]
  yield* moveOut(t, party, from, going(state, party, from, cards), keys, 'lowest')
}

/** How many go: all but those who just keep the rule, or as many as cards, whichever is more. 5.5.1.II */
function going(state: RootState, party: Party, clearing: Clearing, cards: number): number {
  const { warriors, built } = state.players[party]
  let strongest = 0
  for (let other = 0; other < state.players.length; other++)
    if (other !== party) strongest = Math.max(strongest, presence(state.players[other], clearing))
  // They rule where they are tied; of a column that moves one stays at least.
  return warriors[clearing] - Math.max(cards, strongest - built[clearing])
}
