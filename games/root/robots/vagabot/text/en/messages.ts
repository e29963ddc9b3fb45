import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import type { Item } from '../../../../data/items.ts'
import { QUESTS } from '../../../../factions/vagabond/data.ts'
import { CHARACTER, names as vagabond } from '../../../../factions/vagabond/text/en/names.ts'
import { card, count, Does, ITEM, list, place, SUIT, verb, who } from '../../../../text/en/words.ts'
import type { Action, BotCharacter } from '../../data.ts'

const TITLE: { readonly [name: string]: string } = vagabond.titles

const items = (some: readonly Item[]): string => list(some.map(one => ITEM[one]))

const quest = (id: number): string =>
  `[[quest:${QUESTS[id].key}|${TITLE[`quest:${QUESTS[id].name}`]} (${SUIT[QUESTS[id].suit]})]]`

/** What it does by day. */
export const ACTION: { readonly [A in Action]: string } = {
  explore: 'Explore',
  quest: 'Quest',
  aid: 'Aid',
  battle: 'Battle',
  repair: 'Repair',
  special: 'Special',
}

/** What the Vagabot says, in English. */
export const messages = {
  'vagabot.arrives': (v: { seat: number; character: BotCharacter; forest: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'is', 'are')} the ${CHARACTER[v.character]} and ${verb(cast, v.seat, 'starts', 'start')} in ${place(v.forest)}.`,
  'vagabot.starts': (v: { seat: number; items: readonly Item[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'starts', 'start')} with: ${items(v.items)}.`,
  'vagabot.quest': (v: { seat: number; quest: number }, cast: Cast) =>
    `The quest of ${who(cast, v.seat)}: ${quest(v.quest)}.`,
  'vagabot.undone': (v: { seat: number; action: Action; why: 'items' | 'cannot' }, cast: Cast) =>
    `${Does(cast, v.seat, 'leaves', 'leave')} out ${ACTION[v.action]}: ${v.why === 'items' ? 'no item is left to exhaust' : 'nothing can be done, or too few items are left'}.`,
  'vagabot.exhausted': (v: { seat: number; items: readonly Item[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'exhausts', 'exhaust')}: ${items(v.items)}.`,
  'vagabot.damaged': (v: { seat: number; items: readonly Item[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'damages', 'damage')}: ${items(v.items)}.`,
  'vagabot.repaired': (v: { seat: number; items: readonly Item[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'repairs', 'repair')}: ${items(v.items)}.`,
  'vagabot.refreshed': (v: { seat: number; items: readonly Item[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'refreshes', 'refresh')}: ${items(v.items)}.`,
  'vagabot.track': (v: { seat: number; items: number }, cast: Cast) =>
    `The battle track of ${who(cast, v.seat)} now holds ${v.items === 0 ? 'no item' : count(v.items, 'item')}.`,
  'vagabot.moved': (v: { seat: number; from: number; to: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'goes', 'go')} from ${place(v.from)} to ${place(v.to)}.`,
  'vagabot.slips': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'has', 'have')} hardly a whole item left and slips away: no Daylight.`,
  'vagabot.explored': (v: { seat: number; clearing: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'explores', 'explore')} the ruin in ${place(v.clearing)} and ${verb(cast, v.seat, 'finds', 'find')}: ${ITEM[v.item]}.`,
  'vagabot.ruinGone': (v: { clearing: number }) => `The ruin in ${place(v.clearing)} is removed.`,
  'vagabot.quested': (v: { seat: number; quest: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'completes', 'complete')} ${quest(v.quest)}.`,
  'vagabot.aids': (v: { seat: number; other: number; items: readonly Item[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'aids', 'aid')} ${who(cast, v.other)} and ${verb(cast, v.seat, 'takes', 'take')}: ${items(v.items)}.`,
  'vagabot.shoots': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'shoots', 'shoot')} before the dice: one hit.`,
  'vagabot.enlist': (v: { attacker: number; items: number }, cast: Cast) =>
    `${Does(cast, v.attacker, 'attacks', 'attack')} you: enlist the Arbiter (${count(v.items, 'more hit')} at most) for 1 point to it?`,
  'vagabot.enlist.no': () => 'Do not enlist it',
  'vagabot.enlisted': (v: { seat: number; defender: number }, cast: Cast) =>
    `${Does(cast, v.defender, 'enlists', 'enlist')} ${who(cast, v.seat)}.`,
  'vagabot.stole': (v: { seat: number; from: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} ${card(v.card)} from ${who(cast, v.from)} and ${verb(cast, v.seat, 'discards', 'discard')} it.`,
  'vagabot.clears': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'clears', 'clear')} ${place(v.clearing)} of all enemy pieces.`,
  'vagabot.covered': (v: { seat: number; clearing: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'covers', 'cover')} a building slot in ${place(v.clearing)} for good: ${ITEM[v.item]}.`,
  'battle.fullTrack': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'deals', 'deal')} one more hit for a full battle track.`,
} satisfies Text
