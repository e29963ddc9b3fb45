import type { FactionFace } from './faction.ts'

/** A seat that has not picked its faction yet, as its rules name it. */
export const UNDECIDED = 'undecided'

/** It has a pawn, and nothing else to show. A.8.2 */
export const undecidedFace: FactionFace = {
  figure: {
    d: 'M16 3a6 6 0 0 1 3.6 10.8C24 15.6 26 20 26.4 30H5.6C6 20 8 15.6 12.4 13.8A6 6 0 0 1 16 3Z',
    cut: '',
  },
  chapter: 'A',
  powers: [],
  standing: () => ({ now: '', facts: [] }),
  facts: () => [],
}
