import type { Item } from '../../data/items.ts'
import type { Party, Player, RootState } from '../../state.ts'
import { say } from '../../text/say.ts'

/** An item on the Exile's card. */
export interface ExileItem {
  readonly item: Item | 'club'
  exhausted: boolean
}

declare module '../../state.ts' {
  interface HirelingCard {
    /** The items of the Exile. */
    items?: ExileItem[]
    /** Those that he lost in battle: they are out of the game. */
    lost?: Item[]
  }
}

/** The items on the Exile's card. */
export const itemsOn = ({ hireling }: Player): readonly ExileItem[] => hireling?.items ?? []

/** Those that are not exhausted. */
export const readyItems = (state: RootState, party: Party): ExileItem[] =>
  itemsOn(state.players[party]).filter(one => !one.exhausted)

/** Exhausts so many items, clubs first: an item is as good as another. */
export function exhaust(state: RootState, party: Party, count: number): void {
  for (const one of readyItems(state, party).slice(0, count)) one.exhausted = true
}

/** How asks name a crafted item. */
export const craftedNaming = {
  say: (item: Item) => say('item', { item }),
  at: (item: Item) => `item:${item}`,
} as const
