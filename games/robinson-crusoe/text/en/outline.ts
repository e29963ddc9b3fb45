interface Words {
  readonly name: string
  readonly line?: string
  readonly values?: { readonly [value: string]: string }
}

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** The words of the table in text and of the setup, in English. */
export const outline = {
  phase: {
    event: 'Event',
    morale: 'Morale',
    production: 'Production',
    action: 'Action',
    weather: 'Weather',
    night: 'Night',
  } as { readonly [phase: string]: string },
  planning: 'the plan',
  resolving: 'resolution',
  pane: { table: 'Island', board: 'Camp', goal: 'Goal', seats: 'Team' } as {
    readonly [pane: string]: string | undefined
  },
  campTitle: 'The camp',
  campRows: {
    round: 'Round',
    goal: 'Goal',
    levels: 'Levels',
    morale: 'Morale',
    available: 'At hand',
    future: 'For later',
    weather: 'Weather tonight',
    threats: 'Threats',
    coming: 'To come',
  },
  levels: (shelter: string, roof: number, palisade: number, weapons: number) =>
    `shelter ${shelter}, roof ${roof}, palisade ${palisade}, weapons ${weapons}`,
  yes: 'yes',
  no: 'no',
  of: (n: number, all: number) => `${n} of ${all}`,
  islandTitle: 'The island',
  islandColumns: ['Space', 'Terrain', 'Sources', 'On it', 'Distance'],
  nothing: '–',
  planTitle: 'The plan',
  planColumns: ['Action', 'Pawns', 'Staked', 'Chances'],
  nobodyYet: 'Nothing is planned yet.',
  thingsTitle: 'Inventions and finds',
  thingColumns: ['Name', 'State', 'What it does'],
  item: 'built',
  invention: 'to build',
  uses: (n: number) => count(n, 'use'),
  kept: 'at hand',
  seatsTitle: 'The castaways',
  seatColumns: ['Character', 'Hearts', 'Determination', 'Pawns left', 'Skills', 'Wounds'],
  option: {
    scenario: { name: 'Scenario', line: 'Seven stories, from Castaways, the first to play, to King Kong.' },
    characters: { name: 'Character', values: { random: 'At random' } },
    versions: { name: 'Version', values: { woman: 'Woman', man: 'Man' } },
    firstPlayer: {
      name: 'First player',
      line: 'Has the last word, and gains or loses what morale brings; then everybody in turn.',
      values: { random: 'At random', firstSeat: 'The first seat' },
    },
    equipment: {
      name: 'Starting equipment',
      line: 'How many pieces are drawn: two as usual; with more the game is easier.',
    },
    books: {
      name: 'Book events',
      line: 'How many events set off the scenario’s effect, −1 for half: more make it harder, and Castaways easier.',
    },
    wreckage: {
      name: 'Wreck',
      line: 'The card that lies in wait in the first round.',
      values: { random: 'At random' },
    },
    friday: {
      name: 'Friday',
      line: 'One more pawn, with hearts of his own; usual for one or two.',
      values: { usual: 'As usual', yes: 'With', no: 'Without' },
    },
    dog: {
      name: 'The Dog',
      line: 'One more pawn to hunt or explore; usual for one.',
      values: { usual: 'As usual', yes: 'With', no: 'Without' },
    },
    hungryCrew: {
      name: 'Hungry crew',
      line: 'King Kong: a harder rule, hunger costs a member of the film crew.',
    },
  } as { readonly [name: string]: Words | undefined },
}

/** What the table in text says in every language. */
export type OutlineWords = typeof outline
