import type { SameMessages } from '@tablee/kernel'
import type { OutcomeId } from '../../data/campaign.ts'
import type { Loss } from '../../rules/scenario.ts'
import type { goals as en } from '../en/goals.ts'
import { names } from './names.ts'
import { capital } from './words.ts'

/** What each outcome takes. */
export const GOALS: { readonly [O in OutcomeId]: string } = {
  belliqueuse: 'Remporter 4 combats contre le Navire de Guerre adverse',
  conquerante: 'Tous vos Colons sur des tuiles vertes',
  prospectrice: 'Un Colon sur l’île d’Artisanat de la tuile 19',
  exploratrice: 'Un Colon sur l’île de Ruines de la tuile 20',
  archeologue: 'Des Colons sur les Ruines de toutes les tuiles vertes',
  navigatrice: 'Poser 4 jetons Objectif',
  bergere: 'Neuf Égyptiens sur les grandes îles des tuiles 5, 6 et 7',
  marchande: 'Obtenir 4 jetons Objectif',
  belliciste: 'Détruire les 3 Avant-postes',
  corruptrice: 'Donner 10 Artisanat à la civilisation adverse',
  voyageuse: 'Atteindre la Cité chinoise avec votre Navire d’Exploration',
  pilleuse: '5 cartes Ruines en main',
  mecene: 'Donner 12 or à la civilisation adverse',
  meneuse: 'Tous les Colons de votre couleur sur des tuiles vertes',
  solitaire: 'Plus aucun allié',
  pacificatrice: 'Conquérir les deux Cités adverses',
  impitoyable: 'Conquérir la Cité adverse',
  decouvreuse: 'Atteindre la terre promise avec votre Navire d’Exploration',
  rescapee: 'Lever la malédiction',
  condottiere: 'Armer votre allié',
  inarretable: 'Occuper toute une tuile voisine de la Cité adverse',
  pourfendeuse: 'Couper les 3 têtes de l’Hydre',
  implantee: 'Explorer les 4 tuiles vertes',
  ravitailleuse: 'Livrer 6 Armes aux rebelles',
}

const LOSS: { readonly [L in Loss['id']]: string } = {
  swallowed: 'La mer a englouti un de vos Navires',
  sanctuarySank: 'La mer a englouti le sanctuaire',
  settlersSwallowed: 'La mer a englouti tous vos Colons',
  alliesLost: 'Il ne reste aucun de vos alliés',
}

/** The lines of a scenario's checklist. */
export const goals: SameMessages<typeof en> = {
  goal: v => `${capital(names.outcome[v.outcome])}, ${v.have} sur ${v.of} : ${GOALS[v.outcome]}`,
  'goal.gold': v => `Plus d’or que la civilisation adverse (${v.yours} contre ${v.theirs})`,
  'ends.pile': v => `Une pile est épuisée (${names.resource[v.resource]} : reste ${v.left})`,
  'ends.gold': v => `L’or est épuisé (reste ${v.left})`,
  'ends.city': v =>
    `Leur Navire de Guerre atteint votre Cité (à ${v.far > 1 ? `${v.far} tuiles` : `${v.far} tuile`})`,
  'ends.loss': v => LOSS[v.reason],
}
