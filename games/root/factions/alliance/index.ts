import { datum } from '../../data/datum.ts'
import type { Faction } from '../faction.ts'
import { ALLIANCE, SYMPATHY_TRACK } from './data.ts'
import { rules } from './rules/index.ts'

/** The Woodland Alliance. Law 8 */
export const alliance: Faction<'alliance'> = {
  id: 'alliance',
  rules,
  data: () => [datum('alliance:numbers', ALLIANCE), datum('alliance:sympathy', SYMPATHY_TRACK)],
  bot: () => import('./bot.ts'),
  rootlog: () => import('./rootlog.ts'),
}
