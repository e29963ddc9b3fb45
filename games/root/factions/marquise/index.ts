import { datum } from '../../data/datum.ts'
import type { Faction } from '../faction.ts'
import { MARQUISE_TRACKS } from './data.ts'
import { rules } from './rules/index.ts'

/** The Marquise de Cat. Law 6 */
export const marquise: Faction<'marquise'> = {
  id: 'marquise',
  rules,
  data: () => [datum('marquise:tracks', MARQUISE_TRACKS)],
  bot: () => import('./bot.ts'),
  rootlog: () => import('./rootlog.ts'),
}
