import type { Cast, Text } from '@tablee/kernel'
import type { Item } from '../../../../data/items.ts'
import { count, Does, ITEM, place, who } from '../../../../text/en/words.ts'

/** The Exile and the Brigand, in English. */
export const messages = {
  'act.exile': () => 'The Exile: wander and battle',
  'act.exileGift': () => 'Give the Exile a crafted item: draw a card, 1 point',
  'act.brigandRuin': () => 'The Brigand: take an item from a ruin',
  'act.brigandSteal': () => 'The Brigand: exhaust an item to steal a card',
  'exile.gift': () => 'Which item do you give the Exile?',
  'exile.given': (v: { seat: number; party: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'gives', 'give')} ${who(cast, v.party)} an item: ${ITEM[v.item]}.`,
  'exile.act': (v: { ready: number }) => `The Exile has ${count(v.ready, 'item')} ready.`,
  'exile.moves': () => 'Exhaust 1 item: move to a forest',
  'exile.battles': () => 'Exhaust 2 items: battle beside the forest',
  'exile.rests': () => 'Rest: all his items are ready again',
  'exile.refreshed': (v: { party: number }, cast: Cast) =>
    `${Does(cast, v.party, 'rests', 'rest')}: all items are ready.`,
  'exile.hurt': (v: { party: number; left: number }, cast: Cast) =>
    `${Does(cast, v.party, 'keeps', 'keep')} ${count(v.left, 'item')}.`,
  'brigand.ruin': () => 'From which ruin do you take an item?',
  'brigand.found': (v: { seat: number; clearing: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} an item from the ruin in ${place(v.clearing)}: ${ITEM[v.item]}.`,
  'brigand.spent': (v: { seat: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'exhausts', 'exhaust')} a crafted item: ${ITEM[v.item]}.`,
  'brigand.item': () => 'Which crafted item do you exhaust?',
  'brigand.whom': () => 'From whom do you steal a card?',
} satisfies Text
