import { healing, rounds, type ScenarioRecord, temporaryWeapons } from '../sheet.ts'

/** Scenario 3; its Raft is another than the invention card's. */
export const jenny = {
  src: 'rulebook',
  rounds: 8,
  dice: [...rounds(4), ...rounds(4, 'animals')],
  inventions: {
    raftRescue: {
      src: 'public',
      needs: { items: ['rope'] },
      pay: [{ wood: 2 }],
      effects: [{ do: 'lasting', id: 'raftRescue' }],
    },
    lifeboat: {
      src: 'public',
      needs: { items: ['rope', 'knife'] },
      pay: [{ wood: 6, fur: 4 }],
      effects: [{ do: 'lasting', id: 'lifeboat' }],
    },
  },
  tokens: {
    dashes: { src: 'rulebook', power: healing },
    bowtie: { src: 'rulebook', power: temporaryWeapons(3) },
    saltire: {
      src: 'rulebook',
      power: {
        windows: ['planning', 'demand:wood'],
        anytime: true,
        effects: [{ do: 'gain', what: 'wood', n: 2 }],
      },
    },
    bars: {
      src: 'rulebook',
      power: {
        windows: ['planning', 'demand:palisade'],
        anytime: true,
        needs: { shelter: true },
        effects: [{ do: 'level', of: 'palisade', n: 1 }],
      },
    },
  },
} as const satisfies ScenarioRecord
