import type { SameMessages } from '@tablee/kernel'
import {
  capital,
  card,
  cards,
  count,
  Does,
  dans,
  deLa,
  encore,
  la,
  of,
  vers,
} from '../../../../text/fr/words.ts'
import { MINISTER as MINISTERS, type Minister, RANK as RANKS } from '../../data.ts'
import type { messages as en } from '../en/messages.ts'
import { MINISTER, minister, price, RANK, title, yours } from './ministers.ts'

/** A minister, with what swaying costs and scores. */
function offer(id: Minister): string {
  const { rank } = MINISTERS[id]
  const { cards: needed, points } = RANKS[rank]
  return `${minister(id)} (${RANK[rank][0]}) : ${price(needed, points)}`
}

/** The Underground Duchy, in French. */
export const messages: SameMessages<typeof en> = {
  'duchy.minister': v => `${title(v.minister)} : ${MINISTER[v.minister].does}`,
  'duchy.reveal': () => 'Quelle carte révélez-vous ?',
  'duchy.revealed': (v, cast) => `${Does(cast, v.seat, 'révèle', 'révèlent', 'révélez')} ${cards(v.cards)}.`,

  // Assembly
  'duchy.assembly': v => `Assemblée : ${encore(v.actions, 'action')}.`,
  'duchy.assembly.end': () => 'Clore l’Assemblée',
  'act.dig': () => 'Creuser : dépenser une carte pour un Tunnel',
  'duchy.build': () => 'Où construisez-vous ?',
  'duchy.build.kind': v => `Que construisez-vous ${dans(v.clearing)} ?`,
  'duchy.tunnelAway': () => 'Vos trois Tunnels sont sur le plateau : lequel cède la place au nouveau ?',
  'duchy.dig': () => 'Où creusez-vous un Tunnel ?',
  'duchy.dig.count': v => `Combien de guerriers montent du Terrier ${vers(v.clearing)} ?`,
  'duchy.dig.none': () => 'Aucun',

  // Parliament
  'duchy.parliament': v =>
    `Parlement : ${count(v.actions, 'Ministre')} ${v.actions < 2 ? 'peut' : 'peuvent'} agir.`,
  'duchy.parliament.end': () => 'Clore le Parlement',
  'act.minister': v => `${title(v.own)} : ${MINISTER[v.own].does}`,
  'duchy.acts': (v, cast) => `${capital(of(cast, v.seat, minister(v.minister), yours(v.minister)))} agit.`,
  'duchy.mayor': () => 'Le Maire : de qui prend-il l’action ?',
  'duchy.brigadier': () => 'Le Brigadier : des déplacements ou des combats ?',
  'duchy.brigadier.moves': () => 'Jusqu’à deux déplacements',
  'duchy.brigadier.battles': () => 'Jusqu’à deux combats',
  'duchy.brigadier.end': () => 'En rester là',
  'duchy.banker': v =>
    v.points === 0
      ? 'Le Banquier : quelle carte dépensez-vous ? Des cartes d’une même couleur (ou Oiseau) rapportent un point chacune.'
      : `Le Banquier : ${count(v.points, 'point')} pour l’instant. Encore une carte de la couleur ?`,
  'duchy.banker.end': v => `Marquer ${count(v.points, 'point')}`,

  // Sway
  'duchy.sway': () => 'Quel Ministre ralliez-vous ?',
  'duchy.sway.end': () => 'Ne rallier personne',
  'act.sway': v => `Rallier ${offer(v.own)}`,
  'duchy.sway.card': v =>
    `Pour ${minister(v.minister)}, révélez encore ${count(v.left, 'carte')}, ${v.left === 1 ? '' : 'chacune '}d’une autre clairière où vous avez une pièce.`,
  'duchy.swayed': (v, cast) =>
    `${Does(cast, v.seat, 'rallie', 'rallient', 'ralliez')} ${minister(v.minister)}.`,

  // Evening
  'duchy.evening': () => 'Crépuscule : fabriquez avec vos Citadelles et vos Marchés.',
  'duchy.evening.end': () => 'Ne plus rien fabriquer',
  'duchy.birds': (v, cast) =>
    `${Does(cast, v.seat, 'défausse', 'défaussent', 'défaussez')} les Oiseaux révélés : ${cards(v.cards)}.`,
  'duchy.returned': (v, cast) =>
    `${Does(cast, v.seat, 'reprend', 'reprennent', 'reprenez')} en main ${cards(v.cards)}.`,

  // Price of Failure
  'duchy.trigger.failure': () => 'Prix de l’échec',
  'duchy.failure': () => 'Prix de l’échec : quel Ministre vous quitte ?',
  'duchy.failed': (v, cast) =>
    `Prix de l’échec : ${of(cast, v.seat, minister(v.minister), yours(v.minister))} s’en va, sa couronne est perdue pour de bon.`,
  'duchy.failed.card': (v, cast) =>
    `${Does(cast, v.seat, 'défausse', 'défaussent', 'défaussez')} une carte au hasard : ${card(v.card)}.`,

  // Why not
  'duchy.why.notRuled': v => `Vous ne contrôlez pas ${la(v.clearing)}.`,
  'duchy.why.noCard': v => `Vous n’avez pas de carte de la couleur ${deLa(v.clearing)}.`,
  'duchy.why.tunnel': v => `Il y a déjà un Tunnel ${dans(v.clearing)}.`,
  'duchy.why.build': () =>
    'Il vous faut un bâtiment en réserve, et une clairière contrôlée avec un emplacement libre et une carte de sa couleur.',
  'duchy.why.dig': () =>
    'Vous n’avez pas de carte de la couleur d’une clairière où vous pourriez placer un Tunnel.',
  'duchy.why.foremole': () =>
    'Il vous faut une carte, un bâtiment en réserve, et une clairière contrôlée avec un emplacement libre.',
  'duchy.why.brigadier': () => 'Vous ne pouvez ni vous déplacer ni combattre.',
  'duchy.why.noCards': () => 'Vous n’avez pas de carte en main.',
  'duchy.why.duchess': () => 'Vos trois Tunnels ne sont pas tous sur le plateau.',
  'duchy.why.baron': () => 'Vous n’avez pas de Marché sur le plateau.',
  'duchy.why.earl': () => 'Vous n’avez pas de Citadelle sur le plateau.',
  'duchy.why.mayor': () => 'Aucun Écuyer ni Noble rallié ne peut agir.',
  'duchy.why.acted': () => 'Ce Ministre a déjà agi ce tour-ci.',
  'duchy.why.otherSuit': () => 'Cette carte est d’une autre couleur.',
  'duchy.why.swayed': () => 'Ce Ministre est déjà rallié.',
  'duchy.why.noCrown': () => 'Il ne vous reste pas de couronne de ce rang.',
  'duchy.why.swayedOne': () => 'Vous ne ralliez qu’un Ministre par tour.',
  'duchy.why.cards': v => `Vous avez moins de ${v.cards} cartes en main.`,
  'duchy.why.clearings': v =>
    `Vous n’avez pas ${count(v.cards, 'carte')} de clairières différentes où vous avez une pièce.`,
  'duchy.why.clearing': () => 'Vous n’avez pas d’autre clairière de cette couleur où vous ayez une pièce.',
}
