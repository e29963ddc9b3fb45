import { CARD_LINES } from './names.ts'

/** What each card does, in full; those that are crafted for an item are told by `help`. */
export const cards = {
  ambush: () =>
    'Play it when you are attacked in a clearing of its suit (a bird fits all): the attacker takes 2 hits before the roll. An attacker may cancel it with an ambush of the clearing’s suit, or a bird.',
  dominance: () =>
    `With 10 points or more, activate it in Daylight: you score no more, and win if you rule three clearings of its suit (for the bird, two opposite corners) as your Birdsong starts. ${CARD_LINES.dominance.full}`,
  vizier: () => CARD_LINES.vizier.full,
  retainer: () => CARD_LINES.retainer.full,
  favorFoxes: () => favor('fox'),
  favorRabbits: () => favor('rabbit'),
  favorMice: () => favor('mouse'),
  armorers: () =>
    'In battle, after the roll, discard it to shrug off every hit of your enemy’s die. Extra hits still land.',
  sappers: () => 'When you are attacked, discard it after the roll to deal 1 extra hit.',
  brutalTactics: () => 'When you attack, you may deal 1 extra hit; your victim scores 1 point for it.',
  royalClaim: () => 'In Birdsong, discard it to score 1 point for each clearing you rule.',
  standAndDeliver: () => 'Once in Birdsong, take a random card from an enemy, who scores 1 point.',
  taxCollector: () => 'Once in Daylight, take one of your warriors off the map to draw a card.',
  commandWarren: () => 'As your Daylight starts, you may battle.',
  betterBurrowBank: () =>
    'As your Birdsong starts, you may draw a card; if you do, an enemy of your choice draws one too.',
  cobbler: () => 'As your Evening starts, you may move.',
  scoutingParty: () => 'When you attack, nobody can ambush you.',
  codebreakers: () => 'Once in Daylight, look at the hand of another player.',
  saboteurs: () =>
    'As your Birdsong starts, discard it to discard one crafted card that an enemy has in play. Dominance is safe.',
  soupKitchens: () => 'Each of your tokens counts as 2 when you compare who rules a clearing.',
  boatBuilders: () => 'For you, rivers are paths: clearings that a river joins are adjacent.',
  corvidPlanners: () => 'You move without having to rule where you come from or where you go.',
  eyrieEmigre: () =>
    'As your Birdsong ends you must move, then battle in the clearing you moved into. If you do not do both, discard it.',
  foxPartisans: () => partisans('fox'),
  rabbitPartisans: () => partisans('rabbit'),
  mousePartisans: () => partisans('mouse'),
  propagandaBureau: () =>
    'Once in Daylight, spend a card to replace an enemy warrior in a clearing of its suit with one of yours. You need a warrior in your supply, and leave to place it there.',
  falseOrders: () =>
    'In Birdsong, discard it to make half of an enemy’s warriors in a clearing, rounded up, move to a clearing next to it. Rule does not matter.',
  informants: () =>
    'Whenever you would draw in Evening, you may take an ambush card from the discard pile instead.',
  tunnels: () => 'For you, all clearings with your crafting pieces are next to each other.',
  charmOffensive: () =>
    'As your Evening starts, you may draw a card; if you do, another player of your choice scores 1 point.',
  swapMeet: () =>
    'Once in Birdsong, take a random card from another player, then give them any card of your hand.',
  coffinMakers: () =>
    'Warriors of all players that are removed from the map, and not replaced, are put here. As your Birdsong starts, score 1 point for every 5 of them, then return them all.',
  leagueOfAdventurousMice: () => 'Once in Daylight, exhaust one of your crafted items to move or to battle.',
  murineBroker: () => 'Whenever another player crafts an item, draw a card.',
  masterEngravers: () => 'Whenever you craft an item, score 1 point more.',
}

const favor = (suit: string): string =>
  `Craft it to remove every enemy piece from all ${suit} clearings; each building and token scores 1 point.`

const partisans = (suit: string): string =>
  `In battle in a ${suit} clearing you may deal 1 extra hit; you then discard every card of your hand that is not ${suit}.`
