import type { SameMessages } from '@tablee/kernel'
import type { reasons as en } from '../en/reasons.ts'

/** Why a hint advises something, by the parts of a position’s worth, in French. */
export const reasons: SameMessages<typeof en> = {
  'reason.health': () => 'moins de blessures',
  'reason.food': () => 'de quoi manger ce soir',
  'reason.wood': () => 'du bois en réserve',
  'reason.camp': () => 'un camp plus sûr',
  'reason.goal': () => 'le but du scénario se rapproche',
  'reason.spirits': () => 'un meilleur moral, plus de Détermination',
  'reason.finds': () => 'des objets utiles',
}
