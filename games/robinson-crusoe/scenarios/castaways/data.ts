import { healing, rounds, type ScenarioRecord, weapons } from '../sheet.ts'

/** Scenario 1. */
export const castaways = {
  src: 'public',
  rounds: 12,
  dice: [...rounds(3), ...rounds(3, 'rain'), ...rounds(6, 'rain', 'winter', 'animals')],
  inventions: {
    hatchet: {
      src: 'public',
      needs: { terrain: ['mountains'] },
      pay: [{ wood: 1 }],
      effects: [{ do: 'token', kind: 'extraWood', at: 'camp' }],
    },
    mast: {
      src: 'public',
      needs: { items: ['rope'] },
      pay: [{ wood: 1, fur: 1 }],
      effects: [{ do: 'special', id: 'woodpile:3' }],
    },
  },
  tokens: {
    dashes: { src: 'public', power: healing },
    bowtie: {
      src: 'rulebook',
      power: {
        windows: ['preAction', 'planning'],
        anytime: true,
        effects: [{ do: 'special', id: 'woodpile:2' }],
      },
    },
    saltire: { src: 'public', power: weapons(1) },
    bars: {
      src: 'rulebook',
      power: {
        windows: ['planning', 'demand:det', 'roll', 'weather'],
        anytime: true,
        effects: [{ do: 'detShared', n: 3 }],
      },
    },
  },
} as const satisfies ScenarioRecord
