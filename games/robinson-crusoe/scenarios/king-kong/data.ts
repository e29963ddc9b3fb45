import type { Discovery } from '../../data/types.ts'
import { cheer, rounds, type ScenarioRecord, weapons } from '../sheet.ts'

/** Scenario 7; its dice are as many as there are numbered tokens on the board. */
export const kingKong = {
  src: 'public',
  rounds: 10,
  dice: rounds(10),
  inventions: {
    trap: {
      src: 'public',
      needs: { items: ['shovel'] },
      pay: [{ wood: 4 }],
      effects: [{ do: 'lasting', id: 'trap' }],
      repeatable: true,
    },
    tranquilizer: {
      src: 'public',
      needs: { terrain: ['hills', 'plains'], items: ['fire'] },
      effects: [{ do: 'lasting', id: 'tranquilizer' }],
    },
  },
  tokens: {
    dashes: { src: 'public', power: cheer },
    bowtie: {
      src: 'rulebook',
      power: { windows: ['animals'], effects: [{ do: 'special', id: 'ignoreAnimals' }] },
    },
    saltire: {
      src: 'rulebook',
      power: { windows: ['planning'], effects: [{ do: 'special', id: 'footprint' }] },
    },
    // The bonus of a member of the crew: CREW.
    bars: { src: 'rulebook' },
  },
} as const satisfies ScenarioRecord

/** The film crew in the order in which King Kong takes them, with the bonus that each would give. */
export const CREW = {
  lights: { src: 'public', pawn: 'brown' },
  cameraman: {
    src: 'public',
    power: {
      windows: ['planning', 'demand:det', 'roll'],
      anytime: true,
      effects: [{ do: 'det', who: 'chosen', n: 2 }],
    },
  },
  sound: { src: 'public', power: { windows: ['preAction'], effects: [{ do: 'special', id: 'stormGlass' }] } },
  screenwriter: {
    src: 'public',
    power: { windows: ['planning'], anytime: true, effects: [{ do: 'lookEvent' }] },
  },
  makeUpArtist: { src: 'public' },
  actress: { src: 'public', power: cheer },
  double: {
    src: 'public',
    power: { windows: ['roll', 'animals'], effects: [{ do: 'special', id: 'rerollDie' }] },
  },
  actor: { src: 'public', power: weapons(2) },
  director: { src: 'public' },
} as const satisfies { readonly [id: string]: Discovery }

/** A member of the film crew. */
export type CrewId = keyof typeof CREW

/** The film crew, the first to be taken first. */
export const CREW_IDS = Object.keys(CREW) as readonly CrewId[]

/** How many traps King Kong is caught with, and how far from the camp they may be. */
export const TRAPS_NEEDED = 3
export const TRAP_REACH = 2

/** The totem tile, counted as they are found, where King Kong keeps the actress. */
export const LAIR = 4

/** What catching King Kong costs in weapons, and with the Tranquilizer. */
export const CAPTURE_WEAPONS = 5
export const CAPTURE_ASLEEP = 1
