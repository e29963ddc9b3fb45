import type { Message } from '@tablee/kernel'
import type { Forecast } from '../../rules/forecast.ts'
import type { Side } from './fight.ts'
import type { Hits } from './hits.ts'
import { BEGIN } from './prompts.ts'
import { valuesOf } from './values.ts'

/** A battle before its dice, as the question tells it; null where it tells nothing. */
export const outlookOf = (prompt: Message): Forecast | null =>
  prompt.id === BEGIN ? valuesOf<Forecast>(prompt) : null

/** The most that a die of the game shows. */
export const MOST_ON_DIE = 3

/** What limits a side's die as the question tells it: warriors, swords, or both. */
export function limitOf(outlook: Forecast | null, side: Side): Pick<Hits, 'cap' | 'limit'> | null {
  if (!outlook) return null
  const { cap, pawn, warriors, allied } = outlook[side === 'attacker' ? 'attacking' : 'defending']
  return { cap, limit: !pawn ? 'warriors' : warriors + allied > 0 ? 'both' : 'swords' }
}
