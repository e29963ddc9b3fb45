import type { FactionBot, Outcome } from '../../../bot/faction.ts'
import type { Power } from '../../../rules/craft.ts'
import type { Party, RootState } from '../../../state.ts'
import { swords } from '../rules/items.ts'
import { relation } from '../rules/relationships.ts'
import { vagabondAt } from '../rules/state.ts'
import { opinions } from './wandering.ts'
import { worth } from './worth.ts'

/** What a bot thinks of a Vagabond. */
export const bot: FactionBot = {
  worth,
  promise: 0.5,
  card: 0.3,
  crafts,
  opinions,
  strength: (state, party) => swords(vagabondAt(state, party)),
  prospect: (state, party, enemy, outcome) => infamy(state, party, enemy, outcome) - 0.6 * outcome.losses,
  prey: ({ hits, losses }) => 0.25 * hits - 0.3 * losses,
}

/** A hammer crafts wherever he goes. */
function crafts(state: RootState, party: Party, power: Power): void {
  for (const { item, damaged } of vagabondAt(state, party).items)
    if (item === 'hammer' && !damaged) power.every++
}

function infamy(state: RootState, party: Party, enemy: Party, { killed, removed }: Outcome): number {
  const hostile = relation(state, party, enemy) === 'hostile'
  const scored = hostile ? killed + removed : Math.max(0, killed - 1) + (killed > 0 ? removed : 0)
  return scored + 1.2 * removed + 0.1 * killed - (hostile || killed === 0 ? 0 : 0.8)
}
