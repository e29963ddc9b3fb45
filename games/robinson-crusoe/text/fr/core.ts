import { capital, count } from '@tablee/common/words/fr.ts'
import type { SameMessages } from '@tablee/kernel'
import type { AnimalsFace } from '../../data/dice.ts'
import type { WindowKind } from '../../data/types.ts'
import type { Wanting } from '../../rules/demand.ts'
import type { core as english, RoundPart } from '../en/core.ts'
import { effectsInWords } from './effects.ts'
import { agree, Does, its, Name } from './people.ts'
import { because } from './why.ts'
import {
  ACTION,
  about,
  card,
  det,
  discovery,
  item,
  LEVEL,
  node,
  on,
  PART,
  PIECE,
  PRODUCTION,
  resource,
  TERRAIN,
  THE_LEVEL,
  thing,
  WEATHER_DIE,
} from './words.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** What happens to the group, its people and its things, in French. */
export const core: SameMessages<typeof english> = {
  // Names
  character: (v, cast) => Name(cast, v.who),
  node: v => capital(node(v.node)),
  source: v =>
    `${v.gives === 'wood' ? 'Bois' : 'Nourriture'} sur ${node(v.node)}${v.nth > 0 ? ` (source ${v.nth})` : ''}`,
  item: v => item(v.item),
  discovery: v => discovery(v.token),
  tile: v => `Tuile ${v.tile}`,
  level: v => LEVEL[v.level],
  effects: v => capital(effectsInWords(v.effects)),

  // The round
  round: v => `Tour ${v.round} sur ${v.of}.`,
  firstPlayer: (v, cast) => `${Does(cast, v.who, 'devient', 'devenez')} premier joueur.`,
  'phase.begins': v => `${PHASE[v.phase]}.`,
  'actions.done': () => 'Toutes les actions sont résolues.',

  // People
  wounded: (v, cast) => `${Does(cast, v.who, 'subit', 'subissez')} ${count(v.n, 'blessure')}${because(v)}.`,
  'wounded.specially': (v, cast) =>
    `${Does(cast, v.who, 'reçoit', 'recevez')} une blessure spéciale : ${PART[v.part]}.`,
  'healed.specially': (v, cast) =>
    `${Does(cast, v.who, 'n’a plus', 'n’avez plus')} ${its(cast, v.who, 'sa', 'votre')} blessure spéciale : ${PART[v.part]}.`,
  healed: (v, cast) => `${Does(cast, v.who, 'soigne', 'soignez')} ${count(v.n, 'blessure')}${because(v)}.`,
  'friday.died': () => 'Vendredi est mort. La partie continue sans son pion.',
  'det.gained': (v, cast) => `${Does(cast, v.who, 'reçoit', 'recevez')} ${det(v.n)}${because(v)}.`,
  'det.lost': (v, cast) => `${Does(cast, v.who, 'défausse', 'défaussez')} ${det(v.n)}${because(v)}.`,
  'morale.now': v => `Moral à ${signed(v.morale)}${because(v)}.`,
  limited: (v, cast) => {
    if (v.to === 'onePawn') return `${Does(cast, v.who, 'n’a qu’un', 'n’avez qu’un')} pion.`
    if (v.to === 'noSkills') return `${Does(cast, v.who, 'ne peut', 'ne pouvez')} utiliser aucune compétence.`
    return `${Does(cast, v.who, 'ne peut', 'ne pouvez')} faire que ceci : ${v.to.map(type => ACTION[type]).join(', ')}.`
  },
  who: v =>
    about(
      v.card,
      v.to === 'use'
        ? 'qui l’utilise ?'
        : v.to === 'heal'
          ? `qui soigne ${count(v.n, 'blessure')} ?`
          : `qui reçoit ${det(v.n)} ?`,
    ),
  outside: (v, cast) => `${Does(cast, v.who, 'dormira', 'dormirez')} hors du camp, sur ${node(v.node)}.`,
  'outside.where': v => about(v.card, 'où ce personnage passe-t-il la nuit ?'),
  'outside.back': (v, cast) => `${Does(cast, v.who, 'revient', 'revenez')} au camp.`,

  // Resources, levels, demands
  gained: v => `Le groupe reçoit ${resource(v.what, v.n)}${because(v)}.`,
  'gained.outside': (v, cast) =>
    `${Does(cast, v.who, 'reçoit', 'recevez')} ${resource(v.what, v.n)} hors du camp.`,
  'gained.later': v => `${resource(v.what, v.n)} aux Ressources futures${because(v)}.`,
  'future.arrives': v => `Désormais disponible : ${resource(v.what, v.n)}.`,
  lost: v => `Le groupe défausse ${resource(v.what, v.n)}${because(v)}.`,
  'lost.all': () => 'Toutes les ressources disponibles sont perdues.',
  'level.now': v => `${capital(THE_LEVEL[v.level])} est à ${v.n}${v.why === 'success' ? '' : because(v)}.`,
  'demand.missing': v =>
    `Requête non résolue : il manque ${v.n}${v.what === 'place' ? '' : ` (${WANTING[v.what]})`}, soit autant de blessures.`,
  roofOrPalisade: v => about(v.card, 'le Toit ou la Palissade ?'),
  'production.rule': v => PRODUCTION[v.rule],
  'production.pit': v =>
    v.food > 0 ? `La ${item('pit')} a pris ${resource('food', v.food)}.` : `La ${item('pit')} n’a rien pris.`,
  'production.none': () => 'Pas de production.',
  'production.shortcut': () => 'Production : que rapporte le Raccourci ?',
  'production.half': () => 'La production est réduite de moitié : que gardez-vous ?',
  'production.mix': v => `${resource('wood', v.wood)}, ${resource('food', v.food)}`,
  'food.kind': () => 'De la nourriture est due ou mangée : laquelle donnez-vous ?',
  'food.instead': v =>
    v.n === 0 ? 'D’abord la nourriture périssable' : `${v.n} non périssable${v.n < 2 ? '' : 's'} sur ${v.of}`,
  'food.stored': v => `Le Tonneau garde ${resource('food', v.n)}.`,
  'food.rots': v => `${resource('food', v.n)} se périme${v.n < 2 ? '' : 'nt'}.`,

  // Powers
  window: v => WINDOW[v.kind],
  'window.done': () => 'Continuer',
  'window.use': v => `Utiliser ${thing(v.id)} : ${effectsInWords(v.effects)}`,
  'power.used': (v, cast) =>
    v.who === ''
      ? `Utilisé : ${thing(v.id)}.`
      : `${Does(cast, v.who, 'utilise', 'utilisez')} ${thing(v.id)}.`,
  branch: v => `${card(v.card)} : choisissez.`,

  // The island
  'token.placed': v => `${capital(PIECE[v.kind])} ${on(v.at)}.`,
  'source.exhausted': v =>
    `Une source de ${v.what === 'wood' ? 'bois' : 'nourriture'} est épuisée sur ${node(v.node)}.`,
  exhaust: v => about(v.card, 'quelle source est épuisée ?'),
  'exhaust.tile': v => about(v.card, 'quelle tuile voisine du camp perd ses sources ?'),
  cover: v => about(v.card, 'de quelle tuile le terrain est-il couvert, et ne compte plus comme exploré ?'),
  'terrain.covered': v => `Terrain couvert sur ${node(v.node)} : ${TERRAIN[v.terrain]}.`,
  turnTile: v => about(v.card, 'quelle tuile voisine du camp est retournée face cachée ?'),
  'tile.down': v => `Tuile retournée face cachée sur ${node(v.node)}.`,
  'tile.up': v => `Tuile retournée face visible sur ${node(v.node)}.`,
  'tiles.lowest': () => 'Vous reposez les tuiles : laquelle va le plus bas ?',
  'tiles.top': () => 'Quelle tuile va sur le dessus de la pile, pour la prochaine Exploration ?',
  'camp.forced': v => about(v.card, 'le camp doit se déplacer. Où ?'),
  'camp.move': () => 'Nuit : déplacez-vous le camp ?',
  'camp.stay': () => 'Rester ici',
  'camp.moveTo': v => `Aller sur ${node(v.node)}`,
  'camp.moved': v =>
    `Le camp va de ${node(v.from)} à ${node(v.to)} : Toit ${v.roof}, Palissade ${v.palisade}.`,
  shortcut: () => 'Raccourci : vers quelle tuile voisine du camp ?',
  corral: () => 'Enclos : quels perroquets y entrent, leur source étant épuisée ?',

  // Items and tokens
  'item.built': v => `Nouvel objet : ${item(v.item)}.`,
  'item.flipped': v => `Objet perdu, à reconstruire : ${item(v.item)}.`,
  'item.discarded': v => `De retour dans le paquet Invention : ${item(v.item)}.`,
  'flip.item': v => about(v.card, 'quel objet est perdu, jusqu’à ce qu’il soit reconstruit ?'),
  'discard.item': v => about(v.card, 'quel objet retourne dans le paquet Invention ?'),
  'discard.invention': v => about(v.card, 'quelle invention retourne dans son paquet ?'),
  'invention.discarded': v => `De retour dans le paquet Invention : ${item(v.item)}.`,
  'invention.drawn': v => `Nouvelle invention sur le plateau : ${item(v.item)}.`,
  'invention.built': v => `Invention construite : ${item(v.item)}.`,
  'build.free': v => about(v.card, 'que construisez-vous pour rien ?'),
  idea: () => 'Une nouvelle idée : laquelle de ces inventions rejoint le plateau ?',
  'end.order': () => 'Plusieurs choses sont construites : laquelle prend effet d’abord ?',
  'discovery.drawn': v => `Découverte : ${discovery(v.token)}.`,
  'discovery.discard': v => about(v.card, 'lequel de ces jetons Découverte est défaussé ?'),
  'discovery.cashed': v => `Jeton échangé : ${discovery(v.token)}.`,
  'equipment.drawn': v => `Équipement : ${thing(v.equipment)}.`,
  'treasure.gained': v => `Trésor : ${card(v.card)}.`,

  // Night
  'night.eat': () => 'La nourriture manque : qui mange ?',
  'night.ate': (v, cast) => `${Does(cast, v.who, 'mange', 'mangez')}.`,
  'night.ateOutside': (v, cast) => `${Does(cast, v.who, 'mange', 'mangez')} hors du camp.`,
  'night.meal': v => `Tout le camp mange : ${resource('food', v.n)}.`,
  'weather.token': v => `La météo de ce tour : ${PIECE[v.kind]}.`,
  'weather.die': v =>
    `Dé ${WEATHER_DIE[v.die]} : ${count(v.rain + v.snow, 'nuage')} (pluie ${v.rain}, neige ${v.snow}).`,
  'weather.animals': v => ANIMALS[v.face],
  'weather.cloud': v =>
    `Un nuage de plus : ${v.kind === 'rain' ? 'pluie' : 'neige'}${v.card === '' ? '' : ` (${card(v.card)})`}.`,
  'weather.helps': v =>
    v.card === 'furnace'
      ? `${capital(card(v.card))} : un nuage de neige en moins.`
      : `${capital(card(v.card))} : la neige devient pluie.`,
  'weather.sky': v => `Le ciel : pluie ${v.rain}, neige ${v.snow}, Toit ${v.roof}.`,
  'weather.leaks': v => `${count(v.clouds, 'nuage')} au-delà du Toit.`,
  'weather.storm': () => 'La tempête s’abat sur la Palissade.',

  // Before the game
  'setup.twice': (v, cast) =>
    `${Name(cast, v.who)} ne peut tenir qu’un siège : donnez un autre personnage aux autres.`,

  // The end
  'end.died': (v, cast) =>
    `${Does(cast, v.who, 'est', 'êtes')} ${agree(cast, v.who, 'mort', 'morte')}. L’île a eu raison de vous.`,
  'end.camp': () => 'Le camp est perdu. L’île a eu raison de vous.',
  'end.time': () => 'Le temps est écoulé. L’île a eu raison de vous.',
}

const WANTING: { readonly [W in Exclude<Wanting, 'place'>]: string } = {
  wood: 'bois',
  food: 'nourriture',
  fur: 'fourrure',
  det: 'Détermination',
  roof: 'Toit',
  palisade: 'Palissade',
  weapons: 'Armes',
}

const PHASE: { readonly [P in RoundPart]: string } = {
  event: 'Phase Événement',
  morale: 'Phase Moral',
  production: 'Phase Production',
  action: 'Phase Action',
  weather: 'Phase Météo',
  night: 'Phase Nuit',
}

const ANIMALS: { readonly [F in AnimalsFace]: string } = {
  blank: 'Les animaux se tiennent à distance.',
  palisade: 'Des animaux affamés s’en prennent à la Palissade.',
  food: 'Des animaux affamés volent de la nourriture.',
  fight: 'Une bête affamée de force 3 attaque.',
}

const WINDOW: { readonly [K in WindowKind]: string } = {
  event: 'Avant l’événement : utiliser quelque chose ?',
  morale: 'Avant le moral : utiliser quelque chose ?',
  production: 'Avant la production : utiliser quelque chose ?',
  preAction: 'Avant la planification : utiliser quelque chose ?',
  planning: 'Utiliser quelque chose ?',
  action: 'Avant cette action : utiliser quelque chose ?',
  roll: 'Les dés sont lancés : utiliser quelque chose ?',
  'demand:wood': 'Il manque du bois : utiliser quelque chose ?',
  'demand:food': 'Il manque de la nourriture : utiliser quelque chose ?',
  'demand:fur': 'Il manque de la fourrure : utiliser quelque chose ?',
  'demand:det': 'Il manque de la Détermination : utiliser quelque chose ?',
  'demand:roof': 'Le Toit est trop bas : utiliser quelque chose ?',
  'demand:palisade': 'La Palissade est trop basse : utiliser quelque chose ?',
  'demand:weapons': 'Il manque des Armes : utiliser quelque chose ?',
  fight: 'L’ennemi est plus fort : utiliser quelque chose ?',
  weapons: 'Il faut des Armes : utiliser quelque chose ?',
  medicine: 'Le Remède aiderait : utiliser quelque chose ?',
  'mystery:trap': 'Un piège : utiliser quelque chose ?',
  'mystery:creature': 'Une créature : utiliser quelque chose ?',
  totem: 'Avant de piocher : utiliser quelque chose ?',
  weather: 'La météo est connue : utiliser quelque chose ?',
  animals: 'Animaux affamés : utiliser quelque chose ?',
  night: 'C’est la nuit : utiliser quelque chose ?',
  outside: 'Rien à manger dehors : utiliser quelque chose ?',
}
