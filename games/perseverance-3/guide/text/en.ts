import { speaker, type Text } from '@tablee/kernel'

/** The guided first game, in English. */
export const en = {
  'goal.title': () => 'The most followers',
  goal: () =>
    'Welcome! You lead Adelita’s castaways. After eight turns each, whoever has the most followers wins. They come from assemblies, from officers, and from much that you do on the way.',
  'turn.title': () => 'A turn in four parts',
  turn: () =>
    'First comes your primary action: work in the city, or explore. Then a secondary action, then your adventure if you have one. At the end the tired come Home, and assemblies are held where they are due.',
  'work.title': () => 'Work in the city',
  work: () =>
    'You place a die on a free space of a zone and resolve two of its options. A thunderhorn that joins in gives a third. The die stays there and counts as your presence if it is yours.',
  'die.title': () => 'What a die costs',
  die: () =>
    'A die of yours, or a neutral one, is free if it shows the face of its space. Turning a die costs 2 glowberries, and taking somebody else’s costs 2 more; short of berries you lose 3 followers instead. The price stands beside each die.',
  'options.title': () => 'The options of a zone',
  options: () =>
    'A and B are free, C often has a price, D has to be unlocked first. You resolve two different ones, in the order that you like. Above the question stands what is being resolved now.',
  'crates.title': () => 'Crates work for you',
  crates: () =>
    'Beside each row of your ranch lie crates. Using a row gives you one of its effects for free, and one more for each crate that you spend. An officer on whom you have a cube can do you a favour instead.',
  'ranch.title': () => 'Your ranch',
  ranch: () =>
    'Each of the nine cells has an effect. Ranch tiles from the offer cover cells, give the bonus printed there at once, and bring better effects. What you build here works until the end.',
  'assembly.title': () => 'Assemblies',
  assembly: () =>
    'When a zone holds as many dice as there are players, its assembly is held at the end of that turn. Whoever is most present there takes the prize of the tile above the map. A tie is friendly: all take the whole.',
  'officers.title': () => 'Officers',
  officers: () =>
    'After the prize the officer of the zone pays by influence. The first gets all that the officer counts, the second half. Point at the marks of a zone to see what an assembly would pay you now.',
  'explore.title': () => 'Explore',
  explore: () =>
    'Send a tamed dino to a location beside one that is explored. It must be strong enough for the dino space. Where you cannot go, the place tells you why.',
  'combat.title': () => 'Wild dinos',
  combat: () =>
    'Whoever stays at Home captures the wild dino, as infantry or mounted. Some of them pay with wounds or worse. A mounted group gets a prize besides.',
  'reward.title': () => 'Two tiles, one choice',
  reward: () =>
    'You draw two tiles of the area and keep one. It shows a harvest and a discovery. You take the bonus that it covers, then the discovery, or build a shelter there for the harvest.',
  'shelters.title': () => 'Shelters and structures',
  shelters: () =>
    'Shelters count as presence, and the space under them gives a bonus. Structures above a zone help you or score at the end. Each costs one of your shelters, so you have no endless supply.',
  'taming.title': () => 'Taming',
  taming: () =>
    'Untamed dinos do nothing until they are tamed. It costs resources, and the bigger ones cost a ranger some health. Four artefacts make it free for one kind each.',
  'adventures.title': () => 'Adventures',
  adventures: () =>
    'An adventure takes the units that it asks for, for two of your turns. Each stage pays at the end of a turn, and then the threat die may wound somebody. A shelter at the right place brings its mapping reward too.',
  'influence.title': () => 'Influence',
  influence: () =>
    'Cubes of influence decide how officers pay. They are also the price of favours. Being first with few officers is worth more than being third with all.',
  'infirmary.title': () => 'Wounds',
  infirmary: () =>
    'The wounded lie in the infirmary, which has few beds. Heals bring them back Home. When it is full, somebody has to leave it for good.',
  'areas.title': () => 'The wilderness meets too',
  areas: () =>
    'Each area holds one assembly, when its tiles have been drawn down to the reminder. There dinos, mounted leaders and shelters count. The mark of an area tells how many tiles are left.',
  'objective.title': () => 'Your objective',
  objective: () =>
    'You have a secret objective. It is scored after your eighth turn: a goal of your own, three zones in which to have the most shelters and structures, and one more scoring of its officer. Steer towards it in time.',
  'alone.title': () => 'Your turn',
  alone: () =>
    'You know the essentials. Be present where an assembly comes, and look at what each would pay. The game goes on; if in doubt, ask for a hint.',

  'why.any': () => 'It makes little difference here.',
  'why.explore': () => 'New land brings an artefact, a tile and a place for shelters.',
  'why.work': () => 'A die of your own fits here, and you are present.',
  'why.die': () => 'It costs the least, and your own die is presence.',
  'why.crates': () => 'Crates are for spending.',
  'why.influence': () => 'One cube more, and you are level with the first.',
} satisfies Text

/** The words of the guided first game. */
export type GuideText = typeof en

/** Builds a message of the guide. */
export const say = speaker<GuideText>()
