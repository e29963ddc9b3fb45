import type { SameMessages } from '@tablee/kernel'
import { card, cards, count, Does, de, does, from, list, of } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The services as sentences name them. */
const SERVICE = { riverboats: 'les Bateaux', mercenaries: 'les Mercenaires' } as const

const go = (n: number): string => (n < 2 ? 'va' : 'vont')
const warriors = (n: number): string => count(n, 'guerrier')

/** What holds by Protectionism. */
const CONDITION = {
  shield: 'la case Paiements est vide (bouclier)',
  sword: 'aucun guerrier ne reste dans la réserve (épée)',
} as const

/** What the Riverfolk Robots say, in French. */
export const messages: SameMessages<typeof en> = {
  'riverfolkRobots.buy': v => `Louer ${SERVICE[v.service]} pour ${v.price}`,
  'riverfolkRobots.buy.card': v => `Acheter ${card(v.card)} pour ${v.price}`,
  'riverfolkRobots.why.limit': () =>
    'Vous avez acheté tout ce que vous pouvez à ce tour : un service, et un de plus par comptoir dans une clairière où vous avez des pièces.',
  'riverfolkRobots.why.supply': () => 'Votre réserve n’a pas assez de guerriers pour payer.',
  'riverfolkRobots.why.theirs': () =>
    'Des loutres de leur réserve devraient payer pour vous, et il n’en reste pas assez.',
  'riverfolkRobots.why.once': () => 'Vous l’avez déjà pour ce tour.',
  'riverfolkRobots.why.wanderer': () => 'Des guerriers engagés ne vous serviraient à rien.',
  'riverfolkRobots.paid': (v, cast) =>
    `${of(cast, v.seat, warriors(v.count), `${v.count} de vos guerriers`)} ${go(v.count)} sur Paiements.`,
  'riverfolkRobots.stocks': (v, cast) =>
    `${Does(cast, v.seat, 'met', 'mettent', 'mettez')} ${cards(v.cards)} au Marché.`,
  'riverfolkRobots.order': (v, cast) =>
    `L’ordre est la couleur de la carte la plus à droite du Marché : ${does(cast, v.seat, 'suit', 'suivent', 'suivez')} ${card(v.card)}.`,
  'riverfolkRobots.protects': (v, cast) => {
    const met = [...(v.shield ? [CONDITION.shield] : []), ...(v.sword ? [CONDITION.sword] : [])]
    return `Protectionnisme ${de(cast, v.seat)} pour ce tour : ${list(met)}.`
  },
  'riverfolkRobots.returns': (v, cast) =>
    `${of(cast, v.owner, warriors(v.count), `${v.count} de vos guerriers`)} ${v.count < 2 ? 'revient' : 'reviennent'} de la case Paiements dans la réserve.`,
  'riverfolkRobots.racketeers': (v, cast) =>
    `Racket : ${of(cast, v.seat, warriors(v.count), `${v.count} de vos guerriers`)} ${go(v.count)} ${from(v.clearing)} sur Paiements.`,
  'riverfolkRobots.discards': (v, cast) =>
    `${Does(cast, v.seat, 'défausse', 'défaussent', 'défaussez')} la carte la plus à gauche du Marché, ${card(v.card)}.`,
}
