import type { Battle } from '../../../rules/battle.ts'
import type { ExtraHits } from '../../../rules/hits.ts'
import type { Party, RootState } from '../../../state.ts'
import { hasCrown } from './board.ts'

declare module '../../../rules/hits.ts' {
  interface ExtraReasons {
    drillbitCaptain: true
  }
}

const CAPTAIN: readonly ExtraHits[] = [{ reason: 'drillbitCaptain', hits: 1 }]
const NONE: readonly ExtraHits[] = []

/** The Captain attacks harder where a tunnel is. 10.7.1 */
export const extraHits = (
  state: RootState,
  { attacker, clearing }: Battle,
  party: Party,
): readonly ExtraHits[] =>
  attacker === party && state.players[party].tokens.tunnel[clearing] > 0 && hasCrown(state, party, 'captain')
    ? CAPTAIN
    : NONE
