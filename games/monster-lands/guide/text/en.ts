import { speaker, type Text } from '@tablee/kernel'

/** The guided first game, in English. */
export const en = {
  // Lessons
  'goal.title': () => 'Glory, and a name',
  goal: () =>
    'Welcome! You lead the Fire Clan, mercenaries for hire. After six turns, or once somebody has 30 glory, points are counted: glory, the reputation of your people, trophies, and affinities gathered. The track is at the very top.',
  'clan.title': () => 'Your people',
  clan: () =>
    'Your leader and your starting mercenary lie before you as cards. Each has a talent of their own and brings dice every turn. Whoever is sent out is not at home for anything else until the turn ends.',
  'dice.title': () => 'Your dice',
  dice: () =>
    'Each turn your people and your glory give you dice. Red is Force, purple is Magic: they are rolled out there, in the Adventure. Yellow is Persuasion: rolled at once, for bargaining in town.',
  'turn.title': () => 'A turn',
  turn: () =>
    'A turn has four phases: you prepare your dice, you deploy them one action at a time, each clan in turn, then what was sent out is resolved, and the evening is for wages and fresh goods. All dice must be deployed.',
  'free.title': () => 'What costs no action',
  free: () =>
    'Some talents can be used whenever you deploy, without a die: your leader brews a potion each turn. Selling a trophy, healing, handing equipment over are free as well. You may do these before your action.',
  'tavern.title': () => 'The Tavern',
  tavern: () =>
    'Mercenaries wait here, each with a price, a reputation and dice. A Persuasion die takes its value off the price. If the last die laid there was higher than yours, it counts too: wait for somebody to lay a big one.',
  'lair.title': () => 'The Hunter’s Lair',
  lair: () =>
    'Traps strengthen an attack: more dice, or more on the total. Without a revealed trap nobody can capture, only kill. They lie face down, and only you know which is where.',
  'lands.title': () => 'The lands',
  lands: () =>
    'Each land has a monster and roads that lead to it. A road asks for dice, lets you add some, and gives an advantage of its own. Beat the monster from the left to the right; later comers can take the region itself.',
  'load.title': () => 'Setting out',
  load: () =>
    'Whoever leaves takes the dice the road asks for. Add reinforcements, Defense tokens against hits, traps, a potion, a venom. The chances of success and of death are shown while you load: look before you send anybody.',
  'mission.title': () => 'Missions',
  mission: () =>
    'Two missions a turn. In the competitive one the best roll takes the prize, and who misses the target loses glory. A contract is safe: bring what it wants, and it pays. Neither takes traps or Defense.',
  'attack.title': () => 'The monster strikes first',
  attack: () =>
    'Out there the monster rolls its dice first. Each 3 or more is a hit, and each hit that nothing stops is a wound: one can be borne, the second kills. Defense stops hits, a potion taken along undoes a wound.',
  'strike.title': () => 'Then your people strike',
  strike: () =>
    'Your dice are rolled in the order you like, and you may stop. The lower mark captures, for gold and glory, if a trap was revealed. The higher one kills, for a trophy. What you dealt helps whoever comes next.',
  'mine.title': () => 'Gold',
  mine: () =>
    'At the Mine, Force dice become gold. The pawnbroker takes any die for a little. You will need it tonight: everybody but your leader and those who manage a region wants to be paid.',
  'alchemist.title': () => 'The Alchemist',
  alchemist: () =>
    'A Magic die brews potions and venoms. A potion heals a wound, a venom adds to an attack. An expedition can take one of each along.',
  'wages.title': () => 'Wages',
  wages: () =>
    'Each paid member costs 1 gold at the end of a turn, 2 from 11 glory, 3 above 20. If you cannot pay everybody, all your gold is gone and your most renowned member leaves. The forecast stands beside your gold.',
  'gates.title': () => 'The Citadel Gates',
  gates: () =>
    'A monster nobody beat comes to the gates. As long as one stands there, panic closes one more building every turn. Whoever beats it there reopens everything, but takes no region and no loot.',
  'conquest.title': () => 'Regions',
  conquest: () =>
    'Once the monster is beaten, those who did not fight may conquer its region with their dice. A region brings glory, and an action each turn if somebody of yours manages it. A manager asks for no wage.',
  'shops.title': () => 'Armory and Bazaar',
  shops: () =>
    'The Armory sells Defense tokens, the Bazaar equipment: a weapon, a garment and a spell for each of your people. Here too Persuasion lowers the price, never below 1 gold.',
  'loot.title': () => 'Loot',
  loot: () =>
    'Whoever is alive out there and neither beat the monster nor conquered the region chooses a loot. It can be spent later: rerolls, more on a total, glory for a deed. Losing is not always a loss.',
  'surplus.title': () => 'Glory and reputation',
  surplus: () =>
    'What your glory exceeds your clan’s reputation by is your surplus. Nobody with a higher reputation than that will join you. So glory comes first, then people, and with 11 and 21 glory also more dice.',
  'alone.title': () => 'Over to you',
  alone: () =>
    'You know the essentials. Recruit early, send people out with good chances, keep gold for the evening, and mind what the others leave you. The game simply goes on; if you are unsure, ask for a hint.',

  // Why
  'why.any': () => 'It makes little difference here.',
  'why.talent': () => 'It costs nothing.',
  'why.recruit': () => 'One more member brings dice every turn: the earlier, the better.',
  'why.cheap': () => 'The best bargain for you now.',
  'why.trap': () => 'Without a trap there is no capture.',
  'why.enough': () => 'That will do for now.',
  'why.expedition': () => 'Monsters bring the most glory.',
  'why.mission': () => 'A mission is easier than a monster.',
  'why.mine': () => 'Wages are due tonight.',
  'why.gold': () => 'The most gold for your dice.',
  'why.brew': () => 'Potions keep your people alive.',
  'why.mix': () => 'Something of both.',
  'why.defense': () => 'Each token stops a hit.',
  'why.pawn': () => 'Every die must be deployed: at least it brings some gold.',
  'why.discount': () => 'It takes the most off the price.',
  'why.member': () => 'Your leader may as well stay home.',
  'why.load': () => 'It improves the chances most.',
  'why.depart': () => 'Nothing else would help much.',
  'why.face': () => 'Keep your Magic dice for the attack.',
  'why.magic': () => 'It is worth giving up a die to stay alive.',
  'why.redirect': () => 'Somebody else can take these.',
  'why.defend': () => 'That is what it is for.',
  'why.oneByOne': () => 'One die after the other: you may stop when it is enough.',
  'why.helps': () => 'It raises your chances.',
  'why.done': () => 'You have what you need.',
  'why.stop': () => 'Nothing more would help.',
  'why.roll': () => 'All is ready.',
  'why.capture': () => 'A capture brings gold as well.',
  'why.manager': () => 'A manager wants no wage and puts the region to use.',
  'why.pay': () => 'You have enough for the wages.',
} satisfies Text

/** The words of the guided first game. */
export type GuideText = typeof en

/** Builds a message of the guide. */
export const say = speaker<GuideText>()
