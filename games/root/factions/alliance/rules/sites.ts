import type { ObjectionTo } from '@tablee/kernel'
import type { Clearing } from '../../../data/map.ts'
import { suitsOf } from '../../../rules/suits.ts'
import type { RootState } from '../../../state.ts'
import { say } from '../../../text/say.ts'

/** How clearings for a revolt or for sympathy are named that are not offered. */
export const siteNaming = (name: 'revolt' | 'spread') => ({
  key: (clearing: Clearing) => `${name}:${clearing}`,
  say: (clearing: Clearing) => say('clearing', { clearing }),
  at: (clearing: Clearing) => `clearing:${clearing}`,
})

/** Too few supporters fit a clearing. */
export const tooFew = (
  state: RootState,
  needed: (clearing: Clearing) => number,
  rule: string,
): ObjectionTo<Clearing> => ({
  why: clearing =>
    say('alliance.why.supporters', { suit: suitsOf(state, clearing)[0], needed: needed(clearing) }),
  rule,
})
