import type { Faction } from '../faction.ts'
import { rules } from './rules/index.ts'
import type { messages } from './text/en/messages.ts'

/** The Corvid Conspiracy. Law 13 */
export const corvids: Faction<'corvids', typeof messages> = {
  id: 'corvids',
  rules,
  data: () => import('./provenance.ts'),
  bot: () => import('./bot.ts'),
  rootlog: () => import('./rootlog.ts'),
}
