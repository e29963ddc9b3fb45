import type { Faction } from '../faction.ts'
import { rules } from './rules/index.ts'

/** The Vagabond. Law 9 */
export const vagabond: Faction<'vagabond'> = {
  id: 'vagabond',
  rules,
  data: () => import('./provenance.ts'),
  bot: () => import('./bot/index.ts'),
  rootlog: () => import('./rootlog/index.ts'),
}
