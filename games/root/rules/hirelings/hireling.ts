import type { Rule, Seat } from '@tablee/kernel'
import type { Party, RootState, RootTable } from '../../state.ts'
import { type PartyRules, partyAt } from '../faction.ts'

/** What a hireling does at the start of its controller's Birdsong. E.2.3 */
export interface StartAction {
  /** Whether it must be done; a controller may pass one that need not. */
  readonly must?: true
  /** Whether it would do anything, by what everybody knows. */
  can?(state: RootState, party: Party): boolean
  run(t: RootTable, party: Party): Rule
}

/** What a hireling does once in its controller's Daylight. E.2.4 */
export interface DayAction {
  /** Whether it can be done, by what everybody knows. */
  can(state: RootState, party: Party): boolean
  run(t: RootTable, party: Party): Rule
}

/** One side of a hireling card: the rules of a party that nobody plays, and what its controller does with it. */
export interface HirelingRules extends PartyRules {
  /** Its pieces are set up by a seat, before the factions; left out where it has nothing to set up. A.6.3 */
  setUp?(t: RootTable, party: Party, seat: Seat): Rule
  /** What its controller must do on gaining it. E.2.1 */
  hired?(t: RootTable, party: Party): Rule
  /** The Evening of its controller ends. */
  eveningEnds?(t: RootTable, party: Party): void
  readonly birdsong?: StartAction
  readonly day?: DayAction
}

/** The rules of a hireling. */
export const hirelingAt = (state: RootState, party: Party): HirelingRules =>
  partyAt(state, party) as HirelingRules

/** The hirelings of a table, by their places among the players. */
export function hirelingsIn({ players, order }: RootState): Party[] {
  const found: Party[] = []
  for (let party = order.length; party < players.length; party++)
    if (players[party].hireling) found.push(party)
  return found
}

/** The hirelings that a seat controls; those in the supply for null. */
export const hirelingsOf = (state: RootState, controller: Seat | null): Party[] =>
  hirelingsIn(state).filter(party => state.players[party].controller === controller)
