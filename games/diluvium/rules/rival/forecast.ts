import type { Action, Hex, IslandType } from '../../data/types.ts'
import type { Diluvium } from '../../state.ts'
import { rivalOf } from '../query.ts'
import { nextSettlement } from './column.ts'
import { exploreSteps, exploreTargets, rivalSpeed, warGoals, warSteps, wayToGoal } from './paths.ts'
import { exploitYield } from './turn.ts'

/** What the rival would do if it copied an action now, as far as it does not hang on luck. */
export type Forecast =
  | {
      readonly action: 'explore'
      readonly reach: number
      readonly far: number
      readonly targets: readonly Hex[]
      readonly steps: readonly Hex[]
    }
  | {
      readonly action: 'colonise'
      readonly reserve: number
      /** The first settlement: its type, and the places between which you would choose. */
      readonly first: { readonly type: IslandType; readonly at: readonly Hex[] } | null
      /** Gold for settlers that it lacks. */
      readonly missing: number
    }
  | { readonly action: 'exploit'; readonly gold: number; readonly strength: number }
  | {
      readonly action: 'fight'
      /** Whether its Warship stays because you have beaten it. */
      readonly skipped: boolean
      readonly reach: number
      /** For each Warship: how far its goal is, and its next steps. */
      readonly warships: readonly { readonly at: Hex; readonly far: number; readonly steps: readonly Hex[] }[]
    }

/** “If you do this, the rival will…”: a question to the state, which it does not change. */
export function forecast(state: Diluvium, action: Action): Forecast {
  const rival = rivalOf(state)
  const reach = rivalSpeed(state)
  switch (action) {
    case 'explore':
      return { action, reach, ...exploreTargets(state), steps: exploreSteps(state, reach) }
    case 'colonise': {
      const next = rival.reserve.length > 0 ? nextSettlement(state, null) : null
      return {
        action,
        reserve: rival.reserve.length,
        first: next && { type: next.type, at: next.preference.left.map(({ place }) => place.at) },
        missing: 10 * Math.max(0, 2 - rival.reserve.length),
      }
    }
    case 'exploit':
      return { action, ...exploitYield(state) }
    case 'fight':
      return {
        action,
        skipped: rival.beaten,
        reach,
        warships: rival.warships.map(warship => ({
          at: warship.at,
          far: wayToGoal(state, warship.at, warGoals(state, warship)),
          steps: warSteps(state, warship),
        })),
      }
  }
}

/** How likely the next token brings a random action, as a count of tokens among those in the pile. */
export function randomOdds(state: Diluvium): { readonly random: number; readonly of: number } {
  const { pile } = rivalOf(state)
  return { random: pile.filter(id => state.data.tokens[id].random).length, of: pile.length }
}
