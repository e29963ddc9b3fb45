import type { Faction } from '../faction.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Corvid Conspiracy. Law 13 */
export const corvids: Faction<'corvids', typeof messages> = {
  id: 'corvids',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./provenance.ts'),
  bot: () => import('./bot.ts'),
  rootlog: () => import('./rootlog/index.ts'),
}
