import { speaker, type Text } from '@tablee/kernel'
import { common } from '../../../../guide/text/en.ts'

/** The guided first game as the Marquise, in English. */
export const en = {
  ...common,
  'offer.title': () => 'The Marquise de Cat',
  offer: () => 'She holds the woodland, and lives by what she builds there. The calmest way into the game.',

  // Lessons
  'goal.title': () => 'Thirty points',
  goal: () =>
    'Welcome! You play the Marquise de Cat, who holds nearly the whole woodland. The first to 30 points wins; the track is at the top. Points come from building, from crafting items, and from tearing down what others have built.',
  'keep.title': () => 'Your keep',
  keep: () =>
    'Your keep stands in a corner, and nobody else may place pieces in its clearing. You begin with one warrior everywhere, except in the opposite corner: that is where the Eyrie nest.',
  'buildings.title': () => 'Three kinds of building',
  buildings: () =>
    'Sawmills bring wood, workshops craft cards, recruiters raise warriors. The first of each goes up near the keep. Nothing forces you to follow my advice: every glowing clearing is allowed.',
  'rule.title': () => 'Ruling a clearing',
  rule: () =>
    'A clearing is ruled by whoever has the most warriors and buildings there, taken together; tokens do not count. On a tie nobody rules it, unless the Eyrie are among them: ties are theirs. The little flag shows the ruler.',
  'board.title': () => 'Your board',
  board: () =>
    'Your buildings wait on three tracks. Each one you build leaves its track for the map: the next of its kind costs more wood and scores more points. The last ones on each row are worth the most.',
  'birdsong.title': () => 'Birdsong: wood',
  birdsong: () =>
    'A turn has three parts: Birdsong, Daylight, Evening. In Birdsong every sawmill brings one wood by itself, and yours just did. Wood pays for buildings.',
  'craft.title': () => 'Crafting',
  craft: () =>
    'Daylight begins with crafting. A card’s cost is written in suits: a workshop in a clearing of that suit pays for one, once a turn. An item scores its points at once; other cards stay with you and help.',
  'actions.title': () => 'Three actions',
  actions: () =>
    'Then you take three actions out of five: battle, march, recruit, build, overwork. In any order, and as often as you like, except recruiting: once a turn. Building is how you live, so we start there.',
  'cost.title': () => 'What it costs, what it scores',
  cost: () =>
    'Of each kind, the second building costs 1 wood, the third 2, then 3, 3 and 4. Points rise along with it. An early sawmill pays for itself: one more wood at every Birdsong.',
  'site.title': () => 'Where to build',
  site: () =>
    'You need to rule the clearing and find a free slot there. The wood may come from afar, as long as clearings you rule link it to the building site. Cut that line, and your wood is out of reach.',
  'recruit.title': () => 'Recruiting',
  recruit: () =>
    'Every recruiter on the map gives you one warrior, on the spot. Once a turn only, so do not forget it.',
  'march.title': () => 'Marching',
  march: () =>
    'One march is two moves, each with as many warriors as you like. For each you must rule the clearing you leave or the one you enter. Leave somebody behind: an empty clearing is nobody’s.',
  'bird.title': () => 'One more action',
  bird: () =>
    'Out of actions? Every bird card you spend buys one more, as often as you have birds. Spend them when it wins you something; a full hand is worth keeping too.',
  'evening.title': () => 'Evening',
  evening: () =>
    'In Evening you draw a card, one more from three recruiters on the map, and another from five. With more than five cards in hand, you discard the rest. Then the others play: watch them.',
  'eyrie.title': () => 'The Eyrie Dynasties',
  eyrie: () =>
    'Each turn they add one or two cards to their Decree, then must obey all of it: recruit, move, battle, build. One order they cannot obey, and they fall into turmoil: points lost, leader gone. They score for their roosts every Evening, so tear some down.',
  'alliance.title': () => 'The Woodland Alliance',
  alliance: () =>
    'It spreads sympathy tokens, and scores for it. March into a sympathetic clearing, or remove its token, and you owe the Alliance a card of that suit: that is outrage. Leave it alone too long, and it revolts and wipes the clearing clean.',
  'overwork.title': () => 'Overwork',
  overwork: () =>
    'Spend a card of the suit of a clearing with a sawmill, and it makes one more wood at once. Good when a single token is missing for a fine building.',
  'dice.title': () => 'Hits',
  dice: () =>
    'Each hit removes a piece: warriors first, then buildings and tokens, each of which is worth a point to you. A defender without warriors is defenceless and takes one more hit. And when the Alliance defends, the higher die is theirs.',
  'hospitals.title': () => 'Field Hospitals',
  hospitals: () =>
    'When warriors of yours fall, one card of the clearing’s suit sends all of them back to your keep. Without the keep there are no hospitals: guard it.',
  'alone.title': () => 'Over to you',
  alone: () =>
    'You know the essentials. Your points come from buildings, above all the last of each track, from items, and from what you tear down. The game simply goes on; if you are unsure, ask for a hint.',

  // Why
  'why.corner': () => 'A calm corner: the clearings around it have room for buildings.',
  'why.first': () => 'Close to the keep, and far from the others.',
  'why.build': () => 'You have the wood for it.',
  'why.recruit': () => 'You will need these warriors.',
  'why.overwork': () => 'You are short of wood.',
  'why.bird': () => 'One more action can be put to use now.',
  'why.sawmill': () => 'Two sawmills, twice the wood at every Birdsong.',
  'why.points': () => 'It scores the most.',
  'why.safe': () => 'The safest place: the others are farthest from it.',
  'why.exposedWood': () => 'Spend first the wood you might lose.',
  'why.heal': () => 'One card for several warriors is a good trade.',
  'why.noHeal': () => 'A card for a single warrior is too much.',
  'why.cheapMill': () => 'The card it takes is the one you will miss least.',
} satisfies Text

/** The words of the guided first game. */
export type GuideText = typeof en

/** Builds a message of the guide. */
export const say = speaker<GuideText>()
