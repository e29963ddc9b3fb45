import type { Language, Ref } from '@tablee/kernel'
import type { Node } from '../data/board.ts'
import { CHARACTERS } from '../data/characters.ts'
import { DISCOVERIES } from '../data/discoveries.ts'
import { EQUIPMENT } from '../data/equipment.ts'
import { INVENTIONS } from '../data/inventions.ts'
import { SKILLS, type SkillId } from '../data/skills.ts'
import type {
  CharacterId,
  Discovery,
  Equipment,
  Invention,
  Needs,
  Payment,
  Skill,
  Sourced,
} from '../data/types.ts'
import { SCENARIOS } from '../scenarios/data.ts'
import type { RobinsonView } from '../view.ts'
import { eventOf, faceOfCard, mysteryOf, recordOf } from './cards/known.ts'
import { openTile, piecesAt, sourcesAt } from './contents.ts'
import { look } from './ui/later.tsx'
import { capital, cardName, characterName, effectWords, thingName, WORDS } from './words.ts'

/** What a piece, card or place is, in a line or two; null where there is nothing to tell. */
export function explain(ref: Ref, view: RobinsonView, language: Language): string | null {
  const colon = ref.indexOf(':')
  const [kind, id] = [ref.slice(0, colon), ref.slice(colon + 1)]
  const own = look()?.partsOf(view.scenario).explains?.[kind]
  const told = EXPLAIN[kind]?.(id, view, language) ?? own?.(id, language) ?? null
  const isOurs = SOURCED[kind]?.(id, view)?.src === 'reconstructed'
  return told !== null && isOurs ? join([told, WORDS[language].reconstructedHelp]) : told
}

/** Where what a tip tells stands in the data, for whatever bears numbers. */
const SOURCED: {
  readonly [kind: string]: ((id: string, view: RobinsonView) => Partial<Sourced> | undefined) | undefined
} = {
  card: recordOf,
  treasure: recordOf,
  build: inventionOf,
  invention: inventionOf,
  item: inventionOf,
  equipment: id => EQUIPMENT[id as keyof typeof EQUIPMENT],
  discovery: discoveryOf,
  skill: id => SKILLS[id as SkillId],
}

type How = (id: string, view: RobinsonView, language: Language) => string | null

const join = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join('. ')

const EXPLAIN: { readonly [kind: string]: How | undefined } = {
  tip: id => id,
  node: (id, view, language) => space(id as Node, view, language),
  source: (id, view, language) => {
    const [node, number] = id.split(':')
    const words = WORDS[language]
    const tile = openTile(view, node as Node)
    const source = sourcesAt(view, node as Node).find(one => one.number === Number(number))
    if (!tile || !source) return null
    const name = words.sourceAt(
      words.source[source.kind],
      words.terrain[tile.terrain],
      words.node[node as Node],
    )
    return source.exhausted ? `${name}, ${words.exhausted}` : name
  },
  build: invention,
  invention,
  item: invention,
  skill: (id, _, language) =>
    WORDS[language].skillHelp(
      thingName(id, language),
      SKILLS[id as SkillId].det,
      skillWords(id as SkillId, language),
    ),
  equipment: (id, _, language) => {
    const { power, pawn }: Equipment = EQUIPMENT[id as keyof typeof EQUIPMENT]
    return named(
      id,
      language,
      power ? effectWords(power.effects, language) : pawn && pawnWords(pawn, language),
    )
  },
  discovery: (id, view, language) => {
    const { power, cash, pawn } = discoveryOf(id, view)
    const effects = power?.effects ?? cash
    const needs = power?.needs && needsWords(power.needs, undefined, language)
    return named(
      id,
      language,
      join([effects ? effectWords(effects, language) : pawn && pawnWords(pawn, language), needs]),
    )
  },
  treasure: (id, _, language) => {
    const card = mysteryOf(id)
    const effects = card?.power?.effects ?? card?.effects ?? []
    return named(
      id,
      language,
      card?.pawn ? pawnWords(card.pawn, language) : effectWords(effects, language),
      true,
    )
  },
  card: (id, _, language) => {
    const card = faceOfCard(id)
    if (!card) return null
    const event = eventOf(id)
    const lower =
      card.lower.length > 0 &&
      `${event ? WORDS[language].threatOn : cardName(id, language, 1)}${WORDS[language].colon}${effectWords(card.lower, language)}`
    const action =
      event &&
      `${cardName(id, language, 1)}${WORDS[language].colon}${effectWords(event.action.result, language)}`
    return join([
      `${cardName(id, language)}${WORDS[language].colon}${effectWords(card.upper, language)}`,
      action,
      lower,
    ])
  },
  character: (id, view, language) => character(id, view, language),
  pawn: (id, view, language) => WORDS[language].holds(pawnName(id, view, language)),
  totem: (_, { scenario }, language) =>
    join([WORDS[language].totem, look()?.SHEETS[language][scenario].totem]).replace(/\.$/, ''),
  morale: (id, _, language) => WORDS[language].moraleHelp(Number(id)),
  level: (id, _, language) => WORDS[language].levelHelp[id] ?? null,
}

/** What a skill does. */
export function skillWords(id: SkillId, language: Language): string {
  const { power }: Skill = SKILLS[id]
  return power ? effectWords(power.effects, language) : capital(WORDS[language].skillOf[id] ?? '')
}

/** The name of whoever a pawn is. */
export function pawnName(id: string, view: RobinsonView, language: Language): string {
  if (id === 'dog') return WORDS[language].dog
  return id in CHARACTERS ? characterName(view, id as CharacterId, language) : cardName(id, language)
}

const pawnWords = (colour: keyof ReturnType<typeof neutralOf>, language: Language): string =>
  `${WORDS[language].pawnGiven} (${WORDS[language].neutral[colour]})`

const neutralOf = (language: Language) => WORDS[language].neutral

const named = (id: string, language: Language, does: string | undefined | false, isCard = false): string =>
  join([
    `${isCard ? cardName(id, language) : thingName(id, language)}${does ? `${WORDS[language].colon}${does}` : ''}`,
  ])

/** The record of a discovery token; a scenario's own are on its sheet. */
function discoveryOf(id: string, { scenario }: RobinsonView): Discovery {
  const [, symbol] = id.split('.')
  if (symbol === undefined) return DISCOVERIES[id as keyof typeof DISCOVERIES]
  return SCENARIOS[scenario].tokens[symbol as keyof (typeof SCENARIOS)[typeof scenario]['tokens']]
}

function invention(id: string, view: RobinsonView, language: Language): string | null {
  const words = WORDS[language]
  const record = inventionOf(id, view)
  if (!record) return words.levelHelp[id] ?? null
  const { needs, pay, effects, power, pawn } = record as Invention
  const does = [
    ...(effects.length > 0 ? [effectWords(effects, language)] : []),
    ...(power ? [effectWords(power.effects, language)] : []),
    ...(pawn ? [pawnWords(pawn, language)] : []),
  ]
  const isBuilt = view.items.some(one => one === id) || view.built.includes(id)
  return join([
    `${thingName(id, language)}${isBuilt ? ` (${words.built})` : ''}${does.length > 0 ? words.colon + does.join(', ') : ''}`,
    needsWords(needs, pay, language),
  ])
}

/** What an invention and one of the scenario sheet have in common. */
type OnSheet = Pick<Invention, 'needs' | 'pay' | 'effects' | 'pawn'> & Partial<Sourced>

/** The record of an invention card, or of one of the scenario sheet. */
export function inventionOf(id: string, { scenario }: RobinsonView): OnSheet | undefined {
  if (Object.hasOwn(INVENTIONS, id)) return INVENTIONS[id as keyof typeof INVENTIONS]
  const own: { readonly [id: string]: OnSheet | undefined } = SCENARIOS[scenario].inventions
  return own[id]
}

function needsWords(
  { terrain = [], items = [], weapons, shelter }: Needs,
  pay: readonly Payment[] | undefined,
  language: Language,
): string {
  const words = WORDS[language]
  const needs = [
    ...terrain.map(one => words.terrain[one].toLowerCase()),
    ...items.map(one => thingName(one, language)),
    ...(weapons === undefined ? [] : [`${words.weapons} ${weapons}`]),
    ...(shelter ? [words.shelter] : []),
  ]
  const costs = (pay ?? []).map(way =>
    (['wood', 'food', 'fur'] as const)
      .flatMap(what => (way[what] ? [`${way[what]} ${(words.resource[what] ?? what).toLowerCase()}`] : []))
      .join(', '),
  )
  return join([
    needs.length > 0 && capital(`${words.needs}${words.colon}${needs.join(', ')}`),
    costs.length > 0 && capital(`${words.costs}${words.colon}${costs.join(` ${words.or} `)}`),
  ])
}

function space(node: Node, view: RobinsonView, language: Language): string {
  const words = WORDS[language]
  const tile = openTile(view, node)
  const { faceDown, closed } = view.island[node]
  const where = capital(words.space(words.node[node]))
  const pieces = piecesAt(view, node).map(({ kind }) => words.piece[kind])
  if (!tile) {
    const far = view.far[node]
    const state = closed ? words.lava : faceDown ? words.inaccessible : words.unexplored
    const price = closed || faceDown ? '' : far < 0 ? words.unreachable : words.pawns(Math.max(1, far))
    return join([`${where}${words.colon}${[state, price].filter(one => one !== '').join(', ')}`, ...pieces])
  }
  const here = [
    words.terrain[tile.terrain],
    ...(view.camp === node ? [words.campHere] : []),
    ...sourcesAt(view, node).map(({ kind, exhausted }) =>
      exhausted ? `${words.source[kind]} (${words.exhausted})` : words.source[kind],
    ),
  ]
  return join([`${where}${words.colon}${here.join(', ')}`, ...pieces])
}

function character(id: string, view: RobinsonView, language: Language): string | null {
  const words = WORDS[language]
  const one = view.characters.find(other => other.id === id)
  if (!one) return null
  const { hearts } = CHARACTERS[id as CharacterId]
  return [
    `${characterName(view, one.id, language)}${words.colon}${words.hearts(hearts - one.wounds, hearts)}`,
    `${words.determination} ${one.det}`,
    ...one.specialWounds.map(({ card, part }) => words.special(cardName(card, language), words.part[part])),
  ].join(', ')
}
