import type { Cast, SameMessages } from '@tablee/kernel'
import {
  a,
  aWhom,
  capital,
  card,
  count,
  Does,
  dans,
  de,
  la,
  of,
  SUIT,
  verb,
  Who,
} from '../../../../text/fr/words.ts'
import type { Service } from '../../data.ts'
import type { messages as en } from '../en/messages.ts'

/** The services as sentences name them. */
const SERVICE: { readonly [S in Service]: string } = {
  handCard: 'une carte',
  riverboats: 'les Bateaux',
  mercenaries: 'les Mercenaires',
}

/** The same at the head of a line. */
const SERVICES: { readonly [S in Service]: string } = {
  handCard: 'Cartes',
  riverboats: 'Bateaux',
  mercenaries: 'Mercenaires',
}

const warriors = (n: number): string => count(n, 'guerrier')

/** Warriors of the Company: « 2 guerriers de la Compagnie », « 2 de vos guerriers ». */
const own = (cast: Cast, seat: number, n: number): string =>
  of(cast, seat, warriors(n), `${n} de vos guerriers`)

/** The Riverfolk Company, in French. */
export const messages: SameMessages<typeof en> = {
  // Setup
  'riverfolk.setup.warrior': v => `Placez ${warriors(v.left)} au bord d’une rivière : où ?`,
  'riverfolk.setup.price': v => `${SERVICES[v.service]} : à quel prix ?`,

  // Services
  'riverfolk.buy': v => `Acheter ${SERVICE[v.service]} pour ${v.price}`,
  'riverfolk.buy.card': v => `Acheter ${card(v.card)} pour ${v.price}`,
  'riverfolk.paid': (v, cast) =>
    v.owner === v.seat
      ? `${own(cast, v.seat, v.count)} ${v.count < 2 ? 'va' : 'vont'} sur Paiements.`
      : `${Does(cast, v.owner, 'paie', 'paient', 'payez', v.seat)} ${warriors(v.count)}${aWhom(cast, v.seat)}.`,
  'riverfolk.sold': (v, cast) =>
    `${Does(cast, v.buyer, 'achète', 'achètent', 'achetez', v.seat)} ${card(v.card)}${aWhom(cast, v.seat)}.`,
  'riverfolk.serves': (v, cast) =>
    v.service === 'riverboats'
      ? `${Does(cast, v.buyer, 'loue', 'louent', 'louez')} ${of(cast, v.seat, 'les Bateaux', 'vos Bateaux')} pour ce tour.`
      : `${Does(cast, v.buyer, 'engage', 'engagent', 'engagez')} ${of(cast, v.seat, 'les Mercenaires', 'vos Mercenaires')} pour ce tour.`,

  // Funds
  'riverfolk.commit': () => 'De qui investissez-vous un guerrier ?',
  'riverfolk.spend': () => 'De qui dépensez-vous un guerrier ?',
  'riverfolk.lose': () => 'Commerce perturbé : de qui un guerrier quitte-t-il vos fonds ?',
  'riverfolk.fund': (v, cast) => `${Who(cast, v.owner)} (${v.count} en Fonds)`,
  'riverfolk.committed': (v, cast) =>
    `${Does(cast, v.seat, 'investit', 'investissent', 'investissez')} ${of(cast, v.owner, 'un guerrier', 'un de vos guerriers')}${v.suit === null ? '' : ` sur une case ${SUIT[v.suit]}`}.`,
  'riverfolk.spent': (v, cast) =>
    `${count(v.count, 'fonds', 'fonds')} ${v.count < 2 ? 'retourne' : 'retournent'} dans ${of(cast, v.owner, 'la réserve', 'votre réserve')}.`,

  'riverfolk.disrupted': (v, cast) =>
    `Commerce perturbé : il reste ${count(v.funds, 'fonds', 'fonds')} ${a(cast, v.seat)}.`,
  'riverfolk.remains': (v, cast) => `Il reste ${count(v.funds, 'fonds', 'fonds')} ${a(cast, v.seat)}.`,

  // Birdsong
  'riverfolk.protected': (v, cast) =>
    `Protectionnisme : ${own(cast, v.seat, v.count)} ${v.count < 2 ? 'va' : 'vont'} sur Paiements.`,
  'riverfolk.gathered': (v, cast) =>
    `${Does(cast, v.seat, 'rassemble', 'rassemblent', 'rassemblez')} ${count(v.funds, 'fonds', 'fonds')}.`,

  // Daylight
  'riverfolk.day': v => `Jour : ${count(v.actions, 'fonds', 'fonds')} à investir ou à dépenser.`,
  'riverfolk.day.end': () => 'Terminer le Jour',
  'act.drawCard': () => 'Pioche (investir 1)',
  'act.tradePost': () => 'Comptoir et Garnison (dépenser 2)',
  'act.export': v => `Exporter ${card(v.card)}`,
  'riverfolk.exported': (v, cast) =>
    `${Does(cast, v.seat, 'exporte', 'exportent', 'exportez')} ${card(v.card)} : ${warriors(v.count)} sur Paiements.`,
  'riverfolk.recruit': () => 'Dans quelle clairière au bord d’une rivière recrutez-vous ?',
  'riverfolk.post': () => 'Où établissez-vous un comptoir ?',
  'riverfolk.post.suit': v => `Quel comptoir placez-vous ${dans(v.clearing)} ?`,
  'riverfolk.trigger.post': v => `Perte du comptoir ${dans(v.clearing)}`,

  // Evening
  'riverfolk.prices': () => 'Crépuscule : fixez vos prix.',
  'riverfolk.prices.end': () => 'Garder ces prix et terminer le tour',
  'riverfolk.price': v => `${SERVICES[v.service]} à ${v.price}`,
  'riverfolk.priced': (v, cast) =>
    `${Does(cast, v.seat, 'fixe', 'fixent', 'fixez')} un prix : ${SERVICES[v.service]} ${v.price}.`,

  // Why not
  'riverfolk.why.limit': () =>
    'Un service par tour, plus un pour chaque clairière où se trouvent un comptoir et une de vos pièces.',
  'riverfolk.why.supply': () => 'Votre réserve n’a pas assez de guerriers pour ce prix.',
  'riverfolk.why.items': () => 'Vous n’avez pas assez d’objets à épuiser pour ce prix.',
  'riverfolk.why.once': () => 'Vous les avez déjà engagés pour ce tour.',
  'riverfolk.why.wanderer': () => 'Le Vagabond ne peut pas engager de Mercenaires.',
  'riverfolk.why.noFunds': () => 'Vous n’avez pas assez de fonds.',
  'riverfolk.why.spaces': () => 'Votre piste de comptoirs n’a pas les cases vides que cela demande.',
  'riverfolk.why.river': () => 'Aucune clairière au bord d’une rivière ne vous est ouverte.',
  'riverfolk.why.noSite': () =>
    'Aucune clairière sans comptoir n’est contrôlée par un joueur dont vous avez deux fonds.',
  'riverfolk.why.post': v => `${capital(la(v.clearing))} a déjà un comptoir.`,
  'riverfolk.why.unruled': v => `Aucun joueur ne contrôle ${la(v.clearing)}.`,
  'riverfolk.why.postsGone': v => `Il ne reste pas de comptoir pour ${la(v.clearing)}.`,
  'riverfolk.why.funds': (v, cast) =>
    `Cela coûte deux fonds ${de(cast, v.owner)}, qui ${verb(cast, v.owner, 'contrôle', 'contrôlent', 'contrôlez')} cette clairière.`,
}
