import type { Playable, Room } from '@tablee/kernel'

/** A game in the list: how to load it, and whether players are offered it. */
export interface Entry {
  readonly id: string
  /** False for the small games that only tests and benchmarks play. */
  readonly offered: boolean
  readonly load: () => Promise<Room>
  /** Loads only what playing needs, where the game has it apart: a browser fetches no more. */
  readonly loadPlay?: () => Promise<Playable>
}

/** Every game there is, loaded only when it is wanted. */
export const catalogue: readonly Entry[] = [
  {
    id: 'root',
    offered: true,
    load: async () => (await import('@tablee/root')).room,
    loadPlay: async () => (await import('@tablee/root/play.ts')).play,
  },
  {
    id: 'robinson-crusoe',
    offered: true,
    load: async () => (await import('@tablee/robinson-crusoe')).room,
    loadPlay: async () => (await import('@tablee/robinson-crusoe/play.ts')).play,
  },
  { id: 'tic-tac-toe', offered: false, load: async () => (await import('@tablee/tic-tac-toe')).room },
  { id: 'harbour', offered: false, load: async () => (await import('@tablee/harbour')).room },
]

/** Loads what playing a game needs, and no more if that can be had. */
export function loadToPlay({ load, loadPlay = load }: Entry): Promise<Playable> {
  return loadPlay()
}

/** The entry of a game by its id. */
export function entryOf(id: string): Entry | undefined {
  return catalogue.find(entry => entry.id === id)
}
