import { speaker, type Text } from '@tablee/kernel'

/** The guided first game, in English. */
export const en = {
  // Lessons
  'goal.title': () => 'Land of Reefs',
  goal: () =>
    'Welcome! You lead the Greeks, newcomers in an archipelago that the Egyptians want as well. There are two ways to win here: beat their Warship four times, or have all nine of your settlers on the tiles ringed in green.',
  'gold.title': () => 'And more gold than they',
  gold: () =>
    'A goal that is reached ends the game, and then you must have more gold than the Egyptians: as much is not enough. The list of goals shows at any time how far you are. If their Warship reaches your City, all is lost.',
  'rudder.title': () => 'The rudder',
  rudder: () =>
    'Each round you take one of four actions: explore, colonise, exploit or fight. The rudder must turn, so you never take the same action twice in a row. Plan two actions at a time.',
  'rival.title': () => 'They copy you',
  rival: () =>
    'From the second round on the Egyptians play first, and as a rule they do what you did last. Beside each action stands what they would do if they copied it now. An action that helps them more than you is a poor one.',
  'explore.title': () => 'Explore',
  explore: () =>
    'Your Exploration Ship sails and puts a marker on the tile where it stops. Settlers go only to tiles that carry a marker of yours, so this comes first.',
  'sail.title': () => 'Setting sail',
  sail: () =>
    'Two tiles are free, each further one costs a Food. A tile that lies face down ends the move, and turning it over costs the Food on its back. Places that you cannot reach tell why.',
  'space.title': () => 'A marker',
  space: () =>
    'Your leftmost marker goes on a free space of the tile. You gain what lay under the marker and what the space shows: gold, or a settler moved here at once. Later markers cover better rewards.',
  'end.title': () => 'The end of your turn',
  end: () =>
    'Before and after your action you may play Ruins cards. When you end your turn, your rack keeps six resources; what is over is discarded. Until you end it, you can take most steps back.',
  'copies.title': () => 'The Combat token',
  copies: () =>
    'At the start of their turn a Combat token is drawn. Without a symbol they copy you; with it, their four Colonisation tokens are shuffled, and the top one decides what they do. Where several ways are equally short, the Astrolabe picks one.',
  'colonise.title': () => 'Colonise',
  colonise: () =>
    'You move two settlers to free slots of tiles that you have explored, from your reserve or from elsewhere on the map. The Egyptians place theirs by the column of Colonisation tokens, the top one first.',
  'settler.title': () => 'Where to settle',
  settler: () =>
    'A settler who arrives gives one resource of the island at once; on Ruins you draw a card instead. Food carries ships further, Craft becomes gold, Weapons win combats.',
  'column.title': () => 'Their settlers',
  column: () =>
    'Each Egyptian on Food lets their ships go one tile further. Pairs on Craft bring them gold and pairs on Weapons strength when they exploit. An empty reserve gives them 10 gold whenever they should place somebody.',
  'exploit.title': () => 'Exploit',
  exploit: () =>
    'Each of your settlers on an island brings a resource of its kind, those in your City too. The Egyptians take none; they only count their pairs.',
  'convert.title': () => 'What to make of it',
  convert: () =>
    'Two Craft become 3 gold, a single one only 1. Two Weapons raise your Military Strength for good. You may also keep them: Weapons are added to a combat one by one.',
  'clock.title': () => 'The clock',
  clock: () =>
    'When a pile of resources or the gold runs out, the next round is the last. Without a goal met by then the game is lost. Keep an eye on the scales above the map.',
  'cards.title': () => 'Ruins cards',
  cards: () =>
    'Ruins cards give resources, gold, strength, a settler, a marker or a short voyage. They cost no action and are secret. The Egyptians use theirs at once.',
  'warship.title': () => 'Fight',
  warship: () =>
    'Your Warship sails like your other ship. Where it stops, ships and settlers of others flee, and you may fight a monster for gold. While it stays, no other Exploration Ship may come there, and nobody else settles there.',
  'combat.title': () => 'Two Warships meet',
  combat: () =>
    'You choose how many Weapons to add to your strength, then a Combat token adds 0, 1 or 2 to theirs. The attacker wins a tie. The winner is paid by the strength of the loser, and the loser’s ship goes home.',
  'city.title': () => 'Your City',
  city: () =>
    'Their Warship always heads for your City by the shortest way, and only when they fight. If you beat it by attacking, it stays at home for a turn. Where it stops on the tile of your Warship, the two fight.',
  'alone.title': () => 'Over to you',
  alone: () =>
    'You know what matters. Watch their answer before each action, gather gold on the way to a goal, and do not let the clock surprise you. The game goes on; ask for a hint when you are in doubt.',

  // Why
  'why.any': () => 'It makes little difference here.',
  'why.explore': () => 'You can settle only where you have explored.',
  'why.colonise': () => 'There is room for your settlers.',
  'why.exploit': () => 'Your settlers bring a good deal by now.',
  'why.defend': () => 'Their Warship is too near.',
  'why.card': () => 'It costs no action.',
  'why.new': () => 'A tile that you have not explored, for little Food.',
  'why.meet': () => 'The attacker wins a tie.',
  'why.guard': () => 'Here it guards your City.',
  'why.space': () => 'It brings the most at once.',
  'why.reserve': () => 'In the reserve they bring nothing.',
  'why.enough': () => 'The others stand well where they are.',
  'why.green': () => 'Settlers on green tiles are one of your goals.',
  'why.least': () => 'It is what you have least of.',
  'why.ruins': () => 'A card is often worth more than a resource.',
  'why.pair': () => 'Two at a time pay best.',
  'why.strength': () => 'Strength stays.',
  'why.keep': () => 'Keep the rest for later.',
  'why.most': () => 'You have most of it.',
  'why.weapons': () => 'A combat won is gold, and a step towards a goal.',
  'why.monster': () => 'A monster pays well.',
  'why.flee': () => 'From the reserve they can go anywhere.',
  'why.ship': () => 'Closer to the next tile.',
  'why.end': () => 'Nothing else to do now.',
} satisfies Text

/** The words of the guided first game. */
export type GuideText = typeof en

/** Builds a message of the guide. */
export const say = speaker<GuideText>()
