import type { Party, RootState } from '../state.ts'
import type { Battle, Side } from './battle.ts'
import { partyAt } from './faction.ts'
import { controlledBy, NOBODY } from './party.ts'

/** Why a side deals extra hits without anybody's choice; a faction adds its own, and says it as `battle.<reason>`. */
export interface ExtraReasons {
  defenceless: true
}

/** Extra hits that a side deals, and why. */
export interface ExtraHits {
  readonly reason: keyof ExtraReasons
  readonly hits: number
}

/** Whether the defender takes the higher of the two dice. 8.2.2 */
export const defendsHigh = (state: RootState, { defender, defendsHigh }: Battle): boolean =>
  defendsHigh || partyAt(state, defender).defendsHigh === true

/** The party whose warriors fight beside a party of a battle as its own, or -1. 11.2.7.III */
export function hiredBy(state: RootState, { attacker, defender }: Battle, party: Party): Party {
  for (let other = 0; other < state.players.length; other++)
    if (other !== attacker && other !== defender) {
      const { fightsFor, lendsAgainst } = partyAt(state, other)
      if (fightsFor?.(state, other) === party) return other
      if (party === defender && lendsAgainst?.(state, other) === attacker) return other
    }
  return NOBODY
}

/** How many warriors fight beside a party of a battle as its own. */
export function hiredWarriors(state: RootState, b: Battle, party: Party): number {
  const hired = hiredBy(state, b, party)
  return hired === NOBODY ? 0 : state.players[hired].warriors[b.clearing]
}

/** The most hits that the die of a side can deal: its warriors there, and an Arbiter's swords. 4.3.2.I, D.5.2 */
export function rolledCap(state: RootState, b: Battle, party: Party): number {
  if (b.withholds && party === b.attacker) return 0
  const own =
    (partyAt(state, party).rolledCap?.(state, b, party) ?? state.players[party].warriors[b.clearing]) +
    hiredWarriors(state, b, party)
  if (party !== b.defender || b.enlisted < 0) return own
  return own + (partyAt(state, b.enlisted).rolledCap?.(state, b, b.enlisted) ?? 0)
}

/** Whether the defender has nobody to fight. 4.3.3.II */
export function isDefenceless(state: RootState, b: Battle): boolean {
  if (hiredWarriors(state, b, b.defender) > 0) return false
  const { defenceless } = partyAt(state, b.defender)
  if (defenceless) return defenceless(state, b, b.defender)
  return state.players[b.defender].warriors[b.clearing] === 0
}

/** Whether a party ignores the first hit that it takes in a battle. 15.2.4 */
export const ignoresFirstHit = (state: RootState, b: Battle, party: Party): boolean =>
  partyAt(state, party).ignoresFirstHit?.(state, b, party) === true ||
  controlledBy(state, party).some(other => partyAt(state, other).lendsGuard)

/** The extra hits that a side deals without anybody's choice. 4.3.3 */
export function extraHits(state: RootState, b: Battle, side: Side): ExtraHits[] {
  const party = b[side]
  const own = partyAt(state, party).extraHits?.(state, b, party) ?? []
  const lent = controlledBy(state, party).flatMap(
    other => partyAt(state, other).lendsHits?.(state, b, other) ?? [],
  )
  return side === 'attacker' && isDefenceless(state, b)
    ? [{ reason: 'defenceless', hits: 1 }, ...own, ...lent]
    : [...own, ...lent]
}
