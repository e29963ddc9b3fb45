import { speaker, type Text } from '@tablee/kernel'
import { common } from '../../../../guide/text/en.ts'

/** The guided first game as the Eyrie, in English. */
export const en = {
  ...common,
  'offer.title': () => 'The Eyrie Dynasties',
  offer: () =>
    'Proud and strong, and bound by their own Decree: every order they add must be obeyed each turn. For those who like to plan.',

  // Lessons
  'goal.title': () => 'Thirty points',
  goal: () =>
    'Welcome! You lead the Eyrie Dynasties, who once ruled the whole woodland and want it back. The first to 30 points wins. Yours come from your roosts: the more of them stand on the map, the more they score every Evening.',
  'leader.title': () => 'Your leader',
  leader: () =>
    'Four leaders, one at a time. Each has a power, and sets two Loyal Viziers in your Decree: bird cards that already give two orders. The Charismatic recruits two at a time, and asks you to recruit and to battle every turn.',
  'roosts.title': () => 'Your roosts',
  roosts: () =>
    'All of you nests in one corner: a roost and six warriors. One roost a clearing, seven in all. Two on the map score 1 point an Evening, three score 2, and so on up to 5; from three roosts you also draw one more card, and another from six.',
  'lords.title': () => 'Lords of the Forest',
  lords: () =>
    'A clearing is ruled by whoever has the most warriors and buildings there, taken together; tokens do not count. On a tie others rule nothing, but you do: ties are always yours. One bird beside one cat is enough.',
  'decree.title': () => 'The Decree',
  decree: () =>
    'This is your whole game: four columns of orders, recruit, move, battle, build. Each Birdsong you must add one card, or two. It stays there: every order of the Decree must be obeyed every turn, so choose what you can do again and again.',
  'column.title': () => 'The suit says where',
  column: () =>
    'An order must be carried out in a clearing of its suit: recruit at a fox roost, move out of a fox clearing, battle or build in one. A bird goes anywhere. Put a card where you have places enough, now and in the turns to come.',
  'second.title': () => 'One card or two',
  second: () =>
    'Two orders early make a strong dynasty; too many make one that breaks. No more than one bird a turn. Once your Decree does something of everything, one card a turn is plenty.',
  'craft.title': () => 'Disdain for trade',
  craft: () =>
    'Before the Decree you may craft: each roost in a clearing of the suit pays for one of a card’s cost. But the Eyrie look down on trade: an item is worth a single point to you, unless the Builder leads. Cards with lasting effects are often the better buy.',
  'order.title': () => 'From left to right',
  order: () =>
    'Now the Decree is obeyed, column by column: all recruiting, then all moves, all battles, all building. Within a column the order is yours. Take the choosiest card first: a bird can always wait.',
  'recruit.title': () => 'Recruiting',
  recruit: () =>
    'New warriors come to a roost in a clearing of the card’s suit. Without such a roost the order fails. The Charismatic places two for each card.',
  'move.title': () => 'Moving',
  move: () =>
    'Leave a clearing of the card’s suit with as many warriors as you like. You must rule the clearing you leave or the one you enter: with ties on your side, that is easy. Think ahead: go where you will have somebody to fight and a slot to build in.',
  'dice.title': () => 'Hits',
  dice: () =>
    'Each hit removes a piece: warriors first, then buildings and tokens, each of which is worth a point to you. A defender without warriors is defenceless and takes one more hit. And when the Alliance defends, the higher die is theirs.',
  'build.title': () => 'A new roost',
  build: () =>
    'In a clearing of the card’s suit that you rule, with a free slot and no roost yet. The order comes back each turn, and each turn it needs a new place: two building orders at once are seldom wise.',
  'evening.title': () => 'Evening: the roosts score',
  evening: () =>
    'Your roosts just scored, without your doing anything: that is how you win, turn after turn. Then you draw; above five cards in hand you discard. Never run out of cards: with an empty hand, you add whatever the deck gives you.',
  'marquise.title': () => 'The Marquise de Cat',
  marquise: () =>
    'She holds nearly everything, but thinly: one warrior here and there. She scores by building, and needs to rule a line of clearings to bring her wood. Take a clearing in the middle of it; every building you tear down is a point.',
  'alliance.title': () => 'The Woodland Alliance',
  alliance: () =>
    'It spreads sympathy tokens, and scores for it. Move warriors into a sympathetic clearing, or remove its token, and you owe the Alliance a card of that suit: that is outrage. Your moves are ordered, so make sure they have another way to go.',
  'turmoil.title': () => 'Turmoil',
  turmoil: () =>
    'One order you cannot obey, and the Decree collapses. You lose a point for every bird in it, Viziers included; all its other cards are discarded; your leader is deposed for another; and your Daylight ends at once.',
  'avoid.title': () => 'Keeping the Decree',
  avoid: () =>
    'So look at each column before you add to it. Is there a roost of that suit to recruit at, and warriors left? Somebody within reach to fight? A slot to build in that you rule? Your board tells which order would fail; turmoil is survivable, but choose your moment: few birds, early.',
  'warriors.title': () => 'Twenty warriors',
  warriors: (v: { left: number }) =>
    `You have ${v.left} warriors left in your supply. If they run out, recruiting fails, and the Decree with it. The Charismatic gets there fast: lose some in battle before you add more recruiting.`,
  'alone.title': () => 'Over to you',
  alone: () =>
    'You know the essentials. Spread your roosts, hold each with a few warriors, and add to the Decree with an eye on the next three turns. The game simply goes on; if you are unsure, ask for a hint.',

  // Why
  'why.charismatic': () => 'More warriors from the first turn, and cats to fight all around.',
  'why.leader': () => 'The orders of its Viziers can be obeyed here.',
  'why.order': () => 'This order can be obeyed for several turns.',
  'why.second': () => 'There is room for one more order.',
  'why.noSecond': () => 'One is enough: what is added must be obeyed every turn.',
  'why.column.recruit': () => 'You have a roost for it.',
  'why.column.move': () => 'You have warriors there that can leave.',
  'why.column.battle': () => 'Somebody within reach can be fought there.',
  'why.column.build': () => 'There is room for a roost there, and roosts are points.',
  'why.column.later': () =>
    'Not possible yet, but it will be once your warriors have moved: moves come before.',
  'why.decree': () => 'Nothing to craft: on to the Decree.',
  'why.craftFirst': () => 'It is free, and roosts craft before the Decree.',
  'why.possible': () => 'It can be obeyed now.',
  'why.turmoil': () => 'Nothing can save the Decree now.',
  'why.recruit': () => 'The roost that most needs warriors.',
  'why.from': () => 'Enough of you stand there to hold it and to go.',
  'why.to': () => 'The orders that follow can be obeyed there.',
  'why.count': () => 'The rest keep the clearing they leave.',
  'why.build': () => 'You hold this clearing best.',
} satisfies Text

/** The words of the guided first game as the Eyrie. */
export type GuideText = typeof en

/** Builds a message of the guide. */
export const say = speaker<GuideText>()
