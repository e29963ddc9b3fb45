import { type Ask, firstDifference, type Match, type Seat } from '@tablee/kernel'
import type { Desk } from '../desk.ts'
import type { Lines } from '../lines.ts'
import { paintedSeat } from '../view.ts'

/**
 * Who answers next: the bot that is to, or a person. What each answers in secret, people answer before bots, so that
 * they can still change their mind; for a group, one of those given speaks, if they may.
 */
export function whoAnswers(
  ask: Ask,
  bot: Seat | null,
  isPerson: (seat: Seat) => boolean,
  speakers: readonly (Seat | null)[],
): Seat {
  if (bot !== null && ask.kind !== 'each') return bot
  const people = ask.waiting.filter(isPerson)
  if (ask.kind === 'any') for (const seat of speakers) if (seat !== null && people.includes(seat)) return seat
  return people[0] ?? ask.waiting[0]
}

/** Hides what one person saw before another looks at the screen; false when they leave. */
export async function handOver(
  { out, words }: Desk,
  lines: Lines,
  match: Match,
  before: Seat,
  seat: Seat,
): Promise<boolean> {
  if (before === seat || !haveSecrets(match, before, seat)) return true
  if (lines.live) out.clear(true)
  lines.forget()
  const line = await lines.next(words.say('cli.handOver', { who: paintedSeat(words, match, seat, out) }))
  // A script need not write a line for it.
  if (line && !lines.live) lines.giveBack(line)
  return line !== null && !(lines.live && line === 'q')
}

/** Whether one person may know what another may not: then the screen is hidden between them. */
function haveSecrets(match: Match, one: Seat, other: Seat): boolean {
  return (
    match.ask?.kind === 'each' ||
    (match.history?.journal ?? []).some(({ to }) => to !== undefined) ||
    firstDifference(match.view(one), match.view(other)) !== null
  )
}
