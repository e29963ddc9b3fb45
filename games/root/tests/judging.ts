import { botOf } from '@tablee/bots'
import { favourite as favouriteOf, thoughts as ofBrain } from '@tablee/common/testing/judging.ts'
import { loadPlay } from '../play.ts'
import type { Position, RootMatch, Who } from './position.ts'

const play = await loadPlay()

/** What the brain thinks of the answers to the question that is open, by key. */
export const thoughts = (match: RootMatch): { [key: string]: number } => ofBrain(play.brain, match)

/** The key that looks most promising at the question that is open. */
export const favourite = (match: RootMatch): string => favouriteOf(play.brain, match)

/** The key that a greedy bot takes. */
export function greedily(match: RootMatch): string {
  const seat = match.ask?.waiting[0]
  if (seat === undefined) throw new Error('Nobody is asked.')
  return botOf('greedy', play, 1).think(match, seat).key
}

/** The chance to win that the brain gives a faction. */
export function chanceOf(built: Position, who: Who): number {
  return play.brain.value(built.state)[built.seat(who)]
}
