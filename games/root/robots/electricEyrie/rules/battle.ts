import type { Battle } from '../../../rules/battle.ts'
import type { ExtraHits } from '../../../rules/hits.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import type { Party, RootState } from '../../../state.ts'
import { DECREE } from '../data.ts'
import { decreeOf } from './board.ts'

declare module '../../../rules/hits.ts' {
  interface ExtraReasons {
    fullColumn: true
  }
}

const FULL: readonly ExtraHits[] = [{ reason: 'fullColumn', hits: 1 }]
const NONE: readonly ExtraHits[] = []

/** The column that battles, by its place in the Decree and one more; 0 while none does. */
export const BATTLING = 'battlingColumn'

/** A column with more cards than any other deals one more hit; where focused, also one that is tied. 5.5.1.III */
export function extraHits(state: RootState, { attacker }: Battle, party: Party): readonly ExtraHits[] {
  const column = state.turn.notes[BATTLING] ?? 0
  if (attacker !== party || state.turn.seat !== party || column === 0) return NONE
  const decree = decreeOf(state, party)
  const mine = decree[DECREE[column - 1]].length
  const focused = hasTrait(state.players[party], 'focused')
  const beats = (other: number): boolean => (focused ? mine >= other : mine > other)
  return DECREE.every((suit, place) => place === column - 1 || beats(decree[suit].length)) ? FULL : NONE
}
