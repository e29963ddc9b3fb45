import { take } from '@tablee/common/piles.ts'
import type { Item } from '../../../data/items.ts'
import { takesTurns } from '../../../rules/party.ts'
import type { RootState } from '../../../state.ts'
import type { RootMatch } from '../../../tests/position.ts'
import { CHARACTERS, type Character, type Relationship } from '../data.ts'
import { vagabondAt } from '../rules/state.ts'

/**
 * Makes a seat a Vagabond that is set up, with items: `sword`, `boots.exhausted`, `tea.damaged`, `bag.ruin`.
 * Everybody is Indifferent to him. What his character brought, and he has no more, has left the game. 9.6.4.a
 */
export function wanderer(seat: number, character: Character, ...items: string[]): (state: RootState) => void {
  return state => {
    const vagabond = vagabondAt(state, seat)
    vagabond.character = character
    vagabond.relations = state.players.map((player, party) =>
      player.faction === 'vagabond' || !takesTurns(state, party) ? null : 'indifferent',
    )
    for (const words of items) {
      const [item, ...marks] = words.split('.')
      vagabond.items.push({
        item: item as Item,
        exhausted: marks.includes('exhausted'),
        damaged: marks.includes('damaged'),
        ruin: marks.includes('ruin'),
      })
    }
    vagabond.removed = [...CHARACTERS[character].items]
    for (const { item, ruin } of vagabond.items)
      if (!ruin && vagabond.removed.includes(item)) take(vagabond.removed, item)
  }
}

/** Sets how a seat stands with a Vagabond. */
export function related(seat: number, other: number, relation: Relationship): (state: RootState) => void {
  return state => {
    vagabondAt(state, seat).relations[other] = relation
  }
}

/** Puts items under the ruin of a clearing. */
export function buried(clearing: number, ...items: Item[]): (state: RootState) => void {
  return state => {
    state.ruins[clearing] = items
  }
}

/** The items of a Vagabond, in the words of `wanderer`, in alphabetical order. */
export function itemsOf({ state }: RootMatch, seat: number): string[] {
  return vagabondAt(state, seat)
    .items.map(({ item, exhausted, damaged, ruin }) =>
      [item, exhausted ? 'exhausted' : '', damaged ? 'damaged' : '', ruin ? 'ruin' : '']
        .filter(Boolean)
        .join('.'),
    )
    .sort()
}

/** How a seat stands with a Vagabond. */
export const relationOf = ({ state }: RootMatch, seat: number, other: number): Relationship | null =>
  vagabondAt(state, seat).relations[other]
