import type { SheetWords } from '../en/sheets.ts'
import { head } from './heads.ts'

/** What sheets say in French. */
export const sheet: SheetWords = {
  ...head,
  attack: dice => `${dice} dés d’attaque`,
  capture: 'Capture',
  kill: 'Élimination',
  trophy: points => `trophée de ${points}`,
  conquest: 'Conquête',
  dice: 'Dés de chaque tour',
  cost: 'Prix',
  reputation: 'Réputation',
  takes: 'Accepte',
  places: 'Places',
  placesAt: (open, all) => `${open} libres sur ${all}`,
  building: {
    huntersLair:
      'Achetez autant de pièges exposés que vous voulez. Un dé de Persuasion réduit le total de l’achat.',
    alchemist:
      'Préparez des potions, qui soignent une blessure, et des venins, qui ajoutent 2 à une attaque. La meilleure place en donne plus.',
    tavern:
      'Recrutez un mercenaire, tant que votre gloire dépasse votre réputation, ou offrez une tournée générale pour voir de nouveaux visages.',
    armory: 'Achetez des jetons Défense. Chacun annule une touche d’un monstre, ou un traquenard.',
    pawnshop: 'Mettez en gage autant de dés que vous voulez contre de l’or. Il y a toujours de la place.',
    bazaar:
      'Achetez un équipement pour quelqu’un qui est là : une arme, un vêtement ou un sort, un de chaque au plus.',
    mine: 'Les dés de Force creusent pour de l’or. Les galeries profondes en prennent deux et rapportent plus.',
  },
  plays: {
    fire: 'Une potion par tour et une Magie plus forte : sortez tôt, avec tous vos dés de Magie.',
    water:
      'L’or de la Mine et des captures plus faciles : achetez des pièges, capturez, recrutez avec ce que cela paie.',
    air: 'Une touche annulée et un dé de Persuasion relancé : tenez plus longtemps dehors, et tentez les missions.',
    jungle:
      'Une Force plus forte et un avantage pour éliminer : chassez les trophées, avec tous vos dés de Force.',
  },
  points: 'Points de victoire à présent',
  glory: 'Gloire',
  trophies: 'Trophées',
  affinities: 'Symboles d’affinité',
  total: 'Total',
  members: 'Membres',
  wages: 'Salaires à la fin du tour',
  goal: 'De quoi il s’agit',
  goalOf: turns => `Après ${turns} tours, ce que vous avez atteint dit votre rang.`,
  ranks: 'Rangs',
  now: 'Vous, à présent',
  rules: 'Ce qui change',
  usual: 'Rien : les règles habituelles.',
  lacks: 'Il manque encore',
  goals: {
    defense: '5 jetons Défense',
    trap: '5 pièges',
    potion: '3 potions',
    venom: '3 venins',
    equipment: 'une arme, un vêtement et un sort',
    affinities: 'des membres de toutes les affinités',
  },
  madhala: [
    'Après chacune de vos actions, elle lance un dé rouge et un jaune et prend une place ; les résultats qui lui sont fermés se relancent.',
    'Dans la Citadelle, elle prend la meilleure place libre et, au Repère, à la Taverne et au Bazar, retire quelque chose de l’étal.',
    'Hors des murs, il ne lui faut aucun dé. Pendant l’Aventure, elle retire le monstre à son tour, ou la région s’il n’y a plus de monstre.',
    'À gauche de la mission compétitive, elle l’accomplit avant tout le monde.',
    'Ce que les monstres lui feraient disparaît.',
  ],
  inCitadel: 'Rouge de 1 à 4 : la Citadelle, selon le dé jaune',
  outside: 'Rouge 5 ou 6 : hors des murs, selon le dé jaune',
}
