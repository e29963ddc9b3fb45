import { type Criterion, those } from '@tablee/common/prefer.ts'
import type { Clearing } from '../../../data/map.ts'
import type { ClearingKey } from '../../../rules/robots/keys.ts'
import type { Party, RootState } from '../../../state.ts'

declare module '../../../rules/robots/keys.ts' {
  interface ClearingKeys {
    noRoost: true
  }
}

/** Clearings without a roost come first. */
export const noRoost = (state: RootState, party: Party): Criterion<Clearing, ClearingKey> =>
  those('noRoost', clearing => state.players[party].buildings.roost[clearing] === 0)
