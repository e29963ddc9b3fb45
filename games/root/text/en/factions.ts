const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** What the sheet of a faction, of the discard pile and of a card says. */
export const factions = {
  opens: (name: string): string => `${name}: how it plays`,
  opensDiscard: (n: number): string => `Discard pile, ${plural(n, 'card')}: look through it`,
  rules: {
    marquise: 'Rules of the Marquise, chapter 6',
    eyrie: 'Rules of the Eyrie, chapter 7',
    alliance: 'Rules of the Alliance, chapter 8',
    vagabond: 'Rules of the Vagabond, chapter 9',
  },
  chapter: { marquise: '6', eyrie: '7', alliance: '8', vagabond: '9' },
  /** How it wins, then what it will score now. */
  wins: {
    marquise: 'She scores by building, and the more of a kind she has built, the more the next one is worth.',
    eyrie: 'Each turn a card or two join the Decree, and every order in it must be carried out.',
    alliance: 'It scores by spreading sympathy, paid with supporters that others’ warriors bring in.',
    vagabond: 'He scores by aiding others, by quests, and by striking down those who are Hostile.',
  },
  now: {
    marquise: (points: number): string => `Her next building scores up to ${plural(points, 'point')}.`,
    eyrie: (points: number, roosts: number): string =>
      `In Evening they will score ${plural(points, 'point')} for ${plural(roosts, 'roost')}.`,
    alliance: (cost: number, points: number): string =>
      `The next sympathy costs ${plural(cost, 'supporter')} and scores ${plural(points, 'point')}.`,
    allianceAll: 'All sympathy is on the map.',
    vagabond: (hostile: number): string =>
      hostile === 0 ? 'Nobody is Hostile to him.' : `Hostile to him: ${hostile}.`,
  },
  orders: {
    marquise: 'What she does in a turn',
    eyrie: 'The Decree, next turn',
    alliance: 'What it can do',
    vagabond: 'What he can do',
  },
  crisis: (points: number): string =>
    `Turmoil if an order fails: they lose 1 point for each bird card in the Decree, ${points} today, change their leader and end Daylight.`,
  possible: (where: string): string => `in ${where}`,
  only: (where: string): string => `only in ${where}`,
  impossible: 'impossible today',
  empty: 'no order',
  powers: 'Powers',
  power: {
    marquise: [
      ['The Keep', 'Nobody else places pieces in its clearing.'],
      ['Field Hospitals', 'For a card of the clearing’s suit, lost warriors return to the keep.'],
      ['Three actions', 'Battle, march, recruit once, build or overwork; a bird card buys one more.'],
    ],
    eyrie: [
      ['Lords of the Forest', 'Tied for the most in a clearing, they rule it.'],
      ['Disdain for Trade', 'A crafted item scores only 1 point, unless the Builder leads.'],
      ['Turmoil', 'An order that cannot be done costs points, the Decree and the leader.'],
    ],
    alliance: [
      ['Guerrilla War', 'As defender it uses the higher die.'],
      ['Outrage', 'Whoever removes sympathy, or moves warriors to it, gives it a card.'],
      ['Revolt', 'With two supporters it clears a sympathetic clearing and sets up a base.'],
      ['Martial law', 'Sympathy costs one more where another has three warriors.'],
    ],
    vagabond: [
      ['Nimble', 'He moves whoever rules, and slips into forests.'],
      ['Lone Wanderer', 'His pawn is no warrior, never rules and is never removed; hits damage items.'],
      [
        'Allies and Hostiles',
        'Aid makes friends and points; whoever loses a warrior to him becomes Hostile.',
      ],
    ],
  } as { readonly [faction: string]: readonly (readonly [title: string, line: string])[] },
  leads: (name: string): string => `${name}, the leader`,
  supplyOf: (n: number): string => `${n} in the supply`,
  buildingNext: (wood: number, points: number): string =>
    `${plural(wood, 'wood', 'wood')}, ${plural(points, 'point')}`,
  allBuilt: 'all built',
  supporters: (n: number, bases: number): string =>
    `${plural(n, 'supporter')} face down${bases === 0 && n >= 5 ? ', no room for more without a base' : ''}.`,
  officers: (n: number): string =>
    n === 0 ? 'No officer: no operation in Evening.' : `${plural(n, 'military operation')} in Evening.`,
  crafts: (n: number): string => `Crafts with ${plural(n, 'piece')}.`,
  ready: (n: number, of: number): string => `${n} of ${plural(of, 'item')} ready.`,
  swords: (n: number): string =>
    n === 0
      ? 'No whole sword: defenceless, and deals no rolled hits.'
      : `Deals at most ${plural(n, 'rolled hit')}.`,
  wood: (n: number): string => `${plural(n, 'wood', 'wood')} on the map.`,
  hand: (n: number): string => `${plural(n, 'card')} in hand.`,
  effects: 'Crafted effects',
  discard: 'Discard pile',
  discardRule: 'What everybody may look at, rule 1.2.2',
  discardLine: (n: number): string => `${plural(n, 'card')}, all face up; the last one lies on top`,
  discardEmpty: 'No card has been discarded yet.',
  nth: (n: number): string => `no. ${n}`,
  top: 'on top',
  tip: {
    roost: (n: number, points: number): string =>
      `Roosts on the map: ${n}. Each Evening they score ${plural(points, 'point')}; the squared space is the next to be built.`,
    sympathy: (n: number, cost: number | undefined, points: number): string =>
      `Sympathy on the map: ${n}.${cost === undefined ? '' : ` The next costs ${plural(cost, 'supporter')} of its suit and scores ${plural(points, 'point')}.`}`,
    industry: (name: string, n: number, wood: number | undefined, points: number): string =>
      `${name} on the map: ${n}.${wood === undefined ? '' : ` The next costs ${plural(wood, 'wood', 'wood')} and scores ${plural(points, 'point')}.`}`,
    wood: 'The wood that the next building of each column costs.',
    base: (name: string, stands: boolean): string =>
      stands
        ? `${name}: on the map. It trains officers of its suit, recruits, and gives one card more.`
        : `${name}: set up by a revolt in a clearing of its suit.`,
    supporters: (n: number): string =>
      `${plural(n, 'supporter')}, face down: they pay for sympathy and revolts.`,
    officers: (n: number): string => `${plural(n, 'officer')}: as many operations in Evening.`,
    supply: (n: number): string => `${plural(n, 'warrior')} left in the supply.`,
    deck: (n: number): string =>
      `${plural(n, 'card')} left to draw; when there are none, the discard pile is shuffled.`,
    noDominance: (suit: string): string =>
      `Dominance, ${suit}: it lies here, to be taken for a card of its suit, once it has been spent.`,
    leader: 'No leader: one is chosen at the start, and after turmoil.',
    items: (n: number): string => `${plural(n, 'item')} left to craft.`,
  },
  cost: 'Cost',
  free: 'not crafted',
}

/** The words of the sheets. */
export type FactionWords = typeof factions
