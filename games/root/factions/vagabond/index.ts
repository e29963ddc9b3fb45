import { datum } from '../../data/datum.ts'
import type { Faction } from '../faction.ts'
import { CHARACTERS, QUESTS, RELATIONSHIP_TRACK, VAGABOND_BOARD } from './data.ts'
import { rules } from './rules/index.ts'

/** The Vagabond. Law 9 */
export const vagabond: Faction<'vagabond'> = {
  id: 'vagabond',
  rules,
  data: () => [
    ...Object.entries(CHARACTERS).map(([id, character]) => datum(`vagabond:character:${id}`, character)),
    datum('vagabond:board', VAGABOND_BOARD),
    datum('vagabond:relationships', RELATIONSHIP_TRACK),
    ...QUESTS.map(quest => datum(`vagabond:quest:${quest.key}`, quest)),
  ],
  bot: () => import('./bot/index.ts'),
  rootlog: () => import('./rootlog/index.ts'),
}
