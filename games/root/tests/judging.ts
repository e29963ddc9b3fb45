import { botOf } from '@tablee/bots'
import { keysOf } from '@tablee/kernel'
import { loadPlay } from '../play.ts'
import type { Position, RootMatch, Who } from './position.ts'

const play = await loadPlay()

/** What the brain thinks of the answers to the question that is open, by key. */
export function thoughts(match: RootMatch): { [key: string]: number } {
  const { ask, state } = match
  const seat = ask?.waiting[0]
  if (!ask || seat === undefined) throw new Error('Nobody is asked.')
  const weights = play.brain.prior?.(state, seat, ask) ?? []
  return Object.fromEntries(keysOf(ask, seat).map((key, place) => [key, weights[place]]))
}

/** The key that looks most promising at the question that is open. */
export function favourite(match: RootMatch): string {
  const [[key]] = Object.entries(thoughts(match)).sort(([, a], [, b]) => b - a)
  return key
}

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
