import type { InventionId } from '../data/inventions.ts'
import { INVENTIONS } from '../data/inventions.ts'
import type { Invention } from '../data/types.ts'
import { isExplored } from '../rules/island.ts'
import { hasItem } from '../rules/items.ts'
import type { Robinson } from '../state.ts'
import { levelWorth } from './levels.ts'
import type { Survey } from './survey.ts'
import { TUNING } from './tuning.ts'

/** What an item is worth in itself each round, and once. */
export const EACH_ROUND: { readonly [I in InventionId]?: number } = {
  map: 0.35,
  lantern: 0.45,
  raft: 0.55,
  belts: 0.55,
  shield: 0.3,
  basket: 0.6,
  sack: 0.6,
  bed: 0.25,
  cellar: 0.25,
  pit: 0.8,
  diary: 0.15,
  drums: 0.3,
  furnace: 0.3,
  pot: 0.25,
  fireplace: 0.35,
  snare: 0.6,
  corral: 0.4,
  shortcut: 0.55,
  medicine: 0.08,
}
export const ONCE: { readonly [I in InventionId]?: number } = {
  dam: 1,
  shovel: 0.4,
  rope: 0.1,
  medicine: 0.2,
  fire: 0.3,
}

/** What building a personal invention brings its owner. */
const PERSONAL = 0.45

/** What an invention is worth as an item, in points. */
export function inventionWorth(seen: Survey, id: InventionId, invention: Invention = INVENTIONS[id]): number {
  return itemWorth(seen, id, invention) + (invention.kind === 'personal' ? PERSONAL : 0) + enabled(seen, id)
}

/** What an item is worth that stands, or would. */
export function itemWorth(seen: Survey, id: InventionId, { effects }: Invention): number {
  let sum = TUNING.item * ((ONCE[id] ?? 0) + (EACH_ROUND[id] ?? 0) * Math.max(0, seen.left - 1))
  for (const effect of effects)
    if (effect.do === 'level') sum += levelWorth(seen, effect.of, 1) * (1 + 0.7 * (effect.n - 1))
  return sum
}

/** What it makes possible. */
function enabled(seen: Survey, id: InventionId): number {
  const { state } = seen
  let best = 0
  for (const list of [state.inventions, state.personal])
    for (const other of list) {
      const { needs } = INVENTIONS[other]
      if (other === id || !needs.items?.includes(id) || !isElseReady(state, id, other)) continue
      best = Math.max(best, inventionWorth(seen, other))
    }
  return TUNING.enables * best + (seen.goal.enables?.(state, id) ?? 0)
}

const isElseReady = (state: Robinson, id: InventionId, other: InventionId): boolean => {
  const { terrain, items } = INVENTIONS[other].needs
  return (
    (terrain?.every(one => isExplored(state, one)) ?? true) &&
    (items?.every(one => one === id || hasItem(state, one)) ?? true)
  )
}
