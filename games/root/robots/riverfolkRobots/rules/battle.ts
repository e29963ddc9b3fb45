import { hasPost } from '../../../factions/riverfolk/rules/posts.ts'
import type { Battle } from '../../../rules/battle.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import type { Party, RootState } from '../../../state.ts'
import { CARD } from '../data.ts'

/** Garrison: a trade post raises what the defender’s die deals. Ferocious: the attacker’s deals all it shows. */
export function rolledCap({ players }: RootState, { clearing, attacker }: Battle, party: Party): number {
  const player = players[party]
  const own = player.warriors[clearing]
  if (attacker === party) return hasTrait(player, 'ferocious') ? CARD.ferocious : own
  return hasTrait(player, 'garrison') && hasPost(player, clearing) ? own + 1 : own
}

/** Garrison: never defenceless. */
export const defenceless = ({ players }: RootState, { clearing }: Battle, party: Party): boolean =>
  players[party].warriors[clearing] === 0 && !hasTrait(players[party], 'garrison')
