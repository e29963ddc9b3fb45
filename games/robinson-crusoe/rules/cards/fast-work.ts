import type { Rule } from '@tablee/kernel'
import type { CharacterId } from '../../data/types.ts'
import type { Deed, PlanAction, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askOwnerMaybe } from '../ask.ts'
import type { Cause } from '../cause.ts'
import { shuffleIntoEvents } from '../decks.ts'
import { distances, tileAt } from '../island.ts'
import { scenarioInventions } from '../items.ts'
import { canPay, paymentsFor, stake, woodOf } from '../plan/cost.ts'
import { deedValues } from '../plan/deed-values.ts'
import { basePawns, deedObjection } from '../plan/deeds.ts'
import { queued } from '../plan/odds.ts'
import { mayLead } from '../plan/stacks.ts'
import { thinkable } from '../plan/thinkable.ts'
import { build } from '../resolve/build.ts'
import { nothing } from '../resources.ts'

/** What may be built at once, as if one pawn stood there. L2391 */
function extraBuilds(state: Robinson, who: CharacterId): Deed[] {
  const far = distances(state)
  return thinkable(state).filter(
    deed =>
      deed.type === 'build' &&
      !isTried(state, deed) &&
      deedObjection(state, deed, far) === null &&
      basePawns(state, deed, far) === 1 &&
      canPay(state, woodFor(state, deed), paymentsFor(state, deed)[deed.pay]) &&
      mayLead(state, deed, [who], who),
  )
}

const woodFor = (state: Robinson, deed: Deed): number =>
  woodOf(state, deed.what, paymentsFor(state, deed)[deed.pay], false, false)

/** Nothing is tried twice that may be tried but once; a shelter of this very round bears no roof yet. L1046 */
function isTried(state: Robinson, { what }: Deed): boolean {
  const { tried } = state.thisRound
  if (what === 'weapons' || scenarioInventions(state)[what]?.repeatable) return false
  if (what !== 'roof' && what !== 'palisade') return tried.includes(what)
  return tried.includes('shelter') && !tileAt(state, state.camp).shelter
}

const actionOf = ({ plan }: Robinson, deed: Deed, who: CharacterId): PlanAction => ({
  ...deed,
  id: plan.nextId,
  pawns: [who],
  base: 1,
  exact: false,
  staked: nothing(),
  det: 0,
  carries: [],
  gear: [],
  yields: 0,
  safe: false,
})

const NONE = say('fastWork.no')

/** One more build, rolled with all dice; whoever wants none lets the card go. */
export function* fastWork(t: RobinsonTable, { actor }: Cause): Rule {
  const { state } = t
  const deed = yield* askOwnerMaybe(t, actor, 'fastWork', extraBuilds(state, actor), {
    key: ({ what, node, pay }: Deed): string => `${what}:${node}:${pay}`,
    say: one => say('plan.begin', { deed: deedValues(state, one) }),
    pass: NONE,
    rule: 'card.adventure.fast-work',
  })
  if (deed === null) return
  const action = actionOf(state, deed, actor)
  action.staked = stake(state, woodFor(state, deed), paymentsFor(state, deed)[deed.pay])
  t.say('action.begins', queued(state, action))
  yield* build(t, action, actor)
  shuffleIntoEvents(t, 'fastWork')
  state.fate = 'shuffled'
}
