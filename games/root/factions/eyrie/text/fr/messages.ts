import type { SameMessages } from '@tablee/kernel'
import { card, count, Does, dans, la, of } from '../../../../text/fr/words.ts'
import type { Column, Leader } from '../../data.ts'
import type { messages as en } from '../en/messages.ts'
import { LEADER } from './names.ts'

const COLUMN: { readonly [C in Column]: string } = {
  recruit: 'Recrutement',
  move: 'Déplacement',
  battle: 'Combat',
  build: 'Construction',
}

/** What a leader brings, and where the Viziers serve. */
const POWER: { readonly [L in Leader]: string } = {
  builder: 'tous les points des objets fabriqués ; Vizirs en Recrutement et Déplacement',
  charismatic:
    'deux guerriers par Recrutement, et la Crise s’il n’en reste qu’un ; Vizirs en Recrutement et Combat',
  commander: 'une perte additionnelle à l’attaque ; Vizirs en Déplacement et Combat',
  despot:
    'un point de plus par combat qui retire des bâtiments ou des jetons ; Vizirs en Déplacement et Construction',
}

/** The Eyrie Dynasties, in French. */
export const messages: SameMessages<typeof en> = {
  'eyrie.column': v => COLUMN[v.column],
  'eyrie.column.turmoil': v => `${COLUMN[v.column]} : Crise, si rien ne change`,

  // Leaders
  'eyrie.leader': () => 'Qui va diriger la Canopée ?',
  'eyrie.leader.card': v => `${LEADER[v.leader]} : ${POWER[v.leader]}`,
  'eyrie.leader.rules': (v, cast) =>
    `Le [[leader:${v.leader}|${LEADER[v.leader]}]] est désormais ${of(cast, v.seat, 'à la tête', 'à votre tête')}.`,
  'eyrie.newChance': () => 'Plus aucun Dirigeant face visible : les quatre sont de nouveau disponibles.',

  // Birdsong
  'eyrie.emergency': (v, cast) =>
    `${Does(cast, v.seat, 'n’a', 'n’ont', 'n’avez')} plus de carte en main : mesures d’urgence.`,
  'eyrie.decree.first': () => 'Ajoutez une carte au Décret.',
  'eyrie.decree.second': () => 'Ajoutez-vous une seconde carte au Décret ?',
  'eyrie.decree.second.end': () => 'Pas de seconde carte',
  'eyrie.decree.column': v => `Dans quelle colonne va ${card(v.card)} ?`,
  'eyrie.decree.added': (v, cast) =>
    `${Does(cast, v.seat, 'ajoute', 'ajoutent', 'ajoutez')} ${card(v.card)} au Décret, colonne ${COLUMN[v.column]}.`,
  'eyrie.newRoost': () => 'Vous n’avez plus de Perchoir : où fondez-vous le nouveau, avec trois guerriers ?',

  // Daylight
  'eyrie.day': () => 'Jour : fabriquez avant le Décret, ou continuez.',
  'eyrie.day.end': () => 'Résoudre le Décret',
  'eyrie.decree.card': v =>
    `Décret, ${COLUMN[v.column]} : encore ${count(v.left, 'carte')} dans la colonne. Laquelle maintenant ?`,
  'eyrie.decree.offer': v =>
    `${COLUMN[v.column]} : ${card(v.card)}${v.possible ? '' : ', impossible : c’est la Crise'}`,
  'eyrie.decree.resolved': (v, cast) =>
    `${Does(cast, v.seat, 'obéit', 'obéissent', 'obéissez')} au Décret : ${COLUMN[v.column]}, ${card(v.card)}.`,
  'eyrie.recruit': v => `À quel Perchoir recrutez-vous ${count(v.count, 'guerrier')} ?`,
  'eyrie.build': () => 'Où construisez-vous un Perchoir ?',
  'eyrie.afterDecree': () => 'Le Décret est accompli. Autre chose avant le Crépuscule ?',
  'eyrie.afterDecree.end': () => 'Terminer le Jour',

  // Battle
  'battle.commander': (v, cast) =>
    `${of(cast, v.seat, 'Le Commandant', 'Votre Commandant')} inflige une perte additionnelle.`,

  // Turmoil
  'eyrie.turmoil': (v, cast) =>
    `${Does(cast, v.seat, 'ne peut', 'ne peuvent', 'ne pouvez')} obéir à ${card(v.card)} en ${COLUMN[v.column]} : c’est la Crise.`,
  'eyrie.purged': () => 'Le Décret est purgé : seuls les Vizirs Fidèles restent.',

  // Why not
  'eyrie.why.secondBird': () => 'Vous avez déjà ajouté une carte Oiseau ce tour-ci.',
  'eyrie.why.laterColumn': v =>
    `Les colonnes se résolvent de gauche à droite : ${COLUMN[v.now]} n’est pas terminé.`,
  'eyrie.why.noRoost': v => `Vous n’avez pas de Perchoir ${dans(v.clearing)}.`,
  'eyrie.why.roostThere': v => `Il y a déjà un Perchoir ${dans(v.clearing)}.`,
  'eyrie.why.notRuled': v => `Vous ne contrôlez pas ${la(v.clearing)}.`,
}
