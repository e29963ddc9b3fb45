import type { Fitting } from '@tablee/common/fitting.ts'
import { FIRST, SCENARIO_IDS } from '../scenarios/data.ts'
import type { Robinson } from '../state.ts'
import { featuresOf } from './features.ts'

/** Of so many games in ten the first scenario is played, and of so many in twenty with four seats. */
const OFTEN = 6
const FOUR = 13

/** What the network is fitted to: the first scenario with four seats more often than all others. */
export const fitting: Fitting<Robinson> = {
  features: featuresOf,
  moment: ({ round }) => round,
  table(chance) {
    const scenario = chance.below(10) < OFTEN ? FIRST : chance.one(SCENARIO_IDS)
    const seats = chance.below(20) < FOUR ? 4 : 1 + chance.below(3)
    return { seats, options: { scenario } }
  },
}
