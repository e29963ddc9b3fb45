import type { Cast, Text } from '@tablee/kernel'
import type { BoardId, Bonus } from '../../data/boards.ts'
import type { CardId } from '../../data/cards.ts'
import type { Space } from '../../data/tiles.ts'
import type { Action, Civ, IslandType, Resource } from '../../data/types.ts'
import type { Spot } from '../../rules/query.ts'
import type { ExploitDeed, Means, Ship } from '../../rules/scenario.ts'
import type { Settler } from '../../state.ts'
import { names } from './names.ts'
import { arms, capital, count, Does, island, list, own, place, resources, settler, ship } from './words.ts'

const SPACE: { readonly [S in Space]: string } = {
  settler: 'a settler',
  gold1: '1 gold',
  gold2: '2 gold',
  gold3: '3 gold',
  gold4: '4 gold',
  gold5: '5 gold',
}

const BONUS: { readonly [B in Bonus]: string } = {
  none: 'nothing',
  ruins: 'a Ruins card',
  gold1: '1 gold',
  gold2: '2 gold',
  gold3: '3 gold',
}

/** What the whole game says: things, gains, the turn of a seat. */
export const core = {
  place: (v: { place: Spot }) => capital(place(v.place)),
  resource: (v: { resource: Resource }) => names.resource[v.resource],
  action: (v: { action: Action }) => names.action[v.action],
  card: (v: { card: CardId }) => `Play “${names.card[v.card]}”`,
  ship: (v: { ship: Ship }) => `Your ${ship(v.ship)}`,
  'setup.home': (v: { tile: number }) =>
    `Tile ${v.tile} is needed on the map of this scenario: choose another home tile, or 0 for none.`,
  'setup.twice': (v: { civ: Civ }) => `Only one player can lead ${names.civ[v.civ]}.`,

  board: () => 'Which action board do you take?',
  'board.named': (v: { board: BoardId }) => capital(names.board[v.board]),
  'board.taken': (v: { party: number; board: BoardId }, cast: Cast) =>
    `${Does(cast, v.party, 'takes', 'take')} the ${names.board[v.board]}.`,
  home: (v: { left: number }) => `Where on your home tile do your settlers start? ${v.left} left.`,
  'home.island': (v: { type: IslandType }) => `${names.island[v.type]} island`,

  zero: () => 'Which 0 token leaves the Combat pile for good?',
  'zero.token': (v: { random: boolean }) =>
    `The 0 ${v.random ? 'with' : 'without'} the symbol of a random action`,

  round: (v: { round: number }) => `Round ${v.round}.`,
  'round.last': () => 'A supply has run out: this is the last round.',
  'turn.begins': (v: { seat: number }, cast: Cast) => `${Does(cast, v.seat, 'begins a', 'begin a')} turn.`,
  turn: () => 'Turn the rudder: which action do you take?',
  acts: (v: { party: number; action: Action }, cast: Cast) =>
    `${Does(cast, v.party, 'takes', 'take')} the action ${names.action[v.action]}.`,
  after: (v: { poorer: boolean; gold: number; rival: number }) =>
    v.poorer
      ? `Your goal is reached, but your ${v.gold} gold is no more than their ${v.rival}: to end the turn is to lose.`
      : 'Your action is done.',
  'after.end': (v: { poorer: boolean }) => (v.poorer ? 'End your turn and lose the game' : 'End your turn'),
  keep: (v: { limit: number; over: number }) =>
    `Your racks hold ${v.limit} resources: discard ${v.over} more.`,

  'gold.gained': (v: { party: number; gold: number }, cast: Cast) =>
    `${Does(cast, v.party, 'gains', 'gain')} ${v.gold} gold.`,
  'gold.spent': (v: { party: number; gold: number }, cast: Cast) =>
    `${Does(cast, v.party, 'pays', 'pay')} ${v.gold} gold.`,
  'resource.gained': (v: { party: number; resource: Resource; count: number }, cast: Cast) =>
    `${Does(cast, v.party, 'gains', 'gain')} ${resources(v.count, v.resource)}.`,
  'resource.discarded': (v: { party: number; resource: Resource; count: number }, cast: Cast) =>
    `${Does(cast, v.party, 'discards', 'discard')} ${resources(v.count, v.resource)}.`,
  'supply.discarded': (v: { resource: Resource; count: number }) =>
    `${resources(v.count, v.resource)} ${v.count === 1 ? 'leaves' : 'leave'} the pile for good.`,
  'pile.empty': (v: { resource: Resource }) => `The pile of ${names.resource[v.resource]} is empty.`,
  'strength.raised': (v: { party: number; strength: number }, cast: Cast) =>
    `${capital(own(cast, v.party, 'Military Strength'))} is now ${v.strength}.`,

  sail: (v: { ship: Ship }) => `Where does your ${ship(v.ship)} sail?`,
  'sail.to': (v: { place: Spot; food: number; weapons: number; stays: boolean }) =>
    v.stays
      ? `Stay at ${place(v.place)}`
      : `${capital(place(v.place))} (${v.food} Food${v.weapons > 0 ? `, ${arms(v.weapons)}` : ''})`,
  'sail.via': () => 'Which way does it take?',
  'sail.way': (v: { places: readonly Spot[] }) => `By ${list(v.places.map(place))}`,
  sailed: (v: { party: number; ship: Ship; place: Spot }, cast: Cast) =>
    `${capital(own(cast, v.party, ship(v.ship)))} sails to ${place(v.place)}.`,
  'tile.revealed': (v: { party: number; place: Spot; tile: number }, cast: Cast) =>
    `${Does(cast, v.party, 'turns', 'turn')} tile ${v.tile} over at ${place(v.place)}.`,
  astrolabe: (v: { place: Spot; number: number; to: string }) =>
    `The Astrolabe at ${place(v.place)} shows [[place:${v.to}|the way]]: ${v.number} is the smallest number.`,

  'explore.space': (v: { place: Spot; bonus: Bonus }) =>
    `Do you explore ${place(v.place)}? Under the marker: ${BONUS[v.bonus]}.`,
  space: (v: { space: Space }) => `Marker on ${SPACE[v.space]}`,
  'space.none': () => 'Do not explore',
  explored: (v: { party: number; place: Spot; space: Space }, cast: Cast) =>
    `${Does(cast, v.party, 'explores', 'explore')} ${place(v.place)}: ${SPACE[v.space]}.`,

  settler: (v: { by: Means; left: number }) =>
    v.by === 'space'
      ? 'Which settler do you move to this tile?'
      : `Which settler do you move? ${count(v.left, 'move')} left.`,
  'settler.reserve': (v: { settler: Settler }) => `${capital(settler(v.settler))} from the reserve`,
  'settler.lying': (_: { settler: Settler }) => 'Stand a settler up',
  'settler.beside': (v: { settler: Settler }) => `${capital(settler(v.settler))} beside your board`,
  'settler.from': (v: { settler: Settler; place: Spot; type: IslandType }) =>
    `${capital(settler(v.settler))} from ${island(v.place, v.type)}`,
  'settler.none': () => 'Move no more settlers',
  'settler.to': () => 'Where does the settler go?',
  'settler.island': (v: { place: Spot; type: IslandType }) => capital(island(v.place, v.type)),
  'settler.rises': (v: { party: number }, cast: Cast) =>
    `${Does(cast, v.party, 'stands', 'stand')} a settler up.`,
  settled: (v: { party: number; settler: Settler; place: Spot; type: IslandType }, cast: Cast) =>
    `${Does(cast, v.party, 'settles', 'settle')} ${island(v.place, v.type)} with ${settler(v.settler)}.`,

  'exploit.where': () => 'Which tile do you exploit?',
  'exploit.extra': () => 'Which resource do you take besides?',
  exploit: () => 'What do you convert?',
  'exploit.deed': (v: { deed: 'pair' | 'single' | 'weapons' | ExploitDeed }) => CONVERT[v.deed],
  'exploit.done': () => 'Convert no more',

  'ruins.drawn': (v: { party: number }, cast: Cast) =>
    `${Does(cast, v.party, 'draws', 'draw')} a Ruins card.`,
  'ruins.card': (v: { card: CardId }) => `It is “${names.card[v.card]}”.`,
  'ruins.none': () => 'There is no Ruins card left.',
  'ruins.shuffled': () => 'The discarded Ruins cards are shuffled into a new deck.',
  'card.played': (v: { party: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.party, 'plays', 'play')} “${names.card[v.card]}”.`,
  'card.idle': (v: { card: CardId }) => `“${names.card[v.card]}” does nothing here.`,
  'card.tile': () => 'On which tile do you put your next marker?',
  'card.ship': () => 'Which of your ships moves?',

  'no.tooFar': () => 'It is too far, or no way leads there.',
  'no.food': () => 'You have too little Food to turn this tile over.',
  'no.barred': () => 'An enemy Warship bars this tile.',
  'no.foreignCity': () => 'Ships do not stop at the City of others.',
  'no.sameAction': () => 'The rudder must turn: you took this action last.',
  'no.notExplored': () => 'You have not explored this tile.',
  'no.slotsBarred': () => 'An enemy Warship bars the slots of this tile.',
  'no.full': () => 'There is no free slot here.',
  'no.sameIsland': () => 'The settler is here already.',
  'no.ally': () => 'Allied settlers cannot go there.',
} satisfies Text

const CONVERT: { readonly [D in 'pair' | 'single' | 'weapons' | ExploitDeed]: string } = {
  pair: '2 Craft for 3 gold',
  single: '1 Craft for 1 gold',
  weapons: '2 Weapons for 1 Military Strength',
  tradeSet: 'One resource of each type for an Objective token',
  giveCraft: 'Give Craft to the rival',
}
