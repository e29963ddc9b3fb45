import type { SameMessages } from '@tablee/kernel'
import type { reasons as en } from '../en/reasons.ts'

/** Why a hint advises something, by the parts of a position’s worth, in French. */
export const reasons: SameMessages<typeof en> = {
  'reason.points': () => 'davantage de points de victoire',
  'reason.ventures': () => 'de meilleures chances pour vos expéditions',
  'reason.clan': () => 'un clan plus fort pour les tours à venir',
  'reason.wealth': () => 'de l’or pour les salaires et les achats',
  'reason.stock': () => 'des pièges, des jetons et de l’équipement sous la main',
  'reason.dice': () => 'des dés encore à déployer',
  'reason.rivals': () => 'vos rivaux reculent',
}
