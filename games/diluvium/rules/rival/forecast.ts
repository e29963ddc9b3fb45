import type { Action, Hex, IslandType } from '../../data/types.ts'
import type { Diluvium } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { isBarred, placeAt, rivalOf } from '../query.ts'
import { settlements } from './column.ts'
import { goldForRival, MISSING } from './markers.ts'
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
      /** The gold for a target that it would reach, if targets differ the most first. */
      readonly gains: readonly number[]
    }
  | {
      readonly action: 'colonise'
      readonly reserve: number
      /** For each token of its column, top to bottom, where a settler would go by it. */
      readonly column: readonly { readonly type: IslandType; readonly at: readonly Hex[] }[]
      /** Gold for settlers that it lacks. */
      readonly missing: number
    }
  | { readonly action: 'exploit'; readonly gold: number; readonly strength: number }
  | {
      readonly action: 'fight'
      /** Whether its Warship stays because you have beaten it. */
      readonly skipped: boolean
      readonly reach: number
      /** For each Warship: how far its goal is (null where it has none), and its next steps. */
      readonly warships: readonly {
        readonly at: Hex
        readonly far: number | null
        readonly steps: readonly Hex[]
      }[]
    }

const finite = (steps: number): number | null => (Number.isFinite(steps) ? steps : null)

/** “If you do this, the rival will…”: a question to the state, which it does not change. */
export function forecast(state: Diluvium, action: Action): Forecast {
  const rival = rivalOf(state)
  const reach = rivalSpeed(state)
  switch (action) {
    case 'explore':
      return exploring(state, reach)
    case 'colonise': {
      const { length } = rival.reserve
      const lacking = Math.max(0, 2 - length)
      const missing = MISSING * (state.flags.rivalTenGoldOncePerAction ? Math.min(1, lacking) : lacking)
      return { action, reserve: length, column: settlements(state), missing }
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
          far: finite(wayToGoal(state, warship.at, warGoals(state, warship))),
          steps: warSteps(state, warship),
        })),
      }
  }
}

function exploring(state: Diluvium, reach: number): Forecast {
  const { targets, far } = exploreTargets(state)
  const reached =
    far > reach ? [] : targets.map(at => placeAt(state, at)).filter(({ at }) => !isBarred(state, RIVAL, at))
  const gains = [...new Set(reached.map(place => goldForRival(state, place)))].sort((a, b) => b - a)
  return { action: 'explore', reach, targets, far, steps: exploreSteps(state, reach), gains }
}

/** How likely the next token brings a random action, as a count of tokens among those in the pile. */
export function randomOdds(state: Diluvium): { readonly random: number; readonly of: number } {
  const { pile } = rivalOf(state)
  return { random: pile.filter(id => state.data.tokens[id].random).length, of: pile.length }
}
