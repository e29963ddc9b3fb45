import { mapped } from '../names.ts'
import { LANDMARK } from './landmark.ts'
import { FULL_NAME } from './names.ts'
import { capital, list } from './words.ts'

/** An option as people read it: its name, a line about it, and its values. */
interface OptionWords {
  readonly name: string
  readonly line?: string
  readonly values?: { readonly [value: string]: string }
}

/** The words of the table in text, of the phases and of the options. */
export const outline = {
  phase: { birdsong: 'Birdsong', daylight: 'Daylight', evening: 'Evening' },
  /** How far a faction is in what it counts, for the present phase. */
  action: (n: number, of: number): string => `action ${n} of ${of}`,
  order: (n: number, of: number): string => `order ${n} of ${of}`,
  operation: (n: number, of: number): string => `operation ${n} of ${of}`,
  hand: (n: number): string => (n === 1 ? 'Your hand, 1 card' : `Your hand, ${n} cards`),
  board: 'Board',
  seats: 'Seats',
  clearingColumns: ['No.', 'Suit', 'Ruled by', 'Warriors', 'Buildings and tokens', 'Free', 'Paths'],
  seatColumns: ['Faction', 'Points', 'Hand', 'Supply', 'State'],
  nobody: 'nobody',
  nothing: 'nothing',
  river: 'river',
  closed: 'closed path',
  ruin: 'Ruin',
  scorched: 'scorched',
  costs: (suits: string): string => `cost ${suits}`,
  piles: (deck: number, discard: number): string => `Deck ${deck}, discard pile ${discard}.`,
  dominances: (cards: string): string => `Dominance available: ${cards}.`,
  supply: (items: string): string => `Items to craft: ${items}.`,
  forest: (party: string, forest: number): string => `${party} in forest ${forest}.`,
  /** The options under titles of their own. */
  sections: [
    { title: 'Map and cards', options: ['map', 'suits', 'deck'] },
    { title: 'Set-up', options: ['setup', 'insurgents'] },
    { title: 'Hirelings', options: ['hirelings', 'hirelingCards'] },
    { title: 'Clockwork robots', options: ['coop', 'advancedServices'] },
    { title: 'Landmarks', options: ['landmarks', 'landmarkCards', 'mapLandmarks'] },
    { title: 'Around the table', options: ['seating'] },
  ] as readonly { readonly title: string; readonly options: readonly string[] }[],
  /** How the seats go together. */
  together: {
    title: 'Factions',
    forSeat: 'A click gives it to seat',
    seat: (n: number, faction: string) => `Seat ${n}, ${faction}`,
    taken: (seats: readonly number[]) =>
      seats.length === 1 ? `seat ${seats[0]}` : `seats ${list(seats.map(String))}`,
    free: 'free',
    random: 'At random',
    randomLine: 'drawn at the start',
    reachLine: 'Reach',
    reach: (reach: number) => `Reach ${reach}`,
    wanted: (wanted: number, seats: number) => `${wanted} or more make a good game of ${seats}`,
    open: (seats: number, wanted: number) =>
      seats === 1
        ? `and one seat drawn so that they reach ${wanted}`
        : `and ${seats} seats drawn so that they reach ${wanted}`,
  },
  /** Robots among the seats of a table that is being set up. */
  robots: {
    what: 'Clockwork robot',
    add: 'Add a clockwork robot',
    remove: (name: string): string => `Remove the robot: ${name}`,
    count: (n: number): string => (n === 1 ? '1 clockwork robot' : `${n} clockwork robots`),
    stays: 'Alone at the table, you play against at least one robot.',
  },
  controlDie: 'Pairs of stars on the control die',
  /** The suits of a map, where they are proposed and not printed. */
  suitsOf: (map: string) => `Suggested suits of the ${map} map`,
  option: {
    factions: { name: 'Faction', values: { random: 'At random' } },
    map: {
      name: 'Map',
      line: 'The woodland you play on.',
      values: { autumn: 'Autumn', winter: 'Winter', lake: 'Lake', mountain: 'Mountain' },
    },
    setup: {
      name: 'Set-up',
      line: 'Advanced: markers cover the suits, everybody keeps 3 of 5 cards. With set-up cards a militant faction and one more for each seat lie in the middle; the last seat picks first and settles at once.',
      values: { standard: 'Standard', advanced: 'Advanced', draft: 'Advanced, with set-up cards' },
    },
    insurgents: {
      name: 'Insurgents for two',
      line: 'Two seats leave the cards of insurgent factions out, unless they play with hirelings or like a challenge.',
    },
    suits: {
      name: 'Suits of the clearings',
      line: 'As the map prints or suggests them, or dealt anew; dealt at random where it tells none.',
      values: {
        printed: 'As printed',
        suggested: 'As suggested',
        random: 'At random',
        balanced: 'At random, neighbours unlike',
      },
    },
    deck: {
      name: 'Deck',
      line: 'The cards everybody draws from.',
      values: { standard: 'Base game', exiles: 'Exiles and Partisans' },
    },
    landmarks: {
      name: 'Landmarks',
      line: 'How many are dealt; the map’s own come besides.',
      values: { 0: 'None', 1: '1', 2: '2' },
    },
    landmarkCards: {
      name: 'Landmark cards',
      line: 'Those that may be dealt. Leave in just as many as you want to choose them.',
      values: mapped(LANDMARK, ({ name }) => capital(name)),
    },
    mapLandmarks: {
      name: 'The map’s own landmarks',
      line: 'The Ferry or the Tower that stands on some maps from the start.',
    },
    hirelings: {
      name: 'Hirelings',
      line: 'Three of them, for the first to reach 4, 8 and 12 points; some are demoted, by the number of seats.',
    },
    hirelingCards: {
      name: 'Hireling cards',
      line: 'Those that may be dealt, but for the kin of a faction that is played. Leave in three to choose them.',
      values: FULL_NAME,
    },
    robots: {
      name: 'Clockwork robots',
      line: 'Clockwork factions that play by themselves, by strict rules of their own. Alone at the table and none chosen: the first two whose faction is free.',
      values: FULL_NAME,
    },
    advancedServices: {
      name: 'Advanced services',
      line: 'With the Riverfolk at the table these robots also buy by their advanced service cards; all others by the basic ones alone.',
      values: FULL_NAME,
    },
    coop: {
      name: 'All against the robots',
      line: 'You win together once all of you have 30 points; the first robot there wins alone.',
    },
    seating: {
      name: 'Seating',
      line: 'Who plays after whom.',
      values: { random: 'At random', asListed: 'As listed above' },
    },
    partisansKeepBirds: {
      name: 'Partisans keep birds',
      line: 'Ruling for the Exiles and Partisans deck: after a battle, Partisans let you keep bird cards too.',
    },
    coalitionAnyScore: {
      name: 'Coalition at any score',
      line: 'Ruling: a coalition may be formed before having 10 points.',
    },
  } as { readonly [name: string]: OptionWords | undefined },
}

/** The words of the table in text, in any language. */
export type OutlineWords = typeof outline
