import type { Message } from '@tablee/kernel'
import type { Forecast, ForecastSide } from '../../rules/forecast.ts'
import { valuesOf } from './fight.ts'
import { BEGIN } from './prompts.ts'

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
