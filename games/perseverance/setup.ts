import { Mistake, type OptionSpecs, type Seat, type Setup, speaker } from '@tablee/kernel'
import { COLOURS, type Colour, LEADERS, type LeaderId } from './ids.ts'
import type { SharedText } from './text/en/messages.ts'

const say = speaker<SharedText>()

/** Whom each seat leads the castaways with, and its colour. */
export const seatOptions = {
  leaders: { kind: 'perSeat', values: LEADERS, default: seats => LEADERS.slice(0, seats), drawn: true },
  colours: { kind: 'perSeat', values: COLOURS, default: seats => COLOURS.slice(0, seats), drawn: true },
} satisfies OptionSpecs

/** No two players share a colour or a leader. */
export function checkSeats({ options }: Setup): Mistake | null {
  const leader = twice(options.leaders as readonly string[])
  if (leader !== null)
    return new Mistake(
      say('setup.leaderTwice', { leader: leader as LeaderId }),
      `Two players cannot both be ${leader}.`,
    )
  const colour = twice(options.colours as readonly string[])
  if (colour === null) return null
  return new Mistake(
    say('setup.colourTwice', { colour: colour as Colour }),
    `Two players cannot both be ${colour}.`,
  )
}

/** What stands in a list more than once, but for what is left to chance. */
const twice = (list: readonly string[]): string | null =>
  list.find((one, place) => one !== 'random' && list.indexOf(one) < place) ?? null

/** Who chooses first: the seats from the last in turn order to the first. */
export const backwards = (
  { first, players }: { readonly first: Seat; readonly players: readonly unknown[] },
  nth: number,
): Seat => (first - 1 - nth + 2 * players.length) % players.length
