import type { SameMessages } from '@tablee/kernel'
import type { reasons as en } from '../en/reasons.ts'

/** Why something is not possible, and why something is advised. */
export const reasons: SameMessages<typeof en> = {
  'no.units': () => 'Vous n’avez pas les unités demandées dans votre zone Maison.',
  'no.structure': () => 'Vous n’avez pas construit la structure qui le permet.',
  'no.locked': () => 'Cette option n’est pas encore disponible.',
  'no.optionUsed': () => 'Vous avez déjà résolu cette option.',
  'no.effect': () => 'Cela n’aurait aucun effet.',
  'no.dieSpace': () => 'Un dé s’y trouve déjà.',
  'no.blocked': () => 'Cette case dé est masquée toute la partie.',
  'no.die': () => 'Vous ne pouvez payer aucun dé de la réserve ici.',
  'no.price': () => 'Vous ne pouvez pas payer ce dé ici.',
  'no.dinoSpace': () => 'Sa case dino est occupée.',
  'no.adjacent': () => 'Aucun emplacement voisin n’est exploré.',
  'no.explorer': () => 'Personne dans votre zone Maison ne convient à sa case dino.',
  'no.combat': () => 'Ceux qui restent ne peuvent pas capturer son dino sauvage.',
  'no.busy': () => 'Vous avez déjà une aventure en cours.',
  'no.sameArea': () => 'Votre chef doit aller dans une autre zone de nature sauvage.',
  'no.cube': () => 'Vous n’avez pas d’influence sur cet officier.',
  'no.cost': () => 'Vous ne pouvez pas en payer le coût.',

  // What speaks for an answer, in a hint.
  'reason.followers': () => 'des partisans tout de suite',
  'reason.presence': () => 'une présence plus forte aux assemblées à venir',
  'reason.officers': () => 'de l’influence sur des officiers qui rapporteront',
  'reason.objective': () => 'votre objectif se rapproche',
  'reason.buildings': () => 'des structures qui rapportent ou qui servent',
  'reason.artefacts': () => 'des artefacts',
  'reason.goods': () => 'des ressources',
  'reason.units': () => 'des rangers et des dinos disponibles',
  'reason.ranch': () => 'des effets de ranch et des caisses pour la suite',
  'reason.adventure': () => 'les récompenses de votre aventure',
  'reason.rivals': () => 'les autres reculent',
}
