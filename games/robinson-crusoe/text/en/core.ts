import { capital, count } from '@tablee/common/words/en.ts'
import type { Cast, Text } from '@tablee/kernel'
import type { Node, Terrain } from '../../data/board.ts'
import type { AnimalsFace } from '../../data/dice.ts'
import type { DiscoveryId } from '../../data/discoveries.ts'
import type { Effect, ProductionRule } from '../../data/effects.ts'
import type { ActionType, BodyPart, CharacterId, Level, Resource, WindowKind } from '../../data/types.ts'
import type { Wanting } from '../../rules/demand.ts'
import type { Why } from '../../rules/why.ts'
import type { PieceKind, Place } from '../../state.ts'
import { effectsInWords, type Use } from './effects.ts'
import { Does, its, Name, Who } from './people.ts'
import { because } from './why.ts'
import {
  ACTION,
  about,
  card,
  discovery,
  item,
  LEVEL,
  node,
  PART,
  PIECE,
  PRODUCTION,
  place,
  resource,
  TERRAIN,
  thing,
  WEATHER_DIE,
} from './words.ts'

type ByWhom = { who: CharacterId }
/** A number that changed: why, from what to what. */
type Changed = Why & { from: number; to: number }
type HowMany = { who: CharacterId; n: number } & Changed
type Amount = { what: Resource; n: number } & Changed

/** The parts of a round, as the rulebook counts them. */
export type RoundPart = 'event' | 'morale' | 'production' | 'action' | 'weather' | 'night'

/** What happens to the group, its people and its things, in English. */
export const core = {
  // Names
  character: (v: ByWhom, cast: Cast) => Name(cast, v.who),
  node: (v: { node: Node }) => capital(node(v.node)),
  source: (v: { node: Node; gives: 'wood' | 'food'; nth: number }) =>
    `${capital(v.gives)} on ${node(v.node)}${v.nth > 0 ? ` (source ${v.nth})` : ''}`,
  item: (v: { item: string }) => item(v.item),
  discovery: (v: { token: DiscoveryId }) => discovery(v.token),
  tile: (v: { tile: number }) => `Tile ${v.tile}`,
  level: (v: { level: Level }) => capital(LEVEL[v.level]),
  effects: (v: { effects: readonly Effect[] }) => capital(effectsInWords(v.effects)),

  // The round
  round: (v: { round: number; of: number }) => `Round ${v.round} of ${v.of}.`,
  firstPlayer: (v: ByWhom, cast: Cast) => `${Does(cast, v.who, 'is', 'are')} first player.`,
  'phase.begins': (v: { phase: RoundPart }) => `${PHASE[v.phase]}.`,
  'actions.done': () => 'All actions are done.',

  // People
  wounded: (v: HowMany, cast: Cast) =>
    `${Does(cast, v.who, 'takes', 'take')} ${count(v.n, 'wound')}${because(v)}.`,
  'wounded.specially': (v: { who: CharacterId; part: BodyPart; card: string }, cast: Cast) =>
    `${Does(cast, v.who, 'has a special', 'have a special')} wound: ${PART[v.part]}.`,
  'healed.specially': (v: { who: CharacterId; part: BodyPart; card: string }, cast: Cast) =>
    `${Does(cast, v.who, 'loses', 'lose')} the special wound: ${PART[v.part]}.`,
  healed: (v: HowMany, cast: Cast) =>
    `${Does(cast, v.who, 'heals', 'heal')} ${count(v.n, 'wound')}${because(v)}.`,
  'friday.died': () => 'Friday is dead. The game goes on without his pawn.',
  'det.gained': (v: HowMany, cast: Cast) =>
    `${Does(cast, v.who, 'gains', 'gain')} ${v.n} determination${because(v)}.`,
  'det.lost': (v: HowMany, cast: Cast) =>
    `${Does(cast, v.who, 'discards', 'discard')} ${v.n} determination${because(v)}.`,
  'morale.now': (v: { morale: number; from: number } & Why) =>
    `Morale is now ${v.morale > 0 ? '+' : ''}${v.morale}${because(v)}.`,
  limited: (v: { who: CharacterId; to: 'onePawn' | 'noSkills' | readonly ActionType[] }, cast: Cast) =>
    typeof v.to === 'string'
      ? `${Who(cast, v.who)} ${v.to === 'onePawn' ? its(cast, v.who, 'has one pawn only', 'have one pawn only') : 'may use no skills'}.`
      : `${Who(cast, v.who)} may only ${v.to.map(type => ACTION[type]).join(', ')}.`,
  who: (v: { card: string; to: 'heal' | 'det' | 'use'; n: number }) =>
    about(
      v.card,
      v.to === 'use'
        ? 'who uses it?'
        : v.to === 'heal'
          ? `who heals ${count(v.n, 'wound')}?`
          : `who gains ${v.n} determination?`,
    ),
  outside: (v: { who: CharacterId; node: Node }, cast: Cast) =>
    `${Who(cast, v.who)} will sleep outside, on ${node(v.node)}.`,
  'outside.where': (v: { card: string }) => about(v.card, 'where does this character sleep?'),
  'outside.back': (v: ByWhom, cast: Cast) => `${Does(cast, v.who, 'comes', 'come')} back to the camp.`,

  // Resources, levels, demands
  gained: (v: Amount) => `The group gains ${resource(v.what, v.n)}${because(v)}.`,
  'gained.outside': (v: { who: CharacterId; what: Resource; n: number }, cast: Cast) =>
    `${Does(cast, v.who, 'gains', 'gain')} ${resource(v.what, v.n)} outside the camp.`,
  'gained.later': (v: Amount) => `Future resources: ${resource(v.what, v.n)}${because(v)}.`,
  'future.arrives': (v: { what: Resource; n: number; from: number; to: number }) =>
    `Now available: ${resource(v.what, v.n)}.`,
  lost: (v: Amount) => `The group loses ${resource(v.what, v.n)}${because(v)}.`,
  'lost.all': (_: { card: string }) => 'All available resources are lost.',
  'level.now': (v: { level: Level; n: number; from: number } & Why) =>
    `${capital(LEVEL[v.level])}: ${v.n}${v.why === 'success' ? '' : because(v)}.`,
  'demand.missing': (v: { n: number; what: Wanting; card: string }) =>
    `Unfulfilled demand: ${v.n} missing${v.what === 'place' ? '' : ` (${WANTING[v.what]})`}, a wound for each.`,
  roofOrPalisade: (v: { card: string }) => about(v.card, 'the roof or the palisade?'),
  'production.rule': (v: { rule: ProductionRule }) => PRODUCTION[v.rule],
  'production.pit': (v: { food: number }) =>
    v.food > 0 ? `The ${item('pit')} has caught ${v.food} food.` : `The ${item('pit')} has caught nothing.`,
  'production.none': () => 'There is no production.',
  'production.shortcut': () => 'Production: what does the Shortcut bring?',
  'production.half': () => 'Production is halved: what do you keep?',
  'production.mix': (v: { wood: number; food: number }) => `${v.wood} wood, ${v.food} food`,
  'food.kind': () => 'Food is to be paid or eaten: which kind do you give?',
  'food.instead': (v: { n: number; of: number }) =>
    v.n === 0 ? 'First what rots' : `${v.n} of the ${v.of} non-perishable`,
  'food.rots': (v: { n: number; left: number }) => `${v.n} food rots.`,
  'food.stored': (v: { n: number }) => `${v.n} food is kept in the Barrel.`,

  // Powers
  window: (v: { kind: WindowKind }) => WINDOW[v.kind],
  'window.done': () => 'Go on',
  'window.use': (v: Use & { effects: readonly Effect[] }) =>
    `Use ${thing(v.id)}: ${effectsInWords(v.effects)}`,
  'power.used': (v: Use, cast: Cast) =>
    v.who === '' ? `Used: ${thing(v.id)}.` : `${Does(cast, v.who, 'uses', 'use')} ${thing(v.id)}.`,
  branch: (v: { card: string }) => `${thingOrCard(v.card)}: choose.`,

  // The island
  'token.placed': (v: { kind: PieceKind; at: Place }) => `${capital(PIECE[v.kind])} on ${place(v.at)}.`,
  'source.exhausted': (v: { node: Node; what: 'wood' | 'food' }) =>
    `A source of ${v.what} on ${node(v.node)} is exhausted.`,
  exhaust: (v: { card: string }) => about(v.card, 'which source is exhausted?'),
  'exhaust.tile': (v: { card: string }) => about(v.card, 'which tile loses its sources?'),
  cover: (v: { card: string }) =>
    about(v.card, 'which tile’s terrain is covered and no longer counts as explored?'),
  'terrain.covered': (v: { node: Node; terrain: Terrain }) =>
    `Terrain covered on ${node(v.node)}: ${TERRAIN[v.terrain]}.`,
  turnTile: (v: { card: string }) => about(v.card, 'which tile next to the camp is turned face down?'),
  'tile.down': (v: { node: Node }) => `The tile on ${node(v.node)} is turned face down.`,
  'tile.up': (v: { node: Node }) => `The tile on ${node(v.node)} is turned face up.`,
  'tiles.lowest': () => 'You put the tiles back: which of these goes lowest?',
  'tiles.top': () => 'Which tile goes on top of the stack, to be explored next?',
  'camp.forced': (v: { card: string }) => about(v.card, 'the camp must move. Where to?'),
  'camp.move': () => 'Night: does the camp move?',
  'camp.stay': () => 'Stay here',
  'camp.moveTo': (v: { node: Node }) => `Move to ${node(v.node)}`,
  'camp.moved': (v: {
    from: Node
    to: Node
    roof: number
    palisade: number
    before: { roof: number; palisade: number }
  }) => `The camp moves from ${node(v.from)} to ${node(v.to)}: roof ${v.roof}, palisade ${v.palisade}.`,
  shortcut: () => 'Shortcut: which tile next to the camp does it lead to?',
  corral: () => 'Corral: which parrots go in, so that their source is exhausted?',

  // Items and tokens
  'item.built': (v: { item: string }) => `New item: ${item(v.item)}.`,
  'item.flipped': (v: { item: string }) => `Lost, to be built again: ${item(v.item)}.`,
  'item.discarded': (v: { item: string }) => `Back into the invention deck: ${item(v.item)}.`,
  'flip.item': (v: { card: string }) => about(v.card, 'which item is lost, until it is built again?'),
  'discard.item': (v: { card: string }) => about(v.card, 'which item goes back into the invention deck?'),
  'discard.invention': (v: { card: string }) => about(v.card, 'which invention goes back into its deck?'),
  'invention.discarded': (v: { item: string }) => `Back into the invention deck: ${item(v.item)}.`,
  'invention.drawn': (v: { item: string }) => `New invention on the board: ${item(v.item)}.`,
  'invention.built': (v: { item: string }) => `Built: ${item(v.item)}.`,
  'build.free': (v: { card: string }) => about(v.card, 'what is built for nothing?'),
  idea: () => 'A New Idea: which of these inventions comes onto the board?',
  'end.order': () => 'Several things were built: which takes effect first?',
  'discovery.drawn': (v: { token: DiscoveryId }) => `Discovery: ${discovery(v.token)}.`,
  'discovery.discard': (v: { card: string }) => about(v.card, 'which of the discovery tokens is discarded?'),
  'discovery.cashed': (v: { token: DiscoveryId }) => `Exchanged: ${discovery(v.token)}.`,
  'equipment.drawn': (v: { equipment: string }) => `Equipment: ${thing(v.equipment)}.`,
  'treasure.gained': (v: { card: string }) => `Treasure: ${card(v.card)}.`,

  // Night
  'night.eat': () => 'Food is short: who eats?',
  'night.ate': (v: { who: CharacterId; left: number }, cast: Cast) => `${Does(cast, v.who, 'eats', 'eat')}.`,
  'night.ateOutside': (v: ByWhom, cast: Cast) => `${Does(cast, v.who, 'eats', 'eat')} outside the camp.`,
  'night.meal': (v: { n: number; from: number; to: number }) => `Everybody at the camp eats: ${v.n} food.`,
  'weather.token': (v: { kind: PieceKind }) => `This round’s weather: ${PIECE[v.kind]}.`,
  'weather.die': (v: { die: 'rain' | 'winter'; rain: number; snow: number }) =>
    `${capital(WEATHER_DIE[v.die])} die: ${v.rain} rain, ${v.snow} snow.`,
  'weather.animals': (v: { face: AnimalsFace }) => ANIMALS[v.face],
  'weather.cloud': (v: { kind: 'rain' | 'snow'; card: string }) =>
    `One more cloud: ${v.kind}${v.card === '' ? '' : ` (${card(v.card)})`}.`,
  'weather.helps': (v: { card: string }) =>
    v.card === 'furnace'
      ? `${capital(card(v.card))}: one snow cloud less.`
      : `${capital(card(v.card))}: snow becomes rain.`,
  'weather.sky': (v: { rain: number; snow: number; roof: number }) =>
    `The sky: ${v.rain} rain, ${v.snow} snow; the roof is ${v.roof}.`,
  'weather.leaks': (v: { clouds: number; roof: number }) => `${count(v.clouds, 'cloud')} above the roof.`,
  'weather.storm': () => 'The storm tears at the palisade.',

  // Before the game
  'setup.twice': (v: ByWhom, cast: Cast) => `${Name(cast, v.who)} can be played by one seat only.`,

  // The end
  'end.died': (v: ByWhom, cast: Cast) => `${Does(cast, v.who, 'is', 'are')} dead. The island has won.`,
  'end.camp': () => 'The camp is lost. The island has won.',
  'end.time': () => 'Time is up. The island has won.',
} satisfies Text

const PHASE: { readonly [P in RoundPart]: string } = {
  event: 'Event phase',
  morale: 'Morale phase',
  production: 'Production phase',
  action: 'Action phase',
  weather: 'Weather phase',
  night: 'Night phase',
}

const WANTING: { readonly [W in Exclude<Wanting, 'place'>]: string } = {
  wood: 'wood',
  food: 'food',
  fur: 'fur',
  det: 'determination',
  roof: 'roof',
  palisade: 'palisade',
  weapons: 'weapons',
}

const thingOrCard = (id: string): string => capital(card(id))

const ANIMALS: { readonly [F in AnimalsFace]: string } = {
  blank: 'The animals keep away.',
  palisade: 'Hungry animals tear at the palisade.',
  food: 'Hungry animals steal food.',
  fight: 'A hungry beast of strength 3 attacks.',
}

const WINDOW: { readonly [K in WindowKind]: string } = {
  event: 'Before the event: use something?',
  morale: 'Before morale counts: use something?',
  production: 'Before production: use something?',
  preAction: 'Before planning: use something?',
  planning: 'Use something?',
  action: 'Before this action: use something?',
  roll: 'After the roll: use something?',
  'demand:wood': 'Wood is missing: use something?',
  'demand:food': 'Food is missing: use something?',
  'demand:fur': 'Fur is missing: use something?',
  'demand:det': 'Determination is missing: use something?',
  'demand:roof': 'The roof is too low: use something?',
  'demand:palisade': 'The palisade is too low: use something?',
  'demand:weapons': 'Weapons are missing: use something?',
  fight: 'The enemy is stronger: use something?',
  weapons: 'Weapons are needed: use something?',
  medicine: 'Medicine would help: use something?',
  'mystery:trap': 'A trap: use something?',
  'mystery:creature': 'A creature: use something?',
  totem: 'Before the cards are drawn: use something?',
  weather: 'The weather is known: use something?',
  animals: 'Hungry animals: use something?',
  night: 'At night: use something?',
  outside: 'Nothing to eat outside: use something?',
}
