import { capital } from '@tablee/common/words/en.ts'
import type { Node, Terrain } from '../../data/board.ts'
import type { ActionDie, WeatherDie } from '../../data/dice.ts'
import type { DiscoveryId } from '../../data/discoveries.ts'
import type { ProductionRule } from '../../data/effects.ts'
import type { SkillId } from '../../data/skills.ts'
import type { ActionType, AdventureType, BodyPart, Level, Resource } from '../../data/types.ts'
import { SCENARIO_NAME } from '../../scenarios/text/en-names.ts'
import type { PieceKind, Place } from '../../state.ts'
import { ADVENTURE_NAME } from './names/adventures.ts'
import { EVENT_NAME, WRECKAGE_NAME } from './names/events.ts'
import { MYSTERY_NAME } from './names/mysteries.ts'
import { SPACE_NAME } from './names/spaces.ts'
import { BEAST_NAME, DISCOVERY_NAME, EQUIPMENT_NAME, INVENTION_NAME, SKILL_NAME } from './names/things.ts'

type Table = { readonly [id: string]: string | undefined }
type CardTable = { readonly [id: string]: readonly (string | undefined)[] | undefined }

/** A space of the island. */
export const node = (id: Node): string => `[[node:${id}|the ${SPACE_NAME[id]} space]]`

const RESOURCE: { readonly [R in Resource]: string } = {
  wood: 'wood',
  food: 'food',
  nonPerishable: 'non-perishable food',
  fur: 'fur',
}

/** So much of a resource. */
export const resource = (what: Resource, n: number): string => `${n} ${RESOURCE[what]}`

/** The levels of the camp. */
export const LEVEL: { readonly [L in Level]: string } = {
  roof: 'roof',
  palisade: 'palisade',
  weapons: 'weapons',
}

/** The types of action. */
export const ACTION: { readonly [A in ActionType]: string } = {
  threat: 'threat action',
  hunt: 'hunt',
  build: 'build',
  gather: 'gather',
  explore: 'explore',
  arrange: 'arrange the camp',
  rest: 'rest',
  reclaim: 'reclaim land',
}

/** The types of terrain. */
export const TERRAIN: { readonly [T in Terrain]: string } = {
  beach: 'beach',
  hills: 'hills',
  mountains: 'mountains',
  river: 'river',
  plains: 'plains',
}

/** The parts of the body. */
export const PART: { readonly [P in BodyPart]: string } = {
  head: 'head',
  arm: 'arm',
  belly: 'belly',
  leg: 'leg',
}

/** The dice of an action. */
export const DIE: { readonly [D in ActionDie]: string } = {
  success: 'success',
  wound: 'wound',
  adventure: 'adventure',
}

/** The weather dice. */
export const WEATHER_DIE: { readonly [D in WeatherDie]: string } = {
  rain: 'rain',
  winter: 'winter',
  animals: 'hungry animals',
}

/** The colours of dice and decks. */
export const COLOUR: { readonly [A in AdventureType]: string } = {
  build: 'brown',
  gather: 'grey',
  explore: 'green',
}

/** Tokens and markers. */
export const PIECE: { readonly [K in PieceKind]: string } = {
  slow: 'a slow token',
  reroll: 'a reroll token',
  danger: 'a danger token',
  extraFood: 'an extra-food token',
  extraWood: 'an extra-wood token',
  adventure: 'an adventure token',
  rain: 'a rain cloud',
  snow: 'a snow cloud',
  storm: 'a storm',
  animals: 'the hungry-animals die',
  shortcut: 'the shortcut',
  numbered: 'a numbered token',
  exhausted: 'a source marker',
  covered: 'a terrain marker',
  blocked: 'a black marker',
  pendingSource: 'a waiting source marker',
  fog: 'fog',
  ash: 'ash',
  cross: 'a cross',
  trap: 'a trap',
  burnt: 'a burnt village',
}

const PLACE: { readonly [place: string]: string | undefined } = {
  threat: 'the threats',
  hunt: 'Hunt',
  build: 'Build',
  gather: 'Gather',
  explore: 'Explore',
  arrange: 'Arrange Camp',
  rest: 'Rest',
  reclaim: 'Reclaim',
  shelterCost: 'the cost of the shelter',
  roofCost: 'the cost of the roof',
  palisadeCost: 'the cost of the palisade',
  weaponsCost: 'the cost of weapons',
  weather: 'the weather',
  night: 'the night',
}

/** Where a piece lies. */
export const place = (at: Place): string => PLACE[at] ?? node(at as Node)

/** What limits this round's production. */
export const PRODUCTION: { readonly [R in ProductionRule]: string } = {
  skip: 'There is no production this round.',
  half: 'Production is halved this round.',
  noFood: 'No food is produced this round.',
  noWood: 'No wood is produced this round.',
  plusWood: 'One more wood is produced this round.',
  minusFood: 'One food less is produced this round.',
}

/** An item or invention, of a card or of a scenario sheet; or a part of the camp. */
export function item(id: string): string {
  const name = (INVENTION_NAME as Table)[id] ?? scenarioItem(id) ?? CAMP_PART[id] ?? id
  return `[[invention:${id}|${name}]]`
}

const CAMP_PART: Table = { shelter: 'shelter', roof: 'roof', palisade: 'palisade', weapons: 'weapons' }

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
  id === '' ? capital(question) : `${capital(card(id))}: ${question}`

/** Equipment, item, token, skill or treasure. */
export function thing(id: string): string {
  if (id in SKILL_NAME) return `[[skill:${id}|${SKILL_NAME[id as SkillId]}]]`
  if (id in EQUIPMENT_NAME) return `[[equipment:${id}|${(EQUIPMENT_NAME as Table)[id]}]]`
  if (id in DISCOVERY_NAME || id.includes('.')) return discovery(id as DiscoveryId)
  return id in MYSTERY_NAME ? card(id) : item(id)
}

/** An item with its article; weapons have none. */
export const theItem = (id: string): string => (id === 'weapons' ? item(id) : `the ${item(id)}`)
