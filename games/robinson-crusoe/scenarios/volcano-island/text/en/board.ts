import type { ScenarioWords } from '../../../text/words.ts'

/** What the board says of Volcano Island, in English. */
export const words = {
  line: 'Explore the island before the lava takes it, then leave by the Jolly Boat.',
  tiles: 'Tiles explored',
  places: 'Totem locations',
  deeds: {
    totemPlace: 'Special place',
  },
} satisfies ScenarioWords
