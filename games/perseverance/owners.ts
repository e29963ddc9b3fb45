import type { Specialist } from './ids.ts'

/**
 * Whose a piece is: a seat, or a dissenter, who comes after the seats. Alone, Narek is 1 and Camilla 2; with two seats 2
 * is the dissenter of Episode 3, and in Episode 4 the colour that nobody plays.
 */
export type Owner = number

/** Neutral dice are nobody’s. */
export const NEUTRAL = -1

export interface Die {
  owner: Owner | typeof NEUTRAL
  face: Specialist
}

/** A table as somebody looks at it; null for a spectator. */
interface Seen<P> {
  readonly seat: number | null
  readonly players: readonly P[]
}

/** The player that looks; null for a spectator. */
export const mineOf = <P>({ seat, players }: Seen<P>): P | null => (seat === null ? null : players[seat])

/** The other seats in turn order after the one that looks; all of them for a spectator. */
export function othersOf({ players, seat }: Seen<unknown>): readonly number[] {
  const all = players.map((_, one) => one)
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)]
}

/** With two seats the pieces of a third colour are hatched: nobody plays it. */
export const isIdle = ({ players }: Pick<Seen<unknown>, 'players'>, owner: Owner): boolean =>
  players.length === 2 && owner === 2
