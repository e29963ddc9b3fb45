import type { Faction } from '../faction.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Marquise de Cat. Law 6 */
export const marquise: Faction<'marquise', typeof messages> = {
  id: 'marquise',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./provenance.ts'),
  bot: () => import('./bot.ts'),
  rootlog: () => import('./rootlog.ts'),
}
