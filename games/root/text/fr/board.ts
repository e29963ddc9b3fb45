import type { Item } from '../../data/items.ts'
import type { BoardWords } from '../en/board.ts'
import { mapped } from '../names.ts'
import { LANDMARK } from './landmark.ts'
import { FULL_NAME, LINE, SHORT_NAME } from './names.ts'
import { count, ITEM, PIECE, SUIT, TITLE } from './words.ts'

/** An adjective that agrees with an item: « épuisée » for a sword. */
const agreeing = (item: Item, adjective: string): string => adjective + (ENDING[item] ?? '')

const ENDING: { readonly [I in Item]?: string } = {
  boots: 'e',
  crossbow: 'e',
  sword: 'e',
  torch: 'e',
  coins: 'es',
}

/** The words on the drawn board. */
export const board: BoardWords = {
  suit: SUIT,
  item: ITEM,
  title: TITLE,
  ambush: 'Embuscade',
  dominance: 'Domination',
  party: FULL_NAME,
  shortParty: SHORT_NAME,
  line: LINE,
  hirelings: 'Nomades',
  freeHireling: 'libre',
  hiredBy: name => `avec ${name}`,
  controlMarkers: n => count(n, 'marqueur de supervision', 'marqueurs de supervision'),
  hirelingStays: (by, markers) =>
    by === null
      ? 'Libre : pour qui atteint un marqueur de Nomade sur la piste de score.'
      : `Superviseur : ${by}, pour encore ${count(markers, 'tour')} ; puis ce sera un autre joueur.`,
  hirelingMarker: points => `Un Nomade pour le premier à ${points} points`,
  map: 'Plateau de la Forêt. La table en texte donne le même contenu.',
  scores: 'Piste de score',
  points: n => count(n, 'point'),
  offTrack: 'joue la Domination',
  coalition: name => `en coalition avec ${name}`,
  opponents: 'Adversaires',
  unfold: name => `${name} : tout voir`,
  everyone: 'Joueurs',
  you: 'Vous',
  robot: 'Robot',
  toPlay: 'joue',
  next: 'joue ensuite',
  thinking: 'réfléchit…',
  inHand: n => `${count(n, 'carte')} en main`,
  supply: 'Réserve',
  warriors: n => `${count(n, 'guerrier')} en réserve`,
  items: 'Objets',
  effects: 'Effets',
  none: 'aucun',
  cost: 'coût',
  inProgress: 'en cours',
  done: 'fait',
  moreAction: '+1 action',
  deck: 'Pioche',
  discard: 'Défausse',
  dominances: 'Dominations',
  common: 'Pioche, défausse, dominations, objets',
  craftable: 'Objets à fabriquer',
  yourHand: n => `Votre main, ${count(n, 'carte')}`,
  inBattle: 'se joue au combat',
  clearing: n => `Clairière ${n}`,
  forest: n => `Forêt ${n}`,
  slots: n => count(n, 'emplacement libre', 'emplacements libres'),
  ruin: n => `une ruine sur ${count(n, 'objet')}`,
  ruinHolds: items => `une ruine, sur ${items}`,
  covered: item => `un emplacement recouvert à jamais (${item})`,
  scorched: 'brûlée : rien n’y entre',
  landmark: mapped(LANDMARK, ({ name }) => name),
  landmarkShort: mapped(LANDMARK, ({ short }) => short),
  landmarkLine: mapped(LANDMARK, ({ line }) => line),
  landmarks: 'Monuments',
  everySuit: 'Renard, Lapin et Souris',
  extraSlot: 'un emplacement est celui du monument',
  closedPath: (from, to) =>
    `Chemin fermé ${from}–${to} : au Jour, une carte et une pièce à l’un des bouts l’ouvrent, pour 1 point.`,
  closedPaths: 'Chemins fermés',
  toForge: items => `à forger : ${items}`,
  atMarket: n => `au marché : ${count(n, 'carte')} face cachée`,
  ruledBy: name => `contrôle : ${name}`,
  unruled: 'personne ne la contrôle',
  piece: PIECE,
  pawn: 'pion',
  exhausted: item => agreeing(item, 'épuisé'),
  damaged: item => agreeing(item, 'endommagé'),
  choices: 'Choisissez',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  zoomFit: 'Plateau entier',
  rule: 'règle',
  colon: ' : ',
  costs: 'Coût',
  anySuit: 'au choix',
  onMap: 'sur le plateau',
}
