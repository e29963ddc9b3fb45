import type { ObjectionTo } from '@tablee/kernel'
import type { Clearing } from '../../data/map.ts'
import type { PartyRules } from '../../rules/faction.ts'
import { hasEntered } from '../../rules/move.ts'
import { enemies } from '../../rules/ruler.ts'
import { say } from '../../text/say.ts'

const LISTENS: ObjectionTo<Clearing> = {
  why: clearing => say('band.why.listens', { clearing }),
  rule: 'hireling.popular-band.promoted.b',
}

/** Enemies that moved into a clearing of the Band this turn stay there. */
export const holds: PartyRules['holds'] = (state, party, other, clearing) =>
  state.players[party].warriors[clearing] > 0 &&
  hasEntered(state, other, clearing) &&
  enemies(state, party, other)
    ? LISTENS
    : null
