import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import type { Item } from '../../../../data/items.ts'
import type { Suit } from '../../../../data/suits.ts'
import { card, count, Does, ITEM, list, of, place, SUIT, verb, who } from '../../../../text/en/words.ts'
import { CHARACTERS, type Character, QUESTS, type QuestId, type Relationship } from '../../data.ts'
import type { DamageCause } from '../../rules/items.ts'
import { ABILITY, CHARACTER, names, RELATION } from './names.ts'

const QUEST: { readonly [name: string]: string } = names.titles

const items = (some: readonly Item[]): string => list(some.map(one => ITEM[one]))

const quest = (id: QuestId): string =>
  `[[quest:${QUESTS[id].key}|${QUEST[`quest:${QUESTS[id].name}`]} (${SUIT[QUESTS[id].suit]})]]`

/** Why an item is damaged; games saved before causes were told have none. */
const CAUSE: { readonly [cause: string]: string | undefined } = {
  battle: ' in battle',
  removal: ' as all around is removed',
  improvisation: ' by improvising',
} satisfies { readonly [C in DamageCause]: string }

/** The Vagabond, in English. */
export const messages = {
  // Setup
  'vagabond.character': () => 'Who are you?',
  'vagabond.character.name': (v: { character: Character }) =>
    `${CHARACTER[v.character]}: ${items(CHARACTERS[v.character].items)}. ${ABILITY[v.character]}`,
  'vagabond.setupCard': (v: { character: Character }) => `Vagabond, ${CHARACTER[v.character]}`,
  'vagabond.forest': () => 'In which forest do you start?',
  'vagabond.arrives': (v: { seat: number; character: Character; forest: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'is', 'are')} the ${CHARACTER[v.character]} and ${verb(cast, v.seat, 'starts', 'start')} in ${place(v.forest)}.`,

  // Items
  'vagabond.item': (v: { item: Item; exhausted: boolean; damaged: boolean; ruin: boolean }) =>
    [ITEM[v.item], v.exhausted ? 'exhausted' : '', v.damaged ? 'damaged' : '', v.ruin ? 'from a ruin' : '']
      .filter(word => word !== '')
      .join(', '),
  'vagabond.exhausted': (v: { seat: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'exhausts', 'exhaust')}: ${ITEM[v.item]}.`,
  'vagabond.gained': (v: { seat: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'now has', 'now have')}: ${ITEM[v.item]}.`,
  'vagabond.refresh': (v: { left: number }) => `Refresh ${count(v.left, 'more item')}: which one?`,
  'vagabond.refreshed': (v: { seat: number; item: Item; damaged: boolean }, cast: Cast) =>
    `${Does(cast, v.seat, 'refreshes', 'refresh')}: ${ITEM[v.item]}.`,
  'vagabond.damage': (v: { left: number }) => `${count(v.left, 'hit')} to take: what is damaged?`,
  'vagabond.damage.ally': () => 'An allied warrior instead',
  'vagabond.damaged': (v: { seat: number; item: Item; exhausted: boolean; cause: DamageCause }, cast: Cast) =>
    `${Does(cast, v.seat, 'damages', 'damage')}${CAUSE[v.cause] ?? ''}: ${ITEM[v.item]}.`,
  'vagabond.repair': () => 'Which item do you repair?',
  'vagabond.repaired': (v: { seat: number; item: Item; exhausted: boolean }, cast: Cast) =>
    `${Does(cast, v.seat, 'repairs', 'repair')}: ${ITEM[v.item]}.`,
  'vagabond.rested': (v: { seat: number; items: readonly Item[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'rests', 'rest')} in the forest and ${verb(cast, v.seat, 'repairs', 'repair')}: ${items(v.items)}.`,
  'vagabond.limit': (v: { over: number }) =>
    `You carry too much: remove ${count(v.over, 'more item')} for good.`,
  'vagabond.removed': (v: { seat: number; item: Item; exhausted: boolean; damaged: boolean }, cast: Cast) =>
    `${Does(cast, v.seat, 'removes', 'remove')} for good: ${ITEM[v.item]}.`,

  // Birdsong and moving
  'vagabond.slip': () => 'Slip: where do you go?',
  'vagabond.stay': () => 'Stay here',
  'vagabond.move.to': () => 'Where do you go?',
  'vagabond.moved': (v: { seat: number; from: number; to: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'goes', 'go')} from ${place(v.from)} to ${place(v.to)}.`,
  'vagabond.ally.move': (v: { from: number; to: number }) =>
    `Whose warriors come along from ${place(v.from)} to ${place(v.to)}?`,
  'vagabond.alone': () => 'Alone',

  // Daylight
  'vagabond.day': (v: { actions: number }) =>
    `Daylight: ${v.actions === 0 ? 'no item' : count(v.actions, 'item')} ready.`,
  'vagabond.day.end': () => 'End Daylight',
  'act.explore': () => 'Explore the ruin: exhaust a torch',
  'act.aid': () => 'Aid: exhaust an item and give a card',
  'act.quest': () => 'Complete a quest',
  'act.strike': () => 'Strike: exhaust a crossbow',
  'act.repair': () => 'Repair: exhaust a hammer',
  'act.steal': () => 'Steal: exhaust a torch for a random card',
  'act.dayLabor': () => 'Day Labor: exhaust a torch for a discarded card',
  'act.hideout': () => 'Hideout: exhaust a torch, repair three items, end Daylight',
  'act.instigate': () => 'Instigate: exhaust a torch to make others battle',
  'act.scorch': () => 'Scorched Earth: leave a torch and clear this clearing for good',
  'act.glide': () => 'Glide: exhaust a torch to go to any clearing',
  'vagabond.explore.take': () => 'Two items lie here: which one do you take?',
  'vagabond.explore.nothing': () => 'Take nothing',
  'vagabond.explored': (v: { seat: number; clearing: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'explores', 'explore')} the ruin in ${place(v.clearing)} and ${verb(cast, v.seat, 'finds', 'find')}: ${ITEM[v.item]}.`,
  'vagabond.exploredNothing': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'explores', 'explore')} the ruin in ${place(v.clearing)} and ${verb(cast, v.seat, 'takes', 'take')} nothing.`,
  'vagabond.ruinGone': (v: { clearing: number }) => `The ruin in ${place(v.clearing)} is removed.`,
  'vagabond.aid.whom': () => 'Whom do you aid?',
  'vagabond.pay': (v: { left: number }) => `${count(v.left, 'item')} to pay: which do you exhaust?`,
  'vagabond.aid.item': () => 'Which item do you exhaust?',
  'vagabond.aid.take': (v: { from: number }, cast: Cast) =>
    `Which crafted item do you take from ${who(cast, v.from)}?`,
  'vagabond.aid.nothing': () => 'Take nothing',
  'vagabond.aid.took': (v: { seat: number; from: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} from ${who(cast, v.from)}: ${ITEM[v.item]}.`,
  'vagabond.relation': (v: { seat: number; other: number; relation: Relationship }, cast: Cast) =>
    `${Does(cast, v.other, 'is', 'are')} now ${RELATION[v.relation]} to ${who(cast, v.seat)}.`,
  'vagabond.quest': (v: { quest: QuestId }) => `${quest(v.quest)}: ${items(QUESTS[v.quest].items)}`,
  'vagabond.quest.which': () => 'Which quest do you complete?',
  'vagabond.quest.improvise': () => 'Improvise: which item stands for another, and is damaged?',
  'vagabond.quest.standIn': (v: { wanted: Item; item: Item }) => `${ITEM[v.item]} for ${ITEM[v.wanted]}`,
  'vagabond.quest.plain': () => 'Do not improvise',
  'vagabond.quested': (v: { seat: number; quest: QuestId }, cast: Cast) =>
    `${Does(cast, v.seat, 'completes', 'complete')} ${quest(v.quest)}.`,
  'vagabond.quest.new': (v: { quest: QuestId }) => `A new quest: ${quest(v.quest)}.`,
  'vagabond.quest.reward': () => 'Your reward?',
  'vagabond.reward.points': (v: { points: number }) => count(v.points, 'point'),
  'vagabond.reward.cards': () => 'Draw 2 cards',
  'vagabond.strike.whom': () => 'Whom do you strike?',
  'vagabond.strike.what': () => 'Which piece do you remove?',

  // Battle
  'vagabond.ally.battle': () => 'Whose warriors fight at your side?',
  'vagabond.fightsWith': (v: { seat: number; ally: number }, cast: Cast) =>
    `${of(cast, v.ally, 'The warriors', 'Your warriors')} fight for ${who(cast, v.seat)}.`,
  'vagabond.enlist': (v: { attacker: number; swords: number }, cast: Cast) =>
    `${Does(cast, v.attacker, 'attacks', 'attack')} you: enlist the Arbiter (${count(v.swords, 'sword')}) for 1 point to him?`,
  'vagabond.enlist.no': () => 'Do not enlist him',
  'vagabond.enlisted': (v: { seat: number; defender: number }, cast: Cast) =>
    `${Does(cast, v.defender, 'enlists', 'enlist')} ${who(cast, v.seat)}.`,

  // Characters
  'vagabond.steal.whom': () => 'From whom do you steal?',
  'vagabond.dayLabor.card': () => 'Which card do you take from the discard pile?',
  'vagabond.dayLabor.took': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} ${card(v.card)} from the discard pile.`,
  'vagabond.instigate.attacker': () => 'Who attacks?',
  'vagabond.instigate.defender': (v: { attacker: number }, cast: Cast) =>
    `Whom ${verb(cast, v.attacker, 'does', 'do')} ${who(cast, v.attacker)} attack?`,
  'vagabond.scorched': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'scorches', 'scorch')} ${place(v.clearing)}: nothing comes in any more.`,
  'vagabond.glide.to': () => 'Glide to which clearing?',

  // Why not
  'vagabond.why.ready': (v: { item: Item }) => `You have none face up and undamaged: ${ITEM[v.item]}.`,
  'vagabond.why.noItem': () => 'You have no item left to exhaust.',
  'vagabond.why.hostile': (v: { clearing: number }) =>
    `Hostile warriors stand in ${place(v.clearing)}: you need one more pair of boots.`,
  'vagabond.why.nowhere': () =>
    'Hostile warriors or scorched earth close every way out for a single pair of boots.',
  'vagabond.why.forest': () => 'You enter a forest only when you slip.',
  'vagabond.why.noEnemy': () => 'No enemy you could hit is here.',
  'vagabond.why.nobody': () => 'Nobody has pieces where you stand.',
  'vagabond.why.noCard': (v: { suit: Suit }) => `You have no ${SUIT[v.suit]} card to give (birds count).`,
  'vagabond.why.noRuin': () => 'There is no ruin where you stand.',
  'vagabond.why.emptyRuin': () => 'Nothing lies under this ruin.',
  'vagabond.why.twin': (v: { item: Item }) => `You already have the same item from a ruin: ${ITEM[v.item]}.`,
  'vagabond.why.noQuest': () => 'No quest of the suit of your clearing is open.',
  'vagabond.why.questSuit': (v: { suit: Suit }) => `You must be in a ${SUIT[v.suit]} clearing.`,
  'vagabond.why.questItems': (v: { items: readonly Item[] }) => `You need these ready: ${items(v.items)}.`,
  'vagabond.why.nothingDamaged': () => 'None of your items is damaged.',
  'vagabond.why.special': () => 'It would do nothing here.',
  'vagabond.why.torchAtKeep': () => 'Only the Marquise places pieces where her keep is, and a torch is one.',
} satisfies Text
