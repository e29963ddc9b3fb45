import { speaker, type Text } from '@tablee/kernel'
import { common } from '../../../../guide/text/en.ts'

/** The guided first game as the Alliance, in English. */
export const en = {
  ...common,
  'offer.title': () => 'The Woodland Alliance',
  offer: () =>
    'Nothing on the map, and everybody’s anger to feed on: win sympathy, wait for the right moment, and revolt. For those who like to watch the others.',

  // Lessons
  'goal.title': () => 'Thirty points',
  goal: () =>
    'Welcome! You lead the Woodland Alliance, the creatures whom nobody asked. The first to 30 points wins. You have not a single piece on the map yet: you score by spreading sympathy, slowly at first, then faster than anybody.',
  'supporters.title': () => 'Your supporters',
  supporters: () =>
    'Three cards lie face down beside your board: your supporters, which you alone may look at. They are not your hand, and their suits are your only money: they pay for sympathy and for revolts. Without a base you keep five at most.',
  'sympathy.title': () => 'Winning sympathy',
  sympathy: () =>
    'In Birdsong you spend supporters of a clearing’s suit to place a sympathy token there. The first may go anywhere, the next only beside another. One token a clearing, and never where the keep stands.',
  'track.title': () => 'What it costs, what it scores',
  track: () =>
    'The first three tokens cost one supporter each, the next three cost two, the last four cost three. The points grow with them: nothing for the first, then 1, and up to 4 for each of the last. A token that is removed goes back, and its space must be won again.',
  'next.title': () => 'From neighbour to neighbour',
  next: () =>
    'You may go on as long as your supporters fit. Sympathy is worth most where others must pass, and beside buildings that a revolt could sweep away. Birds fit everywhere: spend them last.',
  'martial.title': () => 'Martial law',
  martial: () =>
    'Where another player has three warriors or more, sympathy costs one supporter more. Go around such garrisons, or wait until they have marched on.',
  'day.title': () => 'Daylight: your hand',
  day: () =>
    'Now your hand comes into play. In any order, and as often as you like, you craft, you mobilize a card among your supporters, or, once you have a base, you train officers.',
  'craft.title': () => 'Crafting by sympathy',
  craft: () =>
    'Your sympathy tokens are your workshops: each in a clearing of the suit pays for one of a card’s cost, once a turn. An item scores at once. You often craft more than anybody: your tokens soon stand in all three suits.',
  'mobilize.title': () => 'Mobilizing',
  mobilize: () =>
    'A card from your hand joins the supporters, face down. Choose the suits you will need: those of clearings next to your sympathy, and two alike for a revolt. Keep an ambush or a good item in hand.',
  'evening.title': () => 'Evening',
  evening: () =>
    'In Evening your officers act, when you have some; then you draw one card, and one more for each base on the map. You keep five cards at most. Then the others play: watch where they march.',
  'marquise.title': () => 'The Marquise de Cat',
  marquise: () =>
    'She stands nearly everywhere, a warrior here and there, and scores by building. Her buildings are your best prey: each one a revolt sweeps away is a point. But she has warriors to spare, and garrisons mean martial law.',
  'eyrie.title': () => 'The Eyrie Dynasties',
  eyrie: () =>
    'Their Decree grows every turn, and they must obey all of it: to move, to fight, to build, whether they like it or not. Sympathy in their way makes them pay you a card for every step. And if they cannot obey, they fall into turmoil.',
  'outrage.title': () => 'Outrage',
  outrage: () =>
    'Whoever removes a sympathy token, or moves warriors into a clearing that has one, owes you a card of its suit for your supporters. Whoever has none shows you the whole hand, and you take one from the deck. The more they trample, the stronger you grow.',
  'revolt.title': () => 'Revolt',
  revolt: () =>
    'In Birdsong, before sympathy: spend two supporters of the suit of a sympathetic clearing. Everything of the others leaves it, and each building and token scores a point. A base of that suit rises there, with a warrior for each sympathetic clearing of its suit, and one officer.',
  'timing.title': () => 'When to revolt',
  timing: () =>
    'Early enough: without a base you have neither officers nor warriors. Best where it hurts, against buildings or a big garrison, and with several sympathetic clearings of that suit, so that many warriors come to hold the base.',
  'base.title': () => 'A base',
  base: () =>
    'It changes everything: no more limit on supporters, one more card each Evening, officers to train with cards of its suit, warriors to recruit. There are three, one of each suit: each revolt needs a base that is not yet on the map.',
  'train.title': () => 'Training officers',
  train: () =>
    'Spend a card of the suit of a base on the map: one warrior from your supply becomes an officer. Officers stay on your board; each is one operation every Evening, for the rest of the game. Two or three soon pay for themselves.',
  'operations.title': () => 'Military operations',
  operations: () =>
    'Each officer acts once: move, battle, recruit a warrior at a base, or organize. In any order, the same one several times if you like. You have ten warriors in all, officers included: use them with care.',
  'organize.title': () => 'Organizing',
  organize: () =>
    'A warrior in a clearing without sympathy returns to your supply, and a sympathy token takes its place. You score as usual, and pay no supporter at all. March out, organize, march again: late in the game this is where your points come from.',
  'guerrilla.title': () => 'Guerrilla war',
  guerrilla: () =>
    'When you are attacked, the higher die is yours and the lower the attacker’s. A few warriors at home are worth many. But tokens alone are defenceless: one more hit, and no dice of theirs to fear.',
  'guard.title': () => 'Guarding the base',
  guard: () =>
    'A lost base costs dearly: all supporters of its suit and all birds, and half of your officers, rounded up. Keep two or three warriors there, an ambush in hand, and spend your supporters rather than hoard them.',
  'alone.title': () => 'Over to you',
  alone: () =>
    'You know the essentials. Spread sympathy where others must walk, revolt when it pays, train officers and organize. The game simply goes on; if you are unsure, ask for a hint.',

  // Why
  'why.revolt': () => 'It sweeps the clearing clean and gives you a base.',
  'why.noRevolt': () => 'Two supporters of one suit are missing.',
  'why.notYet': () => 'Better elsewhere, or later: this one would bring little.',
  'why.spread': () => 'A good place: supporters of the suit, and something to revolt against.',
  'why.noSpread': () => 'Your supporters fit nowhere now.',
  'why.save': () => 'Keep two supporters for a revolt.',
  'why.suited': () => 'Of the suit: birds fit everywhere, keep them.',
  'why.onlyBird': () => 'Only a bird fits.',
  'why.craftHere': () => 'Your sympathy pays for it, and it costs nothing else.',
  'why.train': () => 'One more operation every Evening.',
  'why.mobilize': () => 'Supporters are what you live on.',
  'why.battle': () => 'The odds are on your side somewhere.',
  'why.move': () => 'A warrior goes out, to organize next door.',
  'why.recruit': () => 'The base needs guards.',
  'why.organize': () => 'Sympathy without paying supporters.',
  'why.pass': () => 'Nothing more is worth doing.',
  'why.guard': () => 'The base with the fewest guards.',
  'why.organizeHere': () => 'The best place for sympathy.',
  'why.out': () => 'There, sympathy is still to be won.',
  'why.oneGoes': () => 'One is enough to organize; the others guard.',
} satisfies Text

/** The words of the guided first game as the Alliance. */
export type GuideText = typeof en

/** Builds a message of the guide. */
export const say = speaker<GuideText>()
