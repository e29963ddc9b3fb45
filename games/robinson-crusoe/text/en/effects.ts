import { count, list } from '@tablee/common/words/en.ts'
import type { TileSource } from '../../data/board.ts'
import type { Effect, EffectOf, ProductionRule, Target, TokenPlace, Verb } from '../../data/effects.ts'
import type { CharacterId } from '../../data/types.ts'
import type { Offer } from '../../rules/powers/offers.ts'
import { LASTING } from './lasting.ts'
import { SPECIAL } from './specials.ts'
import { ACTION, COLOUR, item, LEVEL, PART, PIECE, resource, TERRAIN } from './words.ts'

/** The use of a power: of what, and by whom if it is somebody's own. */
export interface Use {
  readonly from: Offer['from']
  readonly id: string
  readonly who: CharacterId | ''
}

type Words = { readonly [V in Verb]: (effect: EffectOf<V>) => string }

const upOrDown = (what: string, n: number): string => `${what} ${n > 0 ? 'rises' : 'falls'} by ${Math.abs(n)}`
const clauses = (effects: readonly Effect[]): string => effects.map(clause).join('; ')
const clause = (effect: Effect): string => (WORDS[effect.do] as (one: Effect) => string)(effect)
const branch = (effects: readonly Effect[]): string =>
  effects.length === 0 ? 'nothing more' : clauses(effects)

const SOURCE: { readonly [S in TileSource]: string } = { wood: 'wood', parrot: 'parrot', fish: 'fish' }

const TOKEN_PLACE: { readonly [P in TokenPlace]: string } = {
  hunt: 'on Hunt',
  build: 'on Build',
  gather: 'on Gather',
  explore: 'on Explore',
  arrange: 'on Arrange Camp',
  rest: 'on Rest',
  shelterCost: 'on the cost of the shelter',
  roofCost: 'on the cost of the roof',
  palisadeCost: 'on the cost of the palisade',
  weaponsCost: 'on the cost of weapons',
  theTile: 'on this tile',
  camp: 'on the camp’s tile',
  night: 'on the night space',
}

const PRODUCTION: { readonly [R in ProductionRule]: string } = {
  skip: 'no production this round',
  half: 'production brings half this round',
  noFood: 'production brings no food this round',
  noWood: 'production brings no wood this round',
  plusWood: 'production brings 1 more wood this round',
  minusFood: 'production brings 1 food less this round',
}

// Whom an effect concerns, with the endings of the verbs that follow.
const WHO: { readonly [T in Target]: { readonly who: string; readonly s: 's' | ''; readonly has: string } } =
  {
    actor: { who: 'you', s: '', has: 'have' },
    all: { who: 'everybody', s: 's', has: 'has' },
    first: { who: 'the first player', s: 's', has: 'has' },
    chosen: { who: 'a character of your choice', s: 's', has: 'has' },
    bearer: { who: 'the bearer of this wound', s: 's', has: 'has' },
  }

const HUNTING: { readonly [O in EffectOf<'hunting'>['op']]: string } = {
  discardTop: 'discard the top card of the hunting deck',
  lookTop: 'look at the top card of the hunting deck',
  topToBottom: 'the top card of the hunting deck goes to its bottom',
  topOrBottom: 'look at the top card of the hunting deck and leave it on top or put it at the bottom',
  fightTop: 'the first player fights the top card of the hunting deck',
  takeTop: 'take the top card of the hunting deck without comparing strength',
  addBeast: 'the top beast, unseen, goes on top of the hunting deck',
}

const WEATHER: { readonly [K in EffectOf<'weather'>['kind']]: string } = {
  rain: 'a rain cloud this round',
  snow: 'a snow cloud this round',
  storm: 'a storm this round',
  animals: 'the hungry-animals die is rolled this round',
}

function limited({ who, to, nextRound }: EffectOf<'limit'>): string {
  const { who: whom, has, s } = WHO[who]
  const when = nextRound ? 'next round' : 'this round'
  if (to === 'onePawn') return `${whom} ${has} only one pawn ${when}`
  if (to === 'noSkills') return `${whom} may use no skills ${when}`
  return `${whom} only take${s} these actions ${when}: ${list(to.map(one => ACTION[one]))}`
}

function fought({ strength, weapons = 0, food = 0, fur = 0, palisade = 0 }: EffectOf<'fight'>): string {
  const more = [
    ...(weapons > 0 ? [`weapons fall by ${weapons}`] : []),
    ...(food > 0 ? [`${food} food`] : []),
    ...(fur > 0 ? [`${fur} fur`] : []),
    ...(palisade > 0 ? [`the palisade falls by ${palisade}`] : []),
  ]
  return `fight strength ${strength}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
}

function drawn({ treasures = 0, creatures = 0, traps = 0, dangers = 0 }: EffectOf<'mystery'>): string {
  const kinds = [
    ...(treasures > 0 ? [count(treasures, 'treasure')] : []),
    ...(creatures > 0 ? [count(creatures, 'creature')] : []),
    ...(traps > 0 ? [count(traps, 'trap')] : []),
    ...(dangers > 0 ? [`${dangers} creature or trap`] : []),
  ]
  return `draw mystery cards, up to ${list(kinds)}`
}

const WORDS: Words = {
  wound: ({ who, n }) => `${WHO[who].who} take${WHO[who].s} ${count(n, 'wound')}`,
  heal: ({ who, n }) => `${WHO[who].who} heal${WHO[who].s} ${count(n, 'wound')}`,
  healShared: ({ n }) => `heal ${count(n, 'wound')}, shared as you like`,
  det: ({ who, n }) =>
    n > 0
      ? `${WHO[who].who} gain${WHO[who].s} ${n} determination`
      : `${WHO[who].who} discard${WHO[who].s} ${-n} determination`,
  detShared: ({ n }) => `${n} determination, shared as you like`,
  loseAllDet: () => 'you lose all your determination',
  limit: limited,
  specialWound: ({ colour, part }) => `a ${COLOUR[colour]} special wound on your ${PART[part]}`,
  removeSpecialWound: () => 'the special wound is removed',
  nightOutside: ({ next }) =>
    next
      ? `you spend the night outside the camp; at the start of the next round: ${clauses(next)}`
      : 'you spend the night outside the camp',
  morale: ({ n }) => upOrDown('morale', n),
  gain: ({ what, n, perPlayer }) => `gain ${resource(what, n)}${perPlayer ? ' for each player' : ''}`,
  lose: ({ what, n }) => `discard ${resource(what, n)}`,
  loseAll: () => 'discard all available resources',
  level: ({ of, n }) => upOrDown(`the ${LEVEL[of]} level`, n),
  roofOrPalisade: ({ n }) => upOrDown('roof or palisade', n),
  loseHalf: ({ of }) =>
    `half of the ${of === 'roof' ? 'roof' : 'roof or of the palisade'} is lost, rounded down`,
  noWeapons: () => 'weapons fall to 0',
  production: ({ rule }) => PRODUCTION[rule],
  passFirstPlayer: () => 'the next player becomes first player at once',
  token: ({ kind, at }) => `${PIECE[kind]} ${TOKEN_PLACE[at]}`,
  removeTokens: () => 'remove the token that this card placed',
  weather: ({ kind }) => WEATHER[kind],
  exhaustAdjacent: ({ n }) => `exhaust ${count(n, 'source')} next to the camp`,
  exhaustClosest: ({ of, else: otherwise }) =>
    `exhaust the closest ${list(
      of.map(one => SOURCE[one]),
      'or',
    )} source; if there is none: ${clauses(otherwise)}`,
  exhaustTile: () => 'exhaust all sources of one tile next to the camp',
  exhaust: ({ which }) =>
    which === 'gathered' ? 'this source is exhausted' : 'exhaust one source of this tile',
  coverTerrain: ({ of }) =>
    of === 'theTile' ? 'the terrain of this tile is covered' : `cover the terrain of a ${TERRAIN[of]} tile`,
  uncover: () => 'uncover what this card covered',
  turnTile: () => 'turn a tile next to the camp face down',
  unturnTile: () => 'turn that tile face up again',
  blockArrange: () => 'a marker on Arrange Camp: the next one only removes it',
  moveCamp: () => 'the camp must move to a neighbouring tile',
  fight: fought,
  temporaryWeapons: ({ n }) => `weapons +${n} for this once`,
  hunting: ({ op }) => HUNTING[op],
  mystery: drawn,
  stopDrawing: () => 'stop drawing',
  drawDiscoveries: ({ n, keep }) =>
    keep === undefined
      ? `draw ${count(n, 'discovery token')}`
      : `draw ${count(n, 'discovery token')}, keep ${keep}`,
  drawEquipment: () => 'draw a piece of unused starting equipment',
  drawInvention: () => 'the top invention goes to the board',
  discardInventions: ({ n }) => `discard ${count(n, 'invention')}`,
  flipItems: ({ n }) =>
    n === 1 ? 'turn an item back, with its effect' : `turn ${n} items back, with their effects`,
  discardItem: () => 'discard an item, with its effect',
  buildFree: ({ from }) =>
    `build ${list(
      from.map(id => item(id)),
      'or',
    )} for nothing`,
  lookTiles: ({ n, put }) =>
    put === 'inOrder'
      ? `look at the next ${n} tiles and put them back in any order`
      : `look at the next ${n} tiles, put one on top and shuffle the others in`,
  lookEvent: () => 'look at the top card of the event deck',
  ignoreCloud: ({ kind }) => `ignore a ${kind} cloud`,
  snowBecomesRain: () => 'a snow cloud counts as rain',
  ifPossible: ({ effects }) => `if possible ${clauses(effects)}`,
  choose: ({ branches }) => `choose: ${branches.map(branch).join(' – or ')}`,
  medicine: ({ with: cured, without }) =>
    cured.length === 0
      ? `without Medicine, ${clauses(without)}`
      : `without Medicine, ${clauses(without)}; with it, ${clauses(cured)}`,
  ifWeapons: ({ atLeast, unmet }) => `with weapons below ${atLeast}: ${clauses(unmet)}`,
  atNight: ({ effects, everyNight }) => `${everyNight ? 'every night' : 'in the night'}: ${clauses(effects)}`,
  book: () => 'the scenario’s book effect happens',
  shuffle: () => 'this card will come back',
  lasting: ({ id }) => LASTING[id] ?? id,
  special: ({ id }) => SPECIAL[id] ?? id,
}

/** What effects do, in words: for card faces, tooltips and choices. */
export const effectsInWords = (effects: readonly Effect[]): string => branch(effects)
