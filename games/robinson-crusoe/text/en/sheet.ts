import type { ScenarioId } from '../../scenarios/data.ts'

/** A task of a scenario: what is to be done, and a line about it. */
interface Task {
  readonly name: string
  readonly line: string
}

/** A rule that only one scenario has. */
interface OwnRule {
  readonly name: string
  readonly line: string
}

/** What a scenario sheet tells in words. */
export interface SheetWords {
  readonly tasks: readonly Task[]
  readonly lose: readonly string[]
  /** By rounds: what comes then. */
  readonly comes: { readonly [round: number]: string | undefined }
  /** What the book and the totems do here, then what else is different. */
  readonly book: string
  readonly totem: string
  readonly rules: readonly OwnRule[]
}

/** The words around every scenario sheet, in English. */
export const sheet = {
  line: (scenario: number, players: number): string =>
    `Scenario ${scenario}, ${players === 1 ? 'alone' : `${players} players`}`,
  open: 'What this scenario asks for, and its own rules',
  goal: 'The goal',
  lost: 'Lost',
  ways: (rounds: number): string => `if a character dies, or when round ${rounds} is over`,
  ahead: 'Round by round',
  lava: 'The lava, round by round',
  lavaNow: (where: string): string => `This round lava has taken: ${where}.`,
  lavaNext: (rounds: number, where: string): string =>
    `${rounds === 1 ? 'Next round' : `In ${rounds} rounds`}: ${where}.`,
  lavaCamp: 'The camp has to leave, or all is lost.',
  never: 'never',
  rules: 'Its own rules',
  book: 'Book symbol',
  totem: 'Totems',
  inventions: 'Its inventions',
  tokens: 'Its discoveries',
  crew: 'The film crew',
  crewLine:
    'King Kong takes them in this order. The crew’s lost item gives the bonus of the first who lives.',
  noBonus: 'no bonus',
  allRules: 'All rules of the scenarios',
}

/** The scenario sheets in English. */
export const SHEETS: { readonly [S in ScenarioId]: SheetWords } = {
  castaways: {
    tasks: [
      { name: 'Pile up 15 wood', line: 'five stages, one of them a round' },
      { name: 'Build Fire', line: 'it must still be there when the ship passes' },
      { name: 'Be seen', line: 'in round 10, 11 or 12' },
    ],
    lose: [],
    comes: { 10: 'a ship may see the fire' },
    book: 'Nothing happens here.',
    totem: 'They do nothing here.',
    rules: [
      {
        name: 'The woodpile',
        line: 'Before the actions, lay wood on the first stage that is not full. The next stage waits for the next round, and no wood comes back.',
      },
    ],
  },
  cursedIsland: {
    tasks: [{ name: 'Build 5 crosses', line: 'each on a tile of its own, standing at the end of a round' }],
    lose: [],
    comes: { 6: 'the winter die' },
    book: 'Lay fog on two spaces of your choice, one marker each at most.',
    totem:
      'The first is the Dark Temple: exploring it later draws up to 3 treasures and 1 creature. The second wounds its explorer twice. Every further one lies in fog.',
    rules: [
      {
        name: 'Fog',
        line: 'An action there takes one pawn more, its terrain does not count, and a camp in fog produces nothing from its sources.',
      },
      {
        name: 'Crosses',
        line: '2 wood, on any tile that is face up; one on each tile. A tile that is turned face down loses its cross.',
      },
    ],
  },
  jenny: {
    tasks: [
      { name: 'Build the Raft', line: 'Rope and 2 wood' },
      { name: 'Fetch Jenny', line: 'an exploration in a later round, with one pawn or two' },
      { name: 'Build the Lifeboat', line: 'Rope, Knife, 6 wood and 4 fur, once she is at the camp' },
    ],
    lose: ['if Jenny dies: every night alone costs her two hearts'],
    comes: { 5: 'the hungry-animals die' },
    book: 'A storm: palisade −1; without one, everybody is wounded.',
    totem:
      'As they are found: the first wounds its explorer twice, the second lowers morale by 2, the third holds a Rope, the fourth 2 fur.',
    rules: [
      {
        name: 'Jenny at the camp',
        line: 'She has one pawn, which can only rest, and eats, freezes and is wounded like everybody.',
      },
      { name: 'On the Raft', line: 'An adventure wounds who leads instead of drawing a card.' },
    ],
  },
  volcanoIsland: {
    tasks: [
      { name: 'Explore tiles', line: 'not the volcano, nor the first' },
      { name: 'Search totem locations', line: 'each of them once' },
      { name: 'Build the Jolly Boat', line: 'Rope and 3 wood, when all else is done' },
    ],
    lose: ['if lava takes the camp'],
    comes: {},
    book: 'Ash falls on two spaces of your choice, never on the volcano. An action there takes one pawn more, on top of everything else.',
    totem:
      'Each is a location to be explored once, drawing every mystery card it has: 3, 4, 4, then 5. The last two take one pawn more.',
    rules: [
      { name: 'Explore: one pawn more', line: 'All game long, every exploration takes one pawn more.' },
      {
        name: 'Fur for wood',
        line: 'For shelter, roof and palisade, fur may stand for wood, piece by piece.',
      },
      { name: 'First tools', line: 'Shovel and Knife are built from the start, and weapons are at 1.' },
    ],
  },
  cannibalIsland: {
    tasks: [
      { name: 'Burn villages', line: 'each of them makes the City weaker by 3' },
      { name: 'Destroy the City', line: 'a hunt along an explored path, then survive the night' },
    ],
    lose: [],
    comes: { 4: 'the City is seen and can be attacked' },
    book: 'The cannibals attack: 3 wounds each, one less for every village burnt. Then the camp has to flee.',
    totem:
      'The first four are villages: each wounds its explorer, the fourth three times (once with Medicine). From the second on, a wood or a food is taken.',
    rules: [
      {
        name: 'Attacks',
        line: 'A hunt with 2 pawns: strength against weapons, no card. A village has 4, and 1 for every other totem in sight that is not burnt.',
      },
      {
        name: 'Near a village',
        line: 'No camp on a village that stands, and gathering there takes one pawn more.',
      },
    ],
  },
  familyRobinson: {
    tasks: [
      { name: 'Build the inventions', line: 'those drawn at the start' },
      { name: 'A safe home', line: 'shelter, roof, palisade and weapons, at the end of a round' },
    ],
    lose: ['if there is no food for the children'],
    comes: { 7: 'a child is born', 9: 'a second child', 11: 'a third child' },
    book: 'Bad crops: half of this round’s production is lost.',
    totem: 'The first tile of its terrain is overgrown: that terrain does not count as explored.',
    rules: [
      { name: 'Children', line: 'Each eats one food every night, before everybody else.' },
      {
        name: 'Reclaiming',
        line: 'An action of exactly 2 pawns, resolved last: it takes a black marker off the island.',
      },
      { name: 'More food', line: 'Several extra-food tokens may lie on the camp’s tile.' },
    ],
  },
  kingKong: {
    tasks: [
      { name: 'Build 3 traps', line: 'on totem tiles, two spaces from the camp at most' },
      { name: 'Keep the actress free', line: 'or free her on the fourth totem tile' },
      { name: 'Catch King Kong', line: 'a hunt in a later round: weapons −5, or −1 with the Tranquilizer' },
    ],
    lose: ['if the director is killed'],
    comes: {},
    book: 'King Kong takes the next of the film crew, and morale falls by 1.',
    totem:
      'Each gets a number, and every number is one hungry-animals die in the weather. A camp on a totem tile is wounded in production.',
    rules: [
      {
        name: 'No palisade',
        line: 'Animals that find no palisade: morale −1, one wound each, and one of the crew is lost.',
      },
      { name: 'At the start', line: 'The shelter stands from the start.' },
    ],
  },
}
