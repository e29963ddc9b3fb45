import type { RootState } from '../state.ts'
import type { Battle, Side } from './battle.ts'
import { battleEffects } from './effect.ts'
import { partyAt } from './faction.ts'

/** The optional effects of step 3 that a side may still use, of cards and of its faction. 4.3.3 */
export function battleOptionsOf(state: RootState, battle: Battle, side: Side): string[] {
  const party = battle[side]
  const own = partyAt(state, party).battleOptions?.(state, battle, party) ?? []
  return [...battleEffects(state, battle, side), ...own].filter(
    one => !battle.usedOptions.includes(`${side}:${one}`),
  )
}
