import type { ScenarioNames } from '../../../text/names.ts'

/** What Volcano Island names, in English. */
export const names: ScenarioNames<'volcanoIsland'> = {
  title: 'Volcano Island',
  inventions: { ropeLadder: 'Rope Ladder', jollyBoat: 'Jolly Boat' },
  tokens: { dashes: 'Old Map', bowtie: 'Indy’s Diary', saltire: 'Torch', bars: 'Old Canvas' },
}

/** The totem locations of Volcano Island, in the order in which they are explored. */
export const PLACE_NAME: readonly string[] = [
  'Small Temple',
  'Ruined Village',
  'Hidden Cave',
  'Underground Temple',
]
