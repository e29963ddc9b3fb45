import { FACES } from '../../data/dice.ts'
import type { AdventureType, CharacterId } from '../../data/types.ts'
import type { PawnId, PlanAction, Robinson } from '../../state.ts'
import { characterOf } from '../characters.ts'
import { pieceAt } from '../pieces.ts'
import { type DeedValues, deedValues } from './deed-values.ts'
import { isCharacter, least } from './pawns.ts'

/** How likely each of the three dice is to show what it is named for, 0 to 1. */
export interface Odds {
  readonly success: number
  readonly wound: number
  readonly adventure: number
}

/** An action of the plan as the journal tells it: when the plan is made, and when its turn comes. */
export interface Queued {
  /** Its number in the plan. */
  readonly id: number
  /** Who carries it out, and which pawns help. */
  readonly who: CharacterId
  readonly helpers: readonly PawnId[]
  readonly deed: DeedValues
  /** Whether it has a pawn to spare, so that it succeeds without dice. */
  readonly safe: boolean
  /** The chances; null where nothing is rolled and no adventure can come. */
  readonly odds: Odds | null
}

/** An action as the journal tells it. */
export const queued = (state: Robinson, action: PlanAction): Queued => ({
  id: action.id,
  who: action.pawns[0] as CharacterId,
  helpers: action.pawns.slice(1),
  deed: deedValues(state, action),
  safe: action.safe,
  odds: oddsOf(state, action),
})

/** Whether an action rolls dice when it has no pawn to spare. */
export const isDiced = ({ type, exact }: PlanAction): boolean =>
  !exact && (type === 'build' || type === 'gather' || type === 'explore')

/** The chances of an action: rerolls that tokens ask for are counted, those that somebody may pay for are not. */
export function oddsOf(state: Robinson, action: PlanAction): Odds | null {
  if (!isDiced(action)) return null
  const type = action.type as AdventureType
  const faces = FACES[type]
  const certain = pieceAt(state, 'acting', 'adventure', type) ? 1 : 0
  const [leader] = action.pawns
  const sheet = isCharacter(leader) ? rerollOnSheet(state, leader) : ''
  const success = faces.success / 6
  const onSpace = pieceAt(state, 'acting', 'reroll', type) !== undefined
  if (action.pawns.length > least(action))
    return {
      success: sheet !== 'confused' ? 1 : onSpace ? success * success : success,
      wound: 0,
      adventure: certain,
    }
  return {
    success: sheet !== '' || onSpace ? success * success : success,
    wound: faces.wound / 6,
    adventure: certain || faces.adventure / 6,
  }
}

/** Which reroll token on the sheet acts this round. */
export function rerollOnSheet(state: Robinson, who: CharacterId): '' | 'bowl' | 'confused' {
  const { bowl, confused } = characterOf(state, who)
  if (confused === state.round) return 'confused'
  return bowl > 0 && bowl <= state.round ? 'bowl' : ''
}
