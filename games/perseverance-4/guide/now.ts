import type { Situation } from '@tablee/board'
import { asked, promptValue } from '@tablee/board/guide-now.ts'
import { asState, dataOf } from '../board/contents.ts'
import { DANGERS, type Zone } from '../data/types.ts'
import { poolDice, priceOf } from '../rules/dice.ts'
import type { Perseverance4View } from '../view.ts'

/** A moment of a game of Perseverance, Episode 4, as the learner knows it. */
export type Now = Situation<Perseverance4View>

/** Whether the learner begins a turn in this round or a later one: the latest moment of a lesson. */
export const isPast = (now: Now, round: number): boolean => asked(now, 'space') && now.round >= round

/** How dangerous a die space is: 0 for not at all. */
export function dangerOf({ view }: Now, key: string): number {
  const [zone, space] = key.split(':')
  return DANGERS.indexOf(dataOf(view).zones[zone as Zone].dangers[Number(space)])
}

/** The cheapest die for a space, and what it costs in all; null where none can be paid. */
export function cheapest(
  { view, seat }: Now,
  key: string,
): { readonly die: string; readonly costs: number } | null {
  const [zone, space] = key.split(':')
  const face = dataOf(view).zones[zone as Zone].dice[Number(space)]
  const state = asState(view)
  const [best] = poolDice(state)
    .flatMap(die => {
      const price = priceOf(state, seat ?? 0, die, face)
      return price ? [{ die: `${die.owner}:${die.face}`, costs: price.glowberries + price.followers }] : []
    })
    .sort((a, b) => a.costs - b.costs)
  return best ?? null
}

/** The zone that a question is about. */
export const zoneOf = (now: Now): Zone | null => (promptValue(now, 'zone') as Zone | undefined) ?? null
