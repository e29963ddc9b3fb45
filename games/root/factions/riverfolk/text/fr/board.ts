import { Acts } from '../../../../text/fr/voice.ts'
import { count } from '../../../../text/fr/words.ts'
import type { RiverfolkWords } from '../en/board.ts'

/** The Riverfolk Company on the board. */
export const board: RiverfolkWords = {
  rules: 'Règles de la Compagnie, chapitre 11',
  wins: 'Elle marque par ses comptoirs, payés avec les guerriers de qui contrôle la clairière, et à chaque tour par les fonds qu’elle n’a pas employés.',
  orders: 'Ce qu’elle peut faire',
  powers: [
    ['Nageurs', 'Les rivières sont pour elle des chemins, peu importe qui contrôle.'],
    ['Main révélée', 'Ses cartes sont face visible, et à vendre.'],
    ['Services', 'Au début de leur Aurore, les autres achètent cartes, Bateaux et Mercenaires.'],
    ['Commerce perturbé', 'Un comptoir retiré coûte la moitié des fonds, et ne revient jamais.'],
  ],
  own: 'Comptoirs et dividendes',
  actions: {
    move: 'Aller',
    battle: 'Combat',
    drawCard: 'Piocher',
    recruit: 'Recruter',
    tradePost: 'Comptoir',
  },
  commits: n => `investir ${n}`,
  spends: n => `payer ${n}`,
  scenes: {
    purchase: {
      title: 'Un service',
      name: 'service',
      told: who => `${Acts(who, 'vend', 'vendent', 'vendez')} un service.`,
    },
    disruption: {
      title: 'Commerce perturbé',
      name: 'commerce perturbé',
      told: who => `${Acts(who, 'perd', 'perdent', 'perdez')} la moitié des fonds.`,
    },
  },
  now: points =>
    points === 0
      ? 'Pas de dividendes pour l’instant : il faut un comptoir sur le plateau et des fonds restants.'
      : `Les fonds présents rapporteraient ${count(points, 'point')} de dividendes.`,
  services: 'Services',
  price: 'prix',
  service: { handCard: 'Cartes', riverboats: 'Bateaux', mercenaries: 'Mercenaires' },
  serviceShort: { handCard: 'Cartes', riverboats: 'Bateaux', mercenaries: 'Mercen.' },
  serviceTip: {
    handCard: price =>
      `Une carte de cette main coûte ${count(price, 'guerrier')}, au début de l’Aurore de l’acheteur.`,
    riverboats: price =>
      `Les Bateaux coûtent ${count(price, 'guerrier')} : les rivières sont des chemins pour un tour.`,
    mercenaries: price =>
      `Les Mercenaires coûtent ${count(price, 'guerrier')} : au Jour et au Crépuscule, ces guerriers comptent pour l’acheteur, pour le contrôle et au combat.`,
  },
  bought: 'Achetés à l’Aurore des autres.',
  posts: 'Comptoirs',
  postPoints: n => `${n} pts`,
  postsHint: 'Vide : fabrique',
  payments: 'Paiements',
  funds: 'Fonds',
  committed: 'Investis',
  paymentsTip: n => `${count(n, 'guerrier')} sur Paiements : des fonds à la prochaine Aurore.`,
  fundsTip: n => `${count(n, 'fonds', 'fonds')} à investir, à dépenser, ou à garder pour les dividendes.`,
  committedTip: n => `${count(n, 'guerrier')} ${n < 2 ? 'investi' : 'investis'} jusqu’à la prochaine Aurore.`,
  postsTip: n => `${count(n, 'comptoir')} sur le plateau.`,
  trackTip: (suit, placed, free) =>
    `Comptoirs ${suit} partis de la piste : ${placed}. Cases vides pour fabriquer : ${free}.`,
  handTip: 'Sa main est face visible.',
  fundOf: (party, n) => `${party} : ${count(n, 'fonds', 'fonds')}`,
  fundsFact: n => `${count(n, 'fonds', 'fonds')} en caisse.`,
  spacesFact: n => `${count(n, 'case vide', 'cases vides')} de la piste pour fabriquer.`,
  postsFact: n => `${count(n, 'comptoir')} sur le plateau.`,
}
