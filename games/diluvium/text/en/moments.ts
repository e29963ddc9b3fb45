/** What a step or a scene is about. */
export type SceneKind =
  | 'token'
  | 'sail'
  | 'reveal'
  | 'explore'
  | 'settle'
  | 'harvest'
  | 'card'
  | 'combat'
  | 'monster'
  | 'flight'
  | 'event'
  | 'acts'
  | 'last'

/** What is said while something happens. */
export const moments = {
  label: 'What happens',
  /** On the button that leads there. */
  name: {
    token: 'a Combat token',
    sail: 'a ship sails',
    reveal: 'a tile is turned over',
    explore: 'a tile is explored',
    settle: 'a settler',
    harvest: 'the harvest',
    card: 'a Ruins card',
    combat: 'the combat',
    monster: 'a monster',
    flight: 'who is driven off',
    event: 'the scenario',
    acts: 'a turn',
    last: 'the last round',
  } as { readonly [K in SceneKind]: string },
  title: {
    token: 'The Combat token',
    sail: 'A ship sails',
    reveal: 'A tile is turned over',
    explore: 'Exploration',
    settle: 'Colonisation',
    harvest: 'Exploitation',
    card: 'Ruins card',
    combat: 'Combat',
    monster: 'Monster',
    flight: 'Driven off',
    event: 'The scenario',
    acts: 'A turn',
    last: 'Last round',
  } as { readonly [K in SceneKind]: string },
  why: 'Why:',
  copies: (action: string): string => `there is no symbol on the token, so they do as you did: ${action}.`,
  random: (first: string, action: string): string =>
    `the token has the symbol: their column is shuffled, ${first} comes first, and that means ${action}.`,
  heads: {
    explorer: 'their Exploration Ship heads for the nearest tile that they have not explored.',
    warship: 'their Warship takes the shortest way to its goal.',
  },
  tied: (number: number): string =>
    `Several ways were as good: the Astrolabe decides, ${number} is the smallest number.`,
  settles: (type: string): string =>
    `${type} is the first token of their column for which they have room; it goes to the bottom now.`,
  harvest: '3 gold for two settlers on Craft, 1 strength for two on Weapons.',
  marker: 'They take the space with the most gold, or else one of a settler.',
  steps: 'Step by step',
  strength: 'Strength',
  weapons: 'Weapons',
  token: 'Combat token',
  unknown: 'from 0 to 2',
  total: 'Total',
  ties: (who: string): string => `On a tie the ${who} win`,
  wins: (who: string): string => `The ${who} win`,
  youWin: 'You win',
  holds: 'The monster holds its ground',
  commit: (n: number): string => (n === 0 ? 'No Weapons' : n === 1 ? '1 Weapon' : `${n} Weapons`),
  victory: (percent: number): string => `${percent} % to win`,
  inSecret: 'The other commits Weapons too',
  prize: (gold: number): string => `A victory pays you ${gold} gold`,
}

/** The same words in another language. */
export type MomentWords = typeof moments
