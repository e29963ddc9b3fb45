import type { SameMessages } from '@tablee/kernel'
import type { reasons as en } from '../en/reasons.ts'

/** Why a hint advises something: by what makes a position good (`bot/standing.ts`). */
export const reasons: SameMessages<typeof en> = {
  'reason.followers': () => 'des partisans tout de suite',
  'reason.repair': () => 'votre carte réparation avance',
  'reason.voyages': () => 'des voyages avec vos caisses',
  'reason.dinos': () => 'des dinos dressés en bonne santé',
  'reason.rescue': () => 'des étapes sur la piste de sauvetage',
  'reason.memoirs': () => 'des mémoires qui rapporteront',
  'reason.assemblies': () => 'présence, équipages et influence pour les assemblées à venir',
  'reason.goods': () => 'des ressources, des caisses et des préparations',
  'reason.artefacts': () => 'des artefacts, que les dissidents n’auront pas',
  'reason.battles': () => 'des unités que vous affrontez',
  'reason.defence': () => 'moins de brèches à craindre',
  'reason.rivals': () => 'les autres reculent',
}
