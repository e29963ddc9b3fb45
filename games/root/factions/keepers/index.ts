import type { Faction } from '../faction.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Keepers in Iron. Law 15 */
export const keepers: Faction<'keepers', typeof messages> = {
  id: 'keepers',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./provenance.ts'),
  bot: () => import('./bot/index.ts'),
  rootlog: () => import('./rootlog/index.ts'),
}
