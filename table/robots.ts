import type { Match, Seat } from '@tablee/kernel'

/** Whether a seat is played by a bot at this moment. */
type IsBot = (seat: Seat) => boolean

/** The bot that is to answer now; null when none is. What is asked of a group, its people answer, if it has any. */
export function botToAnswer({ waiting, ask }: Match, isBot: IsBot): Seat | null {
  const seats = waiting?.seats ?? []
  if (ask?.kind === 'any' && !seats.every(isBot)) return null
  return seats.find(isBot) ?? null
}

/**
 * What a bot says to a group's question without thinking: among people it agrees with what they have planned,
 * where agreeing is an answer; null when it has to think.
 */
export function agreement(match: Match, seat: Seat, isBot: IsBot): string | null {
  const { ask, seats } = match
  if (ask?.kind !== 'any' || Array.from({ length: seats }, (_, one) => one).every(isBot)) return null
  return match.face(seat)?.candidates.find(({ commits }) => commits)?.key ?? null
}
