import { healing, rounds, type ScenarioRecord, temporaryWeapons, weapons } from '../sheet.ts'

/** Scenario 5. */
export const cannibalIsland = {
  src: 'public',
  rounds: 9,
  dice: rounds(9),
  inventions: {
    ballista: {
      src: 'public',
      needs: { items: ['rope'] },
      pay: [{ wood: 2 }],
      effects: [
        { do: 'level', of: 'palisade', n: 2 },
        { do: 'level', of: 'weapons', n: 1 },
      ],
    },
    canoe: {
      src: 'public',
      needs: { terrain: ['river'] },
      pay: [{ wood: 1 }],
      effects: [{ do: 'lasting', id: 'canoe' }],
    },
  },
  tokens: {
    dashes: { src: 'public', power: temporaryWeapons(2) },
    bowtie: { src: 'public', power: healing },
    saltire: {
      src: 'public',
      power: {
        windows: ['planning', 'action'],
        anytime: true,
        effects: [{ do: 'lookTiles', n: 3, put: 'inOrder' }],
      },
    },
    bars: { src: 'public', power: weapons(1) },
  },
} as const satisfies ScenarioRecord

/** The strength of a village before the totems, and of the City before any village is burnt. L1921, L1929 */
export const VILLAGE_STRENGTH = 4
export const CITY_STRENGTH = 21

/** How much weaker each burnt village makes the City. */
export const BURNT_WEAKENS = 3

/** There are so many villages. */
export const VILLAGES = 4
