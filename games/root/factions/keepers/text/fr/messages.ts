import type { SameMessages } from '@tablee/kernel'
import {
  capital,
  card,
  count,
  Does,
  dans,
  does,
  from,
  la,
  PIECE,
  Place,
  un,
  verb,
  vers,
} from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'
import { COLUMN, RELIC } from './names.ts'

/** « la statuette de valeur 3 », « le bijou de valeur 3 ». */
const le = (kind: string): string => `${un(kind).startsWith('une ') ? 'la' : 'le'} ${PIECE[kind]}`

/** The Keepers in Iron, in French. */
export const messages: SameMessages<typeof en> = {
  // Setup
  'keepers.setup.edge': v =>
    `Quelle clairière du bord, adjacente à ${la(v.corner)}, reçoit vos quatre autres guerriers ?`,
  'keepers.buried': v =>
    `${v.type === 'jewelry' ? 'Un' : 'Une'} ${RELIC[v.type]} est ${v.type === 'jewelry' ? 'placé' : 'placée'} face cachée ${dans(v.forest)}.`,

  // Relics
  'keepers.carry': v =>
    `Emportez-vous une relique ${from(v.from)} ${vers(v.to)} ? ${count(v.left, 'guerrier peut', 'guerriers peuvent')} encore en porter une.`,
  'keepers.carry.none': () => 'N’en emporter aucune',
  'keepers.carry.end': () => 'Ne plus en emporter',
  'keepers.trigger.relics': () => 'Les reliques vont dans des forêts',
  'keepers.trophy': v => `Dans quelle forêt placez-vous ${le(v.kind)} ?`,
  'keepers.reburied': (v, cast) =>
    `${Does(cast, v.by, 'place', 'placent', 'placez')} ${le(v.kind)} face visible ${dans(v.forest)}.`,

  // Birdsong
  'keepers.encamp': () => 'Aurore : où un guerrier laisse-t-il place à un Relais ?',
  'keepers.encamp.end': () => 'Ne plus établir de camp',
  'act.encamp': v => `Établir un camp ${dans(v.clearing)}`,
  'keepers.waystation': v => `Quel Relais placez-vous ${dans(v.clearing)}, et sur quelle face ?`,
  'keepers.encamped': (v, cast) =>
    `${Does(cast, v.seat, 'établit', 'établissent', 'établissez')} un camp ${dans(v.clearing)} : un guerrier lui laisse place.`,
  'keepers.comeBack': () =>
    'Il ne vous reste rien sur le plateau : dans quelle clairière du bord revenez-vous ?',
  'keepers.cameBack': (v, cast) =>
    `${Does(cast, v.seat, 'revient', 'reviennent', 'revenez')} ${dans(v.clearing)}.`,
  'keepers.decamp': () => 'Aurore : où un Relais laisse-t-il place à un guerrier ?',
  'keepers.decamp.end': () => 'Ne plus lever de camp',
  'act.decamp': v => `Lever le camp ${dans(v.clearing)}`,
  'keepers.decamp.which': v => `Quel Relais quitte ${la(v.clearing)} ?`,
  'keepers.decamped': (v, cast) =>
    `${Does(cast, v.seat, 'lève', 'lèvent', 'levez')} le camp ${dans(v.clearing)} : ${PIECE[v.kind]}.`,
  'keepers.recruit': () => 'Aurore : à quel Relais dépensez-vous une carte pour placer 2 guerriers ?',
  'keepers.recruit.end': () => 'Ne plus recruter',
  'act.recruitAtWaystation': v => `Recrutement ${dans(v.clearing)}`,

  // Daylight
  'keepers.craft': () => 'Jour : fabriquez, avant que le Cortège n’agisse.',
  'keepers.craft.end': () => 'Ne plus fabriquer',
  'keepers.move': v => `Cortège, déplacement : encore ${count(v.actions, 'carte')}.`,
  'keepers.move.end': () => 'Passer à la colonne suivante',
  'act.retinueMove': v => `Déplacement avec ${card(v.card)}`,
  'keepers.delve': v => `Cortège, combat puis extraction : encore ${count(v.actions, 'carte')}.`,
  'keepers.delve.end': () => 'Passer à la colonne suivante',
  'act.retinueDelve': v => `Combattre, puis extraire avec ${card(v.card)}`,
  'keepers.recover': v => `Cortège, déplacement ou restauration : encore ${count(v.actions, 'carte')}.`,
  'keepers.recover.end': () => 'En finir avec le Cortège',
  'act.retinueRecover': v => `Déplacement ou restauration avec ${card(v.card)}`,
  'keepers.acts': (v, cast) =>
    `${Does(cast, v.seat, 'agit', 'agissent', 'agissez')} avec ${card(v.card)} : ${COLUMN[v.column]}.`,
  'keepers.delve.where': () =>
    'Où combattre et extraire ? S’il y a un adversaire, le combat est obligatoire.',
  'keepers.delve.which': v => `Quelle relique extrayez-vous ${vers(v.clearing)} ?`,
  'keepers.delve.none': () => 'Ne rien extraire',
  'keepers.relic': v => `${capital(PIECE[v.kind])} ${dans(v.forest)}`,
  'keepers.delved': (v, cast) =>
    `${Does(cast, v.seat, 'extrait', 'extraient', 'extrayez')} ${un(v.kind)} ${from(v.forest)} ${vers(v.clearing)}.`,
  'keepers.cardLost': (v, cast) =>
    `Trop peu de clairières contrôlées : ${does(cast, v.seat, 'perd', 'perdent', 'perdez')} ${card(v.card)} du Cortège.`,
  'keepers.recover.what': () => 'Vous déplacer, ou restaurer des reliques : où ?',
  'act.recover': v => `Restauration ${dans(v.clearing)}`,
  'keepers.recover.which': v => `Quelle relique restaurez-vous ${dans(v.clearing)} ?`,
  'keepers.recover.stop': () => 'Ne plus restaurer ici',
  'keepers.recover.suit': () => 'Les clairières contrôlées de quelle couleur comptent ?',
  'keepers.recovered': (v, cast) =>
    `${Does(cast, v.seat, 'restaure', 'restaurent', 'restaurez')} ${un(v.kind)} ${dans(v.clearing)}${v.completes ? ` et ${verb(cast, v.seat, 'complète', 'complètent', 'complétez')} une colonne de reliques` : ''}.`,
  'keepers.afterRetinue': () => 'Jour : le Cortège a agi. Autre chose ?',
  'keepers.afterRetinue.end': () => 'Terminer le Jour',

  // Evening
  'keepers.livesOff': (v, cast) =>
    `${Does(cast, v.seat, 'vit', 'vivent', 'vivez')} de la terre : un guerrier quitte chaque clairière qui en compte au moins quatre.`,
  'keepers.gather': () =>
    'Crépuscule : ajoutez des cartes au Cortège, ou déplacez une de ses cartes vers une autre colonne.',
  'keepers.gather.end': () => 'Terminer le tour',
  'act.gather': v => `Ajouter ${card(v.card)} au Cortège`,
  'act.shift': v => `Changer ${card(v.card)} de colonne`,
  'keepers.column': v => `Quelle colonne du Cortège reçoit ${card(v.card)} ?`,
  'keepers.columnName': v => capital(COLUMN[v.column]),
  'keepers.gathered': (v, cast) =>
    `${Does(cast, v.seat, 'ajoute', 'ajoutent', 'ajoutez')} ${card(v.card)} au Cortège : ${COLUMN[v.column]}.`,
  'keepers.shifted': (v, cast) =>
    `${Does(cast, v.seat, 'change', 'changent', 'changez')} ${card(v.card)} de colonne dans le Cortège : ${COLUMN[v.column]}.`,

  // Why not
  'keepers.why.encamped': v => `Vous avez déjà établi un camp ${dans(v.clearing)} ce tour-ci.`,
  'keepers.why.decamped': v => `Vous avez déjà levé le camp ${dans(v.clearing)} ce tour-ci.`,
  'keepers.why.noWaystationLeft': () => 'Tous vos Relais sont sur le plateau.',
  'keepers.why.noWaystation': v => `Vous n’avez pas de Relais ${dans(v.clearing)}.`,
  'keepers.why.noCard': v => `Vous n’avez pas de carte de la couleur de ${la(v.clearing)}.`,
  'keepers.why.noMove': () => 'Vous ne pouvez partir d’aucune clairière de sa couleur.',
  'keepers.why.noDelve': () => 'Vous ne pouvez ni combattre ni extraire dans une clairière de sa couleur.',
  'keepers.why.noRecover': () =>
    'Vous ne pouvez ni partir d’une clairière de sa couleur, ni y restaurer de relique.',
  'keepers.why.laterColumn': v => `La colonne « ${COLUMN[v.now]} » vient d’abord.`,
  'keepers.why.notRuled': v => `Vous ne contrôlez pas ${la(v.clearing)}.`,
  'keepers.why.noRelicNear': v => `${Place(v.clearing)} : aucune relique dans une forêt adjacente.`,
  'keepers.why.retinueFull': () => 'Le Cortège compte déjà dix cartes.',
  'keepers.why.gathered': () =>
    'Vous avez ajouté des cartes ce Crépuscule : aucune ne peut changer de colonne.',
}
