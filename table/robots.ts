import type { Match, Seat } from '@tablee/kernel'

/** Whether a seat is played by a bot at this moment. */
type IsBot = (seat: Seat) => boolean

/** With what a seat begins to propose its own part of what is asked of a group; null when it has nothing to propose. */
const proposalOf = ({ game, state }: Match, seat: Seat): string | null => game.proposal?.(state, seat) ?? null

/**
 * The bot that is to answer now; null when none is. What is asked of a group, its people answer, if it has any; before
 * they go on, its bots propose what is their own.
 */
export function botToAnswer(match: Match, isBot: IsBot): Seat | null {
  const seats = match.waiting?.seats ?? []
  if (match.ask?.kind === 'any' && !seats.every(isBot))
    return seats.find(seat => isBot(seat) && proposalOf(match, seat) !== null) ?? null
  return seats.find(isBot) ?? null
}

/**
 * What a bot says to a group's question without thinking: among people it takes up what is its own, then agrees with
 * what they have planned, where agreeing is an answer; null when it has to think.
 */
export function agreement(match: Match, seat: Seat, isBot: IsBot): string | null {
  const { ask, seats } = match
  if (ask?.kind !== 'any' || Array.from({ length: seats }, (_, one) => one).every(isBot)) return null
  return proposalOf(match, seat) ?? match.face(seat)?.candidates.find(({ agrees }) => agrees)?.key ?? null
}

/** The seats that would propose something of their own before others answer for a group. */
export const proposing = (match: Match): readonly Seat[] =>
  match.ask?.kind === 'any'
    ? (match.waiting?.seats ?? []).filter(seat => proposalOf(match, seat) !== null)
    : []
