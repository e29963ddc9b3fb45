import { capital, count } from '@tablee/common/words/fr.ts'
import type { Node, Terrain } from '../../data/board.ts'
import type { ActionDie, WeatherDie } from '../../data/dice.ts'
import type { DiscoveryId } from '../../data/discoveries.ts'
import type { ProductionRule } from '../../data/effects.ts'
import type { SkillId } from '../../data/skills.ts'
import type { ActionType, AdventureType, BodyPart, Level, Resource } from '../../data/types.ts'
import { SCENARIO_NAME } from '../../scenarios/text/fr-names.ts'
import type { PieceKind, Place } from '../../state.ts'
import { ADVENTURE_NAME } from './names/adventures.ts'
import { EVENT_NAME, WRECKAGE_NAME } from './names/events.ts'
import { MYSTERY_NAME } from './names/mysteries.ts'
import { SPACE_NAME } from './names/spaces.ts'
import { BEAST_NAME, DISCOVERY_NAME, EQUIPMENT_NAME, INVENTION_NAME, SKILL_NAME } from './names/things.ts'

type Table = { readonly [id: string]: string | undefined }
type CardTable = { readonly [id: string]: readonly (string | undefined)[] | undefined }

/** A space of the island: « la case nord-ouest ». */
export const node = (id: Node): string => `[[node:${id}|la case ${SPACE_NAME[id]}]]`

/** So much determination: « 2 jetons Détermination ». */
export const det = (n: number): string => count(n, 'jeton Détermination', 'jetons Détermination')

/** So much of a resource: « 2 bois », « 1 nourriture ». */
export function resource(what: Resource, n: number): string {
  switch (what) {
    case 'wood':
      return `${n} bois`
    case 'food':
      return count(n, 'nourriture')
    case 'nonPerishable':
      return count(n, 'nourriture non périssable', 'nourritures non périssables')
    case 'fur':
      return count(n, 'fourrure')
  }
}

/** The levels of the camp. */
export const LEVEL: { readonly [L in Level]: string } = {
  roof: 'Toit',
  palisade: 'Palissade',
  weapons: 'Armes',
}

/** The levels of the camp inside a sentence: « le niveau du Toit ». */
export const THE_LEVEL: { readonly [L in Level]: string } = {
  roof: 'le niveau du Toit',
  palisade: 'le niveau de la Palissade',
  weapons: 'le niveau d’Armes',
}

/** The types of action, as the board names them. */
export const ACTION: { readonly [A in ActionType]: string } = {
  threat: 'action Menace',
  hunt: 'Chasse',
  build: 'Construction',
  gather: 'Récolte',
  explore: 'Exploration',
  arrange: 'Aménagement du camp',
  rest: 'Repos',
  reclaim: 'Défrichement',
}

/** The types of terrain. */
export const TERRAIN: { readonly [T in Terrain]: string } = {
  beach: 'plage',
  hills: 'collines',
  mountains: 'montagnes',
  river: 'rivière',
  plains: 'plaines',
}

/** The parts of the body, with their article. */
export const PART: { readonly [P in BodyPart]: string } = {
  head: 'la tête',
  arm: 'le bras',
  belly: 'le ventre',
  leg: 'la jambe',
}

/** The dice of an action. */
export const DIE: { readonly [D in ActionDie]: string } = {
  success: 'Réussite',
  wound: 'Blessure',
  adventure: 'Aventure',
}

/** The weather dice. */
export const WEATHER_DIE: { readonly [D in WeatherDie]: string } = {
  rain: 'Pluie',
  winter: 'Hiver',
  animals: 'Animaux affamés',
}

/** The colours of dice and decks, as a die has them. */
export const COLOUR: { readonly [A in AdventureType]: string } = {
  build: 'marron',
  gather: 'gris',
  explore: 'vert',
}

/** Tokens and markers, with their article. */
export const PIECE: { readonly [K in PieceKind]: string } = {
  slow: 'un jeton Action chronophage',
  reroll: 'un jeton Relancer',
  danger: 'un jeton Grand péril',
  extraFood: 'un jeton Nourriture supplémentaire',
  extraWood: 'un jeton Bois supplémentaire',
  adventure: 'un jeton Aventure',
  rain: 'un jeton Pluie',
  snow: 'un jeton Neige',
  storm: 'un jeton Tempête',
  animals: 'le dé Animaux affamés',
  shortcut: 'le jeton Raccourci',
  numbered: 'un jeton numéroté',
  exhausted: 'un marqueur de source',
  covered: 'un marqueur de terrain',
  blocked: 'un marqueur noir',
  pendingSource: 'un marqueur de source en attente',
  fog: 'du brouillard',
  ash: 'des cendres',
  cross: 'une Croix',
  trap: 'un Piège',
  burnt: 'un village incendié',
}

const PLACE: { readonly [place: string]: string | undefined } = {
  threat: 'les menaces',
  hunt: 'la Chasse',
  build: 'la Construction',
  gather: 'la Récolte',
  explore: 'l’Exploration',
  arrange: 'l’Aménagement du camp',
  rest: 'le Repos',
  reclaim: 'le Défrichement',
  shelterCost: 'le coût de l’Abri',
  roofCost: 'le coût du Toit',
  palisadeCost: 'le coût de la Palissade',
  weaponsCost: 'le coût des Armes',
  weather: 'l’emplacement Météo',
  night: 'l’emplacement Nuit',
}

/** On a place: « sur la Chasse », « sur la case nord-ouest ». */
export const on = (at: Place): string => `sur ${PLACE[at] ?? node(at as Node)}`

/** What limits this round's production. */
export const PRODUCTION: { readonly [R in ProductionRule]: string } = {
  skip: 'Pas de production ce tour-ci.',
  half: 'La production est réduite de moitié ce tour-ci.',
  noFood: 'Aucune nourriture n’est produite ce tour-ci.',
  noWood: 'Aucun bois n’est produit ce tour-ci.',
  plusWood: 'La production donne 1 bois de plus ce tour-ci.',
  minusFood: 'La production donne 1 nourriture de moins ce tour-ci.',
}

/** An item or invention, of a card or of a scenario sheet; or a part of the camp. */
export function item(id: string): string {
  const name = (INVENTION_NAME as Table)[id] ?? scenarioItem(id) ?? CAMP_PART[id] ?? id
  return `[[invention:${id}|${name}]]`
}

const FEMININE: ReadonlySet<string> = new Set([
  'bricks',
  'pot',
  'rope',
  'shovel',
  'spear',
  'lantern',
  'pit',
  'sling',
  'palisade',
  'hatchet',
  'cross',
  'sacredBell',
  'jollyBoat',
  'ballista',
  'fence',
])

const ELIDED: ReadonlySet<string> = new Set(['bow', 'corral', 'shelter', 'ropeLadder'])

/** An item with its article: « la Corde », « l’Arc », « les Armes ». */
export function theItem(id: string): string {
  if (ELIDED.has(id)) return `l’${item(id)}`
  return `${id === 'weapons' ? 'les' : FEMININE.has(id) ? 'la' : 'le'} ${item(id)}`
}

const CAMP_PART: Table = { shelter: 'Abri', roof: 'Toit', palisade: 'Palissade', weapons: 'Armes' }

function scenarioItem(id: string): string | undefined {
  for (const { inventions } of Object.values(SCENARIO_NAME)) {
    const name = (inventions as Table)[id]
    if (name !== undefined) return name
  }
  return undefined
}

/** A discovery token. */
export function discovery(id: DiscoveryId): string {
  const [scenario, symbol] = id.split('.')
  const names =
    symbol === undefined
      ? DISCOVERY_NAME
      : (SCENARIO_NAME as { readonly [id: string]: { readonly tokens: Table } })[scenario].tokens
  return `[[discovery:${id}|${(names as Table)[symbol ?? id] ?? id}]]`
}

/** A card, by its upper or lower name. */
export function card(id: string, part: 0 | 1 = 0): string {
  const tables: readonly CardTable[] = [EVENT_NAME, WRECKAGE_NAME, ADVENTURE_NAME, MYSTERY_NAME]
  for (const table of tables) {
    const names = table[id]
    if (names) return `[[card:${id}|${names[part] ?? names[0]}]]`
  }
  const beast = (BEAST_NAME as Table)[id]
  return beast === undefined ? thing(id) : `[[card:${id}|${beast}]]`
}

/** A question with what it comes from before it; the rules themselves go without saying. */
export const about = (id: string, question: string): string =>
  id === '' ? capital(question) : `${capital(card(id))} : ${question}`

/** Equipment, item, token, skill or treasure. */
export function thing(id: string): string {
  if (id in SKILL_NAME) return `[[skill:${id}|${SKILL_NAME[id as SkillId]}]]`
  if (id in EQUIPMENT_NAME) return `[[equipment:${id}|${(EQUIPMENT_NAME as Table)[id]}]]`
  if (id in DISCOVERY_NAME || id.includes('.')) return discovery(id as DiscoveryId)
  return id in MYSTERY_NAME ? card(id) : item(id)
}
