import type { Bonus } from '../../data/boards.ts'
import type { CardId } from '../../data/cards.ts'
import type { Space } from '../../data/tiles.ts'
import type { Action, Civ, Level } from '../../data/types.ts'
import { GOALS } from './goals.ts'
import { list } from './words.ts'

const tiles = (n: number): string => (n === 1 ? '1 tile' : `${n} tiles`)
const settlers = (n: number): string => (n === 1 ? '1 settler' : `${n} settlers`)

/** The names of panes of a phone, and of tabs of a tablet, that are not the usual ones. */
type Some = { readonly [name: string]: string | undefined }

/** What options are called. */
type Options = {
  readonly [option: string]:
    | {
        readonly name: string
        readonly line?: string
        readonly values?: { readonly [value: string]: string }
      }
    | undefined
}

/** What the board says beside the messages of the game. */
export const board = {
  colon: ': ',
  you: 'You',
  robot: 'Bot',
  thinking: 'thinking',
  toPlay: 'to play',
  several: 'reconstructed rules',
  choices: 'Choices',
  player: (n: number): string => `Player ${n}`,
  people: { greek: 'Greeks', egyptian: 'Egyptians', aztec: 'Aztecs', chinese: 'Chinese' } as {
    readonly [C in Civ]: string
  },
  adjective: { greek: 'Greek', egyptian: 'Egyptian', aztec: 'Aztec', chinese: 'Chinese' } as {
    readonly [C in Civ]: string
  },
  pane: { board: 'Board', goal: 'Goals', seats: 'Rival' } as Some,
  tab: { Seats: 'Rival', Mine: 'Rudder', Common: 'Goals' } as Some,
  phase: { opening: 'Set-up', rival: 'Their turn', action: 'Your action', after: 'End of turn' } as Some,
  round: (n: number): string => `round ${n}`,

  // The chart.
  map: 'Chart of the archipelago',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  zoomFit: 'Whole chart',
  astrolabe: 'Astrolabe',
  astrolabeIs:
    'Where several ways are as good for the opponent, the smallest number of the Astrolabe decides',
  tied: ['a tie goes to', 'the smallest number'] as readonly [string, string],
  deck: (n: number): string => `Ruins cards: ${n}`,
  discarded: (n: number): string => `discarded: ${n}`,
  deepSea: (level: Level, cost: number): string => `deep sea, level ${level}, ${cost} Food to turn over`,
  tile: (n: number): string => `tile ${n}`,
  city: (civ: string): string => `${civ} City`,
  green: 'green tile of the scenario',
  explored: (who: string): string => `explored by the ${who}`,
  barred: 'barred by a Warship',
  exile: 'An exile waits here: end your Exploration Ship’s move on this tile',
  curse: (up: boolean): string =>
    up ? 'The curse is awake: this tile sinks at the end of the turn' : 'The curse sleeps here',
  objective: (n: number | null): string =>
    n === null ? 'Objective token, face down' : `Objective token ${n}`,
  slots: (type: string, free: number, of: number): string => `${type} island, ${free} of ${of} slots free`,
  stock: (n: number): string => `${n} resources lie here`,
  pillaged: 'pillaged',
  space: {
    settler: 'move a settler here',
    gold1: '1 gold',
    gold2: '2 gold',
    gold3: '3 gold',
    gold4: '4 gold',
    gold5: '5 gold',
  } as { readonly [S in Space]: string },
  spaceOf: (what: string): string => `Exploration space: ${what}`,
  markerOf: (who: string): string => `Exploration marker of the ${who}`,
  shipOf: (ship: string, who: string): string => `${ship} of the ${who}`,
  monster: (strength: number, gold: number): string => `strength ${strength}, pays ${gold} gold`,
  beaten: 'defeated',

  // The clock.
  clock: 'Piles: the clock of the game',
  gold: 'Gold',
  left: (what: string, n: number): string => `${what}: ${n} left`,
  aside: (n: number): string => `(${n} aside)`,
  lastRound: 'last round',

  // The rival and the other seats.
  rivals: 'Opponents',
  everyone: 'Civilisations',
  rival: 'Opponent, plays before you',
  reserve: 'Reserve',
  lying: (n: number): string => `${n} lying down`,
  beside: (n: number): string => `Allies beside your board: ${n}`,
  reserveIs: 'Settlers that are not on the map: Colonise brings them there',
  empty: 'empty: ',
  settlersIn: (n: number): string => `${settlers(n)} in reserve`,
  speed: 'Speed',
  speedIs: 'Their ships go one tile for each settler of theirs on Food',
  steps: (n: number): string => `${tiles(n)} a turn`,
  strength: 'Strength',
  strengthTip: 'Military Strength: counts in every combat, beside Weapons or a Combat token',
  pays: 'pays ',
  prize: (gold: number): string => `Whoever beats this fleet is paid ${gold} gold`,
  strengthIs: (n: number): string => `Military Strength ${n}`,
  markers: 'Markers',
  markersAre: 'Exploration markers, left to right: placing one uncovers what is under it',
  rivalMarkers: 'The gold that each marker of theirs uncovers',
  markersLeft: (n: number): string => `${n} Exploration markers left`,
  next: (bonus: string): string => `The next one: ${bonus}`,
  bonus: { none: 'nothing', ruins: 'a Ruins card', gold1: '1 gold', gold2: '2 gold', gold3: '3 gold' } as {
    readonly [B in Bonus]: string
  },
  cards: (n: number): string => `Ruins cards: ${n}`,
  lastAction: (action: string): string => `Last action: ${action}`,
  noAction: 'No action yet',
  column: 'Colonisation',
  columnNote: 'where their settlers would go',
  nowhere: 'nowhere',
  or: (words: readonly string[]): string => list(words, 'or'),
  tokens: 'Their next turn',
  tokensNote: 'a Combat token decides',
  token: (value: number, random: boolean, gone: boolean): string =>
    `Combat token ${value}${random ? ' with the symbol' : ''}${gone ? ', discarded' : ''}`,
  odds: (n: number, of: number): string => `${n} of ${of}`,
  copiesYou: 'copy you:',
  unfold: (who: string): string => `All about the ${who}`,
  copies: 'no symbol: they copy you',
  random: 'symbol: their column decides',

  // What is played for.
  goals: 'Goals',
  goal: 'Goal: most gold at the end',
  solo: (who: string): string => `Opponent: the ${who}`,
  ends: 'The game ends when',
  goalIs: GOALS,
  progress: (have: number, of: number): string => `${have} of ${of}`,
  poorer: 'A goal is reached, but not with more gold: the game would be lost',
  met: 'reached',
  open: 'not yet',

  // Mine.
  rack: 'Rack',
  rackIs: 'Resources: Food moves ships and turns tiles over, Craft becomes gold, Weapons win combats',
  rackHolds: (n: number, limit: number): string => `${n} resources, ${limit} are kept at the end of a turn`,
  rudder: 'Rudder',
  actions: 'Your actions',
  ifCopied: 'if they copy you',
  justTaken: 'taken last turn',
  gives: {
    explore: (steps: number): string => `${tiles(steps)}, +1 per Food`,
    colonise: (n: number): string => `move ${settlers(n)}`,
    exploit: (extra: number): string =>
      extra > 0 ? `gather, ${extra} more, then convert` : 'gather, then convert',
    fight: (steps: number): string => `${tiles(steps)}, +1 per Food`,
  } as { readonly [A in Action]: (n: number) => string },
  copied: {
    explore: (steps: number, targets: string): string => `${tiles(steps)} towards ${targets}`,
    staysAt: 'their ship stays',
    skipped: 'their Warship stays, it was beaten',
    fight: (steps: number): string => tiles(steps),
    far: (n: number): string => (n === 0 ? 'at its goal' : `goal ${tiles(n)} away`),
    noGoal: 'no goal',
  },
  hand: 'Your Ruins cards',
  noCards: 'No Ruins card',
  playable: 'before or after the action',
  card: {
    ruFood: n => `Gain ${n} Food.`,
    ruCraft: n => `Gain ${n} Craft.`,
    ruWeapons: n => `Gain ${n} Weapons.`,
    ruGold: n => `Gain ${n} gold.`,
    ruSettle: n => `Colonise with ${settlers(n)}.`,
    ruStrength: n => `Raise your Military Strength by ${n}.`,
    ruMarker: () => 'Put your next marker on a tile that is face up.',
    ruShip: n => `Move one of your ships by up to ${tiles(n)}.`,
  } as { readonly [C in CardId]: (n: number) => string },

  // The table in text.
  table: {
    places: 'The chart',
    placeColumns: ['Place', 'What lies there', 'Islands', 'Markers', 'Ships'],
    seats: 'Civilisations',
    seatColumns: ['Civilisation', 'Gold', 'Reserve', 'Strength', 'Markers', 'Resources', 'Last action'],
    piles: 'Piles',
    pileColumns: ['Pile', 'Left'],
    forecast: 'If they copy you',
  },

  setup: {
    scenario: 'The game',
    several: 'Several players',
    bonuses: 'Bonuses of a campaign',
    readings: 'Readings of the rules',
    reconstructed:
      'The rules for several players are reconstructed: the booklet that we have tells the solo campaign alone. Whoever owns the box may replace the values by a data pack.',
  },
  option: {
    scenario: { name: 'Scenario', line: 'Played on its own; the campaign has its own page.' },
    difficulty: {
      name: 'Difficulty',
      line: 'Less in the piles, then more strength and a card for the opponent.',
    },
    board: { name: 'Action board', line: 'Each of the four special ones is better at one action.' },
    food: { name: 'Food at the start', line: 'A bonus of the campaign.' },
    fewerZeros: { name: 'Fewer zeros', line: 'A bonus of the campaign: a Combat token 0 less.' },
    card: { name: 'Ruins card', line: 'A card in hand from the start.', values: { none: 'none' } },
    home: { name: 'Home tile', line: 'The number of the tile that serves as your City; 0 for none.' },
    rack: { name: 'Second rack', line: 'Six more resources are kept.' },
    aztecSettler: { name: 'Aztec settler', line: 'It serves you.' },
    allies: { name: 'Allies', line: 'Whose settlers stand by you in scenarios with allies.' },
    civs: { name: 'Civilisation' },
    boards: {
      name: 'Action boards',
      line: 'The usual one for all, or special ones, dealt or chosen in turn.',
      values: { symmetric: 'all the same', dealt: 'dealt', draft: 'chosen in turn' },
    },
    rivalTenGoldOncePerAction: {
      name: 'Missing settlers pay the rival 10 gold once per action',
      line: 'Off: every missing settler pays; on: the first one does, and ends their action.',
    },
    curseTokenReturnsHidden: {
      name: 'The token of the curse lies face down again',
      line: 'On: once it has moved, the token sleeps for a turn; off: it stays awake.',
    },
    warshipBlocksPassage: {
      name: 'Warships bar their tile altogether',
      line: 'On: Exploration Ships of others cannot even pass; off: they may pass, not stop.',
    },
    rivalGainsMarkerBonus: {
      name: 'The rival gains the gold under its markers',
      line: 'On: every marker that leaves their board pays what was under it.',
    },
    bribeAllOrNothing: {
      name: 'A bribe is for all settlers of a tile',
      line: 'On: all opposing settlers of a tile are paid, or none; off: one by one.',
    },
    sanctuaryCanSink: {
      name: 'The sanctuary can sink',
      line: 'On: the curse may take the sanctuary too, and the game is lost.',
    },
    exploringOptional: {
      name: 'Exploring is optional',
      line: 'On: a ship may stop without putting a marker down.',
    },
    exploitAllTiles: {
      name: 'Exploit gathers on all tiles',
      line: 'On: all settlers gather; off: those of one tile of your choice.',
    },
    simultaneousWeapons: {
      name: 'Weapons are committed in secret',
      line: 'On: both sides choose at once; off: the attacker first.',
    },
    endAtOnce: {
      name: 'The game ends at once',
      line: 'On: a goal ends the game at once; off: with the round.',
    },
    hydraServesRival: {
      name: 'The rival leaves the Hydra alone',
      line: 'On: their Warship passes the Hydra by; off: it fights it.',
    },
  } as Options,
}

/** The same words in another language. */
export type BoardWords = typeof board
