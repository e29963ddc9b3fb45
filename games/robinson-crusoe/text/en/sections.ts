import { count } from '@tablee/common/words/en.ts'

/** The words of the table in text, in English. */
export const sections = {
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
}

/** What the table in text says in every language. */
export type SectionWords = typeof sections
