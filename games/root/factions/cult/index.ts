import type { Faction } from '../faction.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Lizard Cult. Law 10 */
export const cult: Faction<'cult', typeof messages> = {
  id: 'cult',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./provenance.ts'),
  bot: () => import('./bot.ts'),
  rootlog: () => import('./rootlog.ts'),
}
