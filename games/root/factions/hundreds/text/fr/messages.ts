import type { SameMessages } from '@tablee/kernel'
import type { Item } from '../../../../data/items.ts'
import {
  aWhom,
  capital,
  count,
  Does,
  dans,
  de,
  encore,
  la,
  list,
  of,
  SUIT,
  whom,
} from '../../../../text/fr/words.ts'
import type { Mood } from '../../data.ts'
import type { messages as en } from '../en/messages.ts'
import { MOOD, TRACK } from './names.ts'

/** An item with its article: « l’arbalète », « les pièces ». */
const THE: { readonly [I in Item]: string } = {
  boots: 'la botte',
  bag: 'le sac',
  crossbow: 'l’arbalète',
  hammer: 'le marteau',
  sword: 'l’épée',
  tea: 'le café',
  coins: 'les pièces',
  torch: 'la torche',
}

const leaves = (item: Item): string => (item === 'coins' ? 'quittent' : 'quitte')

/** What each mood does. */
const EFFECT: { readonly [M in Mood]: string } = {
  bitter: 'avant les dés, les Foules autour de lui deviennent des guerriers',
  grandiose: 'il charge d’abord, puis dirige',
  jubilant: 'une Incitation à ses pieds donne jusqu’à quatre lancers de Foule',
  lavish: 'chaque objet du Butin devient deux guerriers',
  relentless: 'après un déplacement et un combat, encore l’un ou l’autre',
  rowdy: 'une carte de plus, deux parmi trois pièces adverses',
  stubborn: 'la première perte là où il combat est ignorée',
  wrathful: 'une perte additionnelle là où il attaque',
}

/** The Lord of the Hundreds, in French. */
export const messages: SameMessages<typeof en> = {
  // The Hoard
  'hundreds.item': v => `${capital(THE[v.item])}${v.ruin ? ' d’une ruine' : ''}`,
  'hundreds.gained': (v, cast) =>
    `${Does(cast, v.seat, 'met', 'mettent', 'mettez')} ${THE[v.item]} au Butin : ${TRACK[v.track]}.`,
  'hundreds.dropped': (v, cast) =>
    `${capital(THE[v.item])} ${leaves(v.item)} définitivement ${of(cast, v.seat, 'le Butin', 'votre Butin')}.`,
  'hundreds.overflow': v =>
    `Plus de place pour ${THE[v.item]} : quel objet retirez-vous du jeu, pour 1 point ?`,
  'hundreds.crafted': v => `Dédain du commerce : ${THE[v.item]}, ou ${count(v.points, 'point')} ?`,
  'hundreds.keep': v => `Garder ${THE[v.item]}, sans marquer`,
  'hundreds.score': v => `Retirer ${THE[v.item]} du jeu pour ${count(v.points, 'point')}`,
  'hundreds.scorned': (v, cast) =>
    `${Does(cast, v.seat, 'retire', 'retirent', 'retirez')} ${THE[v.item]} du jeu.`,

  // Battle
  'hundreds.loot': (v, cast) =>
    `Piller${whom(cast, v.defender)} ${dans(v.clearing)} (${list(v.items.map(item => THE[item]))}) ? Votre dé n’infligera alors aucune perte.`,
  'hundreds.loot.yes': () => 'Piller : aucune perte avec le dé, un objet si vous contrôlez à la fin',
  'hundreds.loot.no': () => 'Combattre sans piller',
  'hundreds.loots': (v, cast) =>
    `${Does(cast, v.seat, 'veut', 'veulent', 'voulez', v.defender)} piller${whom(cast, v.defender)} : le dé n’infligera aucune perte.`,
  'hundreds.loot.item': (v, cast) => `Quel objet ${de(cast, v.defender)} pillez-vous ?`,
  'hundreds.looted': (v, cast) =>
    `${Does(cast, v.seat, 'prend', 'prennent', 'prenez', v.defender)} ${THE[v.item]}${aWhom(cast, v.defender)}.`,
  'hundreds.bitter': v => `Amer : quelle Foule devient un guerrier ${dans(v.clearing)} ?`,
  'hundreds.bitter.end': () => 'Plus de Foule',
  'battle.wrathful': (v, cast) =>
    `${of(cast, v.seat, 'Le seigneur de guerre Furieux', 'Votre seigneur de guerre Furieux')} inflige une perte additionnelle.`,

  // Birdsong
  'hundreds.raze': () => 'Raser : quelle Foule d’abord ?',
  'hundreds.razed': (v, cast) => `${of(cast, v.seat, 'Une Foule', 'Votre Foule')} rase ${la(v.clearing)}.`,
  'hundreds.ruin': v => `Quel objet prenez-vous sous la ruine de ${la(v.clearing)} ?`,
  'hundreds.found': (v, cast) =>
    `${Does(cast, v.seat, 'prend', 'prennent', 'prenez')} ${THE[v.item]} sous la ruine de ${la(v.clearing)}.`,
  'hundreds.foundNothing': (v, cast) =>
    `${Does(cast, v.seat, 'ne prend', 'ne prennent', 'ne prenez')} rien sous la ruine de ${la(v.clearing)}.`,
  'hundreds.ruinGone': v => `La ruine de ${la(v.clearing)} est vide et disparaît.`,
  'hundreds.roll': () => 'Les Foules ont rasé : lancez le dé de Foule.',
  'hundreds.roll.now': () => 'Lancer le dé de Foule',
  'hundreds.rolled': v => `Le dé de Foule montre ${SUIT[v.suit]}.`,
  'hundreds.noMob': v => `Aucune Foule ne gagne de clairière ${SUIT[v.suit]}.`,
  'hundreds.mob': v => `Quelle clairière ${SUIT[v.suit]} la Foule gagne-t-elle ?`,
  'hundreds.warlord': (v, cast) =>
    `${of(cast, v.seat, 'Le seigneur de guerre', 'Votre seigneur de guerre')} se dresse ${dans(v.clearing)}.`,
  'hundreds.anoint': () => 'Nomination : où se dresse le nouveau seigneur de guerre ?',
  'hundreds.mood': () => 'Choisissez l’humeur du seigneur de guerre.',
  'hundreds.mood.name': v => `${MOOD[v.mood]} : ${EFFECT[v.mood]}`,
  'hundreds.mooded': (v, cast) =>
    `${of(cast, v.seat, 'Le seigneur de guerre', 'Votre seigneur de guerre')} change d’humeur : ${MOOD[v.mood]}.`,
  'hundreds.staysLavish': (v, cast) =>
    `${of(cast, v.seat, 'Le seigneur de guerre', 'Votre seigneur de guerre')} reste ${MOOD.lavish} : toute autre humeur est exclue.`,
  'hundreds.lavish': () => 'Généreux : quel objet du Butin devient deux guerriers ?',
  'hundreds.lavish.end': () => 'Garder le reste',

  // Daylight
  'hundreds.command': v => `Diriger les Cents : ${encore(v.actions, 'action')}.`,
  'hundreds.command.end': () => 'Ne plus diriger',
  'hundreds.advance': v => `Charger avec le seigneur de guerre : ${encore(v.actions, 'charge')}.`,
  'hundreds.advance.end': () => 'Ne plus charger',
  'hundreds.advance.battle': v => `Le seigneur de guerre est ${dans(v.clearing)} : qui attaque-t-il ?`,
  'hundreds.advance.peace': () => 'Ne pas combattre',
  'hundreds.relentless': () => 'Impitoyable : encore un déplacement ou un combat ?',
  'hundreds.relentless.end': () => 'Ni l’un ni l’autre',
  'hundreds.build': () => 'Où placez-vous un Bastion ?',

  // Evening
  'hundreds.incite': () => 'Crépuscule : inciter une Foule pour une carte ?',
  'hundreds.incite.end': () => 'Terminer le tour',
  'act.incite': v => `Incitation ${dans(v.clearing)}`,
  'hundreds.jubilant': v =>
    `En liesse : lancer le dé pour une autre Foule (encore ${count(v.left, 'lancer')}) ?`,
  'hundreds.jubilant.end': () => 'Ne plus lancer',
  'hundreds.oppressed': (v, cast) =>
    `${Does(cast, v.seat, 'opprime', 'oppriment', 'opprimez')} ${count(v.clearings, 'clairière')}.`,

  // Why not
  'hundreds.why.sameMood': () => 'L’humeur doit changer.',
  'hundreds.why.blocked': v => `Avec ${THE[v.item]} au Butin, cette humeur est exclue.`,
  'hundreds.why.twin': v => `Vous avez déjà ${THE[v.item]} d’une ruine.`,
  'hundreds.why.commanded': () => 'Vous avez déjà effectué autant d’actions que votre Autorité.',
  'hundreds.why.advanced': () => 'Le seigneur de guerre a déjà chargé autant de fois que sa Bravoure.',
  'hundreds.why.noWarlord': () => 'Le seigneur de guerre n’est pas sur le plateau.',
  'hundreds.why.stuck': () =>
    'Le seigneur de guerre est bloqué : vous ne contrôlez ni sa clairière ni une clairière adjacente.',
  'hundreds.why.noEnemy': () => 'Aucun adversaire n’est là où se trouve le seigneur de guerre.',
  'hundreds.why.build': () =>
    'Il vous manque un Bastion, un emplacement libre ou une carte pour une clairière que vous contrôlez.',
  'hundreds.why.notRuled': v => `Vous ne contrôlez pas ${la(v.clearing)}.`,
  'hundreds.why.noCard': v => `Vous n’avez pas de carte de la couleur de ${la(v.clearing)}.`,
  'hundreds.why.mobThere': v => `${capital(la(v.clearing))} a déjà une Foule.`,
}
