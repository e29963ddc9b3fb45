import type { SameMessages } from '@tablee/kernel'
import type { effects as en } from '../en/effects.ts'
import { a, aWhom, card, cards, count, Does, de, from, ITEM, of, SUIT } from './words.ts'

/** Crafted cards and what they do, in French. */
export const effects: SameMessages<typeof en> = {
  // Hands
  'give.card': (v, cast) => `Quelle carte donnez-vous ${a(cast, v.to)} ?`,
  'card.given': (v, cast) =>
    `${Does(cast, v.from, 'donne', 'donnent', 'donnez', v.to)} une carte${aWhom(cast, v.to)}.`,
  'card.given.which': (v, cast) =>
    `${Does(cast, v.from, 'donne', 'donnent', 'donnez', v.to)} ${card(v.card)}${aWhom(cast, v.to)}.`,
  'hand.shown': (v, cast) =>
    `${Does(cast, v.to, 'regarde', 'regardent', 'regardez')} ${of(cast, v.of, 'la main', 'votre main')}.`,
  'hand.seen': (v, cast) =>
    v.cards.length === 0
      ? `${Does(cast, v.of, 'n’a', 'n’ont', 'n’avez')} aucune carte en main.`
      : `${Does(cast, v.of, 'a', 'ont', 'avez')} en main ${cards(v.cards)}.`,

  // Birdsong
  'coffinMakers.buries': v =>
    v.count < 2
      ? `${count(v.count, 'guerrier')} chez les Fabricants de cercueils : retour à sa réserve.`
      : `${count(v.count, 'guerrier')} chez les Fabricants de cercueils : retour à leurs réserves.`,
  'betterBurrowBank.who': () => 'Banque du Bon Terrier : qui d’autre pioche une carte ?',
  'saboteurs.what': () => 'Saboteurs : quelle carte sabotez-vous ?',
  'saboteurs.target': (v, cast) => `${card(v.card)} ${de(cast, v.seat)}`,
  'standAndDeliver.who': () =>
    'La bourse ou la vie ! : à qui prenez-vous une carte ? Votre victime marque 1 point.',
  'swapMeet.who': () => 'Troc : avec qui échangez-vous une carte ?',
  'falseOrders.who': () => 'Directives erronées : quels guerriers envoyez-vous ailleurs ?',
  'falseOrders.from': (v, cast) => `De quelle clairière part la moitié des guerriers ${de(cast, v.enemy)} ?`,
  'falseOrders.to': (v, cast) =>
    `Où envoyez-vous ${count(v.count, 'guerrier')} ${de(cast, v.enemy)} qui ${v.count < 2 ? 'part' : 'partent'} ${from(v.from)} ?`,
  'eyrieEmigre.leaves': (v, cast) =>
    `${Does(cast, v.seat, 'n’a', 'n’ont', 'n’avez')} pas enchaîné un déplacement et un combat.`,

  // Daylight
  'taxCollector.where': () => 'Percepteur : où retirez-vous un guerrier pour piocher une carte ?',
  'codebreakers.who': () => 'Briseurs de codes : de qui regardez-vous la main ?',
  'propagandaBureau.card': () =>
    'Bureau de propagande : dépensez une carte de la couleur de la clairière visée.',
  'propagandaBureau.where': () => 'Bureau de propagande : dans quelle clairière ?',
  'propagandaBureau.whom': () => 'Bureau de propagande : quel guerrier cède la place au vôtre ?',
  'league.item': () => 'Souris aventurières : quel objet épuisez-vous ?',
  'league.venture': () => 'Souris aventurières : déplacement ou combat ?',
  'league.exhausted': (v, cast) =>
    `${Does(cast, v.seat, 'épuise', 'épuisent', 'épuisez')} un objet fabriqué (${ITEM[v.item]}).`,

  // Evening and battle
  'charmOffensive.who': () => 'Opération séduction : qui marque 1 point ?',
  'partisans.discarded': (v, cast) =>
    `${Does(cast, v.seat, 'défausse', 'défaussent', 'défaussez')} ${cards(v.cards)}.`,

  // Why not
  'why.effectUsed': () => 'Vous avez déjà utilisé cette carte ce tour-ci.',
  'why.effectIdle': () => 'Cette carte ne pourrait rien faire en ce moment.',
  'why.dominanceScore': v => `Il faut ${v.points} points pour activer une carte Domination.`,
  'why.dominanceOnce': () => 'Vous avez quitté la piste de score : il n’y a pas de seconde Domination.',
  'why.dominanceSuit': v =>
    v.suit === 'bird'
      ? 'Vous n’avez pas de carte Oiseau à dépenser, et rien ne la remplace.'
      : `Vous n’avez ni carte ${SUIT[v.suit]} ni carte Oiseau à dépenser.`,
  'why.coalitionSeats': () =>
    'Une coalition demande quatre joueurs ; pour vous, cette carte ne sert qu’à sa couleur.',
  'why.coalitionPartner': () => 'Le joueur qui a le moins de points est déjà en coalition.',
}
