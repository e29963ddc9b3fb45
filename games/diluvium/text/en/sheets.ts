import type { Civ } from '../../data/types.ts'

/** What sheets say, and the end. */
export const sheets = {
  label: 'Explanation',
  book: 'All rules',
  seatLine: (board: string): string => `play with the ${board}`,
  rivalLine: 'the rival, which plays by itself, before you',
  scenarioLine: (difficulty: string, round: number): string => `${difficulty}, round ${round}`,
  rival: [
    'At the start of each round but the first a Combat token is drawn for them.',
    'No symbol: they take the action that you took last. With the symbol their four Colonisation tokens are shuffled, and the first one decides.',
    'Explore: their ship goes to the nearest tile that they have not explored, as far as they have settlers on Food, turns it over for nothing and puts a marker there.',
    'Colonise: two settlers go where the first token of their column finds room; what is used goes to the bottom. On Ruins they draw a card and apply it at once.',
    'Exploit: 3 gold for two settlers on Craft, 1 Military Strength for two on Weapons.',
    'Fight: their Warship takes the shortest way to its goal, usually your City, and fights whom it meets; a beaten one rests for a turn.',
    'Where tiles are as good, the Astrolabe decides, or you do for settlers.',
    'A settler or a marker that they lack pays them 10 gold.',
  ],
  bySymbol: 'What the symbol brings',
  now: 'Now',
  board: 'The action board',
  abilities: {
    explore: 'Explore: tiles without Food',
    cheaper: 'Less Food to turn a tile over',
    settlers: 'Colonise: settlers',
    extra: 'Exploit: resources besides',
    fight: 'Fight: tiles without Food',
    strength: 'Strength in every combat',
  },
  gold: 'Gold',
  onMap: 'Settlers on the map',
  explored: 'Tiles explored',
  rack: 'Resources kept',
  cards: 'Ruins cards',
  goals: 'Goals',
  roads: 'Where each ending leads',
  special: 'Special rules',
  loading: 'A moment…',
  noSpecial: 'None: the usual rules.',
  alone: 'Nobody against you here but the sea',
  who: {
    greek: 'Those who arrived first, in blue.',
    egyptian: 'In gold: allies or opponents, as the campaign goes.',
    aztec: 'In red: they fear no fight.',
    chinese: 'In purple: they were here before the flood.',
  } as { readonly [C in Civ]: string },
  sources: ['Exploration', 'Craft', 'Combats', 'Ruins cards', 'Other and spent'] as readonly string[],
}

/** The same words in another language. */
export type SheetWords = typeof sheets
