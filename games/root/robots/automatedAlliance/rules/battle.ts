import type { Battle } from '../../../rules/battle.ts'
import type { ExtraHits } from '../../../rules/hits.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import type { Party, RootState } from '../../../state.ts'

declare module '../../../rules/hits.ts' {
  interface ExtraReasons {
    automatedAmbush: true
  }
}

const AMBUSH: readonly ExtraHits[] = [{ reason: 'automatedAmbush', hits: 1 }]
const NONE: readonly ExtraHits[] = []

/** Automated Ambush: in defence, with a warrior there; informants also warn sympathy that stands alone. 6.2.2 */
export function extraHits(
  state: RootState,
  { defender, clearing }: Battle,
  party: Party,
): readonly ExtraHits[] {
  if (defender !== party) return NONE
  const player = state.players[party]
  const warned = hasTrait(player, 'informants') && player.tokens.sympathy[clearing] > 0
  return player.warriors[clearing] > 0 || warned ? AMBUSH : NONE
}
