import { rounds, type ScenarioRecord } from '../sheet.ts'

/** Scenario 2. */
export const cursedIsland = {
  src: 'public',
  rounds: 10,
  dice: [...rounds(5), ...rounds(5, 'winter')],
  inventions: {
    cross: {
      src: 'public',
      needs: {},
      pay: [{ wood: 2 }],
      effects: [{ do: 'lasting', id: 'cross' }],
      repeatable: true,
    },
    sacredBell: {
      src: 'public',
      needs: { terrain: ['hills'], items: ['rope'] },
      effects: [{ do: 'special', id: 'fog:3' }],
      repeatable: true,
    },
  },
  tokens: {
    dashes: { src: 'rulebook', pawn: 'brown' },
    bowtie: {
      src: 'rulebook',
      power: {
        windows: ['planning', 'medicine'],
        anytime: true,
        effects: [{ do: 'buildFree', from: ['medicine'] }],
      },
    },
    saltire: {
      src: 'public',
      power: {
        windows: ['production', 'planning'],
        anytime: true,
        effects: [{ do: 'special', id: 'fog:2' }],
      },
    },
    bars: {
      src: 'rulebook',
      keep: true,
      power: {
        windows: ['fight'],
        oneUser: true,
        perFight: true,
        effects: [
          { do: 'temporaryWeapons', n: 3 },
          { do: 'wound', who: 'actor', n: 1 },
        ],
      },
    },
  },
} as const satisfies ScenarioRecord
