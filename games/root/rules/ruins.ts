import { type Item, RUIN_ITEMS } from '../data/items.ts'
import type { RootTable } from '../state.ts'

/** Hides items marked R at random under the ruins, unless that was done: one set, or two for two who explore. 9.3.4, 9.7.2, 14.3.2 */
export function hideItems(t: RootTable, sets: number): void {
  const ruins = t.state.ruins.filter(one => one !== null)
  if (ruins.some(items => items.length > 0)) return
  const items: Item[] = Array.from({ length: sets }, () => RUIN_ITEMS).flat()
  t.shuffle(items)
  for (const [place, item] of items.entries()) ruins[place % ruins.length].push(item)
}

/** Hides another set under the ruins, where a second explorer comes in later: one more under each, at random. A.8.2 */
export function hideMore(t: RootTable): void {
  const items: Item[] = RUIN_ITEMS.slice()
  t.shuffle(items)
  const ruins = t.state.ruins.filter(one => one !== null)
  for (const [place, ruin] of ruins.entries()) ruin.push(items[place % items.length])
}
