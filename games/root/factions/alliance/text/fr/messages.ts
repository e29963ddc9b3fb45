import type { SameMessages } from '@tablee/kernel'
import {
  capital,
  card,
  cards,
  count,
  Does,
  dans,
  does,
  encore,
  la,
  PIECE,
  SUIT,
} from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** Supporters counted by suit: « 2 partisans Renard ». */
const supporters = (n: number, suit: keyof typeof SUIT): string => `${count(n, 'partisan')} ${SUIT[suit]}`

/** The Woodland Alliance, in French. */
export const messages: SameMessages<typeof en> = {
  // Supporters and officers
  'alliance.supporter': v => `Dépensez ${supporters(v.left, v.suit)} (ou Oiseau) : quelle carte ?`,
  'alliance.discard': v => `Sans base, vous gardez 5 partisans : défaussez encore ${count(v.over, 'carte')}.`,
  'alliance.drawn': (v, cast) =>
    `${Does(cast, v.seat, 'ajoute', 'ajoutent', 'ajoutez')} la première carte de la pioche aux partisans.`,
  'alliance.joined': v => `${card(v.card)} rejoint vos partisans.`,
  'alliance.noRoom': (v, cast) =>
    `${Does(cast, v.seat, 'a', 'ont', 'avez')} 5 partisans et aucune base : ${card(v.card)} va à la défausse.`,
  'alliance.spent': (v, cast) =>
    `${Does(cast, v.seat, 'dépense', 'dépensent', 'dépensez')} un partisan : ${card(v.card)}.`,
  'alliance.discarded': (v, cast) =>
    `${Does(cast, v.seat, 'défausse', 'défaussent', 'défaussez')} un partisan : ${card(v.card)}.`,
  'alliance.supportersLost': (v, cast) =>
    `Avec la base, ${does(cast, v.seat, 'perd', 'perdent', 'perdez')} ces partisans : ${cards(v.cards)}.`,
  'alliance.officer': (v, cast) =>
    `${Does(cast, v.seat, 'a', 'ont', 'avez')} maintenant ${count(v.officers, 'officier')}.`,
  'alliance.officersLost': (v, cast) =>
    `Avec la base, ${does(cast, v.seat, 'perd', 'perdent', 'perdez')} ${count(v.officers, 'officier')}.`,

  // Outrage
  'alliance.outrage': v =>
    `Indignation ${dans(v.clearing)} : donnez une carte ${SUIT[v.suit]} (ou Oiseau) aux partisans.`,
  'alliance.outrage.show': () => 'Aucune carte ne convient : montrer votre main',
  'alliance.outraged': (v, cast) =>
    `Indignation ${dans(v.clearing)} : ${does(cast, v.payer, 'ajoute', 'ajoutent', 'ajoutez')} une carte aux partisans.`,
  'alliance.outraged.which': v => `Vous avez donné ${card(v.card)}.`,
  'alliance.trigger.outrage': v => `Indignation ${dans(v.clearing)}`,
  'alliance.trigger.base': v => `Perte de la ${PIECE[v.base]}`,

  // Birdsong
  'alliance.revolt': () => 'Aurore : où vous révoltez-vous ?',
  'alliance.revolt.base': v => `Quelle base placez-vous ${dans(v.clearing)} ?`,
  'alliance.revolt.end': () => 'Plus de Révolte',
  'act.revolt': v => `Révolte ${dans(v.clearing)}`,
  'alliance.revolted': (v, cast) =>
    `${Does(cast, v.seat, 'se révolte', 'se révoltent', 'vous révoltez')} ${dans(v.clearing)}.`,
  'alliance.spread': () => 'Aurore : où gagnez-vous la Sympathie ?',
  'alliance.spread.end': () => 'Ne plus gagner de Sympathie',
  'act.spread': v =>
    `Sympathie ${dans(v.clearing)} : ${count(v.cost, 'partisan')}, ${count(v.points, 'point')}`,

  // Daylight
  'alliance.day': () => 'Jour : fabriquez, mobilisez ou entraînez.',
  'alliance.day.end': () => 'Terminer le Jour',
  'act.mobilize': v => `Mobilisation : ${card(v.card)}`,
  'act.train': v => `Entraînement : dépenser ${card(v.card)} pour un officier`,
  'alliance.mobilized': (v, cast) =>
    `${Does(cast, v.seat, 'mobilise', 'mobilisent', 'mobilisez')} une carte.`,

  // Evening
  'alliance.operations': v =>
    `Crépuscule : ${encore(v.actions, 'opération militaire', 'opérations militaires')}.`,
  'alliance.operations.end': () => 'Terminer les opérations',
  'act.organize': () => 'Organisation : un guerrier laisse place à la Sympathie',
  'alliance.recruit': () => 'À quelle base recrutez-vous ?',
  'alliance.organize': v =>
    `Où un guerrier laisse-t-il place à la Sympathie, pour ${count(v.points, 'point')} ?`,

  // Why not
  'alliance.why.indifferent': v => `${capital(la(v.clearing))} n’est pas sympathisante.`,
  'alliance.why.baseStands': v => `Votre ${PIECE[v.base]} est déjà sur le plateau.`,
  'alliance.why.supporters': v => `Il faudrait ${supporters(v.needed, v.suit)} (ou Oiseau).`,
  'alliance.why.sympathetic': v => `${capital(la(v.clearing))} est déjà sympathisante.`,
  'alliance.why.notNear': v => `Aucune clairière sympathisante n’est adjacente à ${la(v.clearing)}.`,
  'alliance.why.noSuchBase': () => 'Vous n’avez pas de base de cette couleur sur le plateau.',
  'alliance.why.noBase': () => 'Vous n’avez pas de base sur le plateau.',
  'alliance.why.organize': () =>
    'Vous n’avez pas de guerrier dans une clairière indifférente, ou plus de jeton de Sympathie.',
}
