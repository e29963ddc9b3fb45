import type { Faction } from '../faction.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Vagabond. Law 9 */
export const vagabond: Faction<'vagabond', typeof messages> = {
  id: 'vagabond',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./provenance.ts'),
  bot: () => import('./bot/index.ts'),
  rootlog: () => import('./rootlog/index.ts'),
}
