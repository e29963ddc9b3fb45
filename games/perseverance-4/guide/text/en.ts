import { speaker, type Text } from '@tablee/kernel'

/** The guided first game, in English. */
export const en = {
  // Lessons
  'goal.title': () => 'Hold out, and sail home',
  goal: () =>
    'Welcome! The Ancients come through the gateway to the four battlefields before the city. In seven turns you hold them off and repair the ship. To win you need more glory than Narek and Camilla together, and the breaches must never reach the limit at the top left of the map.',
  'repair.title': () => 'The repair card',
  repair: () =>
    'One of these two stays yours. Each line asks for cabins on the ship: a line that is met is worth 3 glory, and all three together 3 more. The panel at the left counts along.',
  'start.title': () => 'Four zones',
  start: () =>
    'A column of the board is one zone: voyage, warpath, battlefield, community, section of the ship, officer. Where you start you get a cabin, 4 cubes on the officer, 3 on each of the others, and a small bonus.',
  'turn.title': () => 'A die for a zone',
  turn: () =>
    'Every turn begins with a die on a free space of a zone. Then you resolve two of its options and may rally two dinos there. The third die in a zone calls an assembly at the end of the turn.',
  'danger.title': () => 'Danger',
  danger: () =>
    'The little disc on a space tells what placing a die there brings: nothing, a spearman, or what a scout die shows. Crossed swords mean a combat there at the end of this very turn. Point at a space to see the odds.',
  'price.title': () => 'What a die costs',
  price: () =>
    'Your own dice and the pale ones are free where they show the face of the space; turning one costs 2 glowberries. A die of a Dissenter costs 3 followers. The price stands beside each.',
  'options.title': () => 'Options',
  options: () =>
    'Each option is paid at its left. A crate that lies on a cost makes the option free for everybody, whoever put it there.',
  'rally.title': () => 'Rally',
  rally: () =>
    'Send one or two dinos against a unit that nobody faces. Their damage must be at least its strength, so only groups that are strong enough are offered. The first dino gains what is printed on its space. At the right you see how a combat would end now.',
  'secondary.title': () => 'The secondary action',
  secondary: () =>
    'Put a crate somewhere and gain what it covers, or spend a cube for the favour of an officer. Crates on voyages bring followers now and glory at the end; on a battlefield they make every group there stronger.',
  'dissenters.title': () => 'Narek and Camilla',
  dissenters: () =>
    'Now the Dissenters act. The card that is turned up gives each of them one of the three cards at the right. They place dice, build cabins, spend influence and face the Ancients too. Every choice is explained step by step.',
  'combat.title': () => 'Combat',
  combat: () =>
    'In a combat all units that somebody faces count as beaten, and those who faced them gain followers or rescue steps. If one unit is left alone, it is a breach: you lose followers, the figure on the warpath comes nearer, and the next wave is stronger.',
  'assembly.title': () => 'Assembly',
  assembly: () =>
    'An assembly rewards presence: your dice, cabins and leader in the zone. Then your cabins there work, and the officer scores by influence. Whoever is alone in first place may negotiate with the Ancients instead.',
  'ship.title': () => 'Where glory comes from',
  ship: () =>
    'Repair, voyages with a crate of yours, ten followers, dinos, the rescue track and the officers’ memoirs all bring glory. The panel at the lower left shows what each brings now, against what the Dissenters have.',
  'alone.title': () => 'Your turn',
  alone: () =>
    'You know what matters. Keep an eye on battlefields with red units, and look which three cards the Dissenters may get. The game goes on; whenever you hesitate, ask for advice.',

  // Why
  'why.any': () => 'It makes little difference here.',
  'why.calm': () => 'No danger, and the die is free.',
  'why.cheap': () => 'The cheapest way, with as little danger as possible.',
  'why.option': () => 'It can be paid, and it helps.',
  'why.tame': () => 'Only tamed dinos fight.',
  'why.heal': () => 'In the infirmary it is of no use.',
  'why.cabin': () => 'Cabins repair the ship and work at assemblies.',
  'why.trail': () => 'The higher the figure, the weaker the next wave.',
  'why.group': () => 'The strongest unit that can be faced, with no more than it takes.',
  'why.voyage': () => 'Followers now, glory at the end.',
  'why.secondary': () => 'What it gives is more than nothing.',
  'why.courage': () => 'Followers pay for much.',
  'why.turn': () => 'Your turn is over.',
} satisfies Text

/** The messages of the guide. */
export type GuideText = typeof en

export const say = speaker<GuideText>()
