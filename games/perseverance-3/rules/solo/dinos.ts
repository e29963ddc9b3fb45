import { SADDLE, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { templeExplored } from '../query.ts'
import type { Action } from './action.ts'
import { automatonOf, stockOf } from './query.ts'

/** From the strongest (L2597). */
const STRONGEST: readonly Species[] = [...SPECIES].reverse()

/** s3.fx.6, s3.fx.7: the strongest own untamed dino for which a saddle is left; null where there is none. */
export function tameable(state: Perseverance3, { dissenter }: Action): Species | null {
  const { untamed } = automatonOf(state, dissenter)
  const { saddles } = stockOf(state, dissenter)
  return STRONGEST.find(species => untamed[species] > 0 && saddles[SADDLE[species]] > 0) ?? null
}

export function tame(t: Perseverance3Table, action: Action, species: Species): void {
  const automaton = automatonOf(t.state, action.dissenter)
  automaton.untamed[species]--
  automaton.tamed[species]++
  stockOf(t.state, action.dissenter).saddles[SADDLE[species]]--
  t.say('solo.tamed', { owner: action.owner, species })
}

/** s3.fx.4, s3.fx.5: the strongest species whose temple is explored and that is left in the supply. */
export const templeDino = (state: Perseverance3): Species | null =>
  STRONGEST.find(species => templeExplored(state, species) && state.supply[species] > 0) ?? null

/** s3.fx.3: whether a dino of the species, and a saddle for a tamed one, is left. */
export const canGain = (state: Perseverance3, action: Action, species: Species, tamed: boolean): boolean =>
  state.supply[species] > 0 && (!tamed || stockOf(state, action.dissenter).saddles[SADDLE[species]] > 0)

/** s3.fx.1, s3.fx.2: a dino of the general supply, untamed or with an own saddle. */
export function gainDino(t: Perseverance3Table, action: Action, species: Species, tamed: boolean): void {
  const { state } = t
  const automaton = automatonOf(state, action.dissenter)
  state.supply[species]--
  automaton[tamed ? 'tamed' : 'untamed'][species]++
  if (tamed) stockOf(state, action.dissenter).saddles[SADDLE[species]]--
  t.say('solo.dino', { owner: action.owner, species, tamed })
}
