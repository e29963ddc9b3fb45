import type { Objection } from '@tablee/kernel'
import type { Deed, PawnId, PlanAction, Robinson } from '../../state.ts'
import { NO } from '../objections.ts'
import type { Offer } from '../powers/offers.ts'
import { basePawns, type Far, mustCarry, weaponsFor } from './deeds.ts'
import { actionObjection, planObjection } from './legal.ts'
import type { Supply } from './pawns.ts'
import { giveUp, join, mayLead } from './stacks.ts'

// Late in the planning, when it has gone on for long, every step must bring it nearer to its end.

/** Late in the planning nothing is offered that could then be thought better of. */
export const isArmedFor = ({ weapons }: Robinson, { power }: Offer): boolean =>
  weapons >= (power.needs?.weapons ?? 0)

const firstPawns = (state: Robinson, deed: Deed, far: Far): number =>
  basePawns(state, deed, far) + (mustCarry(state, deed.type, 'slow') ? 1 : 0)

/** What speaks against a new action late in the planning: it must be complete with this pawn alone. */
export function lateStart(state: Robinson, { id }: Supply, deed: Deed, far: Far): Objection | null {
  if (firstPawns(state, deed, far) > 1) return NO.pawns
  if (weaponsFor(deed) > state.weapons) return NO.weapons
  return mayLead(state, deed, NOBODY, id) ? null : NO.owner
}

/** And against joining one: whoever then leads it must be allowed to. */
export function lateJoin(state: Robinson, { id }: Supply, action: PlanAction): Objection | null {
  const pawns = action.pawns.slice()
  join({ pawns }, id)
  return mayLead(state, action, pawns, pawns[0]) ? null : NO.owner
}

/** The planning has gone on for long: what keeps the plan from being carried out is given up. */
export function tidy(state: Robinson): void {
  const { actions } = state.plan
  while (actions.length > 0 && planObjection(state, NOTHING_LEFT) !== null)
    giveUp(state, actions.find(one => actionObjection(state, one) !== null) ?? actions[actions.length - 1])
}

const NOTHING_LEFT: readonly Supply[] = []
const NOBODY: readonly PawnId[] = []
