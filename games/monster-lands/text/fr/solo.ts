import type { SameMessages } from '@tablee/kernel'
import type { solo as en } from '../en/solo.ts'
import { AT_BUILDING, RANK, SCENARIO } from './called.ts'
import { equipment, member, path, trap } from './words.ts'

/** What is said of Madhala and of scenarios. */
export const solo: SameMessages<typeof en> = {
  'madhala.rolled': v =>
    `Madhala : rouge ${v.red}, jaune ${v.yellow}${v.closed > 0 ? ` (${v.closed} résultats sur 36 lui étaient fermés)` : ''}.`,
  'madhala.idle': () => 'Aucun lieu n’est ouvert à Madhala : elle ne bouge pas.',
  'madhala.visits': v =>
    `Madhala occupe une place [[building:${v.building}|${AT_BUILDING[v.building]}]]${v.persuasion > 0 ? ` avec un ${v.persuasion} de Persuasion` : ''}.`,
  'madhala.takesTrap': v => `Elle retire un piège : ${trap(v.trap)}.`,
  'madhala.takesMember': v => `Elle écarte ${member(v.member)}.`,
  'madhala.takesEquipment': v => `Elle retire ${equipment(v.equipment)}.`,
  'madhala.settles': v => `Madhala occupe ${path(v.path)}.`,
  'win.rank': v => `${SCENARIO[v.scenario]} : ${RANK[v.rank]}.`,
}
