import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import type { Suit } from '../../data/suits.ts'
import { card, cards, count, ITEM, place, SUIT, verb, Who, who } from './words.ts'

/** Crafted cards and what they do, in English. */
export const effects = {
  // Hands
  'give.card': (v: { to: number }, cast: Cast) => `Which card do you give to ${who(cast, v.to)}?`,
  'card.given': (v: { from: number; to: number }, cast: Cast) =>
    `${Who(cast, v.from)} ${verb(cast, v.from, 'gives', 'give')} a card to ${who(cast, v.to)}.`,
  'card.given.which': (v: { from: number; to: number; card: CardId }, cast: Cast) =>
    `${card(v.card)} goes from ${who(cast, v.from)} to ${who(cast, v.to)}.`,
  'hand.shown': (v: { of: number; to: number }, cast: Cast) =>
    `${Who(cast, v.to)} ${verb(cast, v.to, 'looks', 'look')} at the hand of ${who(cast, v.of)}.`,
  'hand.seen': (v: { of: number; cards: readonly CardId[] }, cast: Cast) =>
    v.cards.length === 0
      ? `${Who(cast, v.of)} ${verb(cast, v.of, 'holds', 'hold')} no cards.`
      : `${Who(cast, v.of)} ${verb(cast, v.of, 'holds', 'hold')} ${cards(v.cards)}.`,

  // Birdsong
  'coffinMakers.buries': (v: { count: number }) =>
    `${count(v.count, 'warrior')} ${v.count === 1 ? 'lies' : 'lie'} with the Coffin Makers and ${v.count === 1 ? 'returns' : 'return'} to the supply.`,
  'betterBurrowBank.who': () => 'Better Burrow Bank: who else draws a card?',
  'saboteurs.what': () => 'Saboteurs: which card do you sabotage?',
  'saboteurs.target': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${card(v.card)} of ${who(cast, v.seat)}`,
  'standAndDeliver.who': () => 'Stand and Deliver!: whose card do you take? They score 1 point.',
  'swapMeet.who': () => 'Swap Meet: with whom do you swap a card?',
  'falseOrders.who': () => 'False Orders: whose warriors do you send away?',
  'falseOrders.from': (v: { enemy: number }, cast: Cast) =>
    `Where ${verb(cast, v.enemy, 'does', 'do')} ${who(cast, v.enemy)} get false orders? Half of the warriors leave.`,
  'falseOrders.to': (v: { enemy: number; from: number; count: number }, cast: Cast) =>
    `Where do you send ${count(v.count, 'warrior')} of ${who(cast, v.enemy)} from ${place(v.from)}?`,
  'eyrieEmigre.leaves': (v: { seat: number }, cast: Cast) =>
    `${Who(cast, v.seat)} did not both move and battle.`,

  // Daylight
  'taxCollector.where': () => 'Tax Collector: where do you remove a warrior to draw a card?',
  'codebreakers.who': () => 'Codebreakers: whose hand do you look at?',
  'propagandaBureau.card': () => 'Propaganda Bureau: spend a card of the suit where you recruit.',
  'propagandaBureau.where': () => 'Propaganda Bureau: in which clearing?',
  'propagandaBureau.whom': () => 'Propaganda Bureau: whose warrior makes room for yours?',
  'league.item': () => 'Adventurous Mice: which item do you exhaust?',
  'league.venture': () => 'Adventurous Mice: move or battle?',
  'league.exhausted': (v: { seat: number; item: Item }, cast: Cast) =>
    `${Who(cast, v.seat)} ${verb(cast, v.seat, 'exhausts', 'exhaust')} a crafted item (${ITEM[v.item]}).`,

  // Evening and battle
  'charmOffensive.who': () => 'Charm Offensive: who scores 1 point?',
  'partisans.discarded': (v: { seat: number; cards: readonly CardId[] }, cast: Cast) =>
    `${Who(cast, v.seat)} ${verb(cast, v.seat, 'discards', 'discard')} ${cards(v.cards)}.`,

  // Why not
  'why.effectUsed': () => 'You have used this card this turn.',
  'why.effectIdle': () => 'There is nothing that this card could do now.',
  'why.dominanceScore': (v: { points: number }) =>
    `You need ${v.points} points to activate a dominance card.`,
  'why.dominanceOnce': () => 'You have left the score track: there is no second dominance card.',
  'why.dominanceSuit': (v: { suit: Suit }) =>
    v.suit === 'bird'
      ? 'You have no bird card to take it with, and nothing stands in for a bird.'
      : `You have neither a ${SUIT[v.suit]} card nor a bird to take it with.`,
  'why.coalitionSeats': () => 'A coalition needs four players; for you this card has no other use.',
  'why.coalitionPartner': () => 'The player with the fewest points is already in a coalition.',

  // What each card does
  'card.help.ambush': () =>
    'Play it when you are attacked in a clearing of its suit (a bird fits all): the attacker takes 2 hits before the roll. An attacker may play one of the same suit to cancel yours.',
  'card.help.dominance': () =>
    'With 10 points or more, activate it in Daylight: you score no more, and win if you rule three clearings of its suit (for the bird, two opposite corners) as your Birdsong starts.',
  'card.help.vizier': () => 'A bird card that stays in the Eyrie Decree for good: turmoil does not purge it.',
  'card.help.birdyBindle': () => crafts('bag', 1),
  'card.help.woodlandRunners': () => crafts('boots', 1),
  'card.help.armsTrader': () => crafts('sword', 2),
  'card.help.crossbowBird': () => crafts('crossbow', 1),
  'card.help.gentlyUsedKnapsack': () => crafts('bag', 1),
  'card.help.rootTeaFox': () => crafts('tea', 2),
  'card.help.travelGearFox': () => crafts('boots', 1),
  'card.help.protectionRacket': () => crafts('coins', 3),
  'card.help.foxfolkSteel': () => crafts('sword', 2),
  'card.help.anvil': () => crafts('hammer', 2),
  'card.help.smugglersTrail': () => crafts('bag', 1),
  'card.help.rootTeaRabbit': () => crafts('tea', 2),
  'card.help.aVisitToFriends': () => crafts('boots', 1),
  'card.help.bakeSale': () => crafts('coins', 3),
  'card.help.mouseInASack': () => crafts('bag', 1),
  'card.help.rootTeaMouse': () => crafts('tea', 2),
  'card.help.travelGearMouse': () => crafts('boots', 1),
  'card.help.investments': () => crafts('coins', 3),
  'card.help.sword': () => crafts('sword', 2),
  'card.help.crossbowMouse': () => crafts('crossbow', 1),
  'card.help.favorFoxes': () => favor('fox'),
  'card.help.favorRabbits': () => favor('rabbit'),
  'card.help.favorMice': () => favor('mouse'),
  'card.help.armorers': () =>
    'In battle, after the roll, discard it to shrug off every hit of your enemy’s die. Extra hits still land.',
  'card.help.sappers': () => 'When you are attacked, discard it after the roll to deal 1 extra hit.',
  'card.help.brutalTactics': () =>
    'When you attack, you may deal 1 extra hit; your victim scores 1 point for it.',
  'card.help.royalClaim': () => 'In Birdsong, discard it to score 1 point for each clearing you rule.',
  'card.help.standAndDeliver': () =>
    'Once in Birdsong, take a random card from another player, who scores 1 point.',
  'card.help.taxCollector': () => 'Once in Daylight, take one of your warriors off the map to draw a card.',
  'card.help.commandWarren': () => 'As your Daylight starts, you may battle.',
  'card.help.betterBurrowBank': () =>
    'As your Birdsong starts, you may draw a card; if you do, another player of your choice draws one too.',
  'card.help.cobbler': () => 'As your Evening starts, you may move.',
  'card.help.scoutingParty': () => 'When you attack, nobody can ambush you.',
  'card.help.codebreakers': () => 'Once in Daylight, look at the hand of another player.',
  'card.help.saboteurs': () =>
    'As your Birdsong starts, discard it to discard one crafted card that an enemy has in play. Dominance is safe.',
  'card.help.soupKitchens': () => 'Each of your tokens counts as 2 when you compare who rules a clearing.',
  'card.help.boatBuilders': () => 'You may move along rivers as if they were paths.',
  'card.help.corvidPlanners': () => 'You move without having to rule where you come from or where you go.',
  'card.help.eyrieEmigre': () =>
    'As your Birdsong ends you must move, then battle in the clearing you moved into. If you do not do both, discard it.',
  'card.help.foxPartisans': () => partisans('fox'),
  'card.help.rabbitPartisans': () => partisans('rabbit'),
  'card.help.mousePartisans': () => partisans('mouse'),
  'card.help.propagandaBureau': () =>
    'Once in Daylight, spend a card to remove an enemy warrior from a clearing of its suit and put one of yours there.',
  'card.help.falseOrders': () =>
    'In Birdsong, discard it to make half of an enemy’s warriors in a clearing, rounded up, move to a clearing next to it. Rule does not matter.',
  'card.help.informants': () =>
    'In Evening, instead of drawing cards, you may take an ambush card from the discard pile.',
  'card.help.tunnels': () => 'For you, all clearings with your crafting pieces are next to each other.',
  'card.help.charmOffensive': () =>
    'As your Evening starts, you may draw a card; if you do, another player of your choice scores 1 point.',
  'card.help.swapMeet': () =>
    'Once in Birdsong, take a random card from another player, then give them any card of your hand.',
  'card.help.coffinMakers': () =>
    'Warriors of all players that would return to a supply are put here. As your Birdsong starts, score 1 point for every 5 of them, then return them all.',
  'card.help.leagueOfAdventurousMice': () =>
    'Once in Daylight, exhaust one of your crafted items to move or to battle.',
  'card.help.murineBroker': () => 'Whenever another player crafts an item, draw a card.',
  'card.help.masterEngravers': () => 'Whenever you craft an item, score 1 point more.',
} satisfies Text

const AN_ITEM: { readonly [I in Item]: string } = {
  boots: 'boots',
  bag: 'a bag',
  crossbow: 'a crossbow',
  hammer: 'a hammer',
  sword: 'a sword',
  tea: 'tea',
  coins: 'coins',
  torch: 'a torch',
}

const crafts = (item: Item, points: number): string =>
  `Craft it to take ${AN_ITEM[item]} from the item supply and score ${count(points, 'point')}.`

const favor = (suit: string): string =>
  `Craft it to remove every enemy piece from all ${suit} clearings; each building and token scores 1 point.`

const partisans = (suit: string): string =>
  `In battle in a ${suit} clearing you may deal 1 extra hit; you then discard every card of your hand that is not ${suit}.`
