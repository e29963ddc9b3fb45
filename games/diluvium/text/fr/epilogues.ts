import type { SameMessages } from '@tablee/kernel'
import type { OutcomeId } from '../../data/campaign.ts'
import type { epilogues as en } from '../en/epilogues.ts'
import { names } from './names.ts'

const TOLD: { readonly [O in OutcomeId]: string } = {
  belliqueuse: 'Ceux qui voulaient nous arrêter ont appris à s’écarter.',
  conquerante: 'Chaque famille a son toit et son champ, et nul n’aura faim cet hiver.',
  prospectrice: 'Des artisans venus d’ailleurs vivent sur cette côte et partagent volontiers leur savoir.',
  exploratrice: 'Un peuple a vécu ici avant nous. Il en reste des écrits que nous voulons lire.',
  archeologue: 'Sous les pierres dormait un secret qui naviguera désormais avec nous.',
  navigatrice: 'De tous les rivages que nous avons vus les premiers, l’un sera notre foyer.',
  bergere: 'Les Égyptiens ont retrouvé la terre ferme et n’oublieront pas qui les y a conduits.',
  marchande: 'Nous avons donné sans plier, et le négoce nous a appris à tirer beaucoup de peu.',
  belliciste: 'Leurs Avant-postes ne sont plus que cendres. Leur Cité est la suivante.',
  corruptrice: 'Venus pour notre sang, ils sont restés pour nos biens, et l’un d’eux vogue avec nous.',
  voyageuse: 'La grande Cité est trouvée, et elle est vide. Où son peuple est-il parti ?',
  pilleuse: 'Leurs trésors sont à nous, mais nous ignorons toujours ce qui a noyé leurs maîtres.',
  mecene: 'Notre or a changé l’envie en amitié, et les amis portent beaucoup.',
  meneuse: 'Côte à côte, nous avons tenu. Mais quelque chose remue dans les profondeurs.',
  solitaire: 'Nos alliés ont disparu jusqu’au dernier. Désormais, nous sommes seuls.',
  pacificatrice: 'Les deux Cités ont ouvert leurs portes, et la paix de l’archipel est la nôtre.',
  impitoyable: 'Leur cœur a cessé de battre. Les Navires qu’ils laissent nous serviront.',
  decouvreuse: 'Derrière la terre morte s’étend une terre verte. Nous sommes arrivés.',
  rescapee: 'La mer se referme sur Mû, et cette fois elle ne nous emporte pas.',
  condottiere: 'Nos alliés ont pris les armes. Qui comptait sur notre faiblesse a mal compté.',
  inarretable: 'Nous vivons à leur porte, et plus aucun rempart ne nous sépare.',
  pourfendeuse: 'Trois têtes ont sombré. Que les poètes disent donc que nous avions peur.',
  implantee: 'Sur quatre côtes se dressent nos maisons, et nous sommes ici chez nous.',
  ravitailleuse: 'Les armes sont en de bonnes mains. Les rebelles se chargent du reste.',
}

/** How a victory is told, and what of it is kept for the games to come. */
export const epilogues: SameMessages<typeof en> = {
  epilogue: v =>
    [
      TOLD[v.outcome],
      ...(v.card === '' ? [] : [`Vous gardez « ${names.card[v.card]} ».`]),
      ...(v.home === 0 ? [] : [`La tuile ${v.home} sera votre foyer.`]),
    ].join(' '),
}
