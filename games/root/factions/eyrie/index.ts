import { datum } from '../../data/datum.ts'
import type { Faction } from '../faction.ts'
import { LEADERS, ROOST_TRACK } from './data.ts'
import { rules } from './rules/index.ts'

/** The Eyrie Dynasties. Law 7 */
export const eyrie: Faction<'eyrie'> = {
  id: 'eyrie',
  rules,
  data: () => [
    ...LEADERS.map(leader => datum(`eyrie:leader:${leader.id}`, leader)),
    datum('eyrie:roosts', ROOST_TRACK),
  ],
  bot: () => import('./bot.ts'),
  rootlog: () => import('./rootlog.ts'),
}
