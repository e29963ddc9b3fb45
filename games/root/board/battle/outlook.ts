import type { Message, Seat } from '@tablee/kernel'
import type { Clearing } from '../../data/map.ts'
import type { ClearingSuit, Suit } from '../../data/suits.ts'
import { valuesOf } from './fight.ts'
import { BEGIN } from './prompts.ts'

/** Pieces of one kind in the clearing of a battle. */
export type Standing = { readonly kind: string; readonly count: number }

/** A side of a battle before its dice. */
export type ForecastSide = {
  readonly seat: Seat
  readonly warriors: number
  readonly pawn: boolean
  /** Its buildings and tokens there. */
  readonly pieces: readonly Standing[]
  /** The seat whose warriors it treats as its own, or -1, and how many they are. */
  readonly ally: Seat
  readonly allied: number
  readonly die: 'higher' | 'lower'
  /** The most that its die can deal. */
  readonly cap: number
  /** Extra hits that are certain. */
  readonly extra: readonly { readonly reason: string; readonly hits: number }[]
  /** The chance that it deals 0, 1, 2 … hits, certain extra hits included. */
  readonly odds: readonly number[]
}

/** Something worth knowing before the dice; `id` names it. */
export type ForecastNote =
  | { readonly id: 'ambush'; readonly seat: Seat; readonly hand: number; readonly suits: readonly Suit[] }
  | { readonly id: 'noAmbush'; readonly why: 'scoutingParty' | 'noCards' | 'allSeen' }
  | { readonly id: 'option'; readonly seat: Seat; readonly option: string }
  | { readonly id: 'enlist'; readonly seat: Seat; readonly hits: number }
  | { readonly id: 'outrage'; readonly payer: Seat; readonly suit: ClearingSuit; readonly hit: number }
  | {
      readonly id: 'fieldHospitals'
      readonly seat: Seat
      readonly suit: ClearingSuit
      readonly keep: Clearing
    }
  | { readonly id: 'coffinMakers'; readonly seat: Seat }

/** All that everybody may know of a battle before its dice. */
export type Forecast = {
  readonly attacker: Seat
  readonly defender: Seat
  readonly clearing: Clearing
  readonly defenceless: boolean
  readonly attacking: ForecastSide
  readonly defending: ForecastSide
  readonly notes: readonly ForecastNote[]
}

/** A battle before its dice, as the question tells it; null where it tells nothing. */
export const outlookOf = (prompt: Message): Forecast | null =>
  prompt.id === BEGIN ? valuesOf<Forecast>(prompt) : null

/** What limits a die: warriors, the swords of a Vagabond, or both. */
export const limitOf = ({ pawn, warriors, allied }: ForecastSide): 'warriors' | 'swords' | 'both' =>
  !pawn ? 'warriors' : warriors + allied > 0 ? 'both' : 'swords'

/** The most that a die of the game shows. */
const MOST = 3

/** The most that a side's die can deal. */
export const mostOf = ({ cap }: ForecastSide): number => Math.min(cap, MOST)
