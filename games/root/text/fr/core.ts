import { reads, type SameMessages } from '@tablee/kernel'
import type { Source } from '../../data/sources.ts'
import type { core as en } from '../en/core.ts'
import { landmark } from './landmark.ts'
import { OPTION, SOURCES } from './names.ts'
import {
  a,
  aWhom,
  capital,
  card,
  cardName,
  cards,
  count,
  Does,
  dans,
  de,
  deLa,
  does,
  from,
  ITEM,
  la,
  ofWord,
  PHASE,
  PIECE,
  Place,
  pieces,
  SUIT,
  TITLE,
  un,
  verb,
  vers,
  Who,
  who,
  whom,
} from './words.ts'

/** The general procedures of Root, in French. */
export const core: SameMessages<typeof en> = {
  // Names
  clearing: v => Place(v.clearing),
  seat: (v, cast) => Who(cast, v.seat),
  suit: v => SUIT[v.suit],
  item: v => capital(ITEM[v.item]),
  card: v => cardName(v.card),
  piece: v => capital(PIECE[v.kind]),
  'piece.extra': v => `${capital(PIECE[v.kind])}, dans l’emplacement du monument`,
  landmark: v => capital(landmark(v.landmark)),
  path: v => `Chemin ${v.from}–${v.to}`,

  // Turn
  'turn.begins': (v, cast) =>
    `Manche ${v.round} : ${does(cast, v.seat, 'commence son', 'commencent leur', 'commencez votre')} tour.`,
  'phase.begins': v => `${capital(PHASE[v.phase])} commence.`,
  'turn.end': v => `Fin du tour : ${v.cards === 0 ? 'aucune carte' : count(v.cards, 'carte')} à piocher.`,
  'turn.end.now': () => 'Terminer le tour',
  'birdsong.window': () => 'Aurore : utilisez un effet, ou continuez.',
  'birdsong.window.end': () => 'Continuer',
  'birdsong.start': () => 'Début de l’Aurore : que faites-vous d’abord ?',
  'birdsong.start.end': () => 'Continuer',
  'effects.order': () => 'Quel effet d’abord ?',
  'effects.none': () => 'N’utiliser aucun effet',
  'effects.own': () => 'L’effet de votre faction',
  'effect.used': (v, cast) => `${Does(cast, v.seat, 'utilise', 'utilisent', 'utilisez')} ${card(v.card)}.`,
  'effect.discarded': (v, cast) =>
    reads(cast, v.seat)
      ? `Votre carte ${card(v.card)} va à la défausse.`
      : `${card(v.card)} ${de(cast, v.seat)} va à la défausse.`,

  // Acts that any faction has
  'act.craft': v => `Fabriquer ${card(v.card)}`,
  'act.effect': v => `Utiliser ${card(v.card)}`,
  'act.dominance': v => `Activer ${card(v.card)}`,
  'act.takeDominance': v => `Prendre ${card(v.card)}`,
  'act.battle': () => 'Combat',
  'act.move': () => 'Déplacement',
  'act.recruit': () => 'Recrutement',
  'act.build': () => 'Construction',

  // Cards
  'deck.reshuffled': () => 'On mélange la défausse : c’est la nouvelle pioche.',
  'cards.drawn': (v, cast) =>
    `${Does(cast, v.seat, 'pioche', 'piochent', 'piochez')} ${count(v.count, 'carte')}.`,
  'cards.drawn.own': v => `Vous avez pioché ${cards(v.cards)}.`,
  'cards.drawn.shown': v => `Face visible : ${cards(v.cards)}.`,
  'spend.card': v =>
    v.suit === 'bird' ? 'Dépensez une carte Oiseau.' : `Dépensez une carte ${SUIT[v.suit]} (ou Oiseau).`,
  'card.spent': (v, cast) => `${Does(cast, v.seat, 'dépense', 'dépensent', 'dépensez')} ${card(v.card)}.`,
  'discard.card': v => `Votre main est pleine : défaussez encore ${count(v.over, 'carte')}.`,
  'card.discarded': (v, cast) =>
    `${Does(cast, v.seat, 'défausse', 'défaussent', 'défaussez')} ${card(v.card)}.`,
  'card.taken': (v, cast) =>
    `${Does(cast, v.to, 'prend', 'prennent', 'prenez', v.from)} une carte au hasard${aWhom(cast, v.from)}.`,
  'card.taken.which': (v, cast) =>
    `${Does(cast, v.to, 'prend', 'prennent', 'prenez', v.from)} ${card(v.card)}${aWhom(cast, v.from)}.`,
  'informants.take': () =>
    'Informateurs : au lieu de piocher, prenez-vous une carte Embuscade dans la défausse ?',
  'informants.draw': () => 'Piocher',
  'informants.took': (v, cast) =>
    `Au lieu de piocher, ${does(cast, v.seat, 'prend', 'prennent', 'prenez')} ${card(v.card)}.`,

  // Pieces
  'place.warrior': () => 'La réserve ne suffit pas : où va le prochain guerrier ?',
  'warriors.placed': (v, cast) =>
    `${Does(cast, v.seat, 'place', 'placent', 'placez')} ${count(v.count, 'guerrier')} ${dans(v.clearing)}.`,
  'building.placed': (v, cast) =>
    `${Does(cast, v.seat, 'place', 'placent', 'placez')} ${un(v.kind)} ${dans(v.clearing)}.`,
  'token.placed': (v, cast) =>
    `${Does(cast, v.seat, 'place', 'placent', 'placez')} ${un(v.kind)} ${dans(v.clearing)}.`,
  removed: (v, cast) =>
    `${Does(cast, v.seat, 'perd', 'perdent', 'perdez')} ${pieces(v.count, v.kind)} ${dans(v.clearing)}.`,
  'build.slot': v => `Quel emplacement ${dans(v.clearing)} pour ${un(v.kind)} ?`,
  'build.slot.which': v => (v.slot === 'extra' ? 'L’emplacement du monument' : 'Un emplacement imprimé'),
  'build.slot.taken': v =>
    v.slot === 'extra' ? 'Il occupe l’emplacement du monument.' : 'Il occupe un emplacement imprimé.',
  'trigger.whose': () => 'De qui résout-on l’effet d’abord ?',
  'trigger.which': () => 'Quel effet résout-on d’abord ?',

  // Score
  scored: (v, cast) =>
    `${Does(cast, v.seat, 'marque', 'marquent', 'marquez')} ${count(v.points, 'point')}${sourced(v.source)} (${v.total}).`,
  'lost.points': (v, cast) =>
    v.points === 0
      ? `${Does(cast, v.seat, 'n’a', 'n’ont', 'n’avez')} aucun point à perdre${sourced(v.source)}.`
      : `${Does(cast, v.seat, 'perd', 'perdent', 'perdez')} ${count(v.points, 'point')}${sourced(v.source)} (${v.total}).`,
  'won.points': (v, cast) =>
    `${Does(cast, v.seat, 'atteint', 'atteignent', 'atteignez')} 30 points et ${verb(cast, v.seat, 'gagne', 'gagnent', 'gagnez')}.`,
  'won.dominance': (v, cast) => `${Does(cast, v.seat, 'gagne', 'gagnent', 'gagnez')} par Domination.`,
  'dominance.activated': (v, cast) =>
    `${Does(cast, v.seat, 'active', 'activent', 'activez')} ${card(v.card)} et ${verb(cast, v.seat, 'quitte', 'quittent', 'quittez')} la piste de score.`,
  'dominance.taken': (v, cast) => `${Does(cast, v.seat, 'prend', 'prennent', 'prenez')} ${card(v.card)}.`,
  'coalition.with': () => 'Avec qui formez-vous une coalition ?',
  'coalition.formed': (v, cast) =>
    `${Does(cast, v.seat, 'se rallie', 'se rallient', 'vous ralliez')} ${a(cast, v.partner)} : la victoire sera commune.`,

  // Crafting
  crafted: (v, cast) => `${Does(cast, v.seat, 'fabrique', 'fabriquent', 'fabriquez')} ${card(v.card)}.`,
  'craft.activate': () => 'Quelle pièce de fabrication activez-vous ?',

  // Moving
  'move.from': v => `${march(v.march, 'D')}’où partent vos guerriers ?`,
  'move.to': v => `${march(v.march, 'O')}ù vont les guerriers ${from(v.from)} ?`,
  'move.count': v => `Combien vont ${from(v.from)} ${vers(v.to)} ?`,
  'move.warriors': v => count(v.count, 'guerrier'),
  moved: (v, cast) =>
    `${Does(cast, v.seat, 'déplace', 'déplacent', 'déplacez')} ${count(v.count, 'guerrier')} ${from(v.from)} ${vers(v.to)}.`,
  'move.chief': v => `Votre ${PIECE.chief} va-t-il ${from(v.from)} ${vers(v.to)} lui aussi ?`,
  'move.chief.with': v =>
    v.count === 1 ? `Le ${PIECE.chief} seul` : `Le ${PIECE.chief} et ${count(v.count - 1, 'guerrier')}`,
  'move.chief.without': v => `${count(v.count, 'guerrier')} ; le ${PIECE.chief} reste`,
  'moved.chief': () => `Le ${PIECE.chief} est du voyage.`,
  carried: (v, cast) => `${Does(cast, v.seat, 'emporte', 'emportent', 'emportez')} ${un(v.kind)}.`,

  'move.ride': v => `Prendre ${landmark(v.landmark)} ${from(v.from)} ${vers(v.to)} ?`,
  'move.onFoot': () => 'S’en passer',

  // Closed paths
  'act.openPath': () => 'Ouvrir un chemin fermé',
  'path.open': () => 'Quel chemin fermé ouvrez-vous, pour 1 point ?',
  'path.card': v => `Quelle carte dépensez-vous pour ouvrir le chemin ${v.from}–${v.to} ?`,
  'path.opened': (v, cast) =>
    `${Does(cast, v.seat, 'ouvre', 'ouvrent', 'ouvrez')} le chemin ${v.from}–${v.to}.`,
  'path.why.used': () => 'Vous avez déjà ouvert un chemin ce tour-ci.',
  'path.why.noPiece': () => 'Vous n’avez de pièce à aucun bout d’un chemin fermé.',
  'path.why.noCard': () => 'Vous n’avez pas de carte à dépenser.',

  // Battle
  'battle.where': () => 'Où combattez-vous ?',
  'battle.defender': v => `Qui attaquez-vous ${dans(v.clearing)} ?`,
  'battle.starts': (v, cast) =>
    `${Does(cast, v.attacker, 'attaque', 'attaquent', 'attaquez', v.defender)}${whom(cast, v.defender)} ${dans(v.clearing)}.`,
  'battle.begin': v => `Combat ${dans(v.clearing)} : prêt à lancer les dés ?`,
  'battle.roll': () => 'Lancer les dés',
  'battle.ambush': (v, cast) =>
    `${Who(cast, v.attacker)} vous ${verb(cast, v.attacker, 'attaque', 'attaquent', 'attaquez')} ${dans(v.clearing)} : jouez-vous une Embuscade ?`,
  'battle.foil': (v, cast) =>
    `${Who(cast, v.defender)} vous ${verb(cast, v.defender, 'tend', 'tendent', 'tendez')} une embuscade ${dans(v.clearing)} : la contrez-vous par une autre ?`,
  'battle.noAmbush': () => 'Pas d’embuscade',
  'battle.noFoil': () => 'Ne pas la contrer',
  'battle.ambushed': (v, cast) => `${Does(cast, v.defender, 'joue', 'jouent', 'jouez')} ${card(v.card)}.`,
  'battle.foiled': (v, cast) =>
    `${Does(cast, v.attacker, 'contre', 'contrent', 'contrez')} l’embuscade avec ${card(v.card)}.`,
  'battle.overByAmbush': (v, cast) =>
    `${Does(cast, v.attacker, 'n’a', 'n’ont', 'n’avez')} plus personne : le combat est fini.`,
  'battle.rolled': (v, cast) =>
    `Les dés donnent ${v.high} et ${v.low} : ${v.swapped ? v.low : v.high} pour ${who(cast, v.attacker)}, ${v.swapped ? v.high : v.low} pour ${who(cast, v.defender)}.`,
  'battle.defenceless': (v, cast) =>
    `${Does(cast, v.defender, 'est', 'sont', 'êtes')} sans défense : une perte additionnelle.`,
  'battle.effectsFirst': () => 'Les deux camps ont des effets : qui commence ?',
  'battle.effect': (v, cast) =>
    `${Does(cast, v.attacker, 'infligera', 'infligeront', 'infligerez')} ${count(v.rolled.attacker + v.extra.attacker, 'perte')}, ${who(cast, v.defender)} ${v.rolled.defender + v.extra.defender}. Utilisez-vous un effet ?`,
  'battle.noEffect': () => 'N’utiliser aucun effet',
  'battle.option': v => TITLE[v.option] ?? OPTION[v.option],
  'battle.hits': (v, cast) =>
    `${Does(cast, v.seat, 'subit', 'subissent', 'subissez')} ${count(v.hits, 'perte')}.`,
  'battle.firstIgnored': (v, cast) =>
    `${Does(cast, v.seat, 'ignore', 'ignorent', 'ignorez')} la première perte.`,
  'battle.lose': (v, cast) =>
    reads(cast, v.seat)
      ? 'Quelle pièce perdez-vous ?'
      : `Quelle pièce ${verb(cast, v.seat, 'perd', 'perdent', 'perdez')} ${who(cast, v.seat)} ?`,

  // Why not
  'why.noWarriors': v => `Vous n’avez pas de guerrier ${dans(v.clearing)}.`,
  'why.noRuleToLeave': v => `Vous ne contrôlez ni ${la(v.clearing)} ni une clairière voisine.`,
  'why.otherSuit': v => `${capital(la(v.clearing))} n’est pas de la couleur demandée ici.`,
  'why.notAdjacent': v => `${capital(la(v.to))} n’est pas à côté ${deLa(v.from)}.`,
  'why.closedPath': v => `Le chemin ${v.from}–${v.to} est fermé.`,
  'why.scorched': v => `${capital(la(v.clearing))} est brûlée : on n’y entre plus.`,
  'why.cannotMove': () => 'Aucun de vos guerriers ne peut se déplacer.',
  'why.cannotBattle': () => 'Aucun adversaire n’est présent là où vous avez des guerriers.',
  'why.noneLeft': () => 'Il n’en reste plus dans la réserve.',
  'why.kept': v => `Vous ne pouvez pas placer de pièce ${dans(v.clearing)}.`,
  'why.noSlot': v => `Aucun emplacement n’est libre ${dans(v.clearing)}.`,
  'why.rulesNeither': v => `Vous ne contrôlez ni ${la(v.from)} ni ${la(v.to)}.`,
  'why.ambushNotCrafted': () =>
    'Une carte Embuscade ne se fabrique pas : jouez-la en combat, ou dépensez-la pour sa couleur.',
  'why.dominanceNotCrafted': () =>
    'Une carte Domination ne se fabrique pas : activez-la, ou dépensez-la pour sa couleur.',
  'why.itemGone': v => `Il n’y a plus ${ofWord(ITEM[v.item])} dans la réserve d’objets.`,
  'why.alreadyInPlay': () => 'Vous avez déjà cet effet en jeu.',
  'why.craftingPieces': () =>
    'Il ne vous reste pas assez de pièces de fabrication de ces couleurs pour ce tour.',
}

/** Which move of a march a question belongs to; 0 outside of one. */
const march = (step: number, letter: string): string =>
  step === 0 ? letter : `Marche, ${step} sur 2 : ${letter.toLowerCase()}`

/** What any faction scores or loses points for, after their number; what is one faction’s own, it names itself. */
const SOURCE: { readonly [S in Source]?: string } = {
  ...SOURCES,
  crafting: 'pour une fabrication',
  battles: 'pour ce qui tombe au combat',
  removals: 'pour ce qui est retiré',
  effects: 'par l’effet d’une carte',
  cards: 'au lieu d’une carte',
  nightmare: 'pour le cauchemar',
  landmarks: 'grâce à un monument',
  paths: 'pour un chemin ouvert',
}

/** Games saved before sources were told have none. */
const sourced = (source: Source | undefined): string => (source ? ` ${SOURCE[source]}` : '')
