import type { SameMessages } from '@tablee/kernel'
import { a, card, cards, count, Does, dans, does, of, PIECE, SUIT, un } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'
import { CONSPIRACY } from './conspiracy.ts'

/** What the Logical Lizards say, in French. */
export const messages: SameMessages<typeof en> = {
  'logicalLizards.order': (v, cast) =>
    `Les Âmes Perdues donnent l’ordre ${a(cast, v.seat)} : ${SUIT[v.suit]}.`,
  'logicalLizards.drawn': v => `${card(v.card)} rejoint les Âmes Perdues.`,
  'logicalLizards.lostSouls': v => `Âmes Perdues mises à la défausse : ${cards(v.cards)}.`,
  'logicalLizards.trigger.gardens': v => `Âmes Perdues défaussées pour ${count(v.count, 'jardin')}`,
  'logicalLizards.acolyte': (v, cast) =>
    `${Does(cast, v.seat, 'gagne', 'gagnent', 'gagnez')} un acolyte : ${count(v.acolytes, 'acolyte')}.`,
  'logicalLizards.impossible': v => `${CONSPIRACY[v.name]} impossible : aucun acolyte dépensé.`,
  'logicalLizards.acolyteSpent': (v, cast) =>
    `${Does(cast, v.seat, 'dépense', 'dépensent', 'dépensez')} un acolyte : il en reste ${v.acolytes}.`,
  'logicalLizards.converted': (v, cast) =>
    `${Does(cast, v.seat, 'convertit', 'convertissent', 'convertissez')} ${of(cast, v.enemy, 'un guerrier', 'un de vos guerriers')} ${dans(v.clearing)}.`,
  'logicalLizards.sanctified': (v, cast) =>
    `Sanctuaire ${dans(v.clearing)} : ${does(cast, v.seat, 'prend', 'prennent', 'prenez')} la place ${of(cast, v.enemy, `d’${un(v.kind)}`, `de votre ${PIECE[v.kind]}`)}.`,
  'logicalLizards.revealed': (v, cast) =>
    `${Does(cast, v.seat, 'révèle', 'révèlent', 'révélez')} ${card(v.card)} pour un rituel.`,
  'logicalLizards.soulsDiscarded': (v, cast) =>
    `${Does(cast, v.seat, 'défausse', 'défaussent', 'défaussez')} les Âmes Perdues : ${count(v.count, 'carte')}.`,
  'battle.fanatics': (v, cast) =>
    `${Does(cast, v.seat, 'inflige', 'infligent', 'infligez')} une perte de plus en fanatiques.`,
}
