import { rounds, type ScenarioRecord } from '../sheet.ts'

/** Scenario 6. */
export const familyRobinson = {
  src: 'public',
  rounds: 12,
  dice: [
    ...rounds(2),
    ...rounds(2, 'rain'),
    ...rounds(2, 'winter'),
    ...rounds(2, 'rain', 'animals'),
    ...rounds(2, 'winter', 'animals'),
    ...rounds(2, 'rain', 'animals'),
  ],
  inventions: {
    fence: {
      src: 'public',
      needs: { items: ['shovel'] },
      effects: [{ do: 'level', of: 'palisade', n: 1 }],
    },
    garden: {
      src: 'public',
      needs: { items: ['shovel'] },
      pay: [{ food: 2 }],
      effects: [{ do: 'gain', what: 'food', n: 4 }],
    },
  },
  tokens: {
    dashes: {
      src: 'rulebook',
      power: {
        windows: ['planning'],
        anytime: true,
        effects: [{ do: 'buildFree', from: ['rope', 'pot', 'knife'] }],
      },
    },
    bowtie: {
      src: 'rulebook',
      power: { windows: ['production', 'planning'], anytime: true, effects: [{ do: 'special', id: 'plow' }] },
    },
    saltire: {
      src: 'rulebook',
      power: { windows: ['animals'], effects: [{ do: 'special', id: 'rerollAnimals' }] },
    },
    bars: {
      src: 'public',
      power: {
        windows: ['planning', 'demand:food', 'night'],
        anytime: true,
        effects: [{ do: 'gain', what: 'nonPerishable', n: 1 }],
      },
    },
  },
} as const satisfies ScenarioRecord

/** The rounds in which a child is born. */
export const BIRTHS: readonly number[] = [7, 9, 11]
