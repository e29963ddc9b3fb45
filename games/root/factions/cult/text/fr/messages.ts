import type { SameMessages } from '@tablee/kernel'
import {
  capital,
  card,
  cards,
  count,
  Does,
  dans,
  does,
  la,
  of,
  PIECE,
  SUIT,
  un,
} from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Lizard Cult, in French. */
export const messages: SameMessages<typeof en> = {
  // Outcast and Lost Souls
  'cult.setup.outcast': () => 'De quelle couleur sont d’abord les Parias ?',
  'cult.outcast': v => `Les Parias sont de couleur ${SUIT[v.suit]}${v.hated ? ', et haïs' : ''}.`,
  'cult.soulsDiscarded': (v, cast) =>
    `${Does(cast, v.seat, 'défausse', 'défaussent', 'défaussez')} les Âmes Perdues : ${count(v.count, 'carte')}.`,

  // Acolytes
  'cult.vengeance': (v, cast) =>
    `Vengeance ${dans(v.clearing)} : ${count(v.count, 'guerrier devient acolyte', 'guerriers deviennent acolytes')} ; ${does(cast, v.seat, 'en a', 'en ont', 'en avez')} maintenant ${v.acolytes}.`,
  'cult.acolyte': (v, cast) =>
    `${Does(cast, v.seat, 'a', 'ont', 'avez')} maintenant ${count(v.acolytes, 'acolyte')}.`,
  'cult.acolytesSpent': (v, cast) =>
    `${Does(cast, v.seat, 'dépense', 'dépensent', 'dépensez')} ${count(v.count, 'acolyte')} ; ${v.acolytes === 0 ? 'il n’en reste plus' : `il en reste ${v.acolytes}`}.`,

  // Gardens
  'cult.trigger.gardens': v => `Perte de ${count(v.count, 'jardin')}`,
  'cult.faithLost': (v, cast) =>
    `Pour un jardin perdu, ${card(v.card)} quitte ${of(cast, v.seat, 'la main', 'votre main')} au hasard.`,

  // Birdsong
  'cult.conspire': v => `Aurore : ${count(v.actions, 'acolyte')} à dépenser. Quelle conspiration ?`,
  'cult.conspire.end': () => 'Plus de conspiration',
  'act.crusadeBattle': () => 'Croisade : combat dans une clairière Paria',
  'act.crusadeMove': () => 'Croisade : déplacement depuis une clairière Paria',
  'act.convert': () => 'Conversion : un de vos guerriers remplace un guerrier adverse',
  'act.sanctify': () => 'Sanctuaire : un jardin remplace un bâtiment adverse',
  'cult.crusade.battle': v => `La Croisade arrive ${dans(v.clearing)} : qui combattez-vous ?`,
  'cult.crusade.end': () => 'Pas de combat',
  'cult.convert': () => 'Dans quelle clairière Paria convertissez-vous un guerrier ?',
  'cult.convert.whom': v => `De qui est le guerrier que vous convertissez ${dans(v.clearing)} ?`,
  'cult.converted': (v, cast) =>
    `${Does(cast, v.seat, 'convertit', 'convertissent', 'convertissez')} ${of(cast, v.enemy, 'un guerrier', 'un de vos guerriers')} ${dans(v.clearing)}.`,
  'cult.sanctify': () => 'Dans quelle clairière Paria bâtissez-vous un sanctuaire ?',
  'cult.sanctify.what': v => `Quel bâtiment laisse place à un jardin ${dans(v.clearing)} ?`,
  'cult.sanctified': (v, cast) =>
    `Sanctuaire ${dans(v.clearing)} : ${does(cast, v.seat, 'prend', 'prennent', 'prenez')} la place ${of(cast, v.enemy, `d’${un(v.kind)}`, `de votre ${PIECE[v.kind]}`)}.`,

  // Daylight
  'cult.day': () => 'Jour : révélez une carte pour un rituel.',
  'cult.day.end': () => 'Terminer les rituels',
  'act.ritualBuild': v => `Construction : révéler ${card(v.card)}`,
  'act.ritualRecruit': v => `Recrutement : révéler ${card(v.card)}`,
  'act.ritualScore': v => `Score : dépenser ${card(v.card)}`,
  'act.ritualSacrifice': v => `Sacrifice : révéler ${card(v.card)}`,
  'cult.build': v => `Où construisez-vous un jardin ${SUIT[v.suit]} ?`,
  'cult.recruit': v => `Dans quelle clairière ${SUIT[v.suit]} recrutez-vous ?`,
  'cult.revealed': (v, cast) => `${Does(cast, v.seat, 'révèle', 'révèlent', 'révélez')} ${card(v.card)}.`,

  // Evening
  'cult.tookBack': (v, cast) =>
    `${Does(cast, v.seat, 'reprend', 'reprennent', 'reprenez')} en main ${cards(v.cards)}.`,
  'cult.craft': () => 'Crépuscule : fabriquez avec les jardins de la couleur des Parias.',
  'cult.craft.end': () => 'Terminer le tour',

  // Why not
  'cult.why.acolytes': v => `Il faudrait ${count(v.needed, 'acolyte')}.`,
  'cult.why.crusadeBattle': () =>
    'Vous n’avez aucun guerrier auprès d’un adversaire dans une clairière Paria.',
  'cult.why.crusadeMove': () => 'Aucun de vos guerriers ne peut quitter une clairière Paria.',
  'cult.why.convert': () => 'Aucun guerrier adverse d’une clairière Paria ne peut être remplacé.',
  'cult.why.noGarden': () => 'Vous n’avez plus de jardin de cette couleur.',
  'cult.why.sanctify': () => 'Aucun bâtiment adverse d’une clairière Paria ne peut être remplacé.',
  'cult.why.notOutcast': v => `${capital(la(v.clearing))} n’est pas Paria.`,
  'cult.why.bird': () =>
    'Une carte Oiseau n’est pas un joker dans les rituels : elle ne sert qu’au Sacrifice.',
  'cult.why.noBird': () => 'Le Sacrifice demande une carte Oiseau.',
  'cult.why.build': () =>
    'Vous ne contrôlez aucune clairière de cette couleur avec un emplacement libre, ou n’avez plus de jardin de cette couleur.',
  'cult.why.recruit': () => 'Aucune clairière de cette couleur n’accueille vos guerriers.',
  'cult.why.scored': () => 'Vous avez déjà marqué avec cette couleur ce tour-ci.',
}
