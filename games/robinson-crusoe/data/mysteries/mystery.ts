import type { Effect } from '../effects.ts'
import type { MysteryCard } from '../types.ts'

/** A treasure that has its effect once. */
export const treasure = (...effects: readonly Effect[]): MysteryCard => ({
  src: 'public',
  kind: 'treasure',
  effects,
})

/** A treasure that stays beside the board, with what it does from then on. */
export const kept = (
  rest: Partial<Pick<MysteryCard, 'src' | 'effects' | 'keep' | 'power' | 'pawn'>>,
): MysteryCard => ({ src: 'public', kind: 'treasure', effects: [], keep: {}, ...rest })

/** A creature; the lower part is for those that come back. */
export const creature = (effects: readonly Effect[], lower?: readonly Effect[]): MysteryCard => ({
  src: 'public',
  kind: 'creature',
  effects,
  ...(lower && { lower }),
})

/** A trap. */
export const trap = (...effects: readonly Effect[]): MysteryCard => ({ src: 'public', kind: 'trap', effects })
