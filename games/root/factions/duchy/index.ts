import type { Faction } from '../faction.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Underground Duchy. Law 12 */
export const duchy: Faction<'duchy', typeof messages> = {
  id: 'duchy',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./provenance.ts'),
  bot: () => import('./bot/index.ts'),
  rootlog: () => import('./rootlog.ts'),
}
