import { count, list } from '@tablee/common/words/fr.ts'
import type { Terrain, TileSource } from '../../data/board.ts'
import type { Effect, EffectOf, ProductionRule, Target, TokenPlace, Verb } from '../../data/effects.ts'
import { LASTING } from './lasting.ts'
import { SPECIAL } from './specials.ts'
import { ACTION, det, item, PART, PIECE, resource, THE_LEVEL } from './words.ts'

type Words = { readonly [V in Verb]: (effect: EffectOf<V>) => string }

const upOrDown = (what: string, n: number): string =>
  `${what} ${n > 0 ? 'augmente' : 'diminue'} de ${Math.abs(n)}`
const clauses = (effects: readonly Effect[]): string => effects.map(clause).join(' ; ')
const clause = (effect: Effect): string => (WORDS[effect.do] as (one: Effect) => string)(effect)
const branch = (effects: readonly Effect[]): string =>
  effects.length === 0 ? 'rien de plus' : clauses(effects)

const SOURCE: { readonly [S in TileSource]: string } = {
  wood: 'de bois',
  parrot: 'de nourriture (perroquet)',
  fish: 'de nourriture (poisson)',
}

const OF_TERRAIN: { readonly [T in Terrain]: string } = {
  beach: 'de plage',
  hills: 'de collines',
  mountains: 'de montagnes',
  river: 'de rivière',
  plains: 'de plaines',
}

const TOKEN_PLACE: { readonly [P in TokenPlace]: string } = {
  hunt: 'sur la Chasse',
  build: 'sur la Construction',
  gather: 'sur la Récolte',
  explore: 'sur l’Exploration',
  arrange: 'sur l’Aménagement du camp',
  rest: 'sur le Repos',
  shelterCost: 'sur le coût de l’Abri',
  roofCost: 'sur le coût du Toit',
  palisadeCost: 'sur le coût de la Palissade',
  weaponsCost: 'sur le coût des Armes',
  theTile: 'sur cette tuile',
  camp: 'sur la tuile du camp',
  night: 'sur l’emplacement Nuit',
}

const PRODUCTION: { readonly [R in ProductionRule]: string } = {
  skip: 'pas de production ce tour-ci',
  half: 'la production est réduite de moitié ce tour-ci',
  noFood: 'la production ne donne pas de nourriture ce tour-ci',
  noWood: 'la production ne donne pas de bois ce tour-ci',
  plusWood: 'la production donne 1 bois de plus ce tour-ci',
  minusFood: 'la production donne 1 nourriture de moins ce tour-ci',
}

// Whom an effect concerns; `you` are addressed, all others are spoken of.
const WHO: { readonly [T in Target]: string } = {
  actor: 'vous',
  all: 'tout le monde',
  first: 'le premier joueur',
  chosen: 'le personnage de votre choix',
  bearer: 'le porteur de cette blessure',
}

/** « vous subissez », « tout le monde subit ». */
const does = (who: Target, you: string, others: string): string =>
  `${WHO[who]} ${who === 'actor' ? you : others}`

const SPECIAL_COLOUR = { build: 'marron', gather: 'grise', explore: 'verte' } as const

const HUNTING: { readonly [O in EffectOf<'hunting'>['op']]: string } = {
  discardTop: 'défaussez la première carte du paquet Chasse',
  lookTop: 'regardez la première carte du paquet Chasse',
  topToBottom: 'la première carte du paquet Chasse passe dessous',
  topOrBottom: 'regardez la première carte du paquet Chasse, puis laissez-la ou glissez-la dessous',
  fightTop: 'le premier joueur combat la première carte du paquet Chasse',
  takeTop: 'prenez la première carte du paquet Chasse sans comparer les forces',
  addBeast: 'la première Bête, cachée, va sur le paquet Chasse',
}

const WEATHER: { readonly [K in EffectOf<'weather'>['kind']]: string } = {
  rain: 'un nuage de pluie ce tour-ci',
  snow: 'un nuage de neige ce tour-ci',
  storm: 'une tempête ce tour-ci',
  animals: 'le dé Animaux affamés est lancé ce tour-ci',
}

function limited({ who, to, nextRound }: EffectOf<'limit'>): string {
  const when = nextRound ? 'au prochain tour' : 'ce tour-ci'
  if (to === 'onePawn') return `${does(who, 'n’avez', 'n’a')} qu’un pion ${when}`
  if (to === 'noSkills') return `${does(who, 'n’utilisez', 'n’utilise')} aucune compétence ${when}`
  const actions = list(to.map(one => ACTION[one]))
  return `${does(who, 'ne faites', 'ne fait')} ${when} que ces actions : ${actions}`
}

function fought({ strength, weapons = 0, food = 0, fur = 0, palisade = 0 }: EffectOf<'fight'>): string {
  const more = [
    ...(weapons > 0 ? [`Armes −${weapons}`] : []),
    ...(food > 0 ? [resource('food', food)] : []),
    ...(fur > 0 ? [resource('fur', fur)] : []),
    ...(palisade > 0 ? [`Palissade −${palisade}`] : []),
  ]
  return `combat de force ${strength}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
}

function drawn({ treasures = 0, creatures = 0, traps = 0, dangers = 0 }: EffectOf<'mystery'>): string {
  const kinds = [
    ...(treasures > 0 ? [count(treasures, 'Trésor')] : []),
    ...(creatures > 0 ? [count(creatures, 'Créature')] : []),
    ...(traps > 0 ? [count(traps, 'Piège')] : []),
    ...(dangers > 0 ? [`${dangers} Créature ou Piège`] : []),
  ]
  return `piochez des cartes Mystère, jusqu’à ${list(kinds)}`
}

const WORDS: Words = {
  wound: ({ who, n }) => `${does(who, 'subissez', 'subit')} ${count(n, 'blessure')}`,
  heal: ({ who, n }) => `${does(who, 'soignez', 'soigne')} ${count(n, 'blessure')}`,
  healShared: ({ n }) => `soignez ${count(n, 'blessure')}, réparties à votre guise`,
  det: ({ who, n }) =>
    n > 0
      ? `${does(who, 'recevez', 'reçoit')} ${det(n)}`
      : `${does(who, 'défaussez', 'défausse')} ${det(-n)}`,
  detShared: ({ n }) => `${det(n)}, répartis à votre guise`,
  loseAllDet: () => 'vous perdez tous vos jetons Détermination',
  limit: limited,
  specialWound: ({ colour, part }) => `une Blessure spéciale ${SPECIAL_COLOUR[colour]} (${PART[part]})`,
  removeSpecialWound: () => 'la Blessure spéciale est retirée',
  nightOutside: ({ next }) =>
    next
      ? `vous passez la nuit hors du camp ; au début du prochain tour : ${clauses(next)}`
      : 'vous passez la nuit hors du camp',
  morale: ({ n }) => upOrDown('le moral', n),
  gain: ({ what, n, perPlayer }) => `recevez ${resource(what, n)}${perPlayer ? ' par joueur' : ''}`,
  lose: ({ what, n }) => `défaussez ${resource(what, n)}`,
  loseAll: () => 'défaussez toutes les ressources disponibles',
  level: ({ of, n }) => upOrDown(THE_LEVEL[of], n),
  roofOrPalisade: ({ n }) => upOrDown('le Toit ou la Palissade', n),
  loseHalf: ({ of }) =>
    `la moitié du Toit${of === 'roof' ? '' : ' ou de la Palissade'} est perdue, arrondie à l’inférieur`,
  noWeapons: () => 'le niveau d’Armes tombe à 0',
  production: ({ rule }) => PRODUCTION[rule],
  passFirstPlayer: () => 'le joueur suivant devient aussitôt premier joueur',
  token: ({ kind, at }) => `${PIECE[kind]} ${TOKEN_PLACE[at]}`,
  removeTokens: () => 'retirez le jeton placé par cette carte',
  weather: ({ kind }) => WEATHER[kind],
  exhaustAdjacent: ({ n }) => `épuisez ${count(n, 'source')} à côté du camp`,
  exhaustClosest: ({ of, else: otherwise }) =>
    `épuisez la source ${list(
      of.map(one => SOURCE[one]),
      'ou',
    )} la plus proche ; à défaut : ${clauses(otherwise)}`,
  exhaustTile: () => 'épuisez toutes les sources d’une tuile à côté du camp',
  exhaust: ({ which }) =>
    which === 'gathered' ? 'cette source est épuisée' : 'épuisez une source de cette tuile',
  coverTerrain: ({ of }) =>
    of === 'theTile'
      ? 'le terrain de cette tuile est couvert'
      : `couvrez le terrain d’une tuile ${OF_TERRAIN[of]}`,
  uncover: () => 'découvrez ce que cette carte a couvert',
  turnTile: () => 'retournez face cachée une tuile à côté du camp',
  unturnTile: () => 'retournez cette tuile face visible',
  blockArrange: () => 'un marqueur sur l’Aménagement du camp : le prochain ne fera que le retirer',
  moveCamp: () => 'le camp doit être déplacé sur une tuile voisine',
  fight: fought,
  temporaryWeapons: ({ n }) => `Armes +${n}, pour cette fois`,
  hunting: ({ op }) => HUNTING[op],
  mystery: drawn,
  stopDrawing: () => 'la pioche s’arrête',
  drawDiscoveries: ({ n, keep }) =>
    keep === undefined
      ? `piochez ${count(n, 'jeton Découverte', 'jetons Découverte')}`
      : `piochez ${count(n, 'jeton Découverte', 'jetons Découverte')}, gardez-en ${keep}`,
  drawEquipment: () => 'piochez un Équipement de départ inutilisé',
  drawInvention: () => 'la première invention du paquet rejoint le plateau',
  discardInventions: ({ n }) => `défaussez ${count(n, 'invention')}`,
  flipItems: ({ n }) =>
    n === 1
      ? 'un objet est perdu, avec son effet : il faudra le reconstruire'
      : `${n} objets sont perdus, avec leurs effets : il faudra les reconstruire`,
  discardItem: () => 'défaussez un objet, avec son effet',
  buildFree: ({ from }) =>
    `construisez gratuitement : ${list(
      from.map(id => item(id)),
      'ou',
    )}`,
  lookTiles: ({ n, put }) =>
    put === 'inOrder'
      ? `regardez les ${n} prochaines tuiles et remettez-les dans l’ordre de votre choix`
      : `regardez les ${n} prochaines tuiles, posez-en une au-dessus, mélangez les autres`,
  lookEvent: () => 'regardez la première carte du paquet Événement',
  ignoreCloud: ({ kind }) => `ignorez un nuage de ${kind === 'rain' ? 'pluie' : 'neige'}`,
  snowBecomesRain: () => 'un nuage de neige compte comme un nuage de pluie',
  ifPossible: ({ effects }) => `si possible, ${clauses(effects)}`,
  choose: ({ branches }) => `au choix : ${branches.map(branch).join(' – ou ')}`,
  medicine: ({ with: cured, without }) =>
    cured.length === 0
      ? `sans le Remède, ${clauses(without)}`
      : `sans le Remède, ${clauses(without)} ; avec lui, ${clauses(cured)}`,
  ifWeapons: ({ atLeast, unmet }) => `si le niveau d’Armes est inférieur à ${atLeast} : ${clauses(unmet)}`,
  atNight: ({ effects, everyNight }) => `${everyNight ? 'chaque nuit' : 'cette nuit'} : ${clauses(effects)}`,
  book: () => 'l’effet Livre du scénario se produit',
  shuffle: () => 'cette carte reviendra',
  lasting: ({ id }) => LASTING[id] ?? id,
  special: ({ id }) => SPECIAL[id] ?? id,
}

/** What effects do, in French: for card faces, tooltips and choices. */
export const effectsInWords = (effects: readonly Effect[]): string => branch(effects)
