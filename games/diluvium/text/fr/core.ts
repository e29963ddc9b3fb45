import type { SameMessages } from '@tablee/kernel'
import type { Bonus } from '../../data/boards.ts'
import type { Space } from '../../data/tiles.ts'
import type { ExploitDeed } from '../../rules/scenario.ts'
import type { core as en } from '../en/core.ts'
import { names } from './names.ts'
import {
  arms,
  at,
  capital,
  count,
  Does,
  island,
  list,
  ofType,
  own,
  place,
  resources,
  settler,
  ship,
} from './words.ts'

const SPACE: { readonly [S in Space]: string } = {
  settler: 'un Colon',
  gold1: '1 or',
  gold2: '2 or',
  gold3: '3 or',
  gold4: '4 or',
  gold5: '5 or',
}

const BONUS: { readonly [B in Bonus]: string } = {
  none: 'rien',
  ruins: 'une carte Ruines',
  gold1: '1 or',
  gold2: '2 or',
  gold3: '3 or',
}

const CONVERT: { readonly [D in 'pair' | 'single' | 'weapons' | ExploitDeed]: string } = {
  pair: '2 Artisanat contre 3 or',
  single: '1 Artisanat contre 1 or',
  weapons: '2 Armes contre 1 Force Militaire',
  tradeSet: 'Une ressource de chaque type contre un jeton Objectif',
  giveCraft: 'Donner de l’Artisanat à la civilisation adverse',
}

/** What the whole game says: things, gains, the turn of a seat. */
export const core: SameMessages<typeof en> = {
  place: v => capital(place(v.place)),
  resource: v => names.resource[v.resource],
  action: v => names.action[v.action],
  card: v => `Jouer « ${names.card[v.card]} »`,
  ship: v => `Votre ${ship(v.ship)}`,
  'setup.home': v =>
    `La tuile ${v.tile} doit rester sur la carte de ce scénario : choisissez une autre tuile de départ, ou 0 pour aucune.`,
  'setup.twice': v => `Un seul joueur peut mener les ${names.civ[v.civ]}.`,

  board: () => 'Quel plateau d’actions prenez-vous ?',
  'board.named': v => capital(names.board[v.board]),
  'board.taken': (v, cast) =>
    `${Does(cast, v.party, 'prend', 'prennent', 'prenez')} le ${names.board[v.board]}.`,
  home: v => `Où vos Colons commencent-ils sur votre tuile de départ ? Encore ${v.left}.`,
  'home.island': v => `Île ${ofType(v.type)}`,

  zero: () => 'Quel jeton 0 quitte la pile Combat pour de bon ?',
  'zero.token': v => `Le 0 ${v.random ? 'avec' : 'sans'} le symbole d’action aléatoire`,

  round: v => `Tour de jeu ${v.round}.`,
  'round.last': () => 'Une réserve est épuisée : c’est le dernier tour.',
  'turn.begins': (v, cast) =>
    `${Does(cast, v.seat, 'commence son', 'commencent leur', 'commencez votre')} tour.`,
  turn: () => 'Tournez le gouvernail : quelle action choisissez-vous ?',
  acts: (v, cast) =>
    `${Does(cast, v.party, 'choisit', 'choisissent', 'choisissez')} l’action ${names.action[v.action]}.`,
  after: v =>
    v.poorer
      ? `Votre but est atteint, mais votre or (${v.gold}) ne dépasse pas le leur (${v.rival}) : finir le tour, c’est perdre.`
      : 'Votre action est terminée.',
  'after.end': v => (v.poorer ? 'Terminer votre tour et perdre la partie' : 'Terminer votre tour'),
  keep: v => `Vos supports gardent ${v.limit} ressources : défaussez-en encore ${v.over}.`,

  'gold.gained': (v, cast) => `${Does(cast, v.party, 'gagne', 'gagnent', 'gagnez')} ${v.gold} or.`,
  'gold.spent': (v, cast) => `${Does(cast, v.party, 'paie', 'paient', 'payez')} ${v.gold} or.`,
  'resource.gained': (v, cast) =>
    `${Does(cast, v.party, 'gagne', 'gagnent', 'gagnez')} ${resources(v.count, v.resource)}.`,
  'resource.discarded': (v, cast) =>
    `${Does(cast, v.party, 'défausse', 'défaussent', 'défaussez')} ${resources(v.count, v.resource)}.`,
  'supply.discarded': v => `La réserve perd ${resources(v.count, v.resource)}.`,
  'pile.empty': v => `La pile ${ofType(v.resource)} est vide.`,
  'strength.raised': (v, cast) =>
    `${capital(own(cast, v.party, 'la ', 'Force Militaire'))} passe à ${v.strength}.`,

  sail: v => `Où va votre ${ship(v.ship)} ?`,
  'sail.to': v =>
    v.stays
      ? `Rester ${at(v.place)}`
      : `${capital(place(v.place))} (${v.food} Nourriture${v.weapons > 0 ? `, ${arms(v.weapons)}` : ''})`,
  'sail.via': () => 'Par quel chemin ?',
  'sail.way': v => `Par ${list(v.places.map(place))}`,
  sailed: (v, cast) => `${capital(own(cast, v.party, 'le ', ship(v.ship)))} va ${at(v.place)}.`,
  'tile.revealed': (v, cast) =>
    `${Does(cast, v.party, 'révèle', 'révèlent', 'révélez')} la tuile ${v.tile} ${at(v.place)}.`,
  astrolabe: v =>
    `L’Astrolabe, ${at(v.place)}, indique [[place:${v.to}|le chemin]] : ${v.number} est le plus petit chiffre.`,

  'explore.space': v => `Explorez-vous ${place(v.place)} ? Sous le marqueur : ${BONUS[v.bonus]}.`,
  space: v => `Marqueur sur ${SPACE[v.space]}`,
  'space.none': () => 'Ne pas explorer',
  explored: (v, cast) =>
    `${Does(cast, v.party, 'explore', 'explorent', 'explorez')} ${place(v.place)} : ${SPACE[v.space]}.`,

  settler: v =>
    v.by === 'space'
      ? 'Quel Colon déplacez-vous vers cette tuile ?'
      : `Quel Colon déplacez-vous ? Encore ${count(v.left, 'déplacement')}.`,
  'settler.reserve': v => `${capital(settler(v.settler))} de la réserve`,
  'settler.lying': () => 'Relever un Colon',
  'settler.beside': v => `${capital(settler(v.settler))} à côté de votre plateau`,
  'settler.from': v => `${capital(settler(v.settler))} de ${island(v.place, v.type)}`,
  'settler.none': () => 'Ne plus déplacer de Colon',
  'settler.to': () => 'Où va le Colon ?',
  'settler.island': v => capital(island(v.place, v.type)),
  'settler.rises': (v, cast) => `${Does(cast, v.party, 'relève', 'relèvent', 'relevez')} un Colon.`,
  settled: (v, cast) =>
    `${Does(cast, v.party, 'place', 'placent', 'placez')} ${settler(v.settler)} sur ${island(v.place, v.type)}.`,

  'exploit.where': () => 'Quelle tuile exploitez-vous ?',
  'exploit.extra': () => 'Quelle ressource prenez-vous en plus ?',
  exploit: () => 'Que convertissez-vous ?',
  'exploit.deed': v => CONVERT[v.deed],
  'exploit.done': () => 'Ne plus rien convertir',

  'ruins.drawn': (v, cast) => `${Does(cast, v.party, 'pioche', 'piochent', 'piochez')} une carte Ruines.`,
  'ruins.card': v => `C’est « ${names.card[v.card]} ».`,
  'ruins.none': () => 'Il ne reste aucune carte Ruines.',
  'ruins.shuffled': () => 'La défausse des cartes Ruines est mélangée pour former une nouvelle pioche.',
  'card.played': (v, cast) => `${Does(cast, v.party, 'joue', 'jouent', 'jouez')} « ${names.card[v.card]} ».`,
  'card.idle': v => `« ${names.card[v.card]} » est sans effet ici.`,
  'card.tile': () => 'Sur quelle tuile posez-vous votre prochain marqueur ?',
  'card.ship': () => 'Lequel de vos Navires se déplace ?',

  'no.tooFar': () => 'C’est trop loin, ou aucun chemin n’y mène.',
  'no.food': () => 'Vous n’avez pas assez de Nourriture pour révéler cette tuile.',
  'no.barred': () => 'Un Navire de Guerre ennemi barre cette tuile.',
  'no.foreignCity': () => 'Un Navire ne s’arrête pas à la Cité d’un autre.',
  'no.sameAction': () => 'Le gouvernail doit tourner : c’était votre dernière action.',
  'no.notExplored': () => 'Vous n’avez pas exploré cette tuile.',
  'no.slotsBarred': () => 'Un Navire de Guerre ennemi bloque les emplacements de cette tuile.',
  'no.full': () => 'Il n’y a pas d’emplacement libre ici.',
  'no.sameIsland': () => 'Le Colon s’y trouve déjà.',
  'no.ally': () => 'Les Colons alliés ne peuvent pas y aller.',
}
