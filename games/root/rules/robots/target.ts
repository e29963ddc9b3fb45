import { type Criterion, fewest, type Preference, prefer } from '@tablee/common/prefer.ts'
import { CLEARINGS, type Clearing, MAPS } from '../../data/map.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { actsIn } from '../suits.ts'
import type { ClearingKey, PartyKey } from './keys.ts'
import { boardOf, robotAt } from './robot.ts'

/** What a robot found of those that were left by one criterion: the number of each, the best, and who has it. */
export interface Found<V> {
  readonly by: string
  readonly want: 'most' | 'fewest'
  readonly values: readonly number[]
  readonly value: number
  readonly left: readonly V[]
}

/** Which end of the priorities breaks a tie. */
export type End = 'highest' | 'lowest'

/** The place of a clearing among all when a robot looks for one end of the priorities; the Pass comes first at both. 2.1, 12.2.2 */
export function rank({ map }: RootState, clearing: Clearing, end: End = 'highest'): number {
  if (clearing === MAPS[map].pass) return 0
  return end === 'highest' ? clearing : CLEARINGS.length + 1 - clearing
}

/** Clearings in the order in which a robot acts in them. 2.4 */
export const byRank = (state: RootState, clearings: readonly Clearing[], end: End = 'highest'): Clearing[] =>
  clearings.slice().sort((a, b) => rank(state, a, end) - rank(state, b, end))

/** Whether a clearing is ordered: of the suit of the order, and any with a bird. 2.7 */
export const isOrdered = (state: RootState, party: Party, clearing: Clearing): boolean =>
  actsIn(state, clearing, boardOf(state, party).suit)

/** The ordered clearings of a robot, in the order in which it acts in them. */
export const orderedClearings = (state: RootState, party: Party): Clearing[] =>
  byRank(
    state,
    CLEARINGS.filter(one => isOrdered(state, party, one)),
  )

/**
 * A robot chooses a clearing among those where what it does is allowed: by the criteria of its action, then by
 * priority. It tells whoever watches why. Null where there is none. 2.1, 2.3
 */
export function targetClearing(
  t: RootTable,
  party: Party,
  deed: string,
  allowed: readonly Clearing[],
  keys: readonly Criterion<Clearing, ClearingKey>[],
  end: End = 'highest',
): Clearing | null {
  const byPriority = fewest<Clearing, ClearingKey>(end, clearing => rank(t.state, clearing, end))
  const preference = prefer(allowed, [...keys, byPriority])
  if (preference === null) return null
  const { choice } = preference
  t.say('robot.clearing', {
    seat: party,
    deed,
    clearing: choice,
    among: [...allowed],
    ...reason(preference, keys),
  })
  return choice
}

/** A robot chooses a party among those against which what it does is allowed: by criteria, then by letter. 2.2, 2.3 */
export function targetParty(
  t: RootTable,
  party: Party,
  deed: string,
  allowed: readonly Party[],
  keys: readonly Criterion<Party, PartyKey>[],
): Party | null {
  const byLetter = fewest<Party, PartyKey>('letter', other => letterRank(t.state, other))
  const preference = prefer(allowed, [...keys, byLetter])
  if (preference === null) return null
  const { choice } = preference
  t.say('robot.party', { seat: party, deed, party: choice, among: [...allowed], ...reason(preference, keys) })
  return choice
}

/** What was looked at until one was left. */
function reason<V, N extends string>(
  { findings }: Preference<V, N>,
  keys: readonly Criterion<V, N>[],
): { found: Found<V>[] } {
  return {
    found: findings.map(({ by, values, value, left }, place) => ({
      by,
      want: keys[place]?.want ?? 'fewest',
      values: [...values],
      value,
      left: [...left],
    })),
  }
}

/** The order of players by the letters of their factions; who has none comes last, as the table lists them. 2.2 */
function letterRank(state: RootState, party: Party): number {
  const { letter } = robotAt(state, party)
  const place = state.order.includes(party) ? letter.charCodeAt(0) : 'Z'.charCodeAt(0)
  return place * 100 + party
}
