import type { Faction } from '../faction.ts'
import { rules } from './rules/index.ts'
import type { messages } from './text/en/messages.ts'

/** The Eyrie Dynasties. Law 7 */
export const eyrie: Faction<'eyrie', typeof messages> = {
  id: 'eyrie',
  rules,
  data: () => import('./provenance.ts'),
  bot: () => import('./bot.ts'),
  rootlog: () => import('./rootlog.ts'),
}
