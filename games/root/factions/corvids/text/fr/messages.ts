import type { SameMessages } from '@tablee/kernel'
import {
  aWhom,
  card,
  count,
  Does,
  dans,
  de,
  does,
  encore,
  from,
  la,
  PIECE,
  SUIT,
  verb,
  Who,
} from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'
import { A_PLOT } from './names.ts'

/** The Corvid Conspiracy, in French. */
export const messages: SameMessages<typeof en> = {
  'corvids.setup': v => `Dans quelle clairière ${SUIT[v.suit]} un de vos guerriers commence-t-il ?`,
  'corvids.kind': v => PIECE[v.kind],
  'corvids.kind.left': v => `${PIECE[v.kind]} : ${v.left} en réserve`,

  // Birdsong
  'corvids.craft': () => 'Aurore : fabriquez avec vos Complots, ou continuez.',
  'corvids.craft.end': () => 'Ne plus fabriquer',
  'corvids.flip': () => 'Aurore : quel Complot retournez-vous ?',
  'corvids.flip.end': () => 'Ne plus retourner de Complot',
  'act.flip': v => `Retourner le Complot ${dans(v.clearing)} : ${count(v.points, 'point')}`,
  'corvids.flipped': (v, cast) =>
    `${Does(cast, v.seat, 'retourne', 'retournent', 'retournez')} ${A_PLOT[v.kind]} ${dans(v.clearing)}.`,
  'corvids.recruit': () =>
    'Aurore : dépensez-vous une carte pour recruter dans chaque clairière de sa couleur ?',
  'corvids.recruit.end': () => 'Ne pas recruter',
  'corvids.recruit.suit': () => 'Pour quelle couleur compte cet Oiseau ?',
  'act.recruitWith': v => `Recrutement : dépenser ${card(v.card)}`,

  // Daylight and Evening
  'corvids.day': v => `Jour : ${encore(v.actions, 'action')}.`,
  'corvids.day.end': () => 'Terminer le Jour',
  'corvids.exert': () => 'Crépuscule : une action de plus, au lieu de piocher ?',
  'corvids.exert.end': () => 'Plutôt piocher',
  'corvids.exerts': (v, cast) =>
    `Influence : ${does(cast, v.seat, 'joue', 'jouent', 'jouez')} une action de plus et ne ${verb(cast, v.seat, 'pioche', 'piochent', 'piochez')} pas.`,
  'act.plot': () => 'Complot : placer un jeton',
  'act.trick': () => 'Brouiller les pistes : échanger deux Complots',
  'corvids.plot.where': v =>
    v.cost === 1
      ? 'Où un guerrier laisse-t-il place à un Complot ?'
      : `Où ${v.cost} guerriers laissent-ils place à un Complot ?`,
  'corvids.plot.kind': v => `Quel Complot placez-vous ${dans(v.clearing)} ? Vous serez seul à le savoir.`,
  'corvids.plotted': v => `Le Complot ${dans(v.clearing)} est ${A_PLOT[v.kind]}.`,
  'corvids.trick.one': () => 'Brouiller les pistes : quel Complot change de place ?',
  'corvids.trick.other': v => `Avec quel Complot échanger celui ${from(v.clearing)} ?`,
  'corvids.tricked': (v, cast) =>
    `${Does(cast, v.seat, 'échange', 'échangent', 'échangez')} les Complots ${v.faceUp ? 'révélés' : 'cachés'} ${from(v.one)} et ${from(v.other)}.`,

  // Plots
  'corvids.raid': (v, cast) =>
    `Le Complot retiré ${dans(v.clearing)} était un Raid : ${does(cast, v.seat, 'recrute', 'recrutent', 'recrutez')} tout autour.`,
  'corvids.trigger.raid': v => `Raid autour ${from(v.clearing)}`,
  'battle.agents': (v, cast) =>
    `Agent secret : ${does(cast, v.seat, 'inflige', 'infligent', 'infligez')} une perte additionnelle.`,

  // Exposure
  'act.expose': v => `Déjouer le Complot ${dans(v.clearing)}`,
  'corvids.expose.card': v =>
    `Complot ${dans(v.clearing)} : quelle carte ${SUIT[v.suit]} (ou Oiseau) montrez-vous ? Vous la perdez si vous vous trompez.`,
  'corvids.expose.kind': v => `Quel est le Complot ${dans(v.clearing)} ?`,
  'corvids.guessed': (v, cast) =>
    `${Does(cast, v.seat, 'montre', 'montrent', 'montrez', v.of)} une carte${aWhom(cast, v.of)} et ${verb(cast, v.seat, 'annonce', 'annoncent', 'annoncez')} : le Complot ${dans(v.clearing)} est ${A_PLOT[v.kind]}.`,
  'corvids.shown': (v, cast) =>
    `${Who(cast, v.seat)} vous ${verb(cast, v.seat, 'montre', 'montrent', 'montrez')} ${card(v.card)}.`,
  'corvids.exposed': (v, cast) =>
    `${Does(cast, v.seat, 'a', 'ont', 'avez')} raison : ${A_PLOT[v.kind]} est déjoué${v.kind === 'bomb' || v.kind === 'extortion' ? 'e' : ''} ${dans(v.clearing)}, sans effet.`,
  'corvids.mistaken': (v, cast) =>
    `Non, ce n’est pas ${A_PLOT[v.kind]}. La carte ${de(cast, v.seat)} passe${aWhom(cast, v.of)}.`,

  // Why not
  'corvids.why.noCard': v =>
    `Vous n’avez pas de carte ${SUIT[v.suit]} ni Oiseau à montrer pour ${la(v.clearing)}.`,
  'corvids.why.nobodyThere': v => `Vous n’avez pas de guerrier ${dans(v.clearing)}.`,
  'corvids.why.noPlacing': v => `Un Piège vous empêche de placer des pièces ${dans(v.clearing)}.`,
  'corvids.why.noLeaving': v => `Un Piège vous retient ${dans(v.clearing)}.`,
  'corvids.why.noPlotLeft': () => 'Tous vos Complots sont sur le plateau.',
  'corvids.why.nowhere': () =>
    'Dans aucune clairière sans Complot vous n’avez les guerriers que coûte le prochain.',
  'corvids.why.noPair': () => 'Vous n’avez pas deux Complots sur la même face sur le plateau.',
  'corvids.why.plotted': v => `Il y a déjà un Complot ${dans(v.clearing)}.`,
  'corvids.why.tooFew': v => `Vous n’avez pas ${dans(v.clearing)} les guerriers que coûte ce Complot.`,
  'corvids.why.otherSide': v => `Le Complot ${dans(v.clearing)} n’est pas sur la même face.`,
}
