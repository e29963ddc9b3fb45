import { maybe, type Rule, type Seat } from '@tablee/kernel'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { influence } from '../influence.ts'
import { recallLeader } from '../leader.ts'
import { leaderAt } from '../query.ts'
import { anyOption, resolveAnyOption } from '../work/anywhere.ts'
import { leaderToCity, leaderZones } from '../work/temple.ts'
import type { EffectOf, Verb } from './verb.ts'

const isAway = (state: Perseverance3, { seat }: { readonly seat: Seat }) => leaderAt(state, seat) !== null

const YES = ['recall'] as const

/** erratum 8: the leader may come Home from the city or the wilderness. */
function* mayRecall(t: Perseverance3Table, seat: Seat): Rule {
  const answer = yield* maybe(t, seat, 'leader.recall', YES, recallNaming)
  if (answer !== null) recallLeader(t, seat)
}

const recallNaming = { say: () => say('leader.recallYes'), rule: 'expl-tile.9' }

/** Verbs that move a leader. */
export const VERBS: { readonly [V in Leading]: Verb<EffectOf<V>> } = {
  recallLeader: {
    can: isAway,
    *resolve(t, { seat }) {
      yield* mayRecall(t, seat)
    },
  },
  influenceAndRecall: {
    can: isAway, // adelita.4
    *resolve(t, { seat }) {
      yield* influence(t, seat, 1, 'leaderZone')
      yield* mayRecall(t, seat)
    },
  },
  leaderToCity: {
    can: (state, { seat }, _effect, resolver) => leaderZones(state, seat, resolver).length > 0,
    *resolve(t, { seat }, _effect, resolver) {
      yield* leaderToCity(t, seat, resolver)
    },
  },
  cityOption: {
    can: (state, { seat }, _effect, resolver) => anyOption(state, seat, resolver).length > 0,
    *resolve(t, { seat }, _effect, resolver) {
      yield* resolveAnyOption(t, seat, resolver)
    },
  },
}

type Leading = 'recallLeader' | 'influenceAndRecall' | 'leaderToCity' | 'cityOption'
