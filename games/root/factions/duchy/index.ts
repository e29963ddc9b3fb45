import type { Faction } from '../faction.ts'
import { rules } from './rules/index.ts'
import type { messages } from './text/en/messages.ts'

/** The Underground Duchy. Law 12 */
export const duchy: Faction<'duchy', typeof messages> = {
  id: 'duchy',
  rules,
  data: () => import('./provenance.ts'),
  bot: () => import('./bot/index.ts'),
  rootlog: () => import('./rootlog.ts'),
}
