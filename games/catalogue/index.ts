import type { Room } from '@tablee/kernel'

/** A game in the list: how to load it, and whether players are offered it. */
export interface Entry {
  readonly id: string
  /** False for the small games that only tests and benchmarks play. */
  readonly offered: boolean
  readonly load: () => Promise<Room>
}

/** Every game there is, loaded only when it is wanted. */
export const catalogue: readonly Entry[] = [
  { id: 'root', offered: true, load: async () => (await import('@tablee/root')).room },
  { id: 'tic-tac-toe', offered: false, load: async () => (await import('@tablee/tic-tac-toe')).room },
  { id: 'harbour', offered: false, load: async () => (await import('@tablee/harbour')).room },
]

/** The entry of a game by its id. */
export function entryOf(id: string): Entry | undefined {
  return catalogue.find(entry => entry.id === id)
}
