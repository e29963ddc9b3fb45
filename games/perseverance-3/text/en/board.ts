import { count } from '@tablee/common/words/en.ts'
import { board as shared } from '@tablee/perseverance/text/en/board.ts'
import { followers } from '@tablee/perseverance/text/en/words.ts'
import { CELL, capital, ordinal } from './words.ts'

interface Option {
  readonly name: string
  readonly line?: string
}

const OPTION: { readonly [option: string]: Option } = {
  leaders: { name: 'Leader', line: 'Each has a ranch, a mount and artefact bonuses of their own.' },
  colours: { name: 'Colour' },
  firstGame: {
    name: 'First game',
    line: 'Officers, provisions, start zones and objectives as the book suggests.',
  },
  deterministicThreat: {
    name: 'Threat without dice',
    line: 'Threat adds up on a track, and each time it passes the symbol a unit is wounded.',
  },
  randomOfficers: { name: 'Officers at random', line: 'The officers stand in zones drawn by lot.' },
  level: { name: 'Level of the Dissenters', line: 'How many followers they begin with.' },
  adjustment: { name: 'Adjustment', line: 'Easier or harder within the level.' },
  needPresence: {
    name: 'Presence needed',
    line: 'The Dissenters score an assembly only where they are present.',
  },
}

/** What the board says in English. */
export const board = {
  ...shared,
  colon: ': ',
  stock: { food: 'Food', debris: 'Debris', islandResource: 'Island', glowberry: 'Berries' },
  choices: 'Which one?',
  map: 'The island and the city',
  wild: 'Wilderness',
  city: 'City',
  common: 'Offers',
  of: (n: number) => `of ${n}`,
  turnOf: (n: number) => `Turn ${n} of 8`,
  phase: { primary: 'Primary', secondary: 'Secondary', stage: 'Adventure', end: 'End of turn' },
  work: 'work',
  explore: 'explore',
  setup: { table: 'Table', readings: 'Variants', solo: 'Dissenters' },
  option: OPTION,
  pane: { table: 'Island', board: 'Ranch', goal: 'City', seats: 'Seats' },
  tab: { Common: 'Offers', Seats: 'Seats', Mine: 'Ranch' },
  assemblyTile: (tile: string, prizes: readonly string[]) =>
    `Assembly tile ${tile}: ${prizes.map((prize, place) => `${ordinal(place + 1)}, ${prize}`).join('; ')}`,
  held: 'held',
  due: 'at the end of this turn',
  before: (n: number) =>
    `its assembly comes once ${count(n, 'more tile is', 'more tiles are')} placed there.`,
  dieOf: (owner: string, face: string) => `${face} die, ${owner}`,
  dieSpace: (face: string) => `${face} space`,
  blocked: 'closed with two players',
  thunderhornSpace: 'Thunderhorn space: one more option',
  letter: (letter: string) => `Option ${letter}`,
  thatOption: (letter: string) => `option ${letter}`,
  locked: 'locked',
  unlock: {
    raptorTemple: 'once the Raptor Temple’s adventure is completed',
    thunderhornTemple: 'once the Thunderhorn Temple’s adventure is completed',
    ironjawTemple: 'once the Ironjaw Temple’s adventure is completed',
    ownAdventure: 'for whoever has completed a wilderness adventure',
  },
  shelterSpace: (n: number, gives: string) => `Shelter space ${n}: ${gives}`,
  shelterOf: (owner: string) => `Shelter, ${owner}`,
  location: (n: string) => `Location ${n}`,
  exploring: (where: string) => `Exploring ${where}`,
  shelterIn: (zone: string, space: number) => `Shelter ${space} in ${zone}`,
  place: (n: number) => (n === 0 ? 'not present' : ordinal(n)),
  wouldPay: (n: number, crates: number) =>
    `an assembly now: ${followers(n)}${crates > 0 ? ` and ${count(crates, 'crate')}` : ''}`,
  toAssembly: (n: number) => `assembly in ${count(n, 'die', 'dice')}`,
  needs: (species: string) => `Needs a tamed ${species} or higher`,
  wildDino: (species: string) => `wild ${species}`,
  explored: 'explored',
  bonus: 'Bonus',
  harvest: 'Harvest',
  discovery: 'Discovery',
  requirement: 'Requires',
  outpost: 'Outpost',
  stage: (n: number) => `Stage ${n}`,
  threat: (list: string) => `threat ${list}`,
  mapping: 'Mapping',
  cityReward: (zone: string) => `With one of your dice in ${zone}`,
  loses: (what: string) => `${what} is defeated`,
  adventures: 'Adventures',
  ranch: 'Ranch',
  ranchOffer: 'Ranch tiles',
  deck: (n: number) => `${n} in the deck`,
  lockedDeck: (area: string) => `${area}: open with the first dino there`,
  structure: { lower: 'Lower structure', upper: 'Upper structure', portal: 'Temple structure' },
  upperLater: (tile: string) => `Comes with assembly tile ${tile}`,
  ownedBy: (owner: string) => `owned by ${owner}`,
  unowned: 'not built yet',
  builds: 'For building it',
  ability: 'For its owner',
  final: 'At the end',
  stocks: 'Stocks',
  tired: 'Tired',
  reserve: 'in reserve',
  rangers: 'Rangers',
  shelters: 'Shelters',
  cubes: 'Cubes',
  saddles: 'Saddles',
  large: 'large saddles',
  small: 'small saddles',
  cell: (n: number) => capital(CELL[n - 1]),
  mount: 'mount',
  tamesFree: (species: string) => `tames a ${species} free`,
  owned: 'owned',
  adventure: 'Adventure',
  adventureNow: 'Adventure under way',
  noAdventure: 'none under way',
  completed: (n: number) => `${n} completed`,
  done: 'done',
  objective: 'Objective',
  secret: 'Secret objective',
  hand: 'My units and cards',
  hidden: 'secret',
  officer: {
    captain: 'Captain',
    chiefMate: 'Mate',
    chiefSteward: 'Steward',
    chiefEngineer: 'Engineer',
    chiefOfSecurity: 'Security',
  },
  provisions: 'Provisions',
  unit: { ranger: 'ranger', leader: 'leader' },
  mounted: 'mounted',
  wounded: 'wounded',
  tiles: (n: number) => count(n, 'tile'),
  resolving: 'Being resolved',
  reconstructed:
    'Not in the rulebook: reconstructed from what is known of the box. A data pack can replace it.',
  owner: 'owner',
  dissenter: 'dissenter',
  noSection: 'nothing',
  crate: 'crate',
  opens: (name: string) => `About ${name}`,
  sources: ['Gained', 'Assemblies', 'Officers', 'Objective', 'End of the game', 'Lost'],
  favours: {
    captain:
      'Your leader goes from Home to an empty leader space and works there; or, for 1 glowberry, your mounted leader on the board goes to another zone and acts there.',
    chiefMate: 'For 1 food: a ranch tile of the offer, then one effect of your ranch.',
    chiefSteward:
      'Take a tamed dino or your mounted leader back Home from the board, heal once, then start an adventure of the wilderness.',
    chiefEngineer: 'For 1 debris and an untamed shieldhead: build a structure.',
    chiefOfSecurity: 'For 1 island resource: explore with a tamed dino or a mounted leader from Home.',
  },
}

/** The same words in another language. */
export type BoardWords = typeof board
