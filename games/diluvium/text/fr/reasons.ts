import type { SameMessages } from '@tablee/kernel'
import type { reasons as en } from '../en/reasons.ts'

/** Why a hint advises something, by the parts of a position’s worth. */
export const reasons: SameMessages<typeof en> = {
  'reason.goal': () => 'le but du scénario plus proche',
  'reason.greens': () => 'des tuiles vertes explorées',
  'reason.lead': () => 'plus d’or que la civilisation adverse à la fin',
  'reason.clock': () => 'plus de tours avant qu’une pile ne s’épuise',
  'reason.danger': () => 'le Navire de Guerre adverse tenu loin de votre Cité',
  'reason.gold': () => 'plus d’or',
  'reason.goods': () => 'Nourriture et Artisanat en réserve',
  'reason.army': () => 'Armes et Force Militaire',
  'reason.cards': () => 'des cartes Ruines en main',
  'reason.settlers': () => 'des Colons qui rapporteront plus à la prochaine récolte',
  'reason.lands': () => 'des tuiles explorées aux emplacements libres',
  'reason.monsters': () => 'des monstres à votre portée',
  'reason.rivals': () => 'les autres reculent',
}
