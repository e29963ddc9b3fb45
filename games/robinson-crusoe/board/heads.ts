import type { Message } from '@tablee/kernel'

/** What begins something: an action, a card of the event deck, a threat that comes true, a choice of the plan. */
const HEADS: ReadonlySet<string> = new Set([
  'round',
  'phase.begins',
  'action.begins',
  'actions.done',
  'event.drawn',
  'threat.strikes',
  'power.used',
  'plan.placed',
  'plan.taken',
  'plan.confirmed',
  'plan.committed',
  'plan.late',
  'outside.back',
  'night.meal',
  'camp.moved',
  'food.rots',
  'weather.sky',
])

/** Whether a report begins something; what follows, up to the next that does, came of it. */
export const heads = ({ id }: Message): boolean => HEADS.has(id)
