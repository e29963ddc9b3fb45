import type { Faction } from '../faction.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Riverfolk Company. Law 11 */
export const riverfolk: Faction<'riverfolk', typeof messages> = {
  id: 'riverfolk',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./provenance.ts'),
  bot: () => import('./bot.ts'),
  rootlog: () => import('./rootlog.ts'),
}
