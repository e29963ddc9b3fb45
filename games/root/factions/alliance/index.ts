import type { Faction } from '../faction.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Woodland Alliance. Law 8 */
export const alliance: Faction<'alliance', typeof messages> = {
  id: 'alliance',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./provenance.ts'),
  bot: () => import('./bot.ts'),
  rootlog: () => import('./rootlog.ts'),
}
