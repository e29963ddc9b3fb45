import type { Faction } from '../faction.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Lord of the Hundreds. Law 14 */
export const hundreds: Faction<'hundreds', typeof messages> = {
  id: 'hundreds',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./provenance.ts'),
  bot: () => import('./bot.ts'),
  rootlog: () => import('./rootlog.ts'),
}
